import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/errors.ts';
import type { SubscriptionStatus } from '../../../shared/subscription.ts';
import { count } from '../../format/count.ts';
import { dot } from '../../format/dot.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { subscriptionStatusQuery } from '../subscription/queries.ts';

/** What the plan grants, what was used of it, and until when. */
export function StatusCard() {
  const status = useQuery(subscriptionStatusQuery);
  return (
    <section
      aria-label="Your plan"
      className="mt-8 rounded-lg border border-line bg-raised px-5 py-4 sm:px-6"
    >
      {status.data ? (
        <Standing status={status.data} />
      ) : status.isError ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft">Your plan could not be loaded.</p>
          <Button variant="secondary" size="small" onClick={() => void status.refetch()}>
            Try Again
          </Button>
        </div>
      ) : (
        <div className="grid gap-3 py-0.5">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-1 w-full" />
          <Skeleton className="h-4 w-52" />
        </div>
      )}
    </section>
  );
}

function Standing({ status }: { status: SubscriptionStatus }) {
  const { tier, canAnalyze, analysesUsed, limit, daysUntilReset, premiumTokens } = status;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold text-base text-ink">{tier === 'paid' ? 'Paid Plan' : 'Free Trial'}</h2>
        <Badge tone={canAnalyze ? 'good' : 'caution'}>{canAnalyze ? 'Active' : 'Limit Reached'}</Badge>
        <p className="w-full text-ink-soft text-sm tabular-nums sm:ml-auto sm:w-auto">
          {analysesUsed} of {count(limit, 'analysis', 'analyses')} used
        </p>
      </div>
      <Progress label="Analyses used" share={limit > 0 ? analysesUsed / limit : 0} className="mt-3" />
      <p className="mt-3 text-ink-faint text-sm">
        {tier === 'paid' && `Resets in ${count(daysUntilReset, 'day')}${dot}`}
        {count(premiumTokens, 'premium token')}
      </p>
      {!canAnalyze && (
        <p className="mt-2 text-ink-soft text-sm">
          {tier === 'paid'
            ? 'You’ve used this week’s analyses. A premium token goes beyond them.'
            : sentenceOf('no_allowance')}
        </p>
      )}
    </>
  );
}
