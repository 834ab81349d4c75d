import { queryOptions } from '@tanstack/react-query';
import { getConfig } from '../../../shared/product.ts';
import { call } from '../../client/api.ts';

/** What the server tells of itself: whether mails are kept, which engines write. */
export const configQuery = queryOptions({
  queryKey: ['product', 'config'],
  queryFn: ({ signal }) => call(getConfig, {}, { signal }),
});
