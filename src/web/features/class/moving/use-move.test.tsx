// @vitest-environment jsdom
import '../../../fixtures/dom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../../shared/endpoint.ts';
import type { ClassSessionWithCases } from '../../../../shared/sessions.ts';
import { classSessionsQuery } from '../queries/sessions.ts';
import { useMove } from './use-move.ts';

// It reads what the build alone makes.
vi.mock('../../subscription/queries.ts', () => ({ subscriptionKey: ['subscription'] }));
// What is read tells of the time before the move, and the move is never answered.
vi.mock('../../../client/api.ts', async (original) => ({
  ...(await original<object>()),
  call: ({ method }: Endpoint) =>
    method === 'GET' ? Promise.resolve([session]) : new Promise(() => undefined),
}));

afterEach(cleanup);
// Files share their modules.
afterAll(() => {
  vi.doUnmock('../../subscription/queries.ts');
  vi.doUnmock('../../../client/api.ts');
  vi.resetModules();
});

// Only what an arrangement looks at.
const one = (id: number) =>
  ({ id, sessionId: 1, categoryId: null, title: `Case ${id}` }) as ClassSessionWithCases['cases'][number];
const session: ClassSessionWithCases = {
  ...{ id: 1, classId: 9, title: 'Duty', heldOn: null, position: 0, categories: [] },
  cases: [one(101), one(102)],
};

it('a case that is on its way stays where it was moved, whatever an older answer says', async () => {
  const client = new QueryClient();
  const { queryKey } = classSessionsQuery(9);
  client.setQueryData(queryKey, [session]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useMove(9), { wrapper });
  void result.current(102, { sessionId: 1, categoryId: null, beforeId: 101 });
  const shown = () => client.getQueryData(queryKey)?.flatMap(({ cases }) => cases.map(({ id }) => id));
  await vi.waitFor(() => expect(shown()).toEqual([102, 101]));
  await client.query({ ...classSessionsQuery(9), staleTime: 0 });
  expect(shown()).toEqual([102, 101]);
});
