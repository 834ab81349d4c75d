import { TableOfContents } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Popover } from '../ui/popover.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { useBeside } from './beside-context.tsx';
import { findPage, findWords } from './opinion/find-in-text.ts';
import { passageElementId } from './opinion/passage.tsx';
import type { ContentsEntry } from './opinion/sheets.ts';

/** Jumps to a part of the opinion, to a heading in it, to a page, or to words. Not shown where there is no text. */
export function Contents() {
  const { textState, passages, isOpinionHidden } = useBeside();
  if (textState !== 'shown' || passages.size === 0 || isOpinionHidden) return null;
  return (
    <Popover
      label="Contents of the opinion"
      className="max-h-128 w-96 p-1"
      trigger={
        <Tooltip text="Contents, find">
          <IconButton label="Contents of the opinion">
            <TableOfContents size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      }
    >
      {(close) => <Ways close={close} />}
    </Popover>
  );
}

/** What is typed takes the place of the contents. */
function Ways({ close }: { close: () => void }) {
  const [typed, setTyped] = useState('');
  const { toPassage } = useBeside();
  const go = (passageId: string) => {
    close();
    toPassage(passageId);
  };
  return (
    <>
      <div className="sticky top-0 z-1 bg-raised p-1.5">
        <input
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-label="Find words or a page in the opinion"
          placeholder="Find words, or go to a page"
          autoComplete="off"
          className="min-h-11 w-full rounded-md border border-line-strong bg-paper px-3 text-base text-ink placeholder:text-ink-faint sm:min-h-9"
        />
      </div>
      {typed.trim() === '' ? <Entries go={go} /> : <Hits typed={typed} go={go} />}
    </>
  );
}

const rowClass =
  'flex min-h-11 w-full items-baseline gap-3 rounded-sm px-2.5 py-2 text-left text-base hover:bg-hover focus-visible:bg-hover sm:min-h-9 sm:py-1.5';

function Entries({ go }: { go: (passageId: string) => void }) {
  const { contents, pageNameOf } = useBeside();
  const [hereId] = useState(() => entryHere(contents)?.id);
  const here = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    here.current?.scrollIntoView({ block: 'center' });
  }, []);
  return contents.map(({ id, passageId, name, depth, page }) => {
    const isHere = id === hereId;
    return (
      <button
        key={id}
        ref={isHere ? here : undefined}
        type="button"
        aria-current={isHere ? 'location' : undefined}
        onClick={() => go(passageId)}
        style={{ paddingLeft: `${depth * 1.125 + 0.625}rem` }}
        className={cx(
          rowClass,
          depth === 0 ? 'font-medium text-ink' : 'font-serif text-ink-soft',
          isHere && 'bg-accent-wash text-ink',
        )}
      >
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {isHere && <span className="shrink-0 font-sans text-accent-ink text-xs">You are here</span>}
        <PageName>{pageNameOf(page)}</PageName>
      </button>
    );
  });
}

const PageName = ({ children }: { children: ReactNode }) => (
  <span className="shrink-0 font-sans text-ink-faint text-xs tabular-nums">{children}</span>
);

/** From the top of the pane: a little below where a place that one jumps to comes to stand. */
const readingLine = 0.45;

/** The last part or heading that has come to where one reads; none of a text that is not on the screen. */
function entryHere(contents: readonly ContentsEntry[]): ContentsEntry | undefined {
  const pane = document.querySelector('[data-keeps-place="opinion"]')?.getBoundingClientRect();
  if (!pane) return undefined;
  const line = pane.top + pane.height * readingLine;
  return contents.findLast(({ passageId }) => {
    const passage = document.getElementById(passageElementId(passageId));
    return passage !== null && passage.getBoundingClientRect().top <= line;
  });
}

function Hits({ typed, go }: { typed: string; go: (passageId: string) => void }) {
  const { passages, pageNameOf, stars } = useBeside();
  const page = findPage(passages, typed, stars);
  const found = findWords(passages, typed);
  return (
    <>
      <p role="status" className="px-2.5 py-1 text-ink-faint text-sm">
        {found.length === 0 && !page && 'Not in this text.'}
        {found.length > 0 && `In ${found.length === 1 ? '1 passage' : `${found.length} passages`}`}
      </p>
      {page && (
        <button type="button" className={rowClass} onClick={() => go(page.passageId)}>
          <span className="min-w-0 flex-1 font-medium text-ink">Go to {pageNameOf(page.page)}</span>
          <PageName>PDF {page.page}</PageName>
        </button>
      )}
      {found.map(({ passageId, page: number, text, start, end }) => (
        <button key={passageId} type="button" className={rowClass} onClick={() => go(passageId)}>
          <span className="min-w-0 flex-1 font-serif text-ink-soft">
            {text.slice(0, start)}
            <mark className="bg-highlight text-ink">{text.slice(start, end)}</mark>
            {text.slice(end)}
          </span>
          <PageName>{pageNameOf(number)}</PageName>
        </button>
      ))}
    </>
  );
}
