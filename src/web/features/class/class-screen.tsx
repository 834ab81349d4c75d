import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookOpenText, CalendarPlus } from 'lucide-react';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { CaseEvent } from '../../../shared/cases.ts';
import type { ClassSessionWithCases } from '../../../shared/sessions.ts';
import { takeHandedFiles } from '../../browser/handed-files.ts';
import { useTitle } from '../../browser/title.ts';
import { hasStatus } from '../../client/errors.ts';
import { LoadFailure } from '../../frame/load-failure.tsx';
import { NotThere } from '../../frame/not-there.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useSheetsKept } from '../sheet/queries.ts';
import { announcementOf } from './announcements.ts';
import { announce, useAnnouncement } from './announcer.ts';
import { ClassHeading } from './class-heading.tsx';
import { ClassSkeleton } from './class-skeleton.tsx';
import { ProgressStrip } from './following/progress-strip.tsx';
import { useClassEvents } from './queries/cases.ts';
import { classQuery } from './queries/classes.ts';
import { classSessionsQuery } from './queries/sessions.ts';
import { soonestOf } from './session-order.ts';
import { AddSession } from './sessions/add-session.tsx';
import { SessionList } from './sessions/session-list.tsx';
import { Shelf } from './shelf/shelf.tsx';
import { SyllabusDialog } from './syllabus/late-syllabus-dialog.ts';
import { MisplacedCases } from './syllabus/misplaced-cases.tsx';
import { MissingCases } from './syllabus/missing-cases.tsx';
import { usePageDrop } from './upload/page-drop.ts';
import { chooseFiles, useUploads } from './upload/queue.ts';
import { tonight } from './upload/target.ts';
import { UploadPanel } from './upload/upload-panel.tsx';
import { useTarget } from './upload/use-target.ts';

type ClassScreenProps = {
  id: number;
  /** Searches the material of the class, over its class sessions. */
  Search: ComponentType<{ classId: number; children: ReactNode }>;
};

export function ClassScreen({ id, Search }: ClassScreenProps) {
  const one = useQuery(classQuery(id));
  const sessions = useQuery(classSessionsQuery(id));
  useLiveClass(id, one.isSuccess);
  useSheetsKept(sessions.data ?? []);
  useTitle(one.data?.name ?? 'Class');

  if (hasStatus(one.error, 404)) return <NotThere screen="Class" subject="class" />;
  if (one.isLoadingError || sessions.isLoadingError) {
    const failure = one.isLoadingError ? one : sessions;
    return (
      <>
        <NamelessHeading />
        <LoadFailure of={failure} title="This class couldn’t be loaded" className="py-24" />
      </>
    );
  }
  return (
    <div className="mx-auto max-w-4xl px-4 pt-4 pb-24 sm:px-8 sm:pt-12">
      {one.data && sessions.data ? (
        <>
          <ClassHeading one={one.data} sheetOf={sheetOf(sessions.data)} />
          <Sessions classId={id} sessions={sessions.data} Search={Search} />
          <ProgressStrip classId={id} sessions={sessions.data} />
        </>
      ) : (
        <>
          <NamelessHeading />
          <ClassSkeleton />
        </>
      )}
      <Announcements />
    </div>
  );
}

/** The soonest of today or later that has cases, else the latest. */
function sheetOf(sessions: readonly ClassSessionWithCases[]): number | undefined {
  const withBriefs = sessions.filter(({ cases }) => cases.some(({ briefId }) => briefId !== null));
  return (soonestOf(withBriefs) ?? withBriefs[0])?.id;
}

type SessionsProps = {
  classId: number;
  sessions: readonly ClassSessionWithCases[];
  Search: ClassScreenProps['Search'];
};

function Sessions({ classId, sessions, Search }: SessionsProps) {
  const queryClient = useQueryClient();
  const isAdding = useUploads(classId).length > 0;
  const [isPasting, setPasting] = useState(false);
  const { choice, choose } = useTarget(classId, sessions);
  const picker = useRef<HTMLInputElement>(null);
  usePageDrop(useCallback((files: File[]) => void chooseFiles(classId, files), [classId]));

  // The same function throughout, so that no class session is drawn again for it.
  const addFiles = useCallback(
    (sessionId: number, files: File[]) => {
      const listed = queryClient.getQueryData(classSessionsQuery(classId).queryKey) ?? [];
      choose({ ...tonight(listed), session: sessionId });
      if (files.length > 0) void chooseFiles(classId, files);
      else picker.current?.click();
    },
    [classId, queryClient, choose],
  );

  useEffect(() => {
    const handed = takeHandedFiles(classId);
    if (handed?.sessionId !== undefined) addFiles(handed.sessionId, handed.files);
    else if (handed) void chooseFiles(classId, handed.files);
  }, [classId, addFiles]);

  return (
    <>
      <UploadPanel classId={classId} sessions={sessions} choice={choice} onChoice={choose} picker={picker} />
      {sessions.length > 0 && <MissingCases classId={classId} sessions={sessions} />}
      {sessions.length > 1 && <MisplacedCases classId={classId} sessions={sessions} />}
      <Shelf classId={classId} />
      {sessions.length === 0 && !isAdding && (
        <EmptyState
          icon={<BookOpenText />}
          title="No Class Sessions Yet"
          className="py-14"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button variant="secondary" onClick={() => setPasting(true)}>
                <CalendarPlus size={18} aria-hidden />
                Paste Your Syllabus
              </Button>
              <AddSession classId={classId} />
            </div>
          }
        >
          A class session is one meeting of this class. Add tonight’s cases above, and we’ll create the first
          one for you. Or paste your syllabus, and we’ll create them all.
        </EmptyState>
      )}
      {/* It ends after the empty state that opens it has gone. */}
      {isPasting && <SyllabusDialog classId={classId} onClose={() => setPasting(false)} />}
      {sessions.length > 0 && (
        <Search classId={classId}>
          <SessionList classId={classId} sessions={sessions} onAddFiles={addFiles} />
        </Search>
      )}
    </>
  );
}

/** Follows the cases, and says aloud what happens to them. */
function useLiveClass(classId: number, isThere: boolean): void {
  const queryClient = useQueryClient();
  const hear = useCallback(
    (event: CaseEvent) => {
      const sessions = queryClient.getQueryData(classSessionsQuery(classId).queryKey);
      const title = sessions?.flatMap(({ cases }) => cases).find(({ id }) => id === event.caseId)?.title;
      const words = announcementOf(event, title ?? 'The case');
      if (words) announce(words);
    },
    [classId, queryClient],
  );
  useClassEvents(isThere ? classId : undefined, hear);
}

function Announcements() {
  return (
    <p aria-live="polite" className="sr-only">
      {useAnnouncement()}
    </p>
  );
}

/** Where the name of the class is not known. */
const NamelessHeading = () => <h1 className="sr-only">Class</h1>;
