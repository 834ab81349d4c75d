/** The words that a point rests on, where they stand: the opinion itself stays away until the answer is out. */
import type { CaseText } from '../../../shared/cases.ts';
import { findQuote } from '../../../study/material/find-quote.ts';
import type { Pinpoint } from '../../../study/material/schema.ts';
import { byPassage, placesOf } from '../../../study/words/pages.ts';
import { cx } from '../../ui/cx.ts';
import { pageNamesIn } from '../opinion/page-names.ts';
import { mergeRanges } from '../opinion/quotes.ts';
import { runsOf } from '../opinion/runs.ts';
import { passagePlaces } from '../opinion/sheets.ts';

type Source = { text: CaseText | undefined; pageLabels: Record<string, string> | null };

/** "p. 12", or "p. 12, p. 14 ¶ 2". */
export function placeName(pinpoints: readonly Pinpoint[], { text, pageLabels }: Source): string {
  const { pageNameOf, starOf } = pageNamesIn(text, pageLabels);
  const passages = text && passagePlaces(text);
  const ordinalOf = (id: string) => passages?.get(id)?.ordinal;
  return placesOf(pinpoints, { pageNameOf, ordinalOf, starOf })
    .map(({ name }) => name)
    .join(', ');
}

type PassagesProps = {
  pinpoints: readonly Pinpoint[];
  /** Where what is above says it already. */
  isNamed?: boolean;
} & Source;

export function Passages({ pinpoints, isNamed = false, text, pageLabels }: PassagesProps) {
  const groups = byPassage(pinpoints);
  return [...groups].map(([id, quotes]) => (
    <figure key={id} className="mt-2 border-highlight-line border-l-2 pl-3">
      <figcaption
        className={cx(
          'font-medium font-sans text-ink-faint text-sm',
          isNamed && groups.size === 1 && 'sr-only',
        )}
      >
        {placeName(quotes, { text, pageLabels })}
      </figcaption>
      <Words id={id} quotes={quotes} text={text} />
    </figure>
  ));
}

type WordsProps = { id: string; quotes: readonly Pinpoint[]; text: CaseText | undefined };

function Words({ id, quotes, text }: WordsProps) {
  const passage = text?.pages.flatMap(({ paragraphs }) => paragraphs).find((each) => each.id === id);
  // Without the text, the words relied on are all that is left of it.
  if (!passage)
    return quotes.map(({ quote }) => (
      <blockquote key={quote} className="mt-1 font-serif text-ink text-reading">
        “{quote}”
      </blockquote>
    ));
  const ranges = mergeRanges(
    quotes.flatMap(({ quote }) => [findQuote(passage.text, quote) ?? []].filter(isRange)),
  );
  return (
    <blockquote className="mt-1 font-serif text-ink-soft text-reading">
      {runsOf(passage, ranges).map(({ start, isQuoted, pieces }) => {
        const words = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
        return isQuoted ? (
          <mark key={start} className="rounded-xs bg-highlight text-ink decoration-clone">
            {words}
          </mark>
        ) : (
          <span key={start}>{words}</span>
        );
      })}
    </blockquote>
  );
}

const isRange = (range: readonly number[]): range is readonly [number, number] => range.length === 2;
