import { TableOfContents } from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Popover } from '../ui/popover.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { useReading } from './reading-context.tsx';

/** Jumps to a part of the opinion or to a heading in it. Not shown for a text that has neither. */
export function Contents() {
  const { contents, pageNameOf, toPassage } = useReading();
  if (contents.length < 2) return null;
  return (
    <Popover
      label="Contents of the opinion"
      className="max-h-128 w-96 p-1"
      trigger={
        <Tooltip text="Contents of the opinion">
          <IconButton label="Contents of the opinion">
            <TableOfContents size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      }
    >
      {(close) =>
        contents.map(({ id, passageId, name, depth, page }) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              close();
              toPassage(passageId);
            }}
            style={{ paddingLeft: `${depth * 1.125 + 0.625}rem` }}
            className={cx(
              'flex min-h-11 w-full items-baseline gap-3 rounded-sm py-2 pr-2.5 text-left text-base hover:bg-hover focus-visible:bg-hover sm:min-h-9 sm:py-1.5',
              depth === 0 ? 'font-medium text-ink' : 'font-serif text-ink-soft',
            )}
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="shrink-0 font-sans text-ink-faint text-xs tabular-nums">{pageNameOf(page)}</span>
          </button>
        ))
      }
    </Popover>
  );
}
