/** A question before it has its place in the set. */
import type { Question } from '../../material.ts';
import type { Findings } from '../findings.ts';
import { type Draft, draftOf, pinpointsOf } from '../text/items.ts';
import type { Sentence } from '../text/sentence.ts';
import { countWords } from '../text/words.ts';

export type Candidate = Omit<Question, 'id' | 'answer' | 'hypotheticalPairOf'> & {
  answer: Draft[];
  /** The sentence the answer opens with: no two questions of a set share it. */
  rests: Sentence;
  isSecondOfPair?: boolean;
};

export type Calls = { caseName: string; court: string; first: string; second: string; hasTwoSides: boolean };

/** What a professor would call the case, the court and the parties. */
export function callsIn({ reading }: Findings): Calls {
  const { caseName, court } = reading.opinion.caption;
  const [first, second] = reading.parties;
  return {
    caseName: caseName ?? 'this case',
    court: court ? `the ${court.replace(/^the /i, '')}` : 'the court',
    first: first?.short ?? 'the party seeking relief',
    second: second?.short ?? 'the other side',
    hasTwoSides: second !== undefined,
  };
}

/** Drafts in this order, as many as the most words allow. */
export function answerFrom(sentences: readonly (Sentence | undefined)[], mostWords: number): Draft[] {
  const drafts: Draft[] = [];
  const used = new Set<number>();
  let words = 0;
  for (const sentence of sentences) {
    if (!sentence || used.has(sentence.index)) continue;
    const length = countWords(sentence.shown);
    if (drafts.length > 0 && words + length > mostWords) continue;
    used.add(sentence.index);
    words += length;
    drafts.push(draftOf(sentence));
  }
  return drafts;
}

export function rereadOf(sentences: readonly (Sentence | undefined)[]): Question['reread'] {
  return sentences.flatMap((sentence) => (sentence ? pinpointsOf(sentence) : [])).slice(0, 4);
}
