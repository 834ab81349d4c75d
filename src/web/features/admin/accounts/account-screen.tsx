import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { AccountDetails } from '../../../../shared/admin-users.ts';
import { useTitle } from '../../../browser/title.ts';
import { LoadFailure } from '../../../frame/load-failure.tsx';
import { pathTo } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton.tsx';
import { AuditRow } from '../desk/audit-row.tsx';
import { accountQuery } from '../queries.ts';
import { ScreenHead } from '../screen-head.tsx';
import { AccountBadges } from './account-badges.tsx';
import { AccountFacts } from './account-facts.tsx';
import { type AccountAct, ActDialog } from './act-dialog.tsx';

export function AccountScreen({ id }: { id: number }) {
  const account = useQuery(accountQuery(id));
  useTitle(account.data?.email ?? 'User');
  return (
    <>
      <Link
        href={pathTo.adminUsers()}
        className="mt-4 inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-ink sm:min-h-8"
      >
        <ArrowLeft size={16} aria-hidden />
        Users
      </Link>
      {account.isPending && (
        <Loading label="Loading">
          <SkeletonLines count={6} className="mt-8" />
        </Loading>
      )}
      {account.isLoadingError && <LoadFailure of={account} />}
      {account.data && <Account account={account.data} />}
    </>
  );
}

function Account({ account }: { account: AccountDetails }) {
  const [act, setAct] = useState<AccountAct>();
  const close = () => setAct(undefined);
  return (
    <>
      <div className="-mt-5">
        <ScreenHead title={account.email} text={`${account.name}, user ${account.id}`}>
          <AccountBadges account={account} />
        </ScreenHead>
      </div>
      <div className="mb-8 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setAct('grant')}>
          Grant
        </Button>
        <Button variant="secondary" onClick={() => setAct('sign-out')}>
          Sign Out Everywhere
        </Button>
        <Button variant="secondary" onClick={() => setAct(account.suspendedAt ? 'resume' : 'suspend')}>
          {account.suspendedAt ? 'Resume' : 'Suspend'}
        </Button>
        <Button variant="secondary" onClick={() => setAct('delete')}>
          Delete
        </Button>
      </div>
      <AccountFacts account={account} />
      <h2 className="mt-10 font-semibold text-base text-ink">Administrator actions</h2>
      {account.history.length === 0 ? (
        <p className="mt-2 text-ink-faint">Nothing yet.</p>
      ) : (
        <ul className="mt-2 border-line border-t">
          {account.history.map((entry) => (
            <li key={entry.id} className="border-line border-b">
              <AuditRow entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {act && <ActDialog key={act} act={act} account={account} onClose={close} />}
    </>
  );
}
