/** Whether a statement rests on words of the opinion, and on words of those who may say it. */
import type { Opinion, Part } from '../../../opinion/opinion.ts';
import { countWords, overlapOf, termsOf } from '../../language/words.ts';
import { isSeparate, numberOfPart } from '../wire/labels.ts';
import type { StatementTree } from '../wire/wire.ts';
import { isReporting } from './claims/synonyms.ts';
import type { Located, Locator } from './locate.ts';
import type { Problem, Severity } from './problem.ts';

/** Words that only head what stands below them need no support. */
const mostHeadingWords = 8;
/** Share of a statement's terms, or of its paragraph's, from which the two can be about the same. */
const leastOverlap = 0.12;

/** Who may say what a statement says. */
export type Speaker =
  /** The body of the lead opinion, and nobody beside it. */
  | 'lead'
  /** The same in words of its own: what it quotes from others decides nothing. */
  | 'lead in its own words'
  /** Separate opinions only beside others. */
  | 'not separate opinions alone'
  | 'anyone'
  /** The separate opinion with this index in `Opinion.parts`, whoever else. */
  | number;

export type SupportRule = {
  /** The task lets the model say something of its own here. */
  mayBeOwn: boolean;
  speaker: Speaker;
  /** What is read out as the court's decision: nobody else's words stand in for it. */
  isDecision: boolean;
};

type Ground = { opinion: Opinion; locator: Locator };

export function supportProblems(
  statement: StatementTree,
  at: string,
  ground: Ground,
  { mayBeOwn, speaker, isDecision }: SupportRule,
): Problem[] {
  const { text, support, mark, children = [] } = statement;
  if (support.length === 0) {
    const isHeading = children.length > 0 && countWords(text) <= mostHeadingWords;
    const isFree = (mark === 'own' && mayBeOwn) || isHeading || isOfCaption(text, at, ground.opinion);
    return isFree ? [] : [{ at, reason: 'it has no support', severity: 'flaw' }];
  }
  const located = support.flatMap((each) => ground.locator.locate(each) ?? []);
  const missing = missingWords(support, ground);
  const speaking =
    located.length > 0 && !(isTold(text, located, ground.opinion) && !isDecision)
      ? speakerProblem(located, ground.opinion, speaker, isDecision)
      : undefined;
  const isBeside =
    !missing && mark !== 'own' && !isAbout(text, located, children.length > 0 ? ground.opinion : undefined);
  const wrong: (Wrong | undefined)[] = [
    missing ? { reason: missing, severity: 'flaw' } : undefined,
    speaking,
    isBeside ? { reason: besidePoint, severity: 'doubt', isSlight: true } : undefined,
  ];
  return wrong.flatMap((each) => (each ? [{ at, ...each }] : []));
}

/** Which court decides stands in the caption, which nobody can cite. */
function isOfCaption(text: string, at: string, { caption }: Opinion): boolean {
  const named = new Set(termsOf(Object.values(caption).join(' ')));
  return at === 'posture.court' && termsOf(text).every((term) => named.has(term) || isReporting(term));
}

/** Far paraphrases share no word either: of 40 honest ones 16 were sent back for it. */
const besidePoint = 'the words cited have nothing in common with what it says';

function missingWords(support: StatementTree['support'], { locator }: Ground): string | undefined {
  const missing = support.find((each) => !locator.locate(each));
  if (!missing) return undefined;
  return `these words do not stand in ${missing.paragraph || 'the text'}: “${missing.words.slice(0, 300)}”`;
}

