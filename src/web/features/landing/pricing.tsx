import { Check } from 'lucide-react';
import { limits, prices } from '../../../shared/prices.ts';
import { count } from '../../format/count.ts';
import { dollars } from '../../format/money.ts';
import { PageLink } from '../../frame/page-link.tsx';
import { pathTo } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

const plans = [
  {
    name: 'Free Trial',
    price: dollars(0),
    per: 'for life',
    lines: [
      count(limits.freeTrialAnalyses, 'case analysis', 'case analyses'),
      'Brief, outline, and cold call questions',
      'Standard AI model',
      `Single premium tokens, ${dollars(prices.tokenCents)} each`,
    ],
    action: 'Get Started Free',
    isPopular: false,
  },
  {
    name: 'Paid Plan',
    price: dollars(prices.paidPlanMonthlyCents),
    per: 'per month',
    lines: [
      `${count(limits.paidAnalysesPerWeek, 'case analysis', 'case analyses')} per week`,
      'Premium model for every case brief',
      'Download everything as a PDF',
      '1 premium token on upgrade, and 1 each month',
      `${prices.tokenBundle.quantity} premium tokens for ${dollars(prices.tokenBundle.cents)} instead of ${dollars(prices.tokenBundle.listCents)}`,
    ],
    action: 'Learn More',
    isPopular: true,
  },
];

export function Pricing() {
  return (
    <section aria-labelledby="pricing" className="border-line border-t py-14 sm:py-20">
      <h2 id="pricing" className="font-semibold font-serif text-2xl text-ink sm:text-3xl">
        Pricing
      </h2>
      <p className="mt-3 text-ink-soft">Every account starts with a free trial. No card required.</p>
      <ul className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        {plans.map((plan) => (
          <li
            key={plan.name}
            className={cx(
              'flex flex-col rounded-lg border bg-raised p-6 sm:p-8',
              plan.isPopular ? 'border-accent-ink' : 'border-line',
            )}
          >
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="font-semibold text-ink text-lg">{plan.name}</h3>
              {plan.isPopular && <Badge tone="accent">Most Popular</Badge>}
            </div>
            <p className="mt-4 flex items-baseline gap-2">
              <span className="font-semibold font-serif text-3xl text-ink tabular-nums">{plan.price}</span>
              <span className="text-ink-faint">{plan.per}</span>
            </p>
            <ul className="mt-6 mb-8 grid gap-2.5">
              {plan.lines.map((line) => (
                <li key={line} className="flex gap-2.5 text-ink-soft">
                  <Check
                    size={18}
                    strokeWidth={1.75}
                    aria-hidden
                    className="mt-0.75 shrink-0 text-accent-ink"
                  />
                  {line}
                </li>
              ))}
            </ul>
            <PageLink
              href={pathTo.signUp()}
              className={buttonClass(plan.isPopular ? 'secondary' : 'primary', 'large', 'mt-auto')}
            >
              {plan.action}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
