import { queryOptions } from '@tanstack/react-query';
import { getQuestionSet } from '../../../../shared/materials.ts';
import { call } from '../../../kit/api.ts';
import { materialKey } from '../queries.ts';

export const questionSetQuery = (id: number) =>
  queryOptions({
    queryKey: materialKey('Questions', id),
    queryFn: ({ signal }) => call(getQuestionSet, { id }, { signal }),
  });
