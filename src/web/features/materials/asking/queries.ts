import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AskEvent,
  type AttemptEvent,
  askEventSchema,
  askForMore,
  askText,
  attemptEventSchema,
  cancelAsk,
  cancelAttempt,
  cancelMore,
  getShortBrief,
  listAsks,
  listAttempts,
  listMore,
  type MoreEvent,
  makeAttempt,
  moreEventSchema,
  type ShortBrief,
  tickPoints,
} from '../../../../shared/asking.ts';
import { postReview } from '../../../../shared/drill.ts';
import { call, callEvents, type RequestOf } from '../../../client/api.ts';
import { useCall } from '../../../client/use-call.ts';
import { today } from '../../../format/dates.ts';
import { questionSetQuery } from '../queries.ts';

const feature = 'asking';

/** How often it is looked for what goes on without this page: it was reloaded while it was being written. */
const lookAgainMs = 1_500;

const whileRunning = (items: readonly { state: string }[] | undefined) =>
  items?.some(({ state }) => state === 'running') ? lookAgainMs : false;

export const attemptsQuery = (setId: number) =>
  queryOptions({
    queryKey: [feature, 'attempts', setId],
    queryFn: ({ signal }) => call(listAttempts, { id: setId }, { signal }),
    refetchInterval: ({ state }) => whileRunning(state.data?.items),
  });

export const asksQuery = (caseId: number) =>
  queryOptions({
    queryKey: [feature, 'asks', caseId],
    queryFn: ({ signal }) => call(listAsks, { id: caseId }, { signal }),
    refetchInterval: ({ state }) => whileRunning(state.data?.items),
  });

export const shortBriefQuery = (id: number, version: number, length: ShortBrief['length']) =>
  queryOptions({
    queryKey: [feature, 'short', id, version, length],
    queryFn: ({ signal }) => call(getShortBrief, { id, length }, { signal }),
  });

type Listening<Event> = { onEvent: (event: Event) => void; signal: AbortSignal };

export function useMakeAttempt(setId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ onEvent, signal, ...request }: RequestOf<typeof makeAttempt> & Listening<AttemptEvent>) =>
      callEvents(makeAttempt, request, { schema: attemptEventSchema, onEvent, signal }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: attemptsQuery(setId).queryKey }),
  });
}

/** Points that she saves beside a question grade it as a drill does, and schedule it. */
export function useGradeByPoints() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (
      graded: Pick<RequestOf<typeof postReview>, 'questionSetId' | 'itemId' | 'points' | 'answer'>,
    ) =>
      call(postReview, {
        ...graded,
        ...{ sureness: fairlySure, elapsedMs: 0 },
        ...{ reviewedAt: new Date().toISOString(), reviewedOn: today() },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['drill'] }),
  });
}

/** She was not asked how sure she is. */
const fairlySure = 2;

export function useTickPoints(setId: number) {
  const queryClient = useQueryClient();
  return useCall(tickPoints, {
    onSettled: () => queryClient.invalidateQueries({ queryKey: attemptsQuery(setId).queryKey }),
  });
}

export function useCancelAttempt(setId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (attemptId: number) => call(cancelAttempt, { id: setId, attemptId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: attemptsQuery(setId).queryKey }),
  });
}

export function useAskText(caseId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({
      onEvent,
      signal,
      ...request
    }: Omit<RequestOf<typeof askText>, 'id'> & Listening<AskEvent>) =>
      callEvents(askText, { id: caseId, ...request }, { schema: askEventSchema, onEvent, signal }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: asksQuery(caseId).queryKey }),
  });
}

export function useCancelAsk(caseId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (askId: number) => call(cancelAsk, { id: caseId, askId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: asksQuery(caseId).queryKey }),
  });
}

export const moreQuery = (setId: number) =>
  queryOptions({
    queryKey: [feature, 'more', setId],
    queryFn: ({ signal }) => call(listMore, { id: setId }, { signal }),
    refetchInterval: ({ state }) => whileRunning(state.data?.items),
  });

/** The set, which holds one question more, and what is kept beside it. */
export function useRefreshSet(setId: number) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [questionSetQuery(setId), attemptsQuery(setId), moreQuery(setId)].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export function useAskForMore(setId: number) {
  const refresh = useRefreshSet(setId);
  return useMutation({
    mutationFn: ({
      onEvent,
      signal,
      ...request
    }: Omit<RequestOf<typeof askForMore>, 'id'> & Listening<MoreEvent>) =>
      callEvents(askForMore, { id: setId, ...request }, { schema: moreEventSchema, onEvent, signal }),
    onSettled: refresh,
  });
}

export function useCancelMore(setId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (moreId: number) => call(cancelMore, { id: setId, moreId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: moreQuery(setId).queryKey }),
  });
}
