import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  answerCase,
  type CaseEvent,
  type CasePart,
  type CourtCase,
  cancelCase,
  caseEventSchema,
  deleteCase,
  getCase,
  restoreCase,
  retryCase,
  streamClassEvents,
  updateCase,
  uploadCase,
} from '../../../../shared/cases.ts';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { call, type RequestOf } from '../../../client/api.ts';
import { follow } from '../../../client/event-stream.ts';
import { type UploadOptions, upload } from '../../../client/upload.ts';
import { useCall } from '../../../client/use-call.ts';
import { subscriptionKey } from '../../subscription/queries.ts';
import { patchListedCase, refreshSessions, shownAtOnce, withCase, withoutCase } from './sessions.ts';

const feature = 'cases';
const caseKey = (id: number) => [feature, id] as const;

export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: caseKey(id),
    queryFn: ({ signal }) => call(getCase, { id }, { signal }),
  });

export function refreshCase(queryClient: QueryClient, classId: number, caseId: number) {
  return Promise.all([
    refreshSessions(queryClient, classId),
    queryClient.invalidateQueries({ queryKey: caseKey(caseId) }),
    queryClient.invalidateQueries({ queryKey: subscriptionKey }),
  ]);
}

/** Renames or moves; the list shows it at once and takes it back where the server says no. */
export function useUpdateCase(classId: number) {
  const queryClient = useQueryClient();
  return useCall(updateCase, {
    ...shownAtOnce(queryClient, classId, (sessions, { id, title }: RequestOf<typeof updateCase>) =>
      title === undefined
        ? sessions
        : withCase(sessions, Number(id), (one) => ({ ...one, title: title.trim() })),
    ),
    onSettled: (_answer, _error, { id }) => refreshCase(queryClient, classId, Number(id)),
  });
}

type Move = {
  id: number;
  sessionId: number;
  categoryId: number | null;
  beforeId: number | null;
  /** Makes the class sessions what they are once it is moved, also where they tell of it already. */
  arrange: (sessions: ClassSessionWithCases[]) => ClassSessionWithCases[];
};

/** Moves are sent in the order in which they are made. */
export function useMoveCase(classId: number) {
  const queryClient = useQueryClient();
  const mutationKey = [feature, 'move', classId];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ arrange: _, ...request }: Move) => call(updateCase, request),
    ...shownAtOnce(queryClient, classId, (sessions, { arrange }: Move) => arrange(sessions)),
    onSettled: (_answer, _error, { id }) => {
      // Read again only after the last of several: before, the list would jump back.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      return refreshCase(queryClient, classId, id);
    },
  });
}

/** From a class into one of the sessions of another. */
export function useMoveToClass(from: number, to: number) {
  const queryClient = useQueryClient();
  return useCall(updateCase, {
    onSettled: (_answer, _error, { id }) =>
      Promise.all([from, to].map((classId) => refreshCase(queryClient, classId, Number(id)))),
  });
}

export function useRetryCase(classId: number) {
  const queryClient = useQueryClient();
  return useCall(retryCase, {
    onSettled: (_answer, _error, { id }) => refreshCase(queryClient, classId, Number(id)),
  });
}

export function useAnswerCase(classId: number) {
  const queryClient = useQueryClient();
  return useCall(answerCase, {
    onSettled: (_answer, _error, { id }) => refreshCase(queryClient, classId, Number(id)),
  });
}

export function useCancelCase(classId: number) {
  const queryClient = useQueryClient();
  return useCall(cancelCase, {
    onSettled: (_answer, _error, { id }) => refreshCase(queryClient, classId, Number(id)),
  });
}

export function useDeleteCase(classId: number) {
  const queryClient = useQueryClient();
  return useCall(deleteCase, {
    ...shownAtOnce(queryClient, classId, (sessions, { id }: { id: number }) => withoutCase(sessions, id)),
    onSettled: (_answer, _error, { id }) => refreshCase(queryClient, classId, Number(id)),
  });
}

