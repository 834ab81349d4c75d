import { Fragment, type MouseEvent } from 'react';
import type { Pinpoint } from '../../../study/material/schema.ts';
import { type NamedPlace, placesOf } from '../../../study/words/pages.ts';
import { cx } from '../../ui/cx.ts';
import { Popover } from '../../ui/popover.tsx';
import { useGround, useIsPlace } from '../beside-context.tsx';

const chipClass = cx(
  'relative whitespace-nowrap rounded-sm border px-1 py-0.5 max-sm:px-1.5 max-sm:py-0.75 font-medium font-sans text-accent-ink text-xs tabular-nums no-underline',
  // The area that takes a press is larger than the chip that is seen.
  'after:absolute after:-inset-x-1 after:-inset-y-3 sm:after:-inset-y-1.5',
  'print:border-0 print:px-0 print:text-current',
);

const linkClass = 'hover:border-accent-ink hover:bg-accent-wash';

/** Where a statement stands in the opinion: one chip a passage. */
export function Pinpoints({ of: id, pinpoints }: { of: string; pinpoints: readonly Pinpoint[] }) {
  return placesOf(pinpoints, useGround()).map((place, index) => (
    <Fragment key={place.passageId}>
      {index > 0 && <span className="hidden print:inline">,</span>}
      {/* No line begins with a chip: it stays with the word before it. */}
      {'\u00A0'}
      <Chip statementId={id} place={place} />
    </Fragment>
  ));
}

type ChipProps = { statementId: string; place: NamedPlace };

function fullName({ page, ordinal, quotes }: NamedPlace): string {
  const words = quotes.map(({ quote }) => `“${quote}”`).join(' … ');
  return `${page}${ordinal ? ` ¶ ${ordinal}` : ''}: ${words}`;
}

function Chip({ statementId, place }: ChipProps) {
  const { passageId, page, name } = place;
  const ground = useGround();
  const isCurrent = useIsPlace(({ at, from }) => at === passageId && from === statementId);
  if (ground.textState === 'absent') return <QuoteChip place={place} />;
  if (ground.textState === 'pending') {
    // The number printed on the page is known with the text; until then the place is kept.
    return (
      <span className={cx(chipClass, 'border-transparent text-transparent!')} title={page}>
        {name}
      </span>
    );
  }
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    ground.toPassage(passageId, statementId);
  };
  return (
    <a
      href={ground.addressOf(passageId, statementId)}
      onClick={press}
      aria-label={fullName(place)}
      aria-current={isCurrent ? 'location' : undefined}
      className={cx(chipClass, linkClass, isCurrent ? 'border-accent-ink bg-accent-wash' : 'border-line')}
    >
      {name}
    </a>
  );
}

/** Where the text is gone, the words that the statement rests on are all that is left of it. */
function QuoteChip({ place }: { place: NamedPlace }) {
  const { page, quotes } = place;
  return (
    <Popover
      label={`Words on ${page}`}
      stand="center"
      className="grid max-h-80 w-96 gap-2 p-4 font-serif text-reading"
      trigger={
        <button
          type="button"
          aria-label={fullName(place)}
          className={cx(chipClass, linkClass, 'border-line', 'cursor-pointer')}
        >
          {page}
        </button>
      }
    >
      {() => quotes.map(({ quote }) => <blockquote key={quote}>“{quote}”</blockquote>)}
    </Popover>
  );
}
