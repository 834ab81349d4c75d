import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { noRequest, publicEndpoint } from '../../../shared/endpoint.ts';
import { call } from '../../client/api.ts';

/** No server has it: a call that always fails, in the way that calls fail. */
const nowhere = publicEndpoint({
  method: 'GET',
  path: '/api/error-demo',
  summary: 'Not there.',
  request: noRequest,
  answer: z.never(),
});

export const failingQuery = queryOptions({
  queryKey: ['error-demo'],
  queryFn: ({ signal }) => call(nowhere, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
});
