/** Questions that ask for the same thing in other words. */
import { termsOf } from '../../language/words.ts';
import type { WireQuestion } from '../wire/wire.ts';

function likeness(one: string, other: string): number {
  const terms = new Set(termsOf(one));
  const others = new Set(termsOf(other));
  if (terms.size === 0 || others.size === 0) return 0;
  const shared = [...terms].filter((term) => others.has(term)).length;
  return shared / (terms.size + others.size - shared);
}

const answerOf = ({ answer }: WireQuestion) => answer.map(({ text }) => text).join(' ');

/**
 * The two of a pair of hypotheticals may share most of their words: they differ in the fact that is turned. Of another kind,
 * a question may be answered from the same few passages of a short opinion, but not from nothing else.
 */
export function areAlike(one: WireQuestion, other: WireQuestion): boolean {
  const isSameKind = one.kind === other.kind;
  const most = isSameKind && one.kind === 'hypothetical' ? 0.95 : 0.75;
  return (
    likeness(one.question, other.question) > most ||
    likeness(answerOf(one), answerOf(other)) > (isSameKind ? most : 0.9)
  );
}
