import { queryOptions } from '@tanstack/react-query';
import { getOutline } from '../../../../shared/materials.ts';
import { call } from '../../../kit/api.ts';
import { materialKey } from '../queries.ts';

export const outlineQuery = (id: number) =>
  queryOptions({
    queryKey: materialKey('Outline', id),
    queryFn: ({ signal }) => call(getOutline, { id }, { signal }),
  });
