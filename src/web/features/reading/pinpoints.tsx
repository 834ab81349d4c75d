import { Popover } from 'radix-ui';
import { Fragment, type MouseEvent } from 'react';
import type { Pinpoint } from '../../../study/material.ts';
import { cx } from '../../ui/cx.ts';
import { type Reading, useReading } from './reading-context.tsx';
import { byPassage } from './statements.ts';

const chipClass = cx(
  'relative whitespace-nowrap rounded-sm border border-line px-1 py-0.5 font-medium font-sans text-accent-ink text-xs tabular-nums no-underline',
  // The area that takes a press is larger than the chip that is seen.
  'after:absolute after:-inset-x-1 after:-inset-y-3 sm:after:-inset-y-1.5',
  'print:border-0 print:px-0 print:text-current',
);

const linkClass = 'transition-colors hover:border-accent-ink hover:bg-accent-wash';

/** Where a statement stands in the opinion: one chip a passage. */
export function Pinpoints({ of: id, pinpoints }: { of: string; pinpoints: readonly Pinpoint[] }) {
  const reading = useReading();
  const groups = [...byPassage(pinpoints)];
  const pages = groups.map(([, [first]]) => reading.pageNameOf(first?.page ?? 1));
  return groups.map(([passageId, quotes], index) => {
    const page = pages[index] ?? '';
    // Two places on one page are told apart by their paragraphs.
    const isTwice = pages.indexOf(page) !== pages.lastIndexOf(page);
    return (
      <Fragment key={passageId}>
        {/* No line begins with a chip: it stays with the word before it. */}
        {'\u00A0'}
        <Chip statementId={id} passageId={passageId} page={page} quotes={quotes} full={isTwice} />
      </Fragment>
    );
  });
}

type ChipProps = { statementId: string; passageId: string; page: string; quotes: Pinpoint[]; full: boolean };

function nameOf(reading: Reading, { passageId, page, quotes }: ChipProps): string {
  const ordinal = reading.passages.get(passageId)?.ordinal;
  const words = quotes.map(({ quote }) => `“${quote}”`).join(' … ');
  return `${page}${ordinal ? ` ¶ ${ordinal}` : ''}: ${words}`;
}

function Chip(props: ChipProps) {
  const { statementId, passageId, page, full } = props;
  const reading = useReading();
  const { place, textState } = reading;
  const ordinal = reading.passages.get(passageId)?.ordinal;
  const shown = full && ordinal ? `${page} ¶ ${ordinal}` : page;
  if (textState === 'absent') return <QuoteChip name={nameOf(reading, props)} {...props} />;
  if (textState === 'pending') {
    // The number printed on the page is known with the text; until then the place is kept.
    return (
      <span className={cx(chipClass, 'border-transparent text-transparent!')} title={page}>
        {shown}
      </span>
    );
  }
  const isCurrent = place.at === passageId && place.from === statementId;
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    reading.toPassage(passageId, statementId);
  };
  return (
    <a
      href={reading.addressOf(passageId, statementId)}
      onClick={press}
      aria-label={nameOf(reading, props)}
      aria-current={isCurrent ? 'location' : undefined}
      className={cx(chipClass, linkClass, isCurrent && 'border-accent-ink bg-accent-wash')}
    >
      {shown}
    </a>
  );
}

/** Where the text is gone, the words that the statement rests on are all that is left of it. */
function QuoteChip({ name, page, quotes }: ChipProps & { name: string }) {
  return (
    <Popover.Root>
      <Popover.Trigger aria-label={name} className={cx(chipClass, linkClass, 'cursor-pointer')}>
        {page}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          collisionPadding={8}
          aria-label={`Words on ${page}`}
          className="z-50 grid max-h-80 w-96 max-w-[calc(100vw-1rem)] gap-2 overflow-y-auto rounded-md border border-line bg-raised p-4 font-serif text-ink text-reading shadow-raised data-[state=open]:animate-enter"
        >
          {quotes.map(({ quote }) => (
            <blockquote key={quote}>“{quote}”</blockquote>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
