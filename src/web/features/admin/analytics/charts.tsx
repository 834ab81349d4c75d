import type { Analytics, Daily } from '../../../../shared/analytics.ts';
import { count } from '../../../format/count.ts';
import { dollars } from '../../../format/money.ts';
import { Chart } from '../../../ui/chart.tsx';
import { durationText, numberText } from '../figures.ts';
import { revenueOf, totalOf } from './headlines.tsx';

/** What happened day by day. */
export function Charts({ analytics, asTable }: { analytics: Analytics; asTable: boolean }) {
  const { daily, activeUsers, firstMaterial } = analytics;
  const days = daily.map(({ day }) => day);
  const of = (figure: Exclude<keyof Daily, 'day'>) => daily.map((row) => row[figure]);
  const unfinished = daily.map(({ cancelled, running }) => cancelled + running);
  const shared = { days, asTable, format: numberText };
  return (
    <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
      <Chart
        {...shared}
        title="Active users"
        total={`${numberText(activeUsers)} in total`}
        series={[{ name: 'Active users', values: of('activeUsers') }]}
      />
      <Chart
        {...shared}
        title="Sign-ups"
        total={numberText(totalOf(daily, 'signUps'))}
        series={[{ name: 'Sign-ups', values: of('signUps') }]}
        columns={[{ name: 'Upgrades', values: of('upgrades') }]}
      />
      <Chart
        {...shared}
        title="Analyses"
        total={`${numberText(totalOf(daily, 'ready'))} ready, ${numberText(totalOf(daily, 'failed'))} failed`}
        series={[
          { name: 'Ready', values: of('ready') },
          { name: 'Failed', values: of('failed'), tone: 'second' },
          { name: 'Canceled or running', values: unfinished, tone: 'third' },
        ]}
      />
      <Chart
        {...shared}
        title="Time to first material"
        total={
          firstMaterial.medianMs === null ? 'none timed' : `median ${durationText(firstMaterial.medianMs)}`
        }
        series={[{ name: 'Median', values: of('medianFirstMaterialMs') }]}
        format={durationText}
      />
      <Chart
        {...shared}
        title="Revenue"
        total={dollars(revenueOf(daily))}
        series={[
          { name: 'Plans', values: of('planCents') },
          { name: 'Tokens', values: of('tokenCents'), tone: 'second' },
        ]}
        columns={[{ name: 'Refunded', values: of('takenBackCents') }]}
        format={dollars}
      />
      <Chart
        {...shared}
        title="Token sales"
        total={`${count(totalOf(daily, 'tokensSold'), 'token')} sold, ${numberText(totalOf(daily, 'tokensSpent'))} spent`}
        series={[{ name: 'Sold', values: of('tokensSold') }]}
        columns={[{ name: 'Spent', values: of('tokensSpent') }]}
      />
    </div>
  );
}
