/** Easy: found on a page. The first that a text can answer are asked. */

import { courtRuling, isDoneInCourt } from '../choose/steps.ts';
import { dispositionDraft } from '../drafts/disposition.ts';
import type { Findings } from '../findings.ts';
import { draftFrom } from '../text/items.ts';
import { whoDecides, whoWritesSeparately } from './bench.ts';
import { type Candidate, callsIn, fitting, quoting, rereadOf } from './candidate.ts';
import { story } from './story.ts';
import { decidedHere, orderedBelow, votedApart } from './traps.ts';

const mostWords = 80;

export function easyQuestions(findings: Findings): Candidate[] {
  return [
    story(findings),
    outcome(findings),
    posture(findings),
    parties(findings),
    announcedIssue(findings),
    standard(findings),
    whoWritesSeparately(findings),
    definition(findings),
    whoDecides(findings),
  ].filter((each) => each !== undefined);
}

function parties(findings: Findings): Candidate | undefined {
  const { posture: found, reading, facts } = findings;
  const { first, second, caseName, hasTwoSides } = callsIn(findings);
  const name = first.replace(/^the /, '');
  const introduces = found.seeksRelief;
  const other = second.replace(/^the /, '');
  if (!introduces?.text.includes(name) || reading.parties.length === 0) return undefined;
  // Who one of the two is tells nothing of the other.
  if (hasTwoSides && ![introduces, ...facts].some(({ text }) => text.includes(other))) return undefined;
  return {
    question: hasTwoSides
      ? `Who are ${first} and ${second} in ${caseName}, and who is asking for what?`
      : `Who is ${first} in ${caseName}, and what is asked for?`,
    ...quoting(fitting([introduces, ...facts.filter(({ text }) => text.includes(name))].slice(0, 3), 60)),
    kind: 'parties',
    followUps: hasTwoSides
      ? ['Which of the two lost in the court below?']
      : ['Who would want the opposite result?'],
    reread: rereadOf([introduces]),
  };
}

function posture(findings: Findings): Candidate | undefined {
  const { ruling, below } = findings.posture;
  const steps = [ruling, ...below]
    .filter((step) => step !== undefined)
    .filter(({ other }) => other < mostOther);
  const rule = steps.find(({ text }) => courtRuling(text));
  const ways = steps.filter((step) => step !== rule && comesUp.test(step.text));
  const way = ways.find(({ text }) => comesHere.test(text)) ?? ways[0];
  const further = steps.filter(
    (step) =>
      (step === ruling && isDoneInCourt(step.text)) || courtRuling(step.text) || ofJury.test(step.text),
  );
  const rests = fitting([rule, way, ...further], mostWords).toSorted((one, other) => one.index - other.index);
  const [first] = rests;
  if (!first) return undefined;
  const { court, caseName } = callsIn(findings);
  const named = rests.map(({ text }) => courtRuling(text)).find((each) => each !== undefined);
  const comes = rests.some(({ text }) => comesUp.test(text));
  // A court that is only appealed from decided nothing that is quoted.
  if (!named && !comes && !ruling) return undefined;
  return {
    question: !named
      ? `How does ${caseName} come before ${court}?`
      : comes
        ? `What did the ${named} decide, and how does ${caseName} come up?`
        : `What did the ${named} decide in ${caseName}?`,
    ...quoting(rests),
    kind: 'posture',
    followUps: ['Reviewed how closely?'],
    ...(named && { temptations: decidedHere(findings) }),
  };
}

const ofJury = /\b[Jj]ury (?:found|returned|convicted|acquitted|awarded)\b/;
const comesHere = /\b(?:certiorari|probable jurisdiction|this [Cc]ourt|[Ww]e)\b/;
/** Of another case it answers nothing here. */
const mostOther = 0.5;
const comesUp =
  /\b(?:appeal(?:s|ed)?|certiorari|petition(?:s|ed)?|writ of error|probable jurisdiction|review(?:ed)?|certif(?:y|ied|icate)\w*|removed|transferred)\b/;

function outcome(findings: Findings): Candidate | undefined {
  const { decree, otherPart } = findings.holdings;
  if (!decree) return statedOutcome(findings);
  const orders = [...(otherPart ? [otherPart] : []), decree];
  const summary = findings.reading.opinion.disposition?.summary;
  const says = summary?.toLowerCase() === decree.shown.replace(/\.$/, '').toLowerCase();
  const direct = summary && !says ? draftFrom(`${summary}.`, orders, []) : undefined;
  return {
    question: `How does ${callsIn(findings).caseName} end: what does the court order?`,
    ...quoting(orders, direct),
    kind: 'outcome',
    followUps: [afterwards(summary ?? decree.shown)],
    temptations: [...orderedBelow(findings), ...votedApart(findings)],
  };
}

/** Only what is sent back goes on. */
export function afterwards(outcome: string): string {
  if (/\bremand/i.test(outcome)) return 'What happens on remand?';
  return /\bin part\b/i.test(outcome) ? 'Which part fell?' : 'So who won?';
}

/** Where no sentence decrees it, a line of the front or the end says how the case ends. */
function statedOutcome(findings: Findings): Candidate | undefined {
  const stated = dispositionDraft(findings);
  if (!stated) return undefined;
  const { caseName, court } = callsIn(findings);
  return {
    question: `What does ${court} order in ${caseName}?`,
    ...quoting([], stated),
    kind: 'outcome',
    followUps: [afterwards(stated.text)],
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
    question: `What does ${court} say it must decide in ${caseName}?`,
    ...quoting(fitting(announced, mostWords)),
    kind: 'issue',
    followUps: [findings.holdings.line ? 'And the answer?' : 'Why is it hard?'],
    reread: rereadOf([first]),
  };
}

function standard(findings: Findings): Candidate | undefined {
  const { standard: found } = findings.posture;
  if (!found) return undefined;
  const { court, caseName } = callsIn(findings);
  return {
    question: `What standard of review does ${court} apply to the ruling below in ${caseName}?`,
    ...quoting([found]),
    kind: 'posture',
    followUps: ['Would the result change under a more deferential standard?'],
  };
}

function definition(findings: Findings): Candidate | undefined {
  const last = findings.terms.at(-1);
  if (!last) return undefined;
  return {
    question: `How does the opinion in ${callsIn(findings).caseName} define “${last.term}”?`,
    ...quoting([last.sentence]),
    kind: 'definition',
    followUps: ['Whose definition is it: the legislature’s, an earlier court’s, or this court’s own?'],
  };
}
