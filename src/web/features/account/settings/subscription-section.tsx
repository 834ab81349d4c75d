import { useQuery } from '@tanstack/react-query';
import type { Receipt } from '../../../../shared/payments.ts';
import { prices } from '../../../../shared/prices.ts';
import type { PlanDetails, SubscriptionStatus } from '../../../../shared/subscription.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { failed, succeeded } from '../../../client/notify.ts';
import { openUpgradeDialog } from '../../../dialogs/upgrade-dialog-state.ts';
import { count } from '../../../format/count.ts';
import { instantText } from '../../../format/dates.ts';
import { dollars } from '../../../format/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import {
  planQuery,
  receiptsQuery,
  subscriptionStatusQuery,
  useBillingPortal,
  useCancelSubscription,
  useResumeSubscription,
} from '../../subscription/queries.ts';
import { Part } from './section.tsx';
import { SectionFailure, SectionSkeleton } from './with-account.tsx';

export function SubscriptionSection() {
  const status = useQuery(subscriptionStatusQuery);
  const plan = useQuery(planQuery);
  const receipts = useQuery(receiptsQuery);
  for (const one of [status, plan, receipts])
    if (one.isError && !one.data)
      return <SectionFailure error={one.error} onRetry={() => void one.refetch()} />;
  if (!status.data || plan.data === undefined || !receipts.data) return <SectionSkeleton room="h-68" />;
  return (
    <>
      <Standing status={status.data} plan={plan.data} />
      <Part title="Receipts">
        {receipts.data.length === 0 ? (
          <p className="text-ink-faint">No payments yet.</p>
        ) : (
          <ul className="border-line border-t">
            {receipts.data.map((receipt) => (
              <ReceiptRow key={receipt.id} receipt={receipt} />
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}

function Standing({ status, plan }: { status: SubscriptionStatus; plan: PlanDetails }) {
  const { isPremium, analysesUsed, limit } = status;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-base text-ink">
        {isPremium ? 'Paid Plan' : 'Free Trial'}
        {isPremium && plan?.status === 'past_due' && <Badge tone="caution">Payment failed</Badge>}
        {isPremium && plan?.cancelsAtPeriodEnd && <Badge tone="caution">Canceled</Badge>}
      </p>
      <p className="mt-1 text-ink-soft tabular-nums">
        {analysesUsed} of {count(limit, 'analysis', 'analyses')} used{isPremium ? ' this week' : ''}
      </p>
      <Progress label="Analyses used" share={limit > 0 ? analysesUsed / limit : 0} className="mt-3" />
      <StandingPlan isPremium={isPremium} plan={plan} />
    </div>
  );
}

function StandingPlan({ isPremium, plan }: { isPremium: boolean; plan: PlanDetails }) {
  if (!isPremium || !plan) return <FreeTrial wasPaid={plan !== null} />;
  const { periodEndsAt } = plan;
  return periodEndsAt === null ? (
    <SeatPlan resetsAt={plan.resetsAt} />
  ) : (
    <PaidPlan plan={{ ...plan, periodEndsAt }} />
  );
}

function FreeTrial({ wasPaid }: { wasPaid: boolean }) {
  return (
    <>
      <p className="mt-3 text-ink-soft">
        {wasPaid && 'Your paid plan has ended. '}
        The paid plan is {dollars(prices.paidPlanMonthlyCents)} per month.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={openUpgradeDialog}>Upgrade to Paid Plan</Button>
        {wasPaid && <PortalButton />}
      </div>
    </>
  );
}

type CurrentPlan = NonNullable<PlanDetails>;

function SeatPlan({ resetsAt }: Pick<CurrentPlan, 'resetsAt'>) {
  return (
    <p className="mt-3 text-ink-soft">
      Your university pays for your plan{resetsAt && <>; the week ends {instantText(resetsAt)}</>}.
    </p>
  );
}

function PaidPlan({ plan }: { plan: CurrentPlan & { periodEndsAt: string } }) {
  const cancel = useCancelSubscription();
  const resume = useResumeSubscription();
  const { cancelsAtPeriodEnd, periodEndsAt, resetsAt } = plan;
  const change = cancelsAtPeriodEnd ? resume : cancel;
  const press = () =>
    change.mutate(
      {},
      {
        onSuccess: () =>
          succeeded(
            cancelsAtPeriodEnd
              ? 'Your paid plan will continue.'
              : `Your paid plan stays active until ${instantText(periodEndsAt)}, then ends.`,
          ),
        onError: (error) =>
          failed(error, sentenceFor(error, 'Your subscription couldn’t be changed. Please try again.')),
      },
    );
  return (
    <>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-base">
        {resetsAt && (
          <>
            <dt className="text-ink-faint">Resets</dt>
            <dd className="text-ink">{instantText(resetsAt)}</dd>
          </>
        )}
        <dt className="text-ink-faint">{cancelsAtPeriodEnd ? 'Ends' : 'Renews'}</dt>
        <dd className="text-ink">
          {instantText(periodEndsAt)}
          {!cancelsAtPeriodEnd && ` for ${dollars(prices.paidPlanMonthlyCents)}`}
        </dd>
      </dl>
      {plan.status === 'past_due' && (
        <p className="mt-3 text-caution-ink">
          Your last payment didn’t go through. We’ll try again. Check your card to keep your plan.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant={cancelsAtPeriodEnd ? 'primary' : 'secondary'}
          onClick={press}
          disabled={change.isPending}
        >
          {cancelsAtPeriodEnd ? 'Resume Subscription' : 'Cancel Subscription'}
        </Button>
        <PortalButton />
      </div>
    </>
  );
}

function PortalButton() {
  const portal = useBillingPortal();
  const open = () =>
    portal.mutate(
      {},
      { onError: (error) => failed(error, sentenceFor(error, 'The billing page couldn’t be opened.')) },
    );
  return (
    <Button variant="secondary" onClick={open} disabled={portal.isPending}>
      Billing and Invoices
    </Button>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { purchase, quantity, amountCents, refundedCents, isDisputed, paidAt, url } = receipt;
  const title = purchase === 'paid_plan' ? 'Paid Plan' : count(quantity, 'premium token');
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-ink">
          {title}
          {refundedCents > 0 && <Badge>{dollars(refundedCents)} refunded</Badge>}
          {isDisputed && <Badge tone="caution">Disputed</Badge>}
        </p>
        <p className="text-ink-faint text-sm">{instantText(paidAt)}</p>
      </div>
      <p className="text-ink tabular-nums">{dollars(amountCents)}</p>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Receipt of ${title}, ${instantText(paidAt)}`}
          className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-3 sm:min-h-0"
        >
          Receipt
        </a>
      )}
    </li>
  );
}
