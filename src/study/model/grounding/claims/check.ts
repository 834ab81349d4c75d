/** Every check of a statement's words against the paragraphs it cites. */
import type { Opinion } from '../../../../opinion/opinion.ts';
import { splitSentences } from '../../../../opinion/sentences.ts';
import { cueNamed } from '../../../extractive/read/cues.ts';
import { squash } from '../../../material/squash.ts';
import { nameOfPart } from '../../wire/labels.ts';
import type { Located } from '../locate.ts';
import type { Severity } from '../problem.ts';
import { agentFault, isAnothersDeed } from './agents.ts';
import { decisionFault, foreignCitations, hasLink, voteFault } from './bare.ts';
import { coverageOf } from './coverage.ts';
import { unborneDecisions } from './decisions.ts';
import { affirmsDenied, isDeniedAlike } from './denials.ts';
import { departureFrom } from './departures.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { compareOpposites } from './opposites.ts';
import { actorsIn, compareOrder } from './order.ts';
import { isOpposite } from './polarity.ts';
import { compareQuantities } from './quantities.ts';
import { namesSpeaker, toldAs } from './told.ts';
import {
  authorFault,
  isArgumentAsLaw,
  isBelowAsHolding,
  isOthersArgument,
  isOthersDecision,
  strangeSpeaker,
} from './voices.ts';
import { readWinner } from './winner.ts';

export type Fault = { reason: string; severity: Severity; isSlight?: boolean };

const flaw = (reason: string): Fault => ({ reason, severity: 'flaw' });
const doubt = (reason: string): Fault => ({ reason, severity: 'doubt' });
const slight = (reason: string): Fault => ({ reason, severity: 'doubt', isSlight: true });

/** Of its telling words as many, and this share, without a word that bears them out: nobody can say whether it is so. */
const fewestStrange = 2;
const leastStrange = 0.5;

/** What holds for every string that a student reads. */
export function stringFaults(text: string, opinion: Opinion): Fault[] {
  const foreign = foreignCitations(text, opinion);
  const votes = voteFault(text, opinion);
  const author = authorFault(text, opinion);
  const decision = decisionFault(text, opinion);
  const winner = readWinner(text, opinion);
  return [
    ...(hasLink(text, opinion) ? [flaw('it holds a link or markup')] : []),
    ...(foreign.length > 0 ? [flaw(`the text nowhere cites ${foreign.join(', ')}`)] : []),
    ...[votes, author, decision].flatMap((reason) => (reason ? [flaw(reason)] : [])),
    // On opinions left out, of five winners that code names one is the wrong side: no ground to call a line wrong.
    ...(winner.fault ? [doubt(winner.fault)] : []),
    ...(winner.isDoubtful ? [doubt('the text does not tell code who won')] : []),
  ];
}

type StatementContext = {
  /** How many statements stand below it: "three elements" may count them. */
  children: number;
  /** Decisive statements report what the court itself says. */
  isCourts: boolean;
  wanted?: 'decides' | 'reasons' | 'anyone';
};

export function statementFaults(
  text: string,
  located: readonly Located[],
  opinion: Opinion,
  { children, isCourts, wanted = isCourts ? 'decides' : 'anyone' }: StatementContext,
): Fault[] {
  const evidence = evidenceOf(located, opinion);
  const voices =
    isCourts && isArgumentAsLaw(text, evidence)
      ? [flaw('the words cited are a party’s argument: say whose, or cite what the court says')]
      : isCourts && isBelowAsHolding(text, evidence)
        ? [flaw('the words cited tell what a court below thought: cite what this court says')]
        : [];
  const isOwnWord = voices.length === 0 && !(wanted !== 'anyone' && toldAs(evidence));
  if (isOwnWord && isQuotation(text, evidence.text)) return [];
  const coverage = coverageOf(text, evidence);
  const faults = contradictions(text, evidence);
  const quantities = quantityFaults(text, evidence, children);
  const speaker = strangeSpeaker(text, evidence);
  if (speaker) faults.push(doubt(speaker));
  if (isOthersArgument(text, evidence)) faults.push(doubt('the words cited tell what the other side argues'));
  if (isOthersDecision(text, evidence)) faults.push(doubt('the words cited tell what somebody else decided'));
  if (isLeftOpen(text, evidence)) faults.push(doubt('the words cited leave it open'));
  const told =
    wanted !== 'anyone' && voices.length === 0 && !namesSpeaker(text) ? toldAs(evidence) : undefined;
  if (told) faults.push(doubt(`${told.words}: say whose word it is`));
  const all = [...faults, ...quantities, ...voices];
  if (all.length > 0) return all;
  const { telling, strange } = coverage;
  const weight = strange.reduce((sum, { text: word }) => sum + (/ed$/.test(word) ? 2 : 1), 0);
  return weight >= fewestStrange && strange.length >= leastStrange * telling.length
    ? [slight(`the paragraphs cited have nothing of ${strange.map((word) => word.text).join(', ')}`)]
    : strangerActors(text, evidence);
}

/** Every sentence cited says that something is not decided or only may be, and the statement says nothing of the kind. */
const isLeftOpen = (text: string, { focus }: Evidence): boolean =>
  focus.length > 0 &&
  !(tellsOpen.test(text) || (denies.test(text) && !decides.test(text))) &&
  (focus.every((each) => leavesOpen.test(each.text) || declines.test(each.text)) ||
    (decides.test(text) &&
      !maybe.test(text) &&
      focus.every((each) => supposes.test(each.text) && !decides.test(each.text))));

