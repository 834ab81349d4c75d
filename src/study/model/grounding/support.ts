/** Whether a statement rests on words of the opinion, and on words of those who may say it. */
import type { Opinion, Part } from '../../../opinion/opinion.ts';
import { countWords, overlapOf, termsOf } from '../../extractive/text/words.ts';
import { isSeparate, numberOfPart } from '../reading/labels.ts';
import type { StatementTree } from '../wire/wire.ts';
import type { Located, Locator } from './locate.ts';
import type { Problem } from './problem.ts';

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
};

type Ground = { opinion: Opinion; locator: Locator };

export function supportProblems(
  statement: StatementTree,
  at: string,
  ground: Ground,
  { mayBeOwn, speaker }: SupportRule,
): Problem[] {
  const { text, support, mark, children = [] } = statement;
  if (support.length === 0) {
    const isHeading = children.length > 0 && countWords(text) <= mostHeadingWords;
    const isFree = (mark === 'own' && mayBeOwn) || isHeading;
    return isFree ? [] : [{ at, reason: 'it has no support', isGate: false }];
  }
  const located = support.flatMap((each) => ground.locator.locate(each) ?? []);
  const missing = missingWords(support, ground);
  const wrongSpeaker = located.length > 0 ? speakerProblem(located, ground.opinion, speaker) : undefined;
  const reasons: [reason: string | undefined, isGate: boolean][] = [
    [missing, false],
    [wrongSpeaker, speaker === 'lead' || speaker === 'lead in its own words'],
    [missing || mark === 'own' || isAbout(text, located) ? undefined : besidePoint, false],
  ];
  return reasons.flatMap(([reason, isGate]) => (reason ? [{ at, reason, isGate }] : []));
}

const besidePoint = 'the words cited do not bear on what it says: cite those that prove it';

function missingWords(support: StatementTree['support'], { locator }: Ground): string | undefined {
  const missing = support.find((each) => !locator.locate(each));
  if (!missing) return undefined;
  return `these words do not stand in ${missing.paragraph || 'the text'}: “${missing.words.slice(0, 300)}”`;
}

function speakerProblem(located: readonly Located[], opinion: Opinion, speaker: Speaker): string | undefined {
  const partOf = ({ part }: Located) => opinion.parts[part];
  const isOfSeparate = (each: Located) => isSeparate(partOf(each) ?? { kind: 'front' });
  if (speaker === 'anyone') return undefined;
  if (typeof speaker === 'number') {
    return located.some(({ part }) => part === speaker)
      ? undefined
      : `it rests on no words of part ${numberOfPart(speaker)}, of which it speaks`;
  }
  if (speaker === 'not separate opinions alone') {
    return located.every(isOfSeparate) ? 'it rests on a separate opinion alone' : undefined;
  }
  if (located.some(isOfSeparate)) {
    return 'it rests on a separate opinion, which does not decide: cite the lead opinion, or say something that it says';
  }
  const inBody = located.filter((each) => isLead(partOf(each)) && each.paragraph.kind !== 'footnote');
  if (inBody.length === 0) return 'it rests on no words of the body of the lead opinion';
  return speaker === 'lead in its own words' && inBody.every(isQuotation)
    ? 'it rests on words that the court only quotes: cite the court’s own'
    : undefined;
}

const isLead = (part: Part | undefined) =>
  part?.kind === 'majority' || part?.kind === 'plurality' || part?.kind === 'per_curiam';

/** Within quotation marks that were opened before and not yet closed, or in a quotation set apart. */
function isQuotation({ paragraph, start }: Located): boolean {
  if (paragraph.kind === 'quote') return true;
  const before = paragraph.text.slice(0, start);
  const straight = before.match(/"/g)?.length ?? 0;
  return before.lastIndexOf('“') > before.lastIndexOf('”') || straight % 2 === 1;
}

/** A lenient test: it is to find support that has nothing to do with its statement. */
function isAbout(text: string, located: readonly Located[]): boolean {
  const terms = termsOf(text);
  if (terms.length < 3) return true;
  const paragraphs = located.flatMap(({ paragraph }) => termsOf(paragraph.text));
  const quotes = located.flatMap(({ pinpoints }) => pinpoints.flatMap(({ quote }) => termsOf(quote)));
  return overlapOf(terms, paragraphs) >= leastOverlap || overlapOf(terms, quotes) >= leastOverlap;
}
