import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { toast } from '../../../ui/toast.tsx';
import { subscriptionStatusQuery } from '../../subscription/queries.ts';
import { carriesFiles, filesOf } from './dropped-files.ts';
import { leftOf, limitWords, Payment } from './payment.tsx';
import { chooseFiles, isOnItsWay, useUploads } from './queue.ts';
import { type TargetChoice, toBeMade } from './target.ts';
import { TargetFields } from './target-fields.tsx';
import { UploadItemRow } from './upload-item.tsx';
import { useAnalyze } from './use-analyze.ts';

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
  useLeaveWarning(items.some(isOnItsWay));
  useEffect(() => {
    // Files dropped on a class session further down are decided on up here.
    if (!isEmpty) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isEmpty]);

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
      void chooseFiles(classId, filesOf(event));
    },
  };

  return (
    <section
      aria-label="Add cases"
      {...dropTarget}
      ref={panel}
      className={cx(
        'scroll-mt-4 rounded-lg border transition-colors',
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
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          void chooseFiles(classId, [...(target.files ?? [])]);
          // Or choosing the same file once more would be no change.
          target.value = '';
        }}
      />
      {isEmpty ? (
        <Invitation onBrowse={() => picker.current?.click()} />
      ) : (
        <div className="p-4 sm:p-6">
          <div className="flex items-center justify-between gap-3">
            <h2 className="font-semibold font-serif text-ink text-lg">Add cases</h2>
            <Button variant="quiet" size="small" onClick={() => picker.current?.click()}>
              <FilePlus2 size={16} aria-hidden />
              More Files
            </Button>
          </div>
          <ul className="mt-2">
            {items.map((item) => (
              <UploadItemRow key={item.key} classId={classId} item={item} />
            ))}
          </ul>
          <Decision classId={classId} sessions={sessions} choice={choice} onChoice={onChoice} />
        </div>
      )}
    </section>
  );
}

function Invitation({ onBrowse }: { onBrowse: () => void }) {
  return (
    <div className="flex flex-col items-start gap-x-5 gap-y-4 px-5 py-5 sm:flex-row sm:items-center sm:px-6">
      <FilePlus2
        size={26}
        strokeWidth={1.4}
        aria-hidden
        className="hidden shrink-0 text-accent-ink sm:block"
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">
          <span className="hidden pointer-fine:inline">
            Drop the PDFs of your cases here, or browse for them.
          </span>
          <span className="pointer-fine:hidden">Add the PDFs of your cases.</span>
        </p>
        <FileNote />
      </div>
      <Button variant="secondary" onClick={onBrowse}>
        Browse Files
      </Button>
    </div>
  );
}

function FileNote() {
  return (
    <p className="mt-1 text-ink-faint text-sm">
      The PDF is read once and then deleted; its text is kept. Licensed casebook pages may be under their
      publisher's terms.
    </p>
  );
}

type DecisionProps = Omit<UploadPanelProps, 'picker'>;

/** Where the chosen files go, what that costs, and the button. */
function Decision({ classId, sessions, choice, onChoice }: DecisionProps) {
  const items = useUploads(classId);
  const status = useQuery(subscriptionStatusQuery);
  const { analyze, isPreparing } = useAnalyze(classId, onChoice);
  const chosen = items.filter(({ state }) => state === 'chosen').length;
  const [wantsTokens, setWantsTokens] = useState(false);
  // The last one may have gone while the choice stood.
  const usesTokens = wantsTokens && (status.data?.premiumTokens ?? 0) > 0;
  if (chosen === 0) return null;

  const left = status.data ? leftOf(status.data, usesTokens) : undefined;
  const press = () => {
    if (left === 0 && status.data)
      return toast({ title: 'Limit Reached', description: limitWords(status.data) });
    const problem = problemOf(choice);
    if (problem) return toast({ title: 'Missing fields', description: problem, tone: 'destructive' });
    void analyze(choice, left ?? chosen, usesTokens);
  };

  return (
    <div className="mt-2 border-line border-t pt-5">
      <TargetFields choice={choice} onChange={onChoice} sessions={sessions} disabled={isPreparing} />
      <div className="mt-5 flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center">
        <div className="min-w-0 flex-1">
          <Payment
            status={status.data}
            files={chosen}
            usesTokens={usesTokens}
            onUsesTokens={setWantsTokens}
            disabled={isPreparing}
          />
          <FileNote />
        </div>
        <Button
          size="large"
          className="shrink-0"
          onClick={press}
          disabled={isPreparing}
          aria-disabled={left === 0 || undefined}
        >
          Analyze Documents
        </Button>
      </div>
    </div>
  );
}

function problemOf(choice: TargetChoice): string | undefined {
  if (choice.session === toBeMade && !choice.newSession.title.trim()) return 'A class session needs a title';
  if (choice.category === toBeMade && !choice.newCategory.trim()) return 'A category needs a name';
  return undefined;
}

/** A page that is left stops its uploads: the browser asks first. */
function useLeaveWarning(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
}
