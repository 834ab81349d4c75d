/** Easy: found on a page. */
import type { Findings } from '../findings.ts';
import { lowerCourt } from '../reading/voice.ts';
import { draftFrom } from '../text/items.ts';
import { answerFrom, type Candidate, callsIn, rereadOf } from './candidate.ts';

const mostWords = 80;

export function easyQuestions(findings: Findings): Candidate[] {
  return [story(findings), outcome(findings), posture(findings), parties(findings)].filter(
    (each) => each !== undefined,
  );
}

function story(findings: Findings): Candidate | undefined {
  const { facts } = findings;
  const [first] = facts;
  if (!first || facts.length < 2) return undefined;
  const { caseName, first: one, second, hasTwoSides } = callsIn(findings);
  return {
    question: `Tell us the story of ${caseName}: what happened ${hasTwoSides ? `between ${one} and ${second}` : 'before it came to court'}?`,
    answer: answerFrom(facts, mostWords),
    difficulty: 'Easy',
    kind: 'story',
    followUps: ['Which one of these facts could you leave out without changing the result?'],
    trap: `Tempting: to begin with what a court did. The story is what happened before any court ruled.`,
    reread: rereadOf(facts.slice(0, 3)),
    rests: first,
  };
}

function parties(findings: Findings): Candidate | undefined {
  const { posture: found, reading } = findings;
  if (!found.seeksRelief || reading.parties.length < 2) return undefined;
  const { first, second, caseName } = callsIn(findings);
  return {
    question: `Who are ${first} and ${second} in ${caseName}, and who is asking for what?`,
    answer: answerFrom([found.seeksRelief, findings.facts[0]], mostWords),
    difficulty: 'Easy',
    kind: 'parties',
    followUps: [`Which of the two lost in the court below?`],
    trap: `Tempting: to take the first name in the caption for the one who sued first. The order can change on appeal.`,
    reread: rereadOf([found.seeksRelief]),
    rests: found.seeksRelief,
  };
}

function posture(findings: Findings): Candidate | undefined {
  const { ruling, below } = findings.posture;
  const rests = ruling ?? below[0];
  if (!rests) return undefined;
  const { court, caseName } = callsIn(findings);
  const named = lowerCourt.exec(rests.text)?.[0].replace(/^(?:the|a|an) /i, '');
  return {
    question: named
      ? `What did the ${named} decide in ${caseName}, and how does the case come before ${court}?`
      : `How does ${caseName} come before ${court}?`,
    answer: answerFrom([rests, ...below], mostWords),
    difficulty: 'Easy',
    kind: 'posture',
    followUps: [
      findings.posture.standard
        ? 'With what standard does this court review that ruling?'
        : 'What standard of review would you expect for a ruling of that kind?',
    ],
    trap: `Tempting: to report that ruling as the holding. It is what is under review, not what ${court} decides.`,
    reread: rereadOf([rests, ...below]),
    rests,
  };
}

function outcome(findings: Findings): Candidate | undefined {
  const { holdings, reading } = findings;
  const { decree } = holdings;
  const { below } = findings.posture;
  if (!decree) return undefined;
  const { caseName, first, second, court, hasTwoSides } = callsIn(findings);
  const summary = reading.opinion.disposition?.summary;
  return {
    question: `How does ${caseName} end: what does ${court} order, and where does that leave ${hasTwoSides ? `${first} and ${second}` : first}?`,
    answer: [
      ...(summary && summary !== decree.shown.replace(/\.$/, '')
        ? [draftFrom(`${summary}.`, [decree], [])]
        : []),
      ...answerFrom([decree, below.toSorted((one, other) => one.words - other.words)[0]], mostWords),
    ],
    difficulty: 'Easy',
    kind: 'outcome',
    followUps: ['What happens next, and in which court?'],
    trap: `Tempting: to give the outcome in the court below. The order asked for is the one of ${court}.`,
    reread: rereadOf([decree]),
    rests: decree,
  };
}
