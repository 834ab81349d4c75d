import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deleteCaseText, getCaseText, updateCase } from '../../../shared/cases.ts';
import {
  type Brief,
  chooseForBrief,
  getBrief,
  getOutline,
  getQuestionSet,
  listBriefVersions,
  listOutlineVersions,
  listQuestionSetVersions,
  type MaterialRecord,
  regenerateBrief,
  regenerateOutline,
  regenerateQuestionSet,
  reportBrief,
  reportOutline,
  reportQuestionSet,
  restoreBriefVersion,
  restoreOutlineVersion,
  restoreQuestionSetVersion,
  settleBriefReport,
  settleOutlineReport,
  settleQuestionSetReport,
  updateBrief,
  updateOutline,
  updateQuestionSet,
} from '../../../shared/materials.ts';
import { call, type RequestOf } from '../../client/api.ts';
import { hasCode, sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import { useCall } from '../../client/use-call.ts';
import { useGround } from '../../desk/beside-context.tsx';
import type { MaterialName } from '../../desk/material-name.ts';
import { refreshCase } from '../class/queries/cases.ts';
import { useRefreshSubscription } from '../subscription/queries.ts';

const feature = 'reading';

/** A stored text never changes: it is read once. */
export const caseTextQuery = (id: number) =>
  queryOptions({
    queryKey: [feature, 'text', id],
    queryFn: ({ signal }) => call(getCaseText, { id }, { signal }),
  });

const calls = {
  Brief: {
    read: getBrief,
    update: updateBrief,
    report: reportBrief,
    settleReport: settleBriefReport,
    regenerate: regenerateBrief,
    versions: listBriefVersions,
    restore: restoreBriefVersion,
  },
  Outline: {
    read: getOutline,
    update: updateOutline,
    report: reportOutline,
    settleReport: settleOutlineReport,
    regenerate: regenerateOutline,
    versions: listOutlineVersions,
    restore: restoreOutlineVersion,
  },
  Questions: {
    read: getQuestionSet,
    update: updateQuestionSet,
    report: reportQuestionSet,
    settleReport: settleQuestionSetReport,
    regenerate: regenerateQuestionSet,
    versions: listQuestionSetVersions,
    restore: restoreQuestionSetVersion,
  },
};

/** Under which a material is kept, whichever screen reads it. */
export const materialKey = (name: MaterialName, id: number) => [name.toLowerCase(), id] as const;

export const briefQuery = (id: number) =>
  queryOptions({
    queryKey: materialKey('Brief', id),
    queryFn: ({ signal }) => call(getBrief, { id }, { signal }),
  });

export const outlineQuery = (id: number) =>
  queryOptions({
    queryKey: materialKey('Outline', id),
    queryFn: ({ signal }) => call(getOutline, { id }, { signal }),
  });

export const questionSetQuery = (id: number) =>
  queryOptions({
    queryKey: materialKey('Questions', id),
    queryFn: ({ signal }) => call(getQuestionSet, { id }, { signal }),
  });

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

export function useChoose({ id }: Pick<Brief, 'id'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: Omit<RequestOf<typeof chooseForBrief>, 'id'>) =>
      call(chooseForBrief, { id, ...request }),
    onSuccess: (brief) => queryClient.setQueryData(materialKey('Brief', id), brief),
    onError: (error) => {
      const gone = 'This has changed since you opened it. Take another look.';
      failed(
        error,
        hasCode(error, 'not_found') ? gone : sentenceFor(error, 'Your choice couldn’t be saved. Try again.'),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: materialKey('Brief', id) }),
  });
}

/** The caption is the case's: every material that shows it is read again. */
export function useEditCaption({ id, classId, caseId }: Brief) {
  const queryClient = useQueryClient();
  return useCall(updateCase, {
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: materialKey('Brief', id) }),
        refreshCase(queryClient, classId, caseId),
      ]),
  });
}

/** A failure is told here: the dialog may be closed by then. */
export function useRegenerate(name: MaterialName, { id }: Pick<MaterialRecord, 'id'>) {
  const queryClient = useQueryClient();
  const refresh = useRefreshMaterial(name, id);
  const refreshSubscription = useRefreshSubscription();
  return useMutation({
    mutationFn: (request: { usePremiumToken: boolean }) => call(calls[name].regenerate, { id, ...request }),
    onSuccess: (begun) => queryClient.setQueryData(materialKey(name, id), begun),
    onError: (error) => failed(error, sentenceFor(error, 'It couldn’t be regenerated. Try again.')),
    onSettled: () => Promise.all([refresh(), refreshSubscription()]),
  });
}

/** How it fails is said here as well. */
export function useRestoreVersion(name: MaterialName, { id }: Pick<MaterialRecord, 'id'>) {
  const refresh = useRefreshMaterial(name, id);
  return useMutation({
    mutationFn: (request: { n: number }) => call(calls[name].restore, { id, ...request }),
    onError: (error) => failed(error, sentenceFor(error, 'It couldn’t be restored. Try again.')),
    onSettled: refresh,
  });
}

/** For the desk: it tries again by itself, and tells what came of it. */
export function useSaveEdits<M extends MaterialRecord>(name: MaterialName, id: number) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (request: { version: number } & object) =>
      // The material's kind decides what it may hold; the server checks it.
      call(calls[name].update as typeof updateBrief, { id, ...request }),
    retry: false,
  });
  return {
    save: async (version: number, edits: object) =>
      (await mutateAsync({ version, ...edits })) as unknown as M,
    reread: async () => (await call(calls[name].read, { id })) as unknown as M,
    onAnswer: (material: M) => queryClient.setQueryData(materialKey(name, id), material),
  };
}

export function useReport(name: MaterialName, { id }: Pick<MaterialRecord, 'id'>) {
  const refresh = useRefreshMaterial(name, id);
  return useMutation({
    mutationFn: (request: { itemId: string; reason?: string }) =>
      call(calls[name].report, { id, ...request }),
    onSettled: refresh,
  });
}

export function useSettleReport() {
  const { name, material } = useGround();
  const refresh = useRefreshMaterial(name, material.id);
  const { mutate, isPending } = useMutation({
    mutationFn: (request: { itemId: string; take: boolean }) =>
      call(calls[name].settleReport, { id: material.id, ...request }),
    onError: (error) => failed(error, sentenceFor(error, 'Your choice couldn’t be saved. Try again.')),
    onSettled: refresh,
  });
  return { settle: (itemId: string, take: boolean) => mutate({ itemId, take }), isPending };
}

/** The materials stay, without passages: the numbers of the pages, which the text had, are with them now. */
export function useDeleteText({ caseId, classId }: Pick<MaterialRecord, 'caseId' | 'classId'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteCaseText, { id: caseId }),
    onSuccess: () =>
      Promise.all([
        queryClient.resetQueries({ queryKey: caseTextQuery(caseId).queryKey }),
        ...Object.keys(calls).map((name) =>
          queryClient.invalidateQueries({ queryKey: [name.toLowerCase()] }),
        ),
        refreshCase(queryClient, classId, caseId),
      ]),
  });
}
