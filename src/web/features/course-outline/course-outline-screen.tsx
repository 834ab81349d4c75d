import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ListTree, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { CourseOutline, OutlineLength } from '../../../shared/course-outlines.ts';
import { useTitle } from '../../browser/title.ts';
import { hasStatus } from '../../client/errors.ts';
import { count } from '../../format/count.ts';
import { instantText } from '../../format/dates.ts';
import { DownloadMenu } from '../../frame/download-menu.tsx';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { NotThere } from '../../frame/not-there.tsx';
import { downloadPath, pathTo } from '../../paths.ts';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { subscriptionStatusQuery, useDownload } from '../subscription/queries.ts';
import { Topics } from './course-lines.tsx';
import { LineEditor } from './line-editor.tsx';
import { Aside, Offers } from './placed-lines.tsx';
import { courseOutlineQuery, useCompile, useEditOutline } from './queries.ts';

const lengthOf = (search: string): OutlineLength =>
  new URLSearchParams(search).get('length') === 'attack' ? 'attack' : 'long';

/** The whole course on one screen: each rule once, with the cases that carry it. */
export function CourseOutlineScreen({ id }: { id: number }) {
  const length = lengthOf(useSearch());
  const outline = useQuery(courseOutlineQuery(id, length));
  useTitle(outline.data ? `Course outline · ${outline.data.className}` : 'Course outline');
  if (hasStatus(outline.error, 404)) return <NotThere screen="Course outline" subject="class" />;
  return (
    <div className="mx-auto max-w-3xl px-4 pt-2 pb-24 sm:px-8 sm:pt-8 print:max-w-none print:p-0">
      {outline.data ? <Outline outline={outline.data} /> : <h1 className="sr-only">Course outline</h1>}
      {outline.isPending && <OutlineSkeleton />}
      {outline.isLoadingError && (
        <LoadFailure
          of={outline}
          title="The course outline couldn’t be loaded"
          otherwise="Try again in a moment."
          className="py-24"
        />
      )}
    </div>
  );
}

function Outline({ outline }: { outline: CourseOutline }) {
  const { classId, className, length, compiledAt } = outline;
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
        {compiledAt !== null && (
          <div className="ml-auto flex">
            <Tooltip text="Print">
              <IconButton label="Print the course outline" onClick={() => window.print()}>
                <Printer size={18} aria-hidden />
              </IconButton>
            </Tooltip>
            <DownloadMenu
              isForPaid={isForPaid}
              label="Download the course outline"
              onDownload={(format) => download(downloadPath.courseOutline(classId, format, length))}
            />
          </div>
        )}
      </div>
      <header className="mt-1 flex flex-wrap items-baseline gap-x-3 sm:mt-2 print:mt-0">
        <h1 className="font-semibold font-serif text-2xl text-ink break-words sm:text-3xl print:text-lg">
          {className}
        </h1>
        <p className="text-ink-faint text-sm">
          {length === 'attack' ? 'Attack outline' : 'Course outline'}
          {compiledAt !== null && <> · compiled {instantText(compiledAt)}</>}
        </p>
      </header>
      {compiledAt === null ? <NotCompiled outline={outline} /> : <Compiled outline={outline} />}
    </>
  );
}

function NotCompiled({ outline: { classId, caseCount } }: { outline: CourseOutline }) {
  const compile = useCompile(classId);
  return (
    <EmptyState
      icon={<ListTree />}
      title={caseCount === 0 ? 'No Briefs Yet' : 'No Course Outline Yet'}
      className="py-14"
      action={
        caseCount === 0 ? (
          <Link href={pathTo.class(classId)} className={buttonClass('secondary')}>
            Go to the Class
          </Link>
        ) : (
          <Button disabled={compile.isPending} onClick={() => compile.mutate()}>
            {compile.isPending ? 'Compiling…' : `Compile ${count(caseCount, 'Case')}`}
          </Button>
        )
      }
    >
      {caseCount === 0
        ? 'Add a case to this class. Once it has a brief, you can compile your course outline.'
        : 'We group your cases by topic and list each rule once, with the cases behind it. You can change, move and merge every line.'}
    </EmptyState>
  );
}

