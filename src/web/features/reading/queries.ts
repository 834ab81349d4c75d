import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getCaseText } from '../../../shared/cases.ts';
import {
  listBriefVersions,
  listOutlineVersions,
  listQuestionSetVersions,
  type MaterialRecord,
  regenerateBrief,
  regenerateOutline,
  regenerateQuestionSet,
  restoreBriefVersion,
  restoreOutlineVersion,
  restoreQuestionSetVersion,
} from '../../../shared/materials.ts';
import { call } from '../../kit/api.ts';
import { useRefreshSubscription } from '../subscription/queries.ts';

const feature = 'reading';

/** A stored text never changes: it is read once. */
export const caseTextQuery = (id: number) =>
  queryOptions({
    queryKey: [feature, 'text', id],
    queryFn: ({ signal }) => call(getCaseText, { id }, { signal }),
  });

export type MaterialName = 'Brief' | 'Outline' | 'Questions';

const calls = {
  Brief: { regenerate: regenerateBrief, versions: listBriefVersions, restore: restoreBriefVersion },
  Outline: { regenerate: regenerateOutline, versions: listOutlineVersions, restore: restoreOutlineVersion },
  Questions: {
    regenerate: regenerateQuestionSet,
    versions: listQuestionSetVersions,
    restore: restoreQuestionSetVersion,
  },
};

/** Under which a material is kept, whichever screen reads it. */
export const materialKey = (name: MaterialName, id: number) => [name.toLowerCase(), id] as const;

export const versionsQuery = (name: MaterialName, id: number) =>
  queryOptions({
    queryKey: [...materialKey(name, id), 'versions'],
    queryFn: ({ signal }) => call(calls[name].versions, { id }, { signal }),
    staleTime: 0,
  });

export function useRefreshMaterial(name: MaterialName, id: number) {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: materialKey(name, id) }),
    [queryClient, name, id],
  );
}

export function useRegenerate(name: MaterialName, { id }: Pick<MaterialRecord, 'id'>) {
  const refresh = useRefreshMaterial(name, id);
  const refreshSubscription = useRefreshSubscription();
  return useMutation({
    mutationFn: (request: { usePremiumToken: boolean }) => call(calls[name].regenerate, { id, ...request }),
    onSettled: () => Promise.all([refresh(), refreshSubscription()]),
  });
}

export function useRestoreVersion(name: MaterialName, { id }: Pick<MaterialRecord, 'id'>) {
  const refresh = useRefreshMaterial(name, id);
  return useMutation({
    mutationFn: (request: { n: number }) => call(calls[name].restore, { id, ...request }),
    onSettled: refresh,
  });
}
