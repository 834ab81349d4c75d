import { useQueryClient } from '@tanstack/react-query';
import { FileText, X } from 'lucide-react';
import { useRef } from 'react';
import { count } from '../../../format/count.ts';
import { sizeText } from '../../../format/pdf-file.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Progress } from '../../../ui/progress.tsx';
import { dropUpload, isOnItsWay, sendAgain, type UploadItem } from './queue.ts';

function standingOf({ state, share }: UploadItem): string | undefined {
  if (state === 'waiting') return 'Waiting';
  if (state !== 'sending') return undefined;
  return share < 1 ? `Sending ${Math.round(share * 100)}%` : 'Checking';
}

const pagesText = (pages: UploadItem['pages']) =>
  typeof pages === 'number' ? count(pages, 'page') : pages && uncounted[pages];

const uncounted = { encrypted: 'encrypted', untold: 'page count not known yet' };

/** "1.2 MB · 16 pages" */
const measureOf = ({ file, pages }: UploadItem) =>
  [sizeText(file.size), pagesText(pages)].filter(Boolean).join(' · ');

export function UploadItemRow({ classId, item }: { classId: number; item: UploadItem }) {
  const queryClient = useQueryClient();
  const { key, file, state, sentence } = item;
  const standing = standingOf(item);
  const row = useRef<HTMLLIElement>(null);
  const drop = () => {
    focusBeside(row.current);
    dropUpload(classId, key);
  };
  return (
    <li ref={row} className="flex items-start border-line border-t py-1.5 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="flex min-h-11 items-center gap-3 sm:min-h-9">
          <FileText size={18} strokeWidth={1.6} aria-hidden className="shrink-0 text-ink-faint" />
          <span className="min-w-0 gap-3 sm:flex sm:items-baseline">
            <span className="block truncate text-base text-ink" title={file.name}>
              {file.name}
            </span>
            <span className="block shrink-0 text-ink-faint text-sm tabular-nums">
              {standing ?? measureOf(item)}
            </span>
          </span>
        </p>
        <div className="pl-7.5 empty:hidden not-empty:pb-1.5">
          {state === 'sending' && item.share < 1 && (
            <Progress label={`Sending ${file.name}`} share={item.share} className="mt-2" />
          )}
          {sentence && (
            <p
              className={cx('text-sm', state === 'duplicate' ? 'text-caution-ink' : 'text-danger-ink')}
              role="alert"
            >
              {sentence}
            </p>
          )}
          {state === 'failed' && (
            <Button
              variant="secondary"
              size="small"
              className="mt-2"
              onClick={() => sendAgain(queryClient, classId, key)}
            >
              Try Again
            </Button>
          )}
          {state === 'duplicate' && (
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                onClick={() => sendAgain(queryClient, classId, key, true)}
              >
                Analyze It Again
              </Button>
              <Button variant="quiet" size="small" onClick={drop}>
                Skip
              </Button>
            </div>
          )}
        </div>
      </div>
      <IconButton
        label={isOnItsWay(item) ? `Stop sending ${file.name}` : `Remove ${file.name}`}
        onClick={drop}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  );
}

/** A row that goes takes the focus with it: moves it to the next one, the one before, or the panel. */
function focusBeside(row: HTMLLIElement | null) {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = [...(beside?.querySelectorAll('button') ?? [])].at(-1) ?? row?.closest<HTMLElement>('section');
  next?.focus({ preventScroll: true });
}
