import type { Item } from '../../material.ts';
import type { Findings } from '../findings.ts';
import type { Judged } from '../read/reading.ts';
import { type Draft, draftOf, inOrder, numbered } from '../text/items.ts';
import { countWords } from '../text/words.ts';

const mostWordsOfAnalysis = 300;

/** Each side's argument with its answer, the reasons, then authority, policy and dicta, as far as the page allows. */
export function analysisItems({ reasoning }: Findings): Item[] {
  const { exchanges, reasons, precedents, policy, dicta } = reasoning;
  const [met, ...metToo] = exchanges.map(({ argument, answer }) => [argument, answer]);
  const order = [
    ...(met ? [met] : []),
    ...reasons.slice(0, 2).map((each) => [each]),
    ...metToo,
    ...[...reasons.slice(2), ...precedents, ...policy, ...dicta].map((each) => [each]),
  ];
  const kept = new Set<Judged>();
  let words = 0;
  for (const step of order.map((each) => each.filter((sentence) => sentence !== undefined))) {
    const length = step.reduce((sum, { shown }) => sum + countWords(shown), 0);
    if (words + length > mostWordsOfAnalysis) continue;
    words += length;
    for (const sentence of step) kept.add(sentence);
  }
  const argued: Draft[] = exchanges
    .filter(({ argument }) => kept.has(argument))
    .map(({ argument, answer }) => ({
      ...draftOf(argument),
      ...(answer ? { children: [draftOf(answer)] } : {}),
    }));
  const others = [...reasons, ...precedents, ...policy].filter((sentence) => kept.has(sentence));
  return numbered('analysis', [
    ...argued,
    ...inOrder(others).map((sentence) => draftOf(sentence)),
    ...dicta
      .filter((sentence) => kept.has(sentence))
      .map((sentence) => draftOf(sentence, sentence.shown, ['dicta'])),
  ]);
}
