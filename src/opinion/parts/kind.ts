import type { PartKind } from '../opinion.ts';

/** What a judge's own words make of a separate opinion ("concurring in part and dissenting in part"). */
export function separateKind(words: string): PartKind | undefined {
  const concurs = /\bconcur/i.test(words);
  const dissents = /\bdissent/i.test(words);
  if (concurs && dissents) return 'concurrence_in_part_and_dissent_in_part';
  if (dissents)
    return /\bdissent\w*\s+in\s+part\b/i.test(words) ? 'concurrence_in_part_and_dissent_in_part' : 'dissent';
  return concurs ? 'concurrence' : undefined;
}