function Compiled({ outline }: { outline: CourseOutline }) {
  const { classId, length, version, topics, offered, aside, newCaseCount, leftOutRules } = outline;
  const compile = useCompile(classId);
  const edit = useEditOutline(classId);
  const isLong = length === 'long';
  const isPending = edit.isPending || compile.isPending;
  const save = (edits: Omit<Parameters<typeof edit.mutate>[0], 'version'>) =>
    edit.mutateAsync({ version, ...edits }).then(
      () => true,
      () => false,
    );
  const edits = {
    isPending,
    reword: (id: string, text: string | null) => save({ texts: [{ id, text }] }),
    add: (under: string | null, text: string) => save({ added: [{ under, text }] }),
    remove: (id: string) => save({ removed: [id] }),
    move: (id: string, under: string | null, after: string | null) => save({ moved: [{ id, under, after }] }),
    merge: (id: string, into: string) => save({ merged: [{ id, into }] }),
  };
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <LengthLinks classId={classId} length={length} />
        <Button
          variant={newCaseCount > 0 ? 'primary' : 'secondary'}
          size="small"
          className="ml-auto"
          disabled={isPending}
          onClick={() => compile.mutate()}
        >
          {compile.isPending ? 'Compiling…' : 'Compile Again'}
        </Button>
      </div>
      <p aria-live="polite" className="mt-2 text-ink-soft text-sm empty:hidden print:hidden">
        {newCaseCount > 0 &&
          `${count(newCaseCount, 'case')} came in after this was compiled. Compile again to include ${newCaseCount === 1 ? 'it' : 'them'}; your changes stay.`}
      </p>
      {isLong && (
        <Offers
          offered={offered}
          isPending={isPending}
          onTake={(taken) => void save({ taken })}
          onDecline={(declined) => void save({ declined })}
        />
      )}
      {!isLong && (
        <p className="mt-3 text-ink-soft text-sm print:hidden">
          {offered.length > 0 &&
            `${count(offered.length, 'new line')} ${offered.length === 1 ? 'waits' : 'wait'} in the long outline. `}
          The short version for the exam. To change a line, switch to Long.
        </p>
      )}
      <Topics entries={topics} edits={isLong ? edits : undefined} />
      {topics.length === 0 && (
        <p className="mt-8 text-ink-soft">
          Your briefs state no rule or holding yet. Edit a brief, then compile again.
        </p>
      )}
      {leftOutRules > 0 && (
        <p className="mt-8 border-line border-t pt-4 text-ink-soft text-sm">
          {count(leftOutRules, 'more rule')} in the long outline.
        </p>
      )}
      {isLong && (
        <>
          <AddTopic isPending={isPending} onAdd={(text) => edits.add(null, text)} />
          <Aside aside={aside} isPending={isPending} onRestore={(id) => void save({ restored: [id] })} />
        </>
      )}
    </>
  );
}

const lengthNames: Record<OutlineLength, string> = { long: 'Long', attack: 'Attack' };

function LengthLinks({ classId, length }: { classId: number; length: OutlineLength }) {
  return (
    <nav aria-label="Length" className="flex gap-5 border-line border-b">
      {(['long', 'attack'] as const).map((each) => (
        <Link
          key={each}
          href={pathTo.courseOutline(classId, each)}
          replace
          aria-current={each === length ? 'page' : undefined}
          className={cx(
            '-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-0.5 font-medium text-ink-soft hover:text-ink',
            'aria-[current=page]:border-accent-ink aria-[current=page]:text-ink',
          )}
        >
          {lengthNames[each]}
        </Link>
      ))}
    </nav>
  );
}

type AddTopicProps = { isPending: boolean; onAdd: (text: string) => Promise<boolean> };

function AddTopic({ isPending, onAdd }: AddTopicProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="mt-8 print:hidden">
      {isAdding ? (
        <LineEditor name="New topic" isPending={isPending} onSave={onAdd} onClose={() => setAdding(false)} />
      ) : (
        <Button variant="soft" size="small" onClick={() => setAdding(true)}>
          <Plus size={16} aria-hidden />
          Add a Topic
        </Button>
      )}
    </div>
  );
}

function OutlineSkeleton() {
  return (
    <Loading label="Loading the course outline">
      <div className="grid gap-6 pt-14">
        <Skeleton className="h-8 w-56" />
        <SkeletonLines count={4} />
        <SkeletonLines count={4} />
      </div>
    </Loading>
  );
}
