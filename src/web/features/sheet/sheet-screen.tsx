import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ClipboardList, Printer } from 'lucide-react';
import { Link } from 'wouter';
import type { OnCallSheet } from '../../../shared/sheets.ts';
import { useTitle } from '../../browser/title.ts';
import { hasStatus } from '../../client/errors.ts';
import { dayText } from '../../format/dates.ts';
import { DownloadMenu } from '../../frame/download-menu.tsx';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { NotThere } from '../../frame/not-there.tsx';
import { downloadPath, pathTo } from '../../paths.ts';
import { buttonClass, IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { subscriptionStatusQuery, useDownload } from '../subscription/queries.ts';
import { CaseCard } from './case-card.tsx';
import { NotesSection, notesId } from './notes-section.tsx';
import { sheetQuery } from './queries.ts';
import { SynthesisSection, togetherId, useIsTogether } from './synthesis-section.tsx';

/** What she looks at when she is called on: a case a screen on a phone, three on a page of paper. */
export function SheetScreen({ id }: { id: number }) {
  const sheet = useQuery(sheetQuery(id));
  useTitle(sheet.data ? `On-call sheet · ${sheet.data.title}` : 'On-call sheet');
  if (hasStatus(sheet.error, 404)) return <NotThere screen="On-call sheet" subject="class session" />;
  return (
    <div className="mx-auto max-w-3xl px-4 pt-2 pb-24 sm:px-8 sm:pt-8 print:max-w-none print:p-0">
      {sheet.data ? <Sheet sheet={sheet.data} /> : <h1 className="sr-only">On-call sheet</h1>}
      {sheet.isPending && <SheetSkeleton />}
      {sheet.isLoadingError && (
        <LoadFailure
          of={sheet}
          title="The on-call sheet couldn’t be loaded"
          otherwise="Try again in a moment."
          className="py-24"
        />
      )}
    </div>
  );
}

function Sheet({ sheet }: { sheet: OnCallSheet }) {
  const { sessionId, cases, title, className, heldOn, classId } = sheet;
  const isTogether = useIsTogether(sessionId);
  const download = useDownload();
  const isForPaid = useQuery(subscriptionStatusQuery).data?.isPremium === false;
  return (
    <>
      <div className="flex items-center gap-1 print:hidden">
        <Link
          href={pathTo.class(classId)}
          className={buttonClass('quiet', 'medium', '-ml-4 min-w-0 gap-1.5')}
        >
          <ArrowLeft size={16} aria-hidden className="shrink-0" />
          <span className="truncate">{className}</span>
        </Link>
        <div className="ml-auto flex">
          <Tooltip text="Print">
            <IconButton label="Print the on-call sheet" onClick={() => window.print()}>
              <Printer size={18} aria-hidden />
            </IconButton>
          </Tooltip>
          <DownloadMenu
            isForPaid={isForPaid}
            label="Download the on-call sheet"
            onDownload={(format) => download(downloadPath.sheet(sessionId, format))}
          />
        </div>
      </div>
      <header className="mt-1 flex flex-wrap items-baseline gap-x-3 sm:mt-2 print:mt-0">
        <h1 className="font-semibold font-serif text-2xl text-ink break-words sm:text-3xl print:text-lg">
          {title}
        </h1>
        <p className="text-ink-faint text-sm">
          On-call sheet{heldOn && <> · {dayText(heldOn)}</>}
          <span className="hidden print:inline"> · {className}</span>
        </p>
      </header>
      {cases.length === 0 ? (
        <EmptyState icon={<ClipboardList />} title="No Cases Yet" className="py-14">
          Add a case to this class session, and the lines you need in class appear here.
        </EmptyState>
      ) : (
        <>
          {cases.length > 1 && <CaseLinks cases={cases} isTogether={isTogether} />}
          {cases.map((one, index) => (
            <CaseCard key={one.caseId} one={one} number={cases.length > 1 ? index + 1 : undefined} />
          ))}
          {isTogether && <SynthesisSection sessionId={sessionId} />}
        </>
      )}
      <NotesSection sessionId={sessionId} />
    </>
  );
}

const chipClass =
  'inline-flex min-h-11 max-w-44 items-center sm:max-w-72 rounded-md border border-line bg-paper px-3 text-ink-soft text-sm hover:border-line-strong hover:text-ink sm:min-h-9';

/** From case to case with one press: in class there is no time to scroll. */
function CaseLinks({ cases, isTogether }: Pick<OnCallSheet, 'cases'> & { isTogether: boolean }) {
  return (
    <nav
      aria-label="Cases"
      className="-mx-4 mt-2 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:mt-4 sm:px-0 print:hidden"
    >
      <ul className="flex gap-1.5 py-1 max-sm:w-max sm:flex-wrap">
        {cases.map(({ caseId, title }, index) => (
          <li key={caseId}>
            <a href={`#case-${caseId}`} className={chipClass}>
              <span className="truncate">
                {index + 1} {title}
              </span>
            </a>
          </li>
        ))}
        {isTogether && (
          <li>
            <a href={`#${togetherId}`} className={chipClass}>
              Together
            </a>
          </li>
        )}
        <li>
          <a href={`#${notesId}`} className={chipClass}>
            Notes
          </a>
        </li>
      </ul>
    </nav>
  );
}

function SheetSkeleton() {
  return (
    <Loading label="Loading the on-call sheet">
      <div className="grid gap-6 pt-14">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-6 w-80 max-w-full" />
        <SkeletonLines count={4} />
        <SkeletonLines count={4} />
      </div>
    </Loading>
  );
}
