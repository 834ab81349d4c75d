import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { Link } from 'wouter';
import { prices } from '../../../shared/prices.ts';
import type { SubscriptionStatus } from '../../../shared/subscription.ts';
import { count } from '../../format/count.ts';
import { dollars } from '../../format/money.ts';
import { tokenMakes } from '../../format/premium-words.ts';
import { pathTo } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { configQuery } from '../product/queries.ts';
import { usePurchaseTokens } from '../subscription/queries.ts';

const cardClass =
  'mt-4 flex flex-col gap-4 rounded-lg border border-line px-5 py-4 sm:flex-row sm:items-center sm:px-6';

/** Tokens: for sale here on the paid plan, in settings on the free trial. */
export function TokenCard({ status }: { status: SubscriptionStatus }) {
  return status.isPremium ? <PurchaseCard status={status} /> : <PromoCard status={status} />;
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex min-w-0 flex-1 gap-4">
      <Sparkles size={22} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
      <div>
        <h2 className="font-semibold text-base text-ink">{title}</h2>
        <p className="mt-0.5 text-ink-soft text-sm">{text}</p>
      </div>
    </div>
  );
}

function PromoCard({ status: { premiumTokens } }: { status: SubscriptionStatus }) {
  const told = useQuery(configQuery).data;
  return (
    <section aria-label="Premium tokens" className={cardClass}>
      <Words
        title="Premium Tokens"
        text={`You have ${count(premiumTokens, 'premium token')}. A token gets you ${tokenMakes(told)}.`}
      />
      <Link
        href={`${pathTo.settings('plan')}#tokens`}
        className={buttonClass('secondary', 'medium', 'shrink-0')}
      >
        Purchase ({dollars(prices.tokenCents)})
      </Link>
    </section>
  );
}

function PurchaseCard({ status: { premiumTokens } }: { status: SubscriptionStatus }) {
  const { start, isPending } = usePurchaseTokens();
  const { quantity, cents, listCents } = prices.tokenBundle;
  return (
    <section aria-label="Premium Analysis Tokens" className={cardClass}>
      <Words
        title="Premium Analysis Tokens"
        text={`You have ${count(premiumTokens, 'premium token')}. ${quantity} cost ${dollars(cents)} instead of ${dollars(listCents)}: you save ${dollars(listCents - cents)}.`}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => start(1)} disabled={isPending}>
          1 for {dollars(prices.tokenCents)}
        </Button>
        <Button variant="secondary" onClick={() => start(quantity)} disabled={isPending}>
          {quantity} for {dollars(cents)}
        </Button>
      </div>
    </section>
  );
}
