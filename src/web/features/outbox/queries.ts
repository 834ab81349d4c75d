import { queryOptions } from '@tanstack/react-query';
import { listOutbox } from '../../../shared/auth.ts';
import { call } from '../../client/api.ts';

/** The mails that this server keeps instead of sending. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => call(listOutbox, {}, { signal }),
  staleTime: 0,
});
