/** Easy: found on a page. The first that a text can answer are asked. */

import { dispositionDraft } from '../brief/disposition.ts';
import { sourcesOf } from '../find/sources.ts';
import type { Findings } from '../findings.ts';
import { lowerCourt } from '../read/voice.ts';
import { draftFrom } from '../text/items.ts';
import { isDangling, isQuotable } from '../text/readable.ts';
import { whoDecides, whoWritesSeparately } from './bench.ts';
import { type Candidate, callsIn, fitting, quoting, rereadOf } from './candidate.ts';

const mostWords = 80;

export function easyQuestions(findings: Findings): Candidate[] {
  return [
    story(findings),
    outcome(findings),
    posture(findings),
    parties(findings),
    announcedIssue(findings),
    source(findings),
    standard(findings),
    whoWritesSeparately(findings),
    whoDecides(findings),
    opening(findings),
    definition(findings),
    furtherStory(findings),
  ].filter((each) => each !== undefined);
}

function story(findings: Findings): Candidate | undefined {
  const { facts } = findings;
  if (facts.length === 0) return undefined;
  const { caseName, first, second, hasTwoSides } = callsIn(findings);
  return {
    question: `Tell us the story of ${caseName}: what happened ${hasTwoSides ? `between ${first} and ${second}` : 'before it came to court'}?`,
    ...quoting(fitting(facts, mostWords)),
    difficulty: 'Easy',
    kind: 'story',
    followUps: ['Which one of these facts could you leave out without changing the result?'],
    trap: `Tempting: to begin with what a court did. The story is what happened before any court ruled.`,
    reread: rereadOf(facts.slice(0, 3)),
  };
}

/** The facts that the first telling had no room for. */
function furtherStory(findings: Findings): Candidate | undefined {
  const { facts } = findings;
  const told = fitting(facts, mostWords);
  const rests = fitting(
    facts.filter((fact) => !told.includes(fact)),
    mostWords,
  );
  if (rests.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `How does the story of ${caseName} go on, up to the point where the court takes it up?`,
    ...quoting(rests),
    difficulty: 'Easy',
    kind: 'story',
    followUps: ['Which side would rather leave these facts out?'],
    trap: 'Tempting: to stop telling as soon as the dispute is clear. What came later may decide it.',
    reread: rereadOf(rests),
  };
}

function parties(findings: Findings): Candidate | undefined {
  const { posture: found, reading, facts } = findings;
  const { first, second, caseName, hasTwoSides } = callsIn(findings);
  const name = first.replace(/^the /, '');
  const introduces =
    found.seeksRelief ??
    reading.sentences.find(
      ({ text, shown }) =>
        text.includes(name) && shown.length > 40 && facts.some((fact) => fact.shown === shown),
    );
  if (!introduces || reading.parties.length === 0) return undefined;
  return {
    question: hasTwoSides
      ? `Who are ${first} and ${second} in ${caseName}, and who is asking for what?`
      : `Who is ${first} in ${caseName}, and what is asked for?`,
    ...quoting(fitting([introduces, ...facts.filter(({ text }) => text.includes(name))].slice(0, 3), 60)),
    difficulty: 'Easy',
    kind: 'parties',
    followUps: hasTwoSides
      ? ['Which of the two lost in the court below?']
      : ['Who would want the opposite result?'],
    trap: `Tempting: to take the first name in the caption for the one who sued first. The order can change on appeal.`,
    reread: rereadOf([introduces]),
  };
}

function posture(findings: Findings): Candidate | undefined {
  const { ruling, below } = findings.posture;
  const rests = fitting([ruling, ...below], mostWords);
  const [first] = rests;
  if (!first) return undefined;
  const { court, caseName } = callsIn(findings);
  const named = lowerCourt.exec(first.text)?.[0].replace(/^(?:the|a|an) /i, '');
  return {
    question: named
      ? `What did the ${named} decide in ${caseName}, and how does the case come before ${court}?`
      : `How does ${caseName} come before ${court}?`,
    ...quoting(rests),
    difficulty: 'Easy',
    kind: 'posture',
    followUps: [
      findings.posture.standard
        ? 'With what standard does this court review that ruling?'
        : 'What standard of review would you expect for a ruling of that kind?',
    ],
    trap: `Tempting: to report that ruling as the holding. It is what is under review, not what ${court} decides.`,
    reread: rereadOf(rests),
  };
}

