/** Whether two questions would feel the same in class: asked alike, or answered alike. */
import { termsOf } from '../../language/words.ts';
import type { Candidate } from './candidate.ts';

const mostSharedOfAnswer = 0.5;
/** What was decided stands under a supposition too, beside the fact and the rule. */
const mostSharedOfSupposed = 0.7;
const mostSharedOfQuestion = 0.6;

export function areAlike(one: Candidate, other: Candidate, caseName: string): boolean {
  if (opensTheSame(one, other)) return true;
  const mostShared = isSupposed(one, other) ? mostSharedOfSupposed : mostSharedOfAnswer;
  if (shared(said(one), said(other)) > mostShared) return true;
  return shared(asked(one, caseName), asked(other, caseName)) > mostSharedOfQuestion;
}

/** A supposition about a fact is another question than one that asks for the fact. */
const isSupposed = (one: Candidate, other: Candidate) =>
  (one.kind === 'hypothetical') !== (other.kind === 'hypothetical');

function opensTheSame(one: Candidate, other: Candidate): boolean {
  const [first, second] = [one.rests[0], other.rests[0]];
  return first !== undefined && first.text === second?.text && !isSupposed(one, other);
}

function said({ rests, answer }: Candidate): Set<string> {
  const texts = rests.length > 0 ? rests.map(({ shown }) => shown) : answer.map(({ text }) => text);
  return new Set(texts.flatMap(termsOf));
}

function asked({ question }: Candidate, caseName: string): Set<string> {
  return new Set(termsOf(question.replaceAll(caseName, '')));
}

/** Terms in common among all terms of both, 0 to 1. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((term) => other.has(term)).length;
  return both / Math.max(1, one.size + other.size - both);
}
