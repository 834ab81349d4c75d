/** Her highlights in the order of the text; each leads to its place. */
import { useQuery } from '@tanstack/react-query';
import { Highlighter } from 'lucide-react';
import { useBeside } from '../../../desk/beside-context.tsx';
import { useIsReadOnly } from '../../../desk/exhibit.tsx';
import { ColourLetter } from '../../../desk/opinion/mark-letter.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { highlightsQuery } from './queries.ts';

export function HighlightList({ caseId }: { caseId: number }) {
  const isReadOnly = useIsReadOnly();
  const { textState, isOpinionHidden, passages, pageNameOf, toPassage } = useBeside();
  const { data } = useQuery({ ...highlightsQuery(caseId), enabled: !isReadOnly && textState === 'shown' });
  const order = [...passages.keys()];
  const placed = (data?.items ?? [])
    .flatMap((item) => (item.places[0] ? [{ ...item, place: item.places[0] }] : []))
    .toSorted(
      (a, b) =>
        order.indexOf(a.place.paragraphId) - order.indexOf(b.place.paragraphId) ||
        a.place.start - b.place.start,
    );
  if (isReadOnly || isOpinionHidden || placed.length === 0) return null;
  return (
    <Popover
      label="Your highlights"
      className="max-h-128 w-96 p-1"
      trigger={
        <Tooltip text="Your highlights">
          <IconButton label="Your highlights">
            <Highlighter size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      }
    >
      {(close) => (
        <ul>
          {placed.map(({ id, colour, quote, note, place }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  close();
                  toPassage(place.paragraphId);
                }}
                className="flex w-full items-start gap-2.5 rounded-sm px-2.5 py-2 text-left hover:bg-hover focus-visible:bg-hover"
              >
                <ColourLetter colour={colour} />
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-3 font-serif text-ink">{quote}</span>
                  {note && <span className="line-clamp-2 text-ink-soft text-sm">{note}</span>}
                </span>
                <span className="shrink-0 text-ink-faint text-sm tabular-nums">{pageNameOf(place.page)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
