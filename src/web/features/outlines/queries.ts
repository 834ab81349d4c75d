import { queryOptions } from '@tanstack/react-query';
import { getOutline } from '../../../shared/materials.ts';
import { call } from '../../kit/api.ts';

const feature = 'outlines';

export const outlineQuery = (id: number) =>
  queryOptions({
    queryKey: [feature, id],
    queryFn: ({ signal }) => call(getOutline, { id }, { signal }),
  });
