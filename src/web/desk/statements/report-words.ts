/** What is said of parts that the student reported: before, and of what came of it. */
import type { Brief, MaterialRecord, MaterialReport } from '../../../shared/materials.ts';
import type { Item } from '../../../study/material/schema.ts';
import { isEmbedded } from '../../../study/words/engines.ts';

type Part = { id: string; words: string };

const linesOf = (texts: readonly (string | undefined)[]) =>
  texts.filter((each) => each !== undefined).join('\n');

const textsOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ text, children = [] }) => [text, ...textsOf(children)]);

/** A list of statements, as a report names it and keeps its words. */
export const sectionPart = (list: string, items: readonly Item[]): Part => ({
  id: `section ${list}`,
  words: linesOf(textsOf(items)),
});

export const captionPart = ({ caption }: Brief): Part => ({
  id: 'caption',
  words: linesOf(Object.values(caption)),
});

const gapName = 'gap ';

/** A line of what is not in the excerpt: named by its words, as far as a name goes. */
export const gapReportId = (words: string) => `${gapName}${words}`.slice(0, 300);

export const captionOutcome = {
  word: 'reported',
  meaning: 'You said that this is wrong. What you write under Edit Caption stands.',
};

type Reported = { material: MaterialRecord; itemId: string; isTextGone: boolean };

/** Why the part will not be made again; undefined where it will. */
function whyNotAgain({ material, itemId, isTextGone }: Reported): string | undefined {
  if (itemId === 'caption')
    return 'A caption is not made again: put it right with Edit Caption, and your words stand.';
  if (itemId.startsWith(gapName))
    return 'A line of what is missing is not made again: take it out, or write it anew, and your words stand.';
  if (material.reports.some(({ madeId }) => madeId === itemId))
    return 'It was made again once already, and is not made again a second time.';
  return isTextGone ? 'It cannot be made again, since the text of this opinion was deleted.' : undefined;
}

export const isMadeAgain = (reported: Reported): boolean => whyNotAgain(reported) === undefined;

/** What a report of this part will lead to. */
export function reportPromise(reported: Reported): string {
  const not = whyNotAgain(reported);
  if (not) return `Your report is kept, and the part is marked. ${not}`;
  const again = isEmbedded(reported.material.engine)
    ? 'The embedded engine looks for the next best passage of the opinion without these words; where there is none, the part stays and is marked.'
    : 'The language model writes this part again, with your reason; where nothing holds up better, the part stays and is marked.';
  return `It is made again once, at no charge. ${again} What you have now stays as a version.`;
}

const outcomes: Record<Exclude<MaterialReport['outcome'], 'taken_out'>, { word: string; meaning: string }> = {
  running: { word: 'reported, being made again', meaning: 'It is replaced as soon as the new one is there.' },
  remade: { word: 'made again', meaning: 'This stands in the place of what you reported.' },
  kept: { word: 'reported', meaning: 'You said that this is wrong. Nothing better was found, so it stays.' },
  once_already: {
    word: 'reported',
    meaning: 'You said that this is wrong. It was made again once already, so it stays.',
  },
  no_text: {
    word: 'reported',
    meaning: 'You said that this is wrong. Without the text of the opinion it cannot be made again.',
  },
  failed: {
    word: 'reported, not made again',
    meaning: 'The language model failed. Report it once more to try again; it costs nothing.',
  },
};

/** Undefined where it was never reported, or has other words since. */
export function reportOf(
  reports: readonly MaterialReport[],
  { id, words }: Part,
): MaterialReport | undefined {
  return reports.findLast(
    (each) =>
      (each.itemId === id && each.words === words && each.outcome !== 'taken_out') || each.madeId === id,
  );
}

export const outcomeWords = ({ outcome }: MaterialReport) =>
  outcomes[outcome === 'taken_out' ? 'kept' : outcome];

/** Whether it may be said once more that it is wrong. */
export const canReport = (report: MaterialReport | undefined, { id }: Part) =>
  !report || report.outcome === 'failed' || (report.madeId === id && report.itemId !== id);

/** Undefined where nothing was taken out. */
export function takenOutSentence(reports: readonly MaterialReport[]): string | undefined {
  const count = reports.filter(({ outcome }) => outcome === 'taken_out').length;
  if (count === 0) return undefined;
  return count === 1
    ? 'A part that you reported was taken out: the opinion does not bear it out.'
    : `${count} parts that you reported were taken out: the opinion does not bear them out.`;
}
