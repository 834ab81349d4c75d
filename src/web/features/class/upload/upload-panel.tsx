import { FilePlus2 } from 'lucide-react';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { lazily } from '../../../browser/lazily.tsx';
import { carriesFiles, takeDropped } from '../../../frame/dropped-files.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FileNote } from './file-note.tsx';
import { chooseFiles, useUploads } from './queue.ts';
import type { TargetChoice } from './target.ts';

/** Comes when she reaches for a button, and at the latest with the first file. */
const Chosen = lazily(() => import('./chosen.tsx').then((m) => m.Chosen));

type UploadPanelProps = {
  classId: number;
  sessions: readonly ClassSessionWithCases[];
  choice: TargetChoice;
  onChoice: (choice: TargetChoice) => void;
  picker: RefObject<HTMLInputElement | null>;
};

/** Takes PDFs, says what analyzing them costs, and sends them. */
export function UploadPanel({ classId, sessions, choice, onChoice, picker }: UploadPanelProps) {
  const items = useUploads(classId);
  const isEmpty = items.length === 0;
  const [isOver, setOver] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const browse = () => picker.current?.click();
  useEffect(() => {
    if (isEmpty) return;
    // Files dropped on a class session further down are decided on up here.
    panel.current?.scrollIntoView({ block: 'nearest' });
    // The button that browses has gone, and the focus with it.
    takeLostFocus(panel.current);
  }, [isEmpty]);
  const isChoosing = items.some(({ state }) => state === 'chosen');
  useEffect(() => {
    if (!isChoosing) return;
    // The button that sends them goes, and the focus with it.
    return () => takeLostFocus(panel.current);
  }, [isChoosing]);

  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      takeDropped(event.dataTransfer, (files) => void chooseFiles(classId, files));
    },
  };

  return (
    <section
      aria-label="Add Cases"
      {...dropTarget}
      ref={panel}
      tabIndex={-1}
      className={cx(
        'scroll-mt-4 rounded-lg border',
        isEmpty && 'border-dashed',
        isOver
          ? 'border-accent-ink bg-accent-wash'
          : isEmpty
            ? 'border-line-strong'
            : 'border-line bg-raised',
      )}
    >
      <input
        ref={picker}
        type="file"
        accept="application/pdf,.pdf"
        multiple
        aria-label="Choose PDFs"
        // The button of this name opens it.
        aria-hidden
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          void chooseFiles(classId, [...(target.files ?? [])]);
          // Or choosing the same file once more would be no change.
          target.value = '';
        }}
      />
      {isEmpty ? (
        <Invitation onBrowse={browse} isFirst={sessions.length === 0} />
      ) : (
        <Chosen classId={classId} sessions={sessions} choice={choice} onChoice={onChoice} onBrowse={browse} />
      )}
    </section>
  );
}

function takeLostFocus(panel: HTMLElement | null) {
  if (document.activeElement === document.body) panel?.focus({ preventScroll: true });
}

type InvitationProps = {
  onBrowse: () => void;
  /** False where cases wait below it: on a phone it is then short, and says the rest of a file once one is chosen. */
  isFirst: boolean;
};

function Invitation({ onBrowse, isFirst }: InvitationProps) {
  return (
    <div
      className={cx(
        'flex gap-x-5 gap-y-4 max-tight:flex-col sm:flex-row sm:items-center sm:px-6 sm:py-5',
        isFirst ? 'flex-col items-start p-5' : 'items-center py-2 pr-2 pl-4',
      )}
    >
      <FilePlus2
        size={26}
        strokeWidth={1.4}
        aria-hidden
        className="hidden shrink-0 text-accent-ink sm:block"
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">
          <span className="hidden sm:pointer-fine:inline">Drop your case PDFs here, or choose them.</span>
          <span className="sm:pointer-fine:hidden">Add your case PDFs.</span>
        </p>
        <div className={isFirst ? '' : 'max-sm:hidden'}>
          <FileNote />
        </div>
      </div>
      <Button variant={isFirst ? 'primary' : 'secondary'} onClick={onBrowse}>
        Choose PDFs
      </Button>
    </div>
  );
}
