/** Whether a statement rests on words of the opinion, and on words of those who may say it. */
import type { Opinion } from '../../../opinion/opinion.ts';
import { countWords, overlapOf, termsOf } from '../../extractive/text/words.ts';
import { isSeparate } from '../reading/labels.ts';
import type { StatementTree } from '../wire/wire.ts';
import type { Located, Locator } from './locate.ts';
import type { Problem } from './problem.ts';

/** Words that only head what stands below them need no support. */
const mostHeadingWords = 8;
/** Share of a statement's terms, or of its paragraph's, from which the two can be about the same. */
const leastOverlap = 0.12;

export type SupportRule = {
  /** The task lets the model say something of its own here. */
  mayBeOwn: boolean;
  /** Only the body of the lead opinion may say it. */
  isLeadOnly: boolean;
  /** It says what the court decided: words that the court quotes from others do not. */
  isDecision: boolean;
};

export function supportProblem(
  statement: StatementTree,
  at: string,
  { opinion, locator }: { opinion: Opinion; locator: Locator },
  { mayBeOwn, isLeadOnly, isDecision }: SupportRule,
): Problem | undefined {
  const problem = (reason: string, isGate = false): Problem => ({ at, reason, isGate });
  const { text, support, mark, children = [] } = statement;
  const missing = support.find((each) => !locator.locate(each));
  if (missing) {
    return problem(
      `these words do not stand in ${missing.paragraph || 'the text'}: “${missing.words.slice(0, 300)}”`,
    );
  }
  if (support.length === 0) {
    if (mark === 'own' && mayBeOwn) return undefined;
    if (children.length > 0 && countWords(text) <= mostHeadingWords) return undefined;
    return problem('it has no support');
  }
  const located = support.flatMap((each) => locator.locate(each) ?? []);
  if (isLeadOnly) {
    const reason = leadProblem(located, opinion, isDecision);
    if (reason) return problem(reason, true);
  }
  return mark === 'own' || isAbout(text, located)
    ? undefined
    : problem('the words cited do not bear on what it says: cite those that prove it');
}

function leadProblem(located: readonly Located[], opinion: Opinion, isDecision: boolean): string | undefined {
  const parts = located.map(({ part }) => opinion.parts[part]);
  if (parts.some((part) => part && isSeparate(part))) {
    return 'it rests on a separate opinion, which does not decide: cite the lead opinion, or say something that it says';
  }
  const inBody = located.filter(({ part, paragraph }) => {
    const kind = opinion.parts[part]?.kind;
    return (
      (kind === 'majority' || kind === 'plurality' || kind === 'per_curiam') && paragraph.kind !== 'footnote'
    );
  });
  if (inBody.length === 0) return 'it rests on no words of the body of the lead opinion';
  return isDecision && inBody.every(isQuotation)
    ? 'it rests on words that the court only quotes: cite the court’s own'
    : undefined;
}

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