/** "Judge Voss, dissenting, would …": a statement that says whose words it rests on misleads nobody. */
function isTold(text: string, located: readonly Located[], { parts }: Opinion): boolean {
  return located.every(({ part: index }) => {
    const part = parts[index];
    if (!part || !isSeparate(part)) return false;
    const kind = part.kind === 'concurrence' ? /\bconcur/i : /\bdissent/i;
    if (part.kind === 'concurrence' && /\bdissent/i.test(text)) return false;
    const [, judge] = /\b(?:Judge|Justice) (\p{Lu}[\p{L}’'-]+)/u.exec(text) ?? [];
    const isNamed = judge !== undefined && parts.every((each) => isSeparate(each) || each.author !== judge);
    return kind.test(text) || isNamed || (part.author !== undefined && text.includes(part.author));
  });
}

type Wrong = { reason: string; severity: Severity; isSlight?: boolean };

function speakerProblem(
  located: readonly Located[],
  opinion: Opinion,
  speaker: Speaker,
  isDecision: boolean,
): Wrong | undefined {
  const flaw = (reason: string): Wrong => ({ reason, severity: 'flaw' });
  const grave = (reason: string): Wrong => ({ reason, severity: isDecision ? 'gate' : 'flaw' });
  const partOf = ({ part }: Located) => opinion.parts[part];
  const isOfSeparate = (each: Located) => isSeparate(partOf(each) ?? { kind: 'front' });
  if (speaker === 'anyone') return undefined;
  if (typeof speaker === 'number') {
    return located.some(({ part }) => part === speaker)
      ? undefined
      : flaw(`it rests on no words of part ${numberOfPart(speaker)}, of which it speaks`);
  }
  if (speaker === 'not separate opinions alone') {
    return located.every(isOfSeparate) ? flaw('it rests on a separate opinion alone') : undefined;
  }
  if (located.some(isOfSeparate)) {
    return grave(
      'it rests on a separate opinion, which does not decide: cite the lead opinion, or say something that it says',
    );
  }
  const inLead = located.filter((each) => isLead(partOf(each)));
  if (inLead.length === 0) return grave('it rests on no words of the body of the lead opinion');
  if (isDecision && inLead.every(({ paragraph }) => paragraph.kind === 'footnote'))
    return grave('it rests on a footnote alone, on no words of the body of the lead opinion');
  return speaker === 'lead in its own words' && inLead.every((each) => isOfAnother(each, opinion))
    ? grave('it rests on words of somebody else that the court only quotes: cite the court’s own')
    : undefined;
}

const isLead = (part: Part | undefined) =>
  part?.kind === 'majority' || part?.kind === 'plurality' || part?.kind === 'per_curiam';

/** In a quotation, but for one of the law itself: what a statute says the court takes for its own. */
function isOfAnother(located: Located, { paragraphs }: Opinion): boolean {
  const { paragraph, start } = located;
  if (!isQuotation(located)) return false;
  if (paragraph.kind === 'quote') {
    const at = paragraphs.indexOf(paragraph);
    const before = paragraphs[at - 1]?.text.slice(-120) ?? '';
    const behind = paragraphs[at + 1]?.text.slice(0, 60) ?? '';
    return !ofLaw.test(`${before} … ${behind}`) || somebodys.test(before);
  }
  const opened = Math.max(paragraph.text.lastIndexOf('“', start), paragraph.text.lastIndexOf('"', start), 0);
  const before = paragraph.text.slice(Math.max(0, opened - 90), opened);
  return !ofLaw.test(before) || somebodys.test(before);
}

const ofLaw =
  /\b(?:provides?|provided|provision|statute|section|article|amendment|constitution|regulation|rule \d|restatement|code)\b|§/i;
const somebodys =
  /\bconcurring\b|\bdissent(?:ing|s)?\b|\bconcurrence\b|\b(?:argu|conten|maintain|urge|assert|insist|wrote|letter|testif)\w*|\b(?:brief|Br\.) for\b/i;

/** Within quotation marks that were opened before and not yet closed, or in a quotation set apart. */
function isQuotation({ paragraph, start }: Located): boolean {
  if (paragraph.kind === 'quote') return true;
  const before = paragraph.text.slice(0, start);
  const straight = before.match(/"/g)?.length ?? 0;
  return before.lastIndexOf('“') > before.lastIndexOf('”') || straight % 2 === 1;
}

/** A lenient test: it is to find support that has nothing to do with its statement. */
function isAbout(text: string, located: readonly Located[], headed: Opinion | undefined): boolean {
  // What heads other statements may do no more than name the case.
  const named = new Set(termsOf(headed?.caption.caseName ?? ''));
  const terms = termsOf(text).filter((term) => !headed || !(isReporting(term) || named.has(term)));
  if (terms.length < 3) return true;
  const paragraphs = located.flatMap(({ paragraph }) => termsOf(paragraph.text));
  const quotes = located.flatMap(({ pinpoints }) => pinpoints.flatMap(({ quote }) => termsOf(quote)));
  return overlapOf(terms, paragraphs) >= leastOverlap || overlapOf(terms, quotes) >= leastOverlap;
}
