import { memo, type ReactNode } from 'react';
import type { Range } from '../../../study/material/find-quote.ts';
import { partName } from '../../../study/words/captions.ts';
import { fragmentOf } from '../../paths.ts';
import type { Statement } from '../statements/statements.ts';
import type { MarkPiece } from './marks.ts';
import { Passage, type PassageWays } from './passage.tsx';
import { asidesOf, type Sheet } from './sheets.ts';

/** What one sheet shows beside its words; the same object as long as nothing of it changed. */
export type SheetFocus = { quoted: ReadonlyMap<string, readonly Range[]>; current: string | undefined };

type SheetViewProps = {
  sheet: Sheet;
  pageName: string;
  /** Absent where the text is a part of the file. */
  pageCount: number | undefined;
  depths: ReadonlyMap<string, number>;
  restingOn: ReadonlyMap<string, Statement[]>;
  /** What she marked, by passage. */
  marked: ReadonlyMap<string, MarkPiece[]>;
  /** Set on the sheets that the reader was led to. */
  focus: SheetFocus | undefined;
  ways: PassageWays;
};

const lineHeightPx = 28;
const markerHeightPx = 48;
const gapPx = 14;
const lettersALine = 62;

/** What a sheet will take before it is drawn, so that the scroll bar tells the truth from the beginning. */
function estimatedHeight({ passages, notes }: Sheet): number {
  return [...passages, ...notes].reduce(
    (height, { text }) => height + Math.ceil(text.length / lettersALine) * lineHeightPx + gapPx,
    markerHeightPx,
  );
}

export const SheetView = memo(function SheetView(props: SheetViewProps) {
  const { sheet, pageName, pageCount, depths, restingOn, marked, focus, ways } = props;
  const draw = (passage: Sheet['passages'][number]) => (
    <Passage
      key={passage.id}
      passage={passage}
      depth={depths.get(passage.id) ?? 6}
      quoted={focus?.quoted.get(passage.id)}
      marked={marked.get(passage.id)}
      resting={restingOn.get(passage.id)}
      isCurrent={focus?.current === passage.id}
      ways={ways}
    />
  );
  const isEmpty = sheet.passages.length + sheet.notes.length === 0;
  const isPublishers = sheet.part?.kind === 'publisher';
  const words = (
    <>
      <ConfidenceNote sheet={sheet} />
      {asidesOf(sheet).map(({ publisher, passages }) => {
        if (!publisher) return passages.map(draw);
        const isOpen = passages.some(({ id }) => id === focus?.current || focus?.quoted.has(id));
        return (
          <PublishersWords key={passages[0]?.id} author={publisher} isOpen={isOpen}>
            {passages.map(draw)}
          </PublishersWords>
        );
      })}
      {isEmpty && <p className="text-ink-faint italic">No text could be read on this page.</p>}
      {sheet.notes.length > 0 && (
        <div className="mt-2 grid gap-2 before:mb-1 before:h-px before:w-24 before:bg-line-strong">
          {sheet.notes.map(draw)}
        </div>
      )}
    </>
  );
  return (
    <div
      // Two parts can share a page: the first of them is where the page begins.
      id={sheet.beginsPage ? fragmentOf.page(sheet.page) : undefined}
      className="[content-visibility:auto]"
      style={{ containIntrinsicSize: `auto none auto ${estimatedHeight(sheet)}px` }}
    >
      {(!isPublishers || sheet.beginsPage) && (
        <PageMarker sheet={sheet} pageName={pageName} pageCount={pageCount} />
      )}
      <div className="mx-auto grid max-w-(--measure) gap-3.5 pt-3 pr-4 pb-6 pl-8 font-serif text-ink text-reading sm:pr-8 sm:pl-12">
        {sheet.opensPart && sheet.part && sheet.part.kind !== 'front' && !isPublishers && (
          <h3 className="my-3 border-line border-y py-3 text-center font-semibold text-lg">
            {sheet.partName}
          </h3>
        )}
        {isPublishers ? (
          <PublishersWords author={sheet.part?.author} isOpen={focus !== undefined}>
            {words}
          </PublishersWords>
        ) : (
          words
        )}
      </div>
    </div>
  );
});

type PublishersWordsProps = { author: string | null | undefined; isOpen: boolean; children: ReactNode };

/** A synopsis, headnotes, a site's menus, what an editor put between: at hand, and never taken for the court's. */
const PublishersWords = ({ author, isOpen, children }: PublishersWordsProps) => (
  <details open={isOpen || undefined} className="font-sans text-base text-ink-soft">
    <summary className="cursor-pointer py-1 text-ink-faint text-sm">
      {partName({ kind: 'publisher', author })}, not the court’s
    </summary>
    <div className="mt-2 grid gap-3 border-line border-l-2 pl-4">{children}</div>
  </details>
);

/** Below this a page's words, taken together, are not to be relied on without the paper. */
const sureOfPage = 0.85;

/** How far the words of a page can be relied on; nothing where every word was sure. */
function ConfidenceNote({ sheet: { confidence, source, beginsPage, passages, notes } }: { sheet: Sheet }) {
  const isScan = source === 'ocr';
  const isHard = beginsPage && confidence !== null && confidence < sureOfPage;
  const isMarked = [...passages, ...notes].some(({ uncertain }) => uncertain !== undefined);
  if (!isHard && !isMarked) return null;
  return (
    <p className="border-line-strong border-l-2 pl-3 font-sans text-ink-soft text-sm">
      {isHard &&
        (isScan
          ? 'This page was hard to read: compare it with your copy before you quote it. '
          : 'The file’s text for this page looks damaged: compare it with your copy before you quote it. ')}
      {isMarked && (
        <>
          Words{' '}
          <span className="underline decoration-2 decoration-caution-ink decoration-dotted underline-offset-4">
            underlined like this
          </span>{' '}
          may have been misread{isScan && ' in the scan'}.
        </>
      )}
    </p>
  );
}

type PageMarkerProps = { sheet: Sheet; pageName: string; pageCount: number | undefined };

/** Stays at the top while its page is read: which page, and whose words. */
function PageMarker({ sheet: { page, partName, source }, pageName, pageCount }: PageMarkerProps) {
  const isPrinted = !pageName.startsWith('PDF');
  return (
    <div className="sticky top-0 z-10 border-line border-b bg-paper">
      {/* The measure is counted in letters of the text, so that both columns end at the same place. */}
      <div className="mx-auto max-w-(--measure) pr-4 pl-8 font-serif text-reading sm:pr-8 sm:pl-12">
        <div className="flex h-8 items-center gap-3 font-sans text-ink-faint text-xs tabular-nums">
          {isPrinted && <span className="shrink-0 font-medium text-ink-soft">{pageName}</span>}
          <span className="min-w-0 flex-1 truncate">{partName}</span>
          <span className="shrink-0">
            {source === 'ocr' && 'scanned · '}PDF {page}
            {pageCount !== undefined && ` / ${pageCount}`}
          </span>
        </div>
      </div>
    </div>
  );
}
