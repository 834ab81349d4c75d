import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../../shared/auth.ts';
import { currentUserQuery, setCurrentUser } from './session.ts';
import { googleAvailabilityQuery } from './ways-in.ts';

// Only its identity matters here.
const ada = { id: 1, firstName: 'Ada' } as User;

describe('the lookup of who is signed in', () => {
  it('is asked afresh each time: not kept, not retried, not repeated on focus', () => {
    expect(currentUserQuery).toMatchObject({
      staleTime: 0,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
    });
  });
});

describe('the end of a session', () => {
  it('takes everything that was read along, but for the knowledge that nobody is signed in', () => {
    const client = new QueryClient();
    setCurrentUser(client, ada);
    client.setQueryData(['semesters', 'list'], [{ id: 1, name: 'Hers' }]);
    client.setQueryData(['account', 'settings'], {});
    client.setQueryData(googleAvailabilityQuery.queryKey, {
      hasGoogleClientId: true,
      hasGoogleClientSecret: true,
    });
    setCurrentUser(client, null);
    const left = client.getQueryCache().getAll();
    expect(left.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([
      [currentUserQuery.queryKey, null],
    ]);
  });
});
