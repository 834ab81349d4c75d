import { TableOfContents } from 'lucide-react';
import { Popover } from 'radix-ui';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useReading } from './reading-context.tsx';

/** Jumps to a part of the opinion or to a heading in it. Not shown for a text that has neither. */
export function Contents() {
  const { contents, pageNameOf, toPassage } = useReading();
  if (contents.length < 2) return null;
  return (
    <Popover.Root>
      <Tooltip text="Contents of the opinion">
        <Popover.Trigger asChild>
          <IconButton label="Contents of the opinion">
            <TableOfContents size={18} aria-hidden />
          </IconButton>
        </Popover.Trigger>
      </Tooltip>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label="Contents of the opinion"
          // The chosen passage takes the focus.
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-50 max-h-[min(32rem,var(--radix-popover-content-available-height))] w-96 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-raised data-[state=open]:animate-enter"
        >
          {contents.map(({ id, passageId, name, depth, page }) => (
            <Popover.Close
              key={id}
              onClick={() => toPassage(passageId)}
              style={{ paddingLeft: `${depth * 1.125 + 0.625}rem` }}
              className={cx(
                'flex min-h-11 w-full items-baseline gap-3 rounded-sm py-2 pr-2.5 text-left text-base hover:bg-hover focus-visible:bg-hover sm:min-h-9 sm:py-1.5',
                depth === 0 ? 'font-medium text-ink' : 'font-serif text-ink-soft',
              )}
            >
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="shrink-0 font-sans text-ink-faint text-xs tabular-nums">
                {pageNameOf(page)}
              </span>
            </Popover.Close>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