const leavesOpen = cueNamed('need not decide');
const declines =
  /\b(?:[Ww]e have yet to|the court (?:ultimately )?(?:avoided|declined))\b[^.;]{0,40}\b(?:consider|decide|address|resolve|reach|ruling|deciding)\b/i;
const denies = /\b(?:not|never|nor?|neither|nothing|none)\b/i;

/** "Did not decide" decides nothing. */
const decides =
  /(?<!\b(?:not|never|nor?|neither|nothing|none|without)\b[^.;]{0,40})\b(?:h[eo]ld|holds|found|finds?|conclude[sd]?|decide[sd]?|ruled?)\b/i;
const maybe = /\b(?:may|might|could)\b/i;
const supposes = /\b(?:may|might|could) (?:also |well )?(?:have been|be)\b/i;

const tellsOpen =
  /\b(?:open|undecided|unresolved|leaves?|left|reserv|declin|without deciding|whether|another (?:day|case)|later|question|remand|limit|only)\w*\b/i;

/** The court's own sentences say what they say. */
function isQuotation(text: string, evidence: string): boolean {
  const whole = squash(evidence).text;
  return splitSentences(text).every(({ start, end }) => whole.includes(squash(text.slice(start, end)).text));
}

function contradictions(text: string, evidence: Evidence): Fault[] {
  const focus = evidence.focus.map((each) => each.text).join(' ');
  const found: Fault[] = [];
  if (isOpposite(text, evidence) && !isDeniedAlike(text, evidence.text))
    found.push(doubt('the words cited say the opposite'));
  if (compareOpposites(text, focus).turned > 0 && compareOpposites(text, evidence.text).turned > 0)
    found.push(doubt('the words cited say the contrary of one of its words'));
  const order = compareOrder(text, evidence.sentences);
  if (order.turned > 0 && order.kept === 0)
    found.push(doubt('the words cited tell who did it to whom the other way round'));
  if (affirmsDenied(text, evidence)) found.push(doubt('the words cited deny it'));
  const agent = agentFault(text, evidence);
  if (agent) found.push(doubt(agent));
  if (isAnothersDeed(text, evidence))
    found.push(doubt('the words cited say it of somebody else whom they name'));
  const departure = departureFrom(text, evidence);
  if (departure) found.push(doubt(departure));
  // Whose opinion it is stands in the part's heading, and not in its paragraphs.
  if (unborneDecisions(text, `${evidence.text}\n${headings(evidence)}`) > 0)
    found.push(flaw('the paragraphs cited tell of no such decision'));
  return found;
}

const headings = ({ located, opinion }: Evidence) =>
  located
    .map(({ part }) => opinion.parts[part])
    .map((part) => (part ? nameOfPart(part) : ''))
    .join('\n');

function quantityFaults(text: string, evidence: Evidence, children: number): Fault[] {
  const { missing, misplaced } = compareQuantities(text, evidence.text);
  const unlisted = missing.filter(({ value, isSmall }) => !(isSmall && Number(value) === children));
  const large = unlisted.filter(({ isSmall }) => !isSmall).map(({ value }) => value);
  const caption = JSON.stringify(evidence.opinion.caption);
  const foreign = large.filter((value) => !caption.includes(value));
  if (foreign.length > 0)
    return [flaw(`the paragraphs cited do not have ${foreign.join(', ')}: cite the one that does`)];
  const other = misplaced.filter((value) => Number(value) !== children);
  if (other.length > 0) {
    return [doubt(`in the paragraphs cited ${other.join(', ')} counts something else`)];
  }
  return unlisted.some(({ isSmall }) => isSmall) ? [doubt('the paragraphs cited do not count so')] : [];
}

/** Names that neither the paragraphs cited nor those beside them nor the caption have. */
function strangerActors(text: string, { paragraphs, opinion, text: own }: Evidence): Fault[] {
  const near = new Set<string>();
  for (const paragraph of paragraphs) {
    const at = opinion.paragraphs.indexOf(paragraph);
    for (const each of opinion.paragraphs.slice(Math.max(0, at - 2), at + 3)) {
      for (const word of wordsIn(each.text)) near.add(word);
    }
  }
  const known = `${own} ${Object.values(opinion.caption).join(' ')} ${opinion.parts.map(({ author }) => author).join(' ')}`;
  for (const word of wordsIn(known)) near.add(word);
  const strangers = namesIn(text).filter((name) => !near.has(name.toLowerCase()));
  return strangers.length > 0 && actorsIn(text).length > 0
    ? [doubt(`the paragraphs cited do not name ${strangers.join(', ')}`)]
    : [];
}

const wordsIn = (text: string) => (text.toLowerCase().match(/\p{L}[\p{L}’']*/gu) ?? []).map(bare);
const bare = (word: string) => word.replace(/[’']s?$/, '');
const usual =
  /^(?:Court|Courts|Justice|Judge|State|States|Rule|Act|Section|Congress|Constitution|Amendment|Clause|Article|January|February|March|April|May|June|July|August|September|October|November|December|First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Fourteenth|Circuit|Appeals|Supreme|District|Government|United|Federal|American|Chief|Part|Plaintiff|Defendant|Petitioner|Respondent|Restatement|Torts|Contracts|Company|Corporation|Incorporated|Inc|Corp|Co|Ltd|LLC)$/;
const namesIn = (text: string) =>
  [...text.matchAll(/(?<=[\p{L}\p{N},;)] )\p{Lu}\p{Ll}[\p{L}’']+/gu)]
    .map(([name]) => bare(name))
    .filter((name) => !usual.test(name));
