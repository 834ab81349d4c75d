import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DrillItem,
  type DrillScope,
  getDrill,
  getDrillSettings,
  getDrillStats,
  getExam,
  getTonight,
  type Hold,
  holdQuestion,
  putDrillSettings,
  putExam,
  releaseQuestions,
} from '../../../shared/drill.ts';
import { getQuestionSet, updateQuestionSet } from '../../../shared/materials.ts';
import { isServerReached } from '../../browser/connection.ts';
import { call } from '../../client/api.ts';
import { useCall } from '../../client/use-call.ts';
import { studyDay } from './study-day.ts';
import { sendReviews } from './unsent-reviews.ts';

const feature = 'drill';

export type DrillChoice = DrillScope & { ahead?: boolean };

/** What waits is told first: what is due depends on it. */
export const drillQuery = (choice: DrillChoice) =>
  queryOptions({
    queryKey: [feature, 'questions', choice],
    queryFn: async ({ signal }) => {
      if (isServerReached()) await sendReviews();
      return call(getDrill, { ...choice, day: studyDay() }, { signal });
    },
    // Each sitting asks anew; while it lasts its questions stay.
    gcTime: 0,
  });

export const drillStatsQuery = (classId: number | undefined) =>
  queryOptions({
    queryKey: [feature, 'stats', classId],
    queryFn: async ({ signal }) => {
      if (isServerReached()) await sendReviews();
      return call(getDrillStats, { classId, day: studyDay() }, { signal });
    },
    staleTime: 0,
  });

export const tonightQuery = (sessionId: number) =>
  queryOptions({
    queryKey: [feature, 'tonight', sessionId],
    queryFn: async ({ signal }) => {
      if (isServerReached()) await sendReviews();
      return call(getTonight, { sessionId, day: studyDay() }, { signal });
    },
    staleTime: 0,
  });

export const drillSettingsQuery = queryOptions({
  queryKey: [feature, 'settings'],
  queryFn: ({ signal }) => call(getDrillSettings, {}, { signal }),
});

export const examQuery = (classId: number) =>
  queryOptions({
    queryKey: [feature, 'exam', classId],
    queryFn: ({ signal }) => call(getExam, { id: classId }, { signal }),
  });

export const useExam = (classId: number) => useQuery(examQuery(classId));

export function useSaveDrillSettings() {
  const queryClient = useQueryClient();
  return useCall(putDrillSettings, {
    onSuccess: (settings) => queryClient.setQueryData(drillSettingsQuery.queryKey, settings),
  });
}

/** Out of the drill until tomorrow, or until she brings it back. */
export function useHoldQuestion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ item, hold }: { item: DrillItem; hold: Hold }) =>
      call(holdQuestion, {
        ...{ questionSetId: item.questionSetId, itemId: item.itemId, hold },
        ...{ question: item.question.question, day: studyDay() },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [feature, 'stats'] }),
  });
}

export function useReleaseQuestions() {
  const queryClient = useQueryClient();
  return useCall(releaseQuestions, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [feature] }),
  });
}

/** The question in her own words, wherever it is asked. */
export function useEditQuestion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ item, words }: { item: DrillItem; words: string }) => {
      const id = item.questionSetId;
      const { version } = await call(getQuestionSet, { id });
      return call(updateQuestionSet, { id, version, questions: [{ id: item.itemId, question: words }] });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['reading'] }),
  });
}

export function useSaveExam(classId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (examOn: string | null) => call(putExam, { id: classId, examOn }),
    onSuccess: (exam) => {
      queryClient.setQueryData(examQuery(classId).queryKey, exam);
      return queryClient.invalidateQueries({ queryKey: [feature, 'stats'] });
    },
  });
}
