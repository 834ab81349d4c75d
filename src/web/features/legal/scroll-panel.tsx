import { Check, ExternalLink } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { legalVersions } from '../../../shared/legal/versions.ts';
import { buttonClass } from '../../ui/button.tsx';
import { isScrolledThrough } from './scrolled.ts';

type ScrollPanelProps = {
  title: string;
  version: string;
  /** The same text on a page of its own. */
  href: string;
  /** True once the text itself stands in the panel. */
  isLoaded: boolean;
  isRead: boolean;
  onScrolledThrough: () => void;
  children: ReactNode;
};

/** A legal text in a frame of its own, which tells once it was scrolled to its end. */
export function ScrollPanel(props: ScrollPanelProps) {
  const { title, version, href, isLoaded, isRead, onScrolledThrough, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(0);
  const look = () => {
    if (!isLoaded || !frame.current) return;
    const { scrollTop, scrollHeight, clientHeight } = frame.current;
    setShare(Math.min(1, (scrollTop + clientHeight) / scrollHeight));
    if (isScrolledThrough(frame.current)) onScrolledThrough();
  };
  /** One key leads to the end, and the focus to what is still to be read. */
  const atEnd = (event: KeyboardEvent) => {
    if (event.key !== 'End' || !isLoaded || !frame.current) return;
    event.preventDefault();
    frame.current.scrollTop = frame.current.scrollHeight;
    document.querySelector<HTMLElement>('[data-unread="true"]:not(:focus)')?.focus();
  };
  // A text that fits into its frame has no end to scroll to.
  useEffect(() => {
    if (isLoaded && frame.current && isScrolledThrough(frame.current)) onScrolledThrough();
  }, [isLoaded, onScrolledThrough]);

  return (
    <section aria-label={title} className="flex min-w-0 flex-col rounded-md border border-line">
      <header className="border-line border-b py-1.5 pr-1.5 pl-4">
        <div className="flex items-center justify-between gap-2">
          <h3 className="font-semibold text-base text-ink">{title}</h3>
          <a href={href} target="_blank" rel="noopener" className={buttonClass('quiet', 'small')}>
            View Full Page
            <ExternalLink size={14} aria-hidden className="hidden shrink-0 sm:block" />
            <span className="sr-only">({title}, in a new tab)</span>
          </a>
        </div>
        <p className="flex justify-between gap-2 pr-2.5 pb-1 text-ink-faint text-sm tabular-nums">
          <span>
            Version {version}, updated {legalVersions.updatedOn}
          </span>
          <span className="flex items-center gap-1">
            {!isRead && share > 0 && `${Math.round(share * 100)}%`}
            <span role="status" className="flex items-center gap-1 text-good-ink">
              {isRead && (
                <>
                  <Check size={14} aria-hidden />
                  Read
                </>
              )}
            </span>
          </span>
        </p>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it scrolls by keys, as any frame does */}
      <div
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reached by keyboard
        tabIndex={0}
        data-unread={!isRead}
        onScroll={look}
        onKeyDown={atEnd}
        className="h-[calc(100dvh-14rem)] min-h-64 overflow-y-auto p-4 focus-visible:-outline-offset-2 md:h-[48dvh]"
      >
        {children}
      </div>
    </section>
  );
}
