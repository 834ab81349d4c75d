import { useQuery } from '@tanstack/react-query';
import { Check, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits, prices } from '../../../shared/prices.ts';
import { count } from '../../format/count.ts';
import { dollars } from '../../format/money.ts';
import { type PremiumTold, paidBriefLines, tokenMakes } from '../../format/premium-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { configQuery } from '../product/queries.ts';

const analyses = (number: number) => count(number, 'case analysis', 'case analyses');

const freeLines = [
  `${analyses(limits.freeTrialAnalyses)} for life`,
  'Standard AI model',
  `Single premium tokens, ${dollars(prices.tokenCents)} each`,
];

const paidLines = (told: PremiumTold | undefined) => [
  `${analyses(limits.paidAnalysesPerWeek)} per week`,
  ...paidBriefLines(told),
  'Download everything as a PDF',
  '1 premium token on upgrade, and 1 each month',
  `${prices.tokenBundle.quantity} tokens for ${dollars(prices.tokenBundle.cents)} instead of ${dollars(prices.tokenBundle.listCents)}`,
];

type PlanCardsProps = { isPaid: boolean; isPending: boolean; onUpgrade: () => void };

export function PlanCards({ isPaid, isPending, onUpgrade }: PlanCardsProps) {
  const told = useQuery(configQuery).data;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <PlanCard name="Free Trial" price={dollars(0)} per="for life" lines={freeLines}>
        <Button variant="secondary" disabled>
          {isPaid ? 'Included' : 'Current Plan'}
        </Button>
      </PlanCard>
      <PlanCard
        name="Paid Plan"
        price={dollars(prices.paidPlanMonthlyCents)}
        per="per month"
        lines={paidLines(told)}
        isRecommended
        isSelected={isPending}
      >
        <Button onClick={onUpgrade} disabled={isPaid || isPending}>
          {isPaid ? 'Current Plan' : isPending ? 'Opening Checkout...' : 'Upgrade to Paid Plan'}
        </Button>
      </PlanCard>
      <div className="flex gap-4 rounded-lg border border-line p-5 md:col-span-2">
        <Sparkles size={22} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
        <div>
          <h3 className="font-semibold text-base text-ink">Premium Tokens</h3>
          <p className="mt-1 text-ink-soft">
            A premium token makes {tokenMakes(told)}. It doesn’t count against your weekly limit, and works
            even after you reach it.
          </p>
          {told && <PremiumAdditions told={told} />}
        </div>
      </div>
    </div>
  );
}

/** What premium adds here, by material; nothing is said of one to which it adds nothing. */
function PremiumAdditions({ told: { premium } }: { told: PremiumTold }) {
  const additions = [
    ['Brief', premium.brief.adds],
    ['Outline', premium.outline.adds],
    ['Questions', premium.questions.adds],
  ].filter(([, adds]) => adds !== null);
  if (additions.length === 0) return null;
  return (
    <dl className="mt-3 grid gap-1.5">
      {additions.map(([name, adds]) => (
        <div key={name} className="gap-2 sm:flex">
          <dt className="w-24 shrink-0 font-medium text-ink">{name}</dt>
          <dd className="text-ink-soft">{adds}</dd>
        </div>
      ))}
    </dl>
  );
}

type PlanCardProps = {
  name: string;
  price: string;
  per: string;
  lines: readonly string[];
  isRecommended?: boolean;
  /** While its checkout is being opened. */
  isSelected?: boolean;
  children: ReactNode;
};

function PlanCard({
  name,
  price,
  per,
  lines,
  isRecommended = false,
  isSelected = false,
  children,
}: PlanCardProps) {
  return (
    <section
      aria-label={name}
      aria-busy={isSelected}
      className={cx(
        'flex flex-col rounded-lg border p-5',
        isRecommended ? 'border-accent-ink' : 'border-line',
        isSelected && 'outline-2 outline-accent-ink',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold text-base text-ink">{name}</h3>
        {isSelected ? <Badge>Selected</Badge> : isRecommended && <Badge tone="accent">Recommended</Badge>}
      </div>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="font-semibold font-serif text-3xl text-ink tabular-nums">{price}</span>
        <span className="text-ink-faint">{per}</span>
      </p>
      <ul className="mt-4 mb-6 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5 text-ink-soft">
            <Check size={18} strokeWidth={1.75} aria-hidden className="mt-0.75 shrink-0 text-accent-ink" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">{children}</div>
    </section>
  );
}
