import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useMemo, useRef } from 'react';
import { useShortcuts } from '../browser/shortcuts.ts';
import { cx } from '../ui/cx.ts';
import { type Beside, useBeside } from './beside-context.tsx';
import type { Side } from './desk-place.ts';
import { Divider, useShare } from './divider.tsx';
import { useFollowedPlace } from './follow-place.ts';
import type { MaterialName } from './material-name.ts';
import { useKeptOpinionPlace } from './opinion-place.ts';
import { SidesProvider, tabId } from './sides.ts';
import { useRovingStatements } from './statements/roving.ts';
import { leastWidthPx, useIsWide } from './width.ts';

const listed = [{ keys: ['Escape'], words: 'Go from the opinion back to the statement' }];
const inStatement = [
  { keys: ['ArrowLeft', 'ArrowRight'], words: 'Move between a statement’s pinpoints and menu' },
];

type PanesProps = {
  name: MaterialName;
  /** Above the panes. */
  bar: ReactNode;
  opinion: (shown: { isWide: boolean }) => ReactNode;
  children: ReactNode;
};

/** Study material beside the opinion's text; on a narrow screen one of the two. */
export function Panes({ name, bar, opinion, children }: PanesProps) {
  const beside = useBeside();
  const frame = useRef<HTMLDivElement>(null);
  const materialSide = useRef<HTMLDivElement>(null);
  const opinionSide = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame, leastWidthPx);
  const [share, setShare] = useShare();
  const id = useId();
  useShortcuts('Opinion', listed);
  useShortcuts('Statements', inStatement);
  // With the text, which marks the words that are scrolled to.
  useFollowedPlace(useDeferredValue(beside), { material: materialSide, opinion: opinionSide });
  useKeptOpinionPlace(beside, opinionSide);
  useRovingStatements(materialSide);

  const { place, turnTo } = beside;
  const { side } = place;
  const sides = useMemo(() => (isWide ? undefined : { id, side, turnTo }), [isWide, id, side, turnTo]);
  const pane = (own: Side) => ({
    id: `${id}-${own}`,
    tabIndex: 0,
    'data-keeps-place': own,
    ...(isWide
      ? { role: 'region', 'aria-label': own === 'material' ? name : 'Opinion' }
      : { role: 'tabpanel', 'aria-labelledby': tabId(id, own) }),
    className: cx(
      'min-w-0 overflow-y-auto overscroll-contain print:static print:overflow-visible',
      isWide ? 'relative h-full' : 'absolute inset-0',
      // Hidden, not gone: each side keeps its place while the other is read.
      !isWide && side !== own && 'invisible opacity-0 print:visible print:opacity-100',
      own === 'material' ? 'shrink-0' : 'flex-1 print:hidden',
    ),
  });
  const leave = (event: KeyboardEvent) => {
    const { from } = beside.place;
    if (event.key === 'Escape' && from && !event.defaultPrevented) beside.toStatement(from);
  };
  return (
    <div ref={frame} className="flex h-full min-h-0 flex-1 flex-col print:block print:h-auto">
      <SidesProvider value={sides}>
        <div className="border-line border-b print:hidden">{bar}</div>
      </SidesProvider>
      <div className="relative flex min-h-0 flex-1 print:block">
        <div
          ref={materialSide}
          {...pane('material')}
          style={isWide ? { flexBasis: `${share * 100}%` } : undefined}
        >
          {children}
        </div>
        {isWide && <Divider frame={frame} share={share} onMove={setShare} controls={`${id}-material`} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: escape leads back to the statement */}
        <div ref={opinionSide} {...pane('opinion')} onKeyDown={leave}>
          {opinion({ isWide })}
        </div>
      </div>
      <Announcement beside={beside} />
    </div>
  );
}

/** Says where a press has led. */
function Announcement({ beside }: { beside: Beside }) {
  const { step, place, passages, pageNameOf, statements } = beside;
  const at = place.at === undefined ? undefined : passages.get(place.at);
  const from = statements.find(({ id }) => id === place.from);
  let words = '';
  if (step?.to === 'passage' && at) {
    const paragraph = at.ordinal ? `, paragraph ${at.ordinal}` : '';
    words = `Opinion, ${pageNameOf(at.page)}${paragraph}${from ? ', quoted words marked' : ''}`;
  }
  if (step?.to === 'statement' && from) words = `Back at ${from.place}`;
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
