import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { AccountRow } from '../../../../shared/admin-users.ts';
import { useTitle } from '../../../browser/title.ts';
import { count } from '../../../format/count.ts';
import { dateText } from '../../../format/dates.ts';
import { dot } from '../../../format/dot.ts';
import { pathTo } from '../../../paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { costText } from '../figures.ts';
import { Paged } from '../paged.tsx';
import { usersQuery } from '../queries.ts';
import { ScreenHead } from '../screen-head.tsx';
import { AccountBadges } from './account-badges.tsx';

const pauseMs = 250;

/** What is typed becomes part of the address, once nothing has changed for a moment. */
function useSearchWords() {
  const [query, setQuery] = useSearchParams();
  const searched = query.get('q') ?? '';
  const [typed, setTyped] = useState(searched);
  useEffect(() => {
    if (typed.trim() === searched) return;
    const timer = setTimeout(
      () => setQuery(typed.trim() ? { q: typed.trim() } : {}, { replace: true }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [typed, searched, setQuery]);
  return { typed, setTyped, searched };
}

export function AccountsScreen() {
  useTitle('Users');
  const { typed, setTyped, searched } = useSearchWords();
  const list = useInfiniteQuery(usersQuery(searched));
  return (
    <>
      <ScreenHead title="Users" text="Plans, usage, and costs. What students study isn’t shown." />
      <TextField
        label="Search by email or name"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="mb-6 max-w-md"
        maxLength={200}
        autoComplete="off"
      />
      <Paged
        label="Users"
        list={list}
        keyOf={({ id }) => id}
        empty={<EmptyState title={searched ? 'No user matches' : 'No users yet'} />}
      >
        {(account) => <AccountLine account={account} />}
      </Paged>
    </>
  );
}

function AccountLine({ account }: { account: AccountRow }) {
  const { id, email, name, analyses, costCents, createdAt, lastActiveOn } = account;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1.5 py-3.5">
      <div className="min-w-0">
        <Link
          href={pathTo.adminUser(id)}
          className="break-all font-medium text-ink underline-offset-3 hover:underline"
        >
          {email}
        </Link>
        <p className="break-words text-ink-soft">{name}</p>
        <p className="text-ink-faint text-sm tabular-nums">
          {count(analyses, 'analysis', 'analyses')}
          {costCents > 0 && `${dot}${costText(costCents)} in model costs`}
          {dot}joined {dateText(createdAt)}
          {dot}
          {lastActiveOn ? `active ${dateText(`${lastActiveOn}T12:00:00Z`)}` : 'no recent activity'}
        </p>
      </div>
      <AccountBadges account={account} />
    </div>
  );
}
