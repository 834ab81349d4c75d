import { queryOptions } from '@tanstack/react-query';
import { getCaseText } from '../../../shared/cases.ts';
import { call } from '../../kit/api.ts';

const feature = 'reading';

/** A stored text never changes: it is read once. */
export const caseTextQuery = (id: number) =>
  queryOptions({
    queryKey: [feature, 'text', id],
    queryFn: ({ signal }) => call(getCaseText, { id }, { signal }),
  });
