import { useDeferredValue, useMemo } from 'react';
import type { CaseText } from '../../../shared/cases.ts';
import type { Range } from '../../../study/material/find-quote.ts';
import { type Beside, useBeside } from '../beside-context.tsx';
import { quotedElsewhere } from '../quoted-elsewhere.ts';
import { type OpenMark, type OwnMark, piecesByPassage } from './marks.ts';
import { findQuoteAcross, mergeRanges } from './quotes.ts';
import { useMarksOf, useRestingOf } from './resting.ts';
import { type SheetFocus, SheetView } from './sheet-view.tsx';
import { headingDepths, noteLinks, passagesFrom, type Sheet, sheetsOf } from './sheets.ts';

/** Headings of the opinion stand below its own heading and that of the part they are in. */
function depthsOf(sheets: readonly Sheet[]): Map<string, number> {
  const byPart = new Map<Sheet['part'], { id: string; level: number }[]>();
  for (const { part, passages } of sheets) {
    const list = byPart.get(part) ?? byPart.set(part, []).get(part) ?? [];
    for (const { id, kind, level = 1 } of passages) if (kind === 'heading') list.push({ id, level });
  }
  const depths = new Map<string, number>();
  for (const [part, list] of byPart) {
    const base = part && part.kind !== 'front' ? 3 : 2;
    const ranks = headingDepths(list.map(({ level }) => level));
    for (const [index, { id }] of list.entries()) depths.set(id, Math.min(base + (ranks[index] ?? 1), 6));
  }
  return depths;
}

/** The quoted words to mark: all that the statement rests on, wherever it stands. */
function quotedBy(
  statementId: string | undefined,
  statements: Beside['statements'],
  passages: Beside['passages'],
): Map<string, Range[]> {
  const quoted = new Map<string, Range[]>();
  const pinpoints =
    statements.find(({ id }) => id === statementId)?.pinpoints ?? quotedElsewhere(statementId);
  for (const { paragraphId, quote } of pinpoints) {
    for (const [id, range] of findQuoteAcross(passagesFrom(passages, paragraphId), quote)) {
      quoted.set(id, mergeRanges([...(quoted.get(id) ?? []), range]));
    }
  }
  return quoted;
}

const noMarks: readonly OwnMark[] = [];
const noStars = () => [];

type OpinionTextProps = {
  text: CaseText;
  /** What the student marked in it. */
  marks?: readonly OwnMark[] | undefined;
  openMark?: OpenMark | undefined;
};

export function OpinionText({ text, marks = noMarks, openMark }: OpinionTextProps) {
  // A press shows first that it was heard; a long text takes a moment longer.
  const { place, restingOn, pageNameOf, stars, toStatement, toPassage, statements, passages } =
    useDeferredValue(useBeside());
  const sheets = useMemo(() => sheetsOf(text), [text]);
  const restingOf = useRestingOf(sheets, restingOn);
  const marked = useMemo(() => piecesByPassage(marks), [marks]);
  const marksOf = useMarksOf(sheets, marked);
  const depths = useMemo(() => depthsOf(sheets), [sheets]);
  const links = useMemo(() => noteLinks(text), [text]);
  const focus: SheetFocus = useMemo(
    () => ({ quoted: quotedBy(place.from, statements, passages), current: place.at }),
    [place, statements, passages],
  );
  const ways = useMemo(
    () => ({ ...links, toStatement, toPassage, openMark, starsIn: stars?.marksIn ?? noStars }),
    [links, toStatement, toPassage, openMark, stars],
  );
  return sheets.map((sheet) => {
    const isFocused = [...sheet.passages, ...sheet.notes].some(
      ({ id }) => id === place.at || focus.quoted.has(id),
    );
    return (
      <SheetView
        key={sheet.key}
        sheet={sheet}
        pageName={pageNameOf(sheet.page)}
        pageCount={text.pages[0]?.number === 1 ? text.pages.length : undefined}
        depths={depths}
        restingOn={restingOf(sheet)}
        marked={marksOf(sheet)}
        focus={isFocused ? focus : undefined}
        ways={ways}
      />
    );
  });
}
