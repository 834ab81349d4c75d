import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useRef } from 'react';
import { useShortcuts } from '../browser/shortcuts.ts';
import { cx } from '../ui/cx.ts';
import { Contents } from './contents.tsx';
import { Divider, useShare } from './divider.tsx';
import { useFollowedPlace } from './follow-place.ts';
import type { MaterialName } from './material-name.ts';
import { useKeptOpinionPlace } from './opinion-place.ts';
import type { Side } from './place.ts';
import { type Reading, useReading } from './reading-context.tsx';
import { leastWidthPx, useIsWide } from './width.ts';

const listed = [{ keys: ['Escape'], words: 'From the opinion back to the statement' }];

type PanesProps = {
  name: MaterialName;
  /** Above the two panes, or above the material where there is room for one. */
  bar: (shown: { isWide: boolean }) => ReactNode;
  opinion: (shown: { isWide: boolean }) => ReactNode;
  children: ReactNode;
};

/** Study material beside the opinion's text; on a narrow screen one of the two. */
export function Panes({ name, bar: barAt, opinion, children }: PanesProps) {
  const reading = useReading();
  const frame = useRef<HTMLDivElement>(null);
  const materialSide = useRef<HTMLDivElement>(null);
  const opinionSide = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame, leastWidthPx);
  const [share, setShare] = useShare();
  const id = useId();
  useShortcuts('Opinion', listed);
  // With the text, which marks the words that are scrolled to.
  useFollowedPlace(useDeferredValue(reading), { material: materialSide, opinion: opinionSide });
  useKeptOpinionPlace(reading, opinionSide);

  const bar = barAt({ isWide });
  const { side } = reading.place;
  const pane = (own: Side) => ({
    id: `${id}-${own}`,
    tabIndex: 0,
    'data-keeps-place': own,
    ...(isWide
      ? { role: 'region', 'aria-label': own === 'material' ? name : 'Opinion' }
      : { role: 'tabpanel', 'aria-labelledby': `${id}-${own}-tab` }),
    className: cx(
      'min-w-0 overflow-y-auto overscroll-contain print:static print:overflow-visible',
      isWide ? 'relative h-full' : 'absolute inset-0',
      // Hidden, not gone: each side keeps its place while the other is read.
      !isWide && side !== own && 'invisible opacity-0 print:visible print:opacity-100',
      own === 'material' ? 'shrink-0' : 'flex-1 print:hidden',
    ),
  });
  const leave = (event: KeyboardEvent) => {
    const { from } = reading.place;
    if (event.key === 'Escape' && from && !event.defaultPrevented) reading.toStatement(from);
  };
  return (
    <div ref={frame} className="flex h-full min-h-0 flex-1 flex-col print:block print:h-auto">
      {isWide ? (
        <div className="border-line border-b print:hidden">{bar}</div>
      ) : (
        <SideTabs id={id} name={name} />
      )}
      <div className="relative flex min-h-0 flex-1 print:block">
        <div
          ref={materialSide}
          {...pane('material')}
          style={isWide ? { flexBasis: `${share * 100}%` } : undefined}
        >
          {!isWide && bar}
          {children}
        </div>
        {isWide && <Divider frame={frame} share={share} onMove={setShare} controls={`${id}-material`} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: escape leads back to the statement */}
        <div ref={opinionSide} {...pane('opinion')} onKeyDown={leave}>
          {opinion({ isWide })}
        </div>
      </div>
      <Announcement reading={reading} />
    </div>
  );
}

function SideTabs({ id, name }: { id: string; name: string }) {
  const { place, turnTo } = useReading();
  const names: Record<Side, string> = { material: name, opinion: 'Opinion' };
  const sides: Side[] = ['material', 'opinion'];
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = place.side === 'material' ? 'opinion' : 'material';
    turnTo(other);
    document.getElementById(`${id}-${other}-tab`)?.focus();
  };
  return (
    <div className="flex items-center border-line border-b px-2 print:hidden">
      <div role="tablist" aria-label="Sides" className="flex min-w-0 flex-1" onKeyDown={press}>
        {sides.map((side) => (
          <button
            key={side}
            id={`${id}-${side}-tab`}
            type="button"
            role="tab"
            aria-selected={place.side === side}
            aria-controls={`${id}-${side}`}
            tabIndex={place.side === side ? 0 : -1}
            onClick={() => turnTo(side)}
            className={cx(
              '-mb-px min-h-11 flex-1 border-b-2 font-medium text-base',
              place.side === side
                ? 'border-accent-ink text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {names[side]}
          </button>
        ))}
      </div>
      <Contents />
    </div>
  );
}

/** Says where a press has led. */
function Announcement({ reading }: { reading: Reading }) {
  const { step, place, passages, pageNameOf, statements } = reading;
  const at = place.at === undefined ? undefined : passages.get(place.at);
  const from = statements.find(({ id }) => id === place.from);
  let words = '';
  if (step?.to === 'passage' && at) {
    words = `Opinion, ${pageNameOf(at.page)}, paragraph ${at.ordinal}${from ? ', quoted words marked' : ''}`;
  }
  if (step?.to === 'statement' && from) words = `Back at ${from.place}`;
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
