import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { sentenceOf } from '../../../shared/errors.ts';
import type { SubscriptionStatus } from '../../../shared/subscription.ts';
import { openUpgradeDialog } from '../../dialogs/upgrade-dialog-state.ts';
import { count } from '../../format/count.ts';
import { dot } from '../../format/dot.ts';
import { pathTo } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { subscriptionStatusQuery } from '../subscription/queries.ts';

/** In one line what the plan grants, what was used of it, and until when. */
export function PlanLine() {
  const status = useQuery(subscriptionStatusQuery);
  return (
    <section
      aria-label="Your plan"
      className="mt-12 rounded-lg border border-line bg-raised px-5 py-3 sm:px-6"
    >
      {status.data ? (
        <Standing status={status.data} />
      ) : status.isError ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft">We couldn’t load your plan.</p>
          <Button variant="secondary" size="small" onClick={() => void status.refetch()}>
            Try Again
          </Button>
        </div>
      ) : (
        <div className="flex min-h-11 items-center justify-between gap-4 sm:min-h-9.5">
          <Skeleton className="h-5 w-72" />
          <Skeleton className="h-8 w-40 rounded-md" />
        </div>
      )}
    </section>
  );
}

function Standing({ status }: { status: SubscriptionStatus }) {
  const { tier, canAnalyze, analysesUsed, limit, daysUntilReset, premiumTokens } = status;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="font-semibold text-base text-ink">{tier === 'paid' ? 'Paid Plan' : 'Free Trial'}</h2>
        <Badge tone={canAnalyze ? 'good' : 'caution'}>{canAnalyze ? 'Active' : 'Limit Reached'}</Badge>
        <p className="text-ink-soft text-sm tabular-nums max-sm:w-full">
          {analysesUsed} of {count(limit, 'analysis', 'analyses')} used
          {tier === 'paid' && `${dot}Resets in ${count(daysUntilReset, 'day')}`}
          {`${dot}${count(premiumTokens, 'premium token')}`}
        </p>
        <div className="max-sm:w-full sm:ml-auto">
          <PlanButton isPremium={status.isPremium} />
        </div>
      </div>
      {!canAnalyze && (
        <p className="mt-2 text-ink-soft text-sm">
          {tier === 'paid'
            ? 'You’ve used this week’s analyses. A premium token gets you one more.'
            : sentenceOf('no_allowance')}
        </p>
      )}
    </>
  );
}

/** Opens the settings at the plan. */
const planPage = { page: 'plan' };

function PlanButton({ isPremium }: { isPremium: boolean }) {
  if (!isPremium) {
    return (
      <Button variant="secondary" className="max-sm:w-full" onClick={openUpgradeDialog}>
        Upgrade to Paid Plan
      </Button>
    );
  }
  return (
    <Link
      href={pathTo.settings()}
      state={planPage}
      className={buttonClass('secondary', 'medium', 'max-sm:w-full')}
    >
      Manage Subscription
    </Link>
  );
}
