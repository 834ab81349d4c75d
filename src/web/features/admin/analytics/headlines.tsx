import type { Analytics, Daily } from '../../../../shared/analytics.ts';
import { dollars } from '../../../format/money.ts';
import { durationText, numberText, shareText } from '../figures.ts';

type Counted = Exclude<keyof Daily, 'day' | 'medianFirstMaterialMs'>;

/** Of the whole period. */
export const totalOf = (daily: readonly Daily[], figure: Counted): number =>
  daily.reduce((sum, row) => sum + row[figure], 0);

export const revenueOf = (daily: readonly Daily[]): number =>
  totalOf(daily, 'planCents') + totalOf(daily, 'tokenCents') - totalOf(daily, 'takenBackCents');

/** What an operator looks at first. */
export function Headlines({ analytics }: { analytics: Analytics }) {
  const { daily, accounts, conversion, activeUsers, firstMaterial } = analytics;
  const ready = totalOf(daily, 'ready');
  const ended = ready + totalOf(daily, 'failed');
  const figures = [
    { name: 'Active users', value: numberText(activeUsers), more: `of ${numberText(accounts.all)} accounts` },
    {
      name: 'Sign-ups',
      value: numberText(conversion.signedUp),
      more: `${shareText(conversion.paid, conversion.signedUp)} upgraded`,
    },
    { name: 'Paying now', value: numberText(accounts.paying), more: suspendedWords(accounts.suspended) },
    {
      name: 'Analyses ready',
      value: numberText(ready),
      more: `${shareText(ready, ended)} of those that finished`,
    },
    {
      name: 'First material',
      value: firstMaterial.medianMs === null ? '–' : durationText(firstMaterial.medianMs),
      more:
        firstMaterial.slowestTenthMs === null
          ? 'none timed'
          : `median; slowest tenth ${durationText(firstMaterial.slowestTenthMs)} or more`,
    },
    {
      name: 'Revenue',
      value: dollars(revenueOf(daily)),
      more: `${dollars(totalOf(daily, 'takenBackCents'))} refunded`,
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-3 xl:grid-cols-6">
      {figures.map(({ name, value, more }) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="mt-0.5 font-semibold text-ink text-xl tabular-nums">{value}</dd>
          <dd className="text-ink-faint text-sm tabular-nums">{more}</dd>
        </div>
      ))}
    </dl>
  );
}

const suspendedWords = (suspended: number) => (suspended === 0 ? 'none suspended' : `${suspended} suspended`);