function outcome(findings: Findings): Candidate | undefined {
  const { decree } = findings.holdings;
  if (!decree) return statedOutcome(findings);
  const { caseName, first, second, court, hasTwoSides } = callsIn(findings);
  const summary = findings.reading.opinion.disposition?.summary;
  const says = summary?.toLowerCase() === decree.shown.replace(/\.$/, '').toLowerCase();
  const direct = summary && !says ? draftFrom(`${summary}.`, [decree], []) : undefined;
  const below = findings.posture.below.toSorted((one, other) => one.words - other.words)[0];
  return {
    question: `How does ${caseName} end: what does ${court} order, and where does that leave ${hasTwoSides ? `${first} and ${second}` : first}?`,
    ...quoting(fitting([decree, below], mostWords), direct),
    difficulty: 'Easy',
    kind: 'outcome',
    followUps: ['What happens next, and in which court?'],
    trap: `Tempting: to give the outcome in the court below. The order asked for is the one of ${court}.`,
    reread: rereadOf([decree]),
  };
}

/** Where no sentence decrees it, a line of the front or the end says how the case ends. */
function statedOutcome(findings: Findings): Candidate | undefined {
  const stated = dispositionDraft(findings);
  if (!stated) return undefined;
  const { caseName, court } = callsIn(findings);
  return {
    question: `How does ${caseName} end: what does ${court} order?`,
    ...quoting([], stated),
    difficulty: 'Easy',
    kind: 'outcome',
    followUps: ['What happens next, and in which court?'],
    trap: 'Tempting: to give the reasons. The question asks for the order.',
    reread: stated.pinpoints,
  };
}

/** Only a question that the court itself announces stands on a page. */
function announcedIssue(findings: Findings): Candidate | undefined {
  const announced = findings.issues.filter(({ isInferred }) => !isInferred).map(({ sentence }) => sentence);
  const [first] = announced;
  if (!first) return undefined;
  const { court, caseName } = callsIn(findings);
  return {
    question: `What question does ${court} say it has to decide in ${caseName}?`,
    ...quoting(fitting(announced, mostWords)),
    difficulty: 'Easy',
    kind: 'issue',
    followUps: ['Can you put it so that it can be answered yes or no?'],
    trap: 'Tempting: to name a topic. An issue joins a rule of law to the facts that put it in doubt.',
    reread: rereadOf([first]),
  };
}

function source(findings: Findings): Candidate | undefined {
  const [main] = sourcesOf(findings.reading);
  if (!main || main.sentence.words > 70) return undefined;
  const { caseName } = callsIn(findings);
  const name = /^(?:[A-Z][a-z]+ )*(?:Amendment|Clause|Act)|^(?:Federal )?Rules?/.test(main.name)
    ? `The ${main.name}`
    : main.name;
  return {
    question: `Which provision, statute or rule of law does the opinion in ${caseName} name most, and where does it come in?`,
    ...quoting([main.sentence], draftFrom(`${name}.`, [main.sentence], [])),
    difficulty: 'Easy',
    kind: 'rule',
    followUps: ['What would you look up in it before class?'],
    trap: 'Tempting: to name the whole field of law. Name the provision and read its words.',
    reread: rereadOf([main.sentence]),
  };
}

function standard(findings: Findings): Candidate | undefined {
  const { standard: found, ruling } = findings.posture;
  if (!found) return undefined;
  const { court, caseName } = callsIn(findings);
  return {
    question: `With what standard does ${court} review the ruling below in ${caseName}?`,
    ...quoting(fitting([found, ruling], mostWords)),
    difficulty: 'Easy',
    kind: 'posture',
    followUps: ['Would the result change under a more deferential standard?'],
    trap: 'Tempting: to give the standard that the trial court applied. Review is what this court does.',
    reread: rereadOf([found]),
  };
}

/** Every opinion says at its beginning what it is about. */
function opening(findings: Findings): Candidate | undefined {
  const { sentences } = findings.reading;
  const first = sentences.slice(0, 12).filter(({ shown }) => isQuotable(shown, 8, 60) && !isDangling(shown));
  const rests = fitting(first.slice(0, 3), mostWords);
  if (rests.length === 0) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `How does the opinion in ${caseName} introduce the case?`,
    ...quoting(rests),
    difficulty: 'Easy',
    kind: 'story',
    followUps: ['What does that opening leave out?'],
    trap: 'Tempting: to go straight to the law. First say what the case is about.',
    reread: rereadOf(rests),
  };
}

function definition(findings: Findings): Candidate | undefined {
  const last = findings.terms.at(-1);
  if (!last) return undefined;
  const { caseName } = callsIn(findings);
  return {
    question: `How does the opinion in ${caseName} define “${last.term}”?`,
    ...quoting([last.sentence]),
    difficulty: 'Easy',
    kind: 'definition',
    followUps: ['Whose definition is it: the legislature’s, an earlier court’s, or this court’s own?'],
    trap: 'Tempting: to use the word as one would outside the law.',
    reread: rereadOf([last.sentence]),
  };
}
