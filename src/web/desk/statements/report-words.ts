/** What is said of parts that the student reported: before, and of what came of it. */
import type { Brief, MaterialRecord, MaterialReport } from '../../../shared/materials.ts';
import type { Item } from '../../../study/material/schema.ts';
import { isEmbedded } from '../../../study/words/engines.ts';
import { count } from '../../format/count.ts';
import type { Statement } from './statements.ts';

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
  meaning: 'You said this is wrong. What you write under Edit Caption stays.',
};

type Reported = { material: MaterialRecord; itemId: string; isTextGone: boolean };

/** Why the part will not be made again; undefined where it will. */
function whyNotAgain({ material, itemId, isTextGone }: Reported): string | undefined {
  if (itemId === 'caption')
    return 'We don’t regenerate captions: fix it with Edit Caption, and your words stay.';
  if (itemId.startsWith(gapName))
    return 'We don’t regenerate these lines: delete it, or write your own, and your words stay.';
  if (material.reports.some(({ madeId }) => madeId === itemId))
    return 'It was already replaced once, and that happens only once.';
  return isTextGone ? 'It can’t be replaced, because the text of this opinion was deleted.' : undefined;
}

export const isMadeAgain = (reported: Reported): boolean => whyNotAgain(reported) === undefined;

/** What a report of this part will lead to. */
export function reportPromise(reported: Reported): string {
  const not = whyNotAgain(reported);
  if (not) return `We keep your report and mark this part. ${not}`;
  const { engine, durationMs } = reported.material;
  const again = isEmbedded(engine)
    ? 'We look for the next best passage in the opinion.'
    : 'The language model writes this part again, with your reason in mind.';
  // The embedded engine takes so little that nobody counts it.
  const within = withinWords(durationMs ?? (isEmbedded(engine) ? 0 : null));
  return `You get one other version at no charge. ${again}${within} You’ll see it next to what you have now and keep whichever you like.`;
}

/** A part takes no longer than the whole did, and its way through the queue a few seconds. */
function withinWords(wholeMs: number | null): string {
  if (wholeMs === null) return '';
  const tens = Math.ceil((wholeMs + queueMs) / 10_000);
  const time = tens < 6 ? `${tens * 10} seconds` : count(Math.ceil(tens / 6), 'minute');
  return ` That usually takes less than ${time}.`;
}

const queueMs = 5_000;

const outcomes: Record<Exclude<MaterialReport['outcome'], 'taken_out'>, { word: string; meaning: string }> = {
  running: {
    word: 'reported, looking for other words',
    meaning: 'You’ll see them here, next to what you have now.',
  },
  proposed: { word: 'reported', meaning: 'Other words are here. Choose which to keep.' },
  declined: { word: 'reported, kept', meaning: 'You said this is wrong, then kept it.' },
  remade: { word: 'replaced', meaning: 'You chose this over the words you reported.' },
  kept: { word: 'reported', meaning: 'You said this is wrong. We found nothing better, so it stays.' },
  once_already: {
    word: 'reported',
    meaning: 'You said this is wrong. It was already replaced once, so it stays.',
  },
  no_text: {
    word: 'reported',
    meaning: 'You said this is wrong. Without the opinion’s text it can’t be replaced.',
  },
  failed: {
    word: 'reported, not replaced',
    meaning: 'The language model failed. Report it again to retry; it costs nothing.',
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
    ? 'You deleted a part you reported: the opinion doesn’t support it.'
    : `You deleted ${count} parts you reported: the opinion doesn’t support them.`;
}

/** The words proposed for reported parts, as statements: their pinpoints lead to the opinion as others do. */
export const proposedStatements = (reports: readonly MaterialReport[]): Statement[] =>
  reports.flatMap(({ itemId, proposal }) =>
    (proposal ?? []).map(({ text, pinpoints }, index) => ({
      id: proposedId(itemId, index),
      place: 'Proposed words',
      text,
      pinpoints,
      isReference: true,
    })),
  );

export const proposedId = (itemId: string, index: number) => `proposed ${itemId} ${index}`;
