import { expect, test } from 'vitest';
import type { Opinion } from '../../opinion/opinion.ts';
import { composeBrief, composeOutline, composeQuestions } from './engine.ts';
import { harborOpinion } from './fixtures/harbor-opinion.ts';
import { choose } from './text/items.ts';
import type { Sentence } from './text/sentence.ts';

/** The invented opinion with so many sentences more, five to a paragraph. */
function withSentences(count: number, sentence: (index: number) => string): Opinion {
  const opinion = harborOpinion();
  const at = opinion.paragraphs.findIndex(({ text }) => text.startsWith('We need not decide'));
  const more = Array.from({ length: count / 5 }, (_, index) => ({
    id: `x${index}`,
    text: Array.from({ length: 5 }, (_, place) => sentence(index * 5 + place)).join(' '),
    kind: 'text' as const,
    page: 4,
    breaks: [],
  }));
  opinion.paragraphs.splice(at, 0, ...more);
  const parts = opinion.parts.map((part) => ({
    ...part,
    firstParagraph: part.firstParagraph + (part.firstParagraph > at ? more.length : 0),
    lastParagraph: part.lastParagraph + (part.lastParagraph >= at ? more.length : 0),
  }));
  return { ...opinion, parts };
}

/** In milliseconds of this thread, however busy the machine is. */
function costOf(opinion: Opinion): number {
  const before = process.threadCpuUsage();
  composeBrief(opinion);
  composeOutline(opinion);
  composeQuestions(opinion, 'premium');
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const leastCost = (opinion: () => Opinion) =>
  Math.min(costOf(opinion()), costOf(opinion()), costOf(opinion()));

test.each([
  [
    'that are all the same',
    () => 'We hold that the landlord must warn the tenant of the defect in its roof.',
  ],
  ['that differ in a number', (index: number) => `The landlord must warn its tenant of defect ${index}.`],
  [
    'that each define a term',
    (index: number) => `The term “lot${index}” means any parcel of that number on the pier.`,
  ],
  [
    'that each tell a fact',
    (index: number) => `In 1990 Marlow delivered crate${index} to the warehouse of Harbor Freight.`,
  ],
  [
    'that each rule',
    (index: number) => `The trial court granted the motion of Marlow on claim${index} in 1990.`,
  ],
])(
  'four times the sentences %s cost about four times the work',
  (_, sentence) => {
    const once = leastCost(() => withSentences(750, sentence));
    const fourTimes = leastCost(() => withSentences(3000, sentence));
    expect(fourTimes).toBeLessThan(8 * once + 40);
  },
  30_000,
);

test('the best sentences are chosen without a comparison of all with all', () => {
  const count = 3000;
  let compared = 0;
  let weighed = 0;
  const gain = {
    of: () => {
      weighed += 1;
      return 0;
    },
    take: () => undefined,
  };
  const scored = Array.from({ length: count }, (_, index) => {
    const text = `Sentence ${index} says the same as every other.`;
    const sentence = { index, text, shown: text } as Sentence;
    const get = () => {
      compared += 1;
      return ['sentence', 'says', 'other'];
    };
    return { sentence: Object.defineProperty(sentence, 'terms', { get }), score: (index * 7) % 100 };
  });
  expect(choose(scored, { most: 9, words: 200, gain })).toHaveLength(1);
  expect(compared).toBeLessThan(4 * count);
  expect(weighed).toBeLessThan(4 * count);
});