export function useRestoreCase(classId: number) {
  const queryClient = useQueryClient();
  return useCall(restoreCase, { onSuccess: (restored) => refreshCase(queryClient, classId, restored.id) });
}

/** Sends one PDF and answers once the list shows it. */
export async function sendCase(
  queryClient: QueryClient,
  request: RequestOf<typeof uploadCase>,
  file: File,
  options: UploadOptions,
): Promise<CourtCase> {
  const accepted = await upload(uploadCase, request, file, options);
  await refreshCase(queryClient, accepted.classId, accepted.id);
  return accepted;
}

/** What is being written of a case's materials, section by section as the stream tells it. */
export type GrowingParts = Partial<Record<CasePart['kind'], Record<string, unknown>>>;

const noParts: GrowingParts = {};
const partsKey = (caseId: number) => [feature, caseId, 'parts'] as const;

export function useGrowingParts(caseId: number): GrowingParts {
  // Never asked for: the stream of the class puts it here.
  const parts = useQuery<GrowingParts>({
    queryKey: partsKey(caseId),
    queryFn: skipToken,
    staleTime: 'static',
  });
  return parts.data ?? noParts;
}

/** A section that grew, or a material that is finished. */
function takePart(queryClient: QueryClient, event: CaseEvent) {
  queryClient.setQueryData<GrowingParts>(partsKey(event.caseId), (before = noParts) => {
    if (event.type === 'part') {
      return { ...before, [event.kind]: { ...before[event.kind], [event.part]: event.content } };
    }
    if (event.type === 'material') return { ...before, [event.kind]: undefined };
    if (event.type === 'changed') return event.kind ? { ...before, [event.kind]: undefined } : before;
    if (event.type === 'progress') return event.status === 'queued' ? noParts : before;
    return event.type === 'done' || event.type === 'failed' ? noParts : before;
  });
}

const eventNames = [
  'progress',
  'part',
  'material',
  'question',
  'done',
  'failed',
  'changed',
  'deleted',
  'restored',
] as const;

const materialId = { brief: 'briefId', outline: 'outlineId', questions: 'questionSetId' } as const;

function changeOf(event: CaseEvent): ((one: CourtCase) => CourtCase) | undefined {
  if (event.type === 'progress')
    return (one) => ({
      ...one,
      status: event.status,
      progress: event.progress,
      failure: null,
      question: null,
    });
  if (event.type === 'question')
    return (one) => ({ ...one, status: 'needs_answer', progress: null, question: event.question });
  if (event.type === 'material') return (one) => ({ ...one, [materialId[event.kind]]: event.id });
  return undefined;
}

function take(queryClient: QueryClient, classId: number, event: CaseEvent) {
  takePart(queryClient, event);
  if (event.type === 'part') return;
  const change = changeOf(event);
  if (change) {
    const isListed = patchListedCase(queryClient, classId, event.caseId, change);
    queryClient.setQueryData<CourtCase>(caseKey(event.caseId), (one) => one && change(one));
    // A case that another tab has just added is not in the list yet.
    if (isListed && event.type === 'progress') return;
  }
  void refreshCase(queryClient, classId, event.caseId);
}

/**
 * Keeps the cases of a class live while a screen shows them; `onEvent` hears each event too.
 * At every opening of the stream the cases are read again, so that nothing is missed; `onOpen` is for what else is shown.
 */
export function useClassEvents(
  classId: number | undefined,
  onEvent?: (event: CaseEvent) => void,
  onOpen?: () => unknown,
) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (classId === undefined) return;
    return follow(streamClassEvents, { id: classId }, eventNames, {
      onOpen: () => {
        void refreshSessions(queryClient, classId);
        void queryClient.invalidateQueries({ queryKey: [feature] });
        onOpen?.();
      },
      onEvent: (raw) => {
        const event = caseEventSchema.parse(raw);
        take(queryClient, classId, event);
        onEvent?.(event);
      },
    });
  }, [classId, queryClient, onEvent, onOpen]);
}
