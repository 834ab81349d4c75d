import type { Item } from '../../material/schema.ts';
import type { Findings } from '../findings.ts';
import { type Draft, draftOf, inOrder, numbered } from '../text/items.ts';

/** Each side's argument with its answer, the reasons as the court goes through them, then what decides nothing. */
export function analysisItems({ reasoning }: Findings): Item[] {
  const { exchanges, reasons, precedents, policy, dicta } = reasoning;
  const argued: Draft[] = exchanges.map(({ argument, answer }) => ({
    ...draftOf(argument),
    ...(answer ? { children: [draftOf(answer)] } : {}),
  }));
  return numbered('analysis', [
    ...argued,
    ...inOrder([...reasons, ...precedents, ...policy]).map((sentence) => draftOf(sentence)),
    ...dicta.map((sentence) => draftOf(sentence, sentence.shown, ['dicta'])),
  ]);
}
