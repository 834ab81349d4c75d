import { ChevronRight, ClipboardList, FilePlus2, GraduationCap } from 'lucide-react';
import { type CSSProperties, type DragEvent, memo, useId, useState } from 'react';
import { Link } from 'wouter';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { count } from '../../../format/count.ts';
import { dayText } from '../../../format/dates.ts';
import { dot } from '../../../format/dot.ts';
import { carriesFiles, takeDropped } from '../../../frame/dropped-files.ts';
import { fragmentOf, pathTo } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { CaseRow } from '../cases/case-row.tsx';
import { sessionReceipt } from '../cases/case-words.ts';
import { groupAttributes } from '../moving/use-pointer-move.ts';
import { CategoryHeading } from './category-heading.tsx';
import { SessionMenu } from './session-menu.tsx';

type SessionSectionProps = {
  session: ClassSessionWithCases;
  isOpen: boolean;
  /** The case in it that is being moved by keyboard. */
  carriedId: number | undefined;
  onToggle: (sessionId: number) => void;
  /** Called with no files where the student asks to browse for some. */
  onAddFiles: (sessionId: number, files: File[]) => void;
};

/** One meeting of the class, with its categories and cases. PDFs can be dropped on it. */
export const SessionSection = memo(function SessionSection({
  session,
  isOpen,
  carriedId,
  onToggle,
  onAddFiles,
}: SessionSectionProps) {
  const drop = useDropTarget((files) => onAddFiles(session.id, files));
  const bodyId = useId();
  const rows = (categoryId: number | null) =>
    session.cases
      .filter((one) => one.categoryId === categoryId)
      .map((one) => <CaseRow key={one.id} one={one} isCarried={one.id === carriedId} />);
  const loose = rows(null);
  const receipt = sessionReceipt(session.cases);

  return (
    <section
      {...drop.listeners}
      id={fragmentOf.classSession(session.id)}
      aria-label={session.title}
      // How high it is, as far as that is known before it is seen: nothing is laid out or painted out of sight.
      style={{ '--rows': isOpen ? session.cases.length : 0 } as CSSProperties}
      className={cx(
        'rounded-lg border [--row:12.5rem] [contain-intrinsic-height:auto_calc(4rem+var(--rows)*var(--row))] [content-visibility:auto] sm:[--row:10.5rem]',
        drop.isOver ? 'border-accent-ink bg-accent-wash' : 'border-line bg-raised',
      )}
    >
      <div className="flex items-center gap-1 py-1.5 pr-2 pl-2 sm:pl-3">
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => onToggle(session.id)}
            className="flex min-h-12 w-full items-center gap-2 rounded-md text-left"
          >
            <ChevronRight
              size={18}
              aria-hidden
              className={cx('shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-90')}
            />
            <span className="min-w-0 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
              <span className="block font-semibold text-base text-ink break-words">{session.title}</span>
              <span className="block text-ink-faint text-sm tabular-nums">
                {[session.heldOn && dayText(session.heldOn), count(session.cases.length, 'case')]
                  .filter(Boolean)
                  .join(dot)}
              </span>
            </span>
          </button>
        </h3>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Add PDFs to ${session.title}`}
          onClick={() => onAddFiles(session.id, [])}
        >
          <FilePlus2 size={16} aria-hidden />
          <span className="hidden sm:inline">Add PDFs</span>
        </Button>
        {session.cases.some(({ briefId }) => briefId !== null) && (
          <Link
            href={pathTo.sheet(session.id)}
            aria-label={`On-call sheet of ${session.title}`}
            className={buttonClass('quiet', 'small', 'max-sm:hidden')}
          >
            <ClipboardList size={16} aria-hidden />
            <span className="hidden md:inline">Sheet</span>
          </Link>
        )}
        {session.cases.some(({ questionSetId }) => questionSetId !== null) && (
          <Link
            href={pathTo.drillRun({ by: 'session', id: session.id })}
            aria-label={`Drill ${session.title}`}
            className={buttonClass('quiet', 'small')}
          >
            <GraduationCap size={16} aria-hidden />
            <span className="hidden sm:inline">Drill</span>
          </Link>
        )}
        <SessionMenu session={session} />
      </div>
      <div id={bodyId} hidden={!isOpen} className="border-line border-t px-4 sm:px-6">
        {session.cases.length === 0 && session.categories.length === 0 && (
          <p className="py-6 text-ink-faint">No cases yet. Drop tonight’s PDFs here.</p>
        )}
        <div {...groupAttributes(session.id, null)}>{loose.length > 0 && <ul>{loose}</ul>}</div>
        {session.categories.map((category, index) => {
          const inside = rows(category.id);
          return (
            <div
              key={category.id}
              {...groupAttributes(session.id, category.id)}
              className={cx((index > 0 || loose.length > 0) && 'border-line border-t')}
            >
              <CategoryHeading category={category} session={session} isEmpty={inside.length === 0} />
              {inside.length > 0 && <ul>{inside}</ul>}
            </div>
          );
        })}
        {receipt && <p className="border-line border-t py-3 text-ink-faint text-sm">{receipt}</p>}
      </div>
    </section>
  );
});

function useDropTarget(onDrop: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const listeners = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      // Going from one child to another leaves nothing.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      takeDropped(event.dataTransfer, onDrop);
    },
  };
  return { isOver, listeners };
}
