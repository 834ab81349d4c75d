import { Fragment, type MouseEvent } from 'react';
import type { Pinpoint } from '../../../study/material.ts';
import { cx } from '../../ui/cx.ts';
import { Popover } from '../../ui/popover.tsx';
import { type Ground, useGround, useIsPlace } from './reading-context.tsx';
import { byPassage } from './statements.ts';

const chipClass = cx(
  'relative whitespace-nowrap rounded-sm border px-1 py-0.5 font-medium font-sans text-accent-ink text-xs tabular-nums no-underline',
  // The area that takes a press is larger than the chip that is seen.
  'after:absolute after:-inset-x-1 after:-inset-y-3 sm:after:-inset-y-1.5',
  'print:border-0 print:px-0 print:text-current',
);

const linkClass = 'transition-colors hover:border-accent-ink hover:bg-accent-wash';

/** Where a statement stands in the opinion: one chip a passage. */
export function Pinpoints({ of: id, pinpoints }: { of: string; pinpoints: readonly Pinpoint[] }) {
  const { pageNameOf } = useGround();
  const groups = [...byPassage(pinpoints)];
  const pages = groups.map(([, [first]]) => pageNameOf(first?.page ?? 1));
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

function nameOf(ground: Ground, { passageId, page, quotes }: ChipProps): string {
  const ordinal = ground.passages.get(passageId)?.ordinal;
  const words = quotes.map(({ quote }) => `“${quote}”`).join(' … ');
  return `${page}${ordinal ? ` ¶ ${ordinal}` : ''}: ${words}`;
}

function Chip(props: ChipProps) {
  const { statementId, passageId, page, full } = props;
  const ground = useGround();
  const isCurrent = useIsPlace(({ at, from }) => at === passageId && from === statementId);
  const ordinal = ground.passages.get(passageId)?.ordinal;
  const shown = full && ordinal ? `${page} ¶ ${ordinal}` : page;
  if (ground.textState === 'absent') return <QuoteChip name={nameOf(ground, props)} {...props} />;
  if (ground.textState === 'pending') {
    // The number printed on the page is known with the text; until then the place is kept.
    return (
      <span className={cx(chipClass, 'border-transparent text-transparent!')} title={page}>
        {shown}
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
      aria-label={nameOf(ground, props)}
      aria-current={isCurrent ? 'location' : undefined}
      className={cx(chipClass, linkClass, isCurrent ? 'border-accent-ink bg-accent-wash' : 'border-line')}
    >
      {shown}
    </a>
  );
}

/** Where the text is gone, the words that the statement rests on are all that is left of it. */
function QuoteChip({ name, page, quotes }: ChipProps & { name: string }) {
  return (
    <Popover
      label={`Words on ${page}`}
      stand="center"
      className="grid max-h-80 w-96 gap-2 p-4 font-serif text-reading"
      trigger={
        <button
          type="button"
          aria-label={name}
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
