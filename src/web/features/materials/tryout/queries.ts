import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  answerTryout,
  askTryout,
  deleteTryout,
  getTryout,
  getTryoutText,
  startTryout,
  type Tryout,
} from '../../../../shared/tryouts.ts';
import { call } from '../../../client/api.ts';
import { hasStatus } from '../../../client/errors.ts';
import { upload } from '../../../client/upload.ts';

const feature = 'tryout';
const tryoutKey = [feature, 'file'] as const;
const looksEveryMs = 500;

export const isWorkedOn = ({ status }: Pick<Tryout, 'status'>) =>
  status === 'queued' || status === 'extracting' || status === 'analyzing';

/** The file that was tried in this browser; null if there is none, or it has expired. Refetched while it is worked on. */
export const tryoutQuery = queryOptions({
  queryKey: tryoutKey,
  queryFn: async ({ signal }): Promise<Tryout | null> => {
    try {
      return await call(getTryout, {}, { signal });
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  },
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data && isWorkedOn(data) ? looksEveryMs : false),
});

export const tryoutTextQuery = ({ createdAt, title }: Tryout) =>
  queryOptions({
    // Another file takes the place of this one under the same address.
    queryKey: [feature, 'text', createdAt, title],
    queryFn: ({ signal }) => call(getTryoutText, {}, { signal }),
  });

const show = (queryClient: QueryClient, tryout: Tryout | null) => queryClient.setQueryData(tryoutKey, tryout);

type Sent = { file: File; idempotencyKey: string; onProgress: (share: number) => void };

export function useStartTryout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, ...options }: Sent) => upload(startTryout, { fileName: file.name }, file, options),
    onSuccess: (tryout) => show(queryClient, tryout),
  });
}

export function useAnswerTryout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: { pick?: number }) => call(answerTryout, request),
    onSuccess: (tryout) => show(queryClient, tryout),
  });
}

export function useAskTryout() {
  return useMutation({ mutationFn: (question: string) => call(askTryout, { question }) });
}

export function useDeleteTryout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteTryout, {}),
    onSuccess: () => show(queryClient, null),
  });
}
