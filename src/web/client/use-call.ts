/** To change something: a mutation whose request is its endpoint's. */
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { Endpoint } from '../../shared/endpoint.ts';
import { type AnswerOf, call, type RequestOf } from './api.ts';

export function useCall<E extends Endpoint, Before = unknown>(
  endpoint: E,
  options: Omit<UseMutationOptions<AnswerOf<E>, Error, RequestOf<E>, Before>, 'mutationFn'> = {},
) {
  return useMutation({ ...options, mutationFn: (request: RequestOf<E>) => call(endpoint, request) });
}
