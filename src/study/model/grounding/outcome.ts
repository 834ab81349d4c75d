/** What a statement says became of the judgment below, against the decretal line. */
import type { Disposition, DispositionAction } from '../../../opinion/opinion.ts';

const verbs: [action: DispositionAction, pattern: RegExp][] = [
  ['affirmed', /\b(?:affirm(?:s|ed|ing|ance)?|uph(?:e|o)ld(?:s|ing)?)\b/i],
  ['reversed', /\b(?:revers(?:es?|ed|ing|al)|overturn(?:s|ed|ing)?)\b/i],
  ['vacated', /\bvacat(?:es?|ed|ing|ur)\b/i],
];

const actionsIn = (text: string) =>
  verbs.filter(([, pattern]) => pattern.test(text)).map(([action]) => action);

const isWithin = (some: DispositionAction[], all: DispositionAction[]) =>
  some.every((action) => all.includes(action));

/** `whole` states the disposition, all of it; `partly` may tell of one claim among several, or of the court below too. */
export type Telling = 'whole' | 'partly';

/** Undefined where the two agree, or where there is nothing to compare. */
export function outcomeProblem(
  text: string,
  disposition: Disposition | undefined,
  telling: Telling,
): string | undefined {
  const known = disposition?.actions.filter((action) => verbs.some(([verb]) => verb === action)) ?? [];
  const said = actionsIn(text);
  if (!disposition || known.length === 0 || said.length === 0) return undefined;
  const agrees = telling === 'whole' ? isWithin(known, said) : said.some((action) => known.includes(action));
  if (agrees) return undefined;
  return `it says ${said.join(' and ')}, but the decretal line was read as: ${disposition.summary}`;
}
