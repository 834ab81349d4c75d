import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CourseOutline,
  compileCourseOutline,
  getCourseOutline,
  getIssueSpotter,
  getIssueSpotterOffer,
  type OutlineLength,
  updateCourseOutline,
} from '../../../shared/course-outlines.ts';
import { call, type RequestOf } from '../../client/api.ts';
import { hasStatus, sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';

const feature = 'course-outline';

export const courseOutlineQuery = (id: number, length: OutlineLength) =>
  queryOptions({
    queryKey: [feature, id, length],
    queryFn: ({ signal }) => call(getCourseOutline, { id, length }, { signal }),
    // Her cases may have changed since.
    staleTime: 0,
  });

export const issueSpotterQuery = (id: number, round = 0) =>
  queryOptions({
    queryKey: [feature, id, 'issue-spotter', round],
    queryFn: ({ signal }) => call(getIssueSpotter, { id, round }, { signal }),
    staleTime: 0,
  });

export const issueSpotterOfferQuery = (id: number) =>
  queryOptions({
    queryKey: [feature, id, 'issue-spotter', 'offer'],
    queryFn: ({ signal }) => call(getIssueSpotterOffer, { id }, { signal }),
    staleTime: 0,
  });

/** What the server answers to a change is the long outline; the other is read again. */
function useShow(id: number) {
  const queryClient = useQueryClient();
  return (outline: CourseOutline) => {
    queryClient.setQueryData(courseOutlineQuery(id, 'long').queryKey, outline);
    return queryClient.invalidateQueries({ queryKey: courseOutlineQuery(id, 'attack').queryKey });
  };
}

export function useCompile(id: number) {
  return useMutation({
    mutationFn: () => call(compileCourseOutline, { id }),
    onSuccess: useShow(id),
    onError: (error) => failed(error, sentenceFor(error, 'The course outline wasn’t compiled.')),
  });
}

type Edits = Omit<RequestOf<typeof updateCourseOutline>, 'id'>;

export function useEditOutline(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edits: Edits) => call(updateCourseOutline, { id, ...edits }),
    onSuccess: useShow(id),
    onError: (error) => {
      failed(error, sentenceFor(error, 'Your change wasn’t saved.'));
      // Until the other window's changes are here, hers cannot be saved beside them.
      return hasStatus(error, 409) ? queryClient.invalidateQueries({ queryKey: [feature, id] }) : undefined;
    },
  });
}
