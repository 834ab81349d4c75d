import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addHighlight,
  changeHighlight,
  getOwnBrief,
  type Highlight,
  listHighlights,
  removeHighlight,
  restoreHighlight,
} from '../../../../shared/highlights.ts';
import { limits } from '../../../../shared/prices.ts';
import { withoutGaps } from '../../../../study/material/edits.ts';
import { shorten } from '../../../../study/words/shorten.ts';
import { call, type RequestOf } from '../../../client/api.ts';
import { hasCode, sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { toast } from '../../../ui/toast.tsx';

const feature = 'highlights';

export const highlightsQuery = (caseId: number) =>
  queryOptions({
    queryKey: [feature, 'list', caseId],
    queryFn: ({ signal }) => call(listHighlights, { id: caseId }, { signal }),
  });

export const ownBriefQuery = (caseId: number) =>
  queryOptions({
    queryKey: [feature, 'own-brief', caseId],
    queryFn: ({ signal }) => call(getOwnBrief, { id: caseId }, { signal }),
    // The brief beside it changes on other screens.
    staleTime: 0,
  });

/** What the list is at once, before the server has answered. */
function useShown(caseId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = highlightsQuery(caseId);
  return {
    show: async (change: (items: Highlight[]) => Highlight[]) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, { items: change(before.items) });
    },
    settle: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: ownBriefQuery(caseId).queryKey }),
      ]),
  };
}

/** Without network too it is said what was not done. */
const fail = (words: string) => (error: unknown) =>
  failed(error, hasCode(error, 'network') ? words : sentenceFor(error, `${words} Try again.`));

export function useAddHighlight(caseId: number) {
  const { show, settle } = useShown(caseId);
  return useMutation({
    mutationFn: (request: Omit<RequestOf<typeof addHighlight>, 'id'>) =>
      call(addHighlight, { id: caseId, ...request }),
    onSuccess: (made) => show((items) => [...items.filter(({ id }) => id !== made.id), made]),
    onError: fail('Your highlight wasn’t saved.'),
    onSettled: settle,
  });
}

type Changes = Omit<RequestOf<typeof changeHighlight>, 'id'>;

const sendChange = (caseId: number, changes: Changes) =>
  call(changeHighlight, { id: caseId, ...changes }, { keepalive: true });

/** Before the page is gone: a mutation waits first for a list that is being read, and would come too late. */
export function useSendBeforeLeaving(caseId: number) {
  const { settle } = useShown(caseId);
  return (changes: Changes) => sendChange(caseId, changes).then(settle);
}

export function useChangeHighlight(caseId: number) {
  const { show, settle } = useShown(caseId);
  return useMutation({
    mutationFn: (request: Changes) => sendChange(caseId, request),
    onMutate: ({ highlightId, ...changes }) =>
      show((items) =>
        items.map((item) => (item.id === highlightId ? { ...item, ...withoutGaps(changes) } : item)),
      ),
    onError: fail('Your change to the highlight wasn’t saved.'),
    onSettled: settle,
  });
}

/** Says so, with the way back for as long as the server has one. */
export function useRemoveHighlight(caseId: number) {
  const { show, settle } = useShown(caseId);
  const restore = useMutation({
    mutationFn: (highlightId: number) => call(restoreHighlight, { id: caseId, highlightId }),
    onError: (error) =>
      failed(
        error,
        hasCode(error, 'not_found')
          ? 'This highlight can no longer be restored.'
          : sentenceFor(error, 'The highlight couldn’t be restored.'),
      ),
    onSettled: settle,
  });
  return useMutation({
    mutationFn: ({ id: highlightId }: Highlight) => call(removeHighlight, { id: caseId, highlightId }),
    onMutate: ({ id }) => show((items) => items.filter((item) => item.id !== id)),
    onSuccess: (_, { id, quote }) => {
      toast({
        title: 'Highlight removed',
        description: `“${shorten(quote, 80)}”`,
        action: { label: 'Undo', onPress: () => restore.mutate(id) },
        durationMs: limits.restoreWindowSeconds * 1000,
      });
    },
    onError: fail('The highlight wasn’t removed.'),
    onSettled: settle,
  });
}
