import { queryOptions } from '@tanstack/react-query';
import { getBrief } from '../../../shared/materials.ts';
import { call } from '../../kit/api.ts';

const feature = 'briefs';

export const briefQuery = (id: number) =>
  queryOptions({
    queryKey: [feature, id],
    queryFn: ({ signal }) => call(getBrief, { id }, { signal }),
  });
