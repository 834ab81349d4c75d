import { queryOptions } from '@tanstack/react-query';
import { getQuestionSet } from '../../../shared/materials.ts';
import { call } from '../../kit/api.ts';

const feature = 'questions';

export const questionSetQuery = (id: number) =>
  queryOptions({
    queryKey: [feature, id],
    queryFn: ({ signal }) => call(getQuestionSet, { id }, { signal }),
  });
