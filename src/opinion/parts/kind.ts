import type { PartKind } from '../opinion.ts';

/** "… with whom Mr. Justice PELL and Mr. Justice ORR concur, dissenting.": what others do is not what the author does. */
const joiners =
  /\b(?:with|in) (?:whom|which) .{2,200}?\b(?:concurs?|joins?|agrees?|unites?)\b(?! and dissent)/gi;

/** What a judge's own words make of a separate opinion ("concurring in part and dissenting in part"). */
export function separateKind(words: string): PartKind | undefined {
  return kindIn(words.replace(joiners, ' ')) ?? kindIn(words);
}

function kindIn(words: string): PartKind | undefined {
  const concurs = /\bconcur/i.test(words);
  const dissents = /\bdissent/i.test(words);
  if (concurs && dissents) return 'concurrence_in_part_and_dissent_in_part';
  if (dissents)
    return /\bdissent\w*\s+in\s+part\b/i.test(words) ? 'concurrence_in_part_and_dissent_in_part' : 'dissent';
  return concurs ? 'concurrence' : undefined;
}
