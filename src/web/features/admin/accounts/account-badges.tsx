import type { AccountRow } from '../../../../shared/admin-users.ts';
import { Badge } from '../../../ui/badge.tsx';

export function AccountBadges({ account }: { account: AccountRow }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {account.suspendedAt && <Badge tone="danger">Suspended</Badge>}
      {account.role === 'admin' && <Badge tone="accent">Administrator</Badge>}
      {account.tier === 'paid' ? <Badge tone="good">Paid Plan</Badge> : <Badge>Free Trial</Badge>}
      {!account.emailVerified && <Badge tone="caution">Not verified</Badge>}
    </span>
  );
}
