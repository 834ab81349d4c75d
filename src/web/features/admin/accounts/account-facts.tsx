import type { AccountDetails } from '../../../../shared/admin-users.ts';
import { count } from '../../../format/count.ts';
import { dateText } from '../../../format/dates.ts';
import { dollars } from '../../../format/money.ts';
import { costText, numberText } from '../figures.ts';

export function AccountFacts({ account }: { account: AccountDetails }) {
  return (
    <dl className="grid gap-x-10 gap-y-5 border-line border-t pt-5 sm:grid-cols-2 lg:grid-cols-3">
      {factsOf(account).map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-faint text-sm">{name}</dt>
          <dd className="mt-0.5 text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(account: AccountDetails): [name: string, value: string][] {
  const { usage, outcomes, paidCents, refundedCents, activeSignIns, lastActiveOn } = account;
  const period = usage.isPremium ? 'this week' : 'of the free trial';
  return [
    ['Plan', planWords(account)],
    ['Allowance', `${usage.analysesUsed} of ${usage.limit} used ${period}`],
    ['Premium tokens', numberText(usage.premiumTokens)],
    [
      'Analyses',
      [
        `${outcomes.ready} ready`,
        `${outcomes.failed} failed`,
        `${outcomes.cancelled} canceled`,
        `${outcomes.running} running`,
      ].join(', '),
    ],
    ['Model costs', costText(account.costCents)],
    [
      'Paid',
      refundedCents > 0 ? `${dollars(paidCents)}, ${dollars(refundedCents)} refunded` : dollars(paidCents),
    ],
    ['Joined', dateText(account.createdAt)],
    ['Last active', lastActiveOn ? dateText(`${lastActiveOn}T12:00:00Z`) : 'Not in the last 100 days'],
    ['Signed in', `${count(activeSignIns, 'device')}, two-factor ${account.twoFactorEnabled ? 'on' : 'off'}`],
  ];
}

function planWords({ plan, usage }: AccountDetails): string {
  if (!plan) return 'Free Trial';
  if (!usage.isPremium) return `Free Trial (paid plan: ${plan.status})`;
  if (plan.periodEndsAt === null) return 'Paid Plan, through a seat';
  const until = dateText(plan.periodEndsAt);
  return plan.cancelsAtPeriodEnd ? `Paid Plan, ends ${until}` : `Paid Plan, renews ${until}`;
}
