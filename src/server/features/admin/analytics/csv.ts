/** The figures as a file: one figure a line, so that a spreadsheet can turn them as it likes. */
import type { Analytics } from '../../../../shared/analytics.ts';
import { toCsv } from '../../../../study/print/csv.ts';

type Line = { measure: string; day: string; of: string; value: number | null };

export function analyticsCsv(analytics: Analytics): string {
  return toCsv([...dailyLines(analytics), ...totalLines(analytics)]);
}

function dailyLines({ daily }: Analytics): Line[] {
  return daily.flatMap(({ day, ...figures }) =>
    Object.entries(figures).map(([measure, value]) => ({ measure, day, of: '', value })),
  );
}

function totalLines(figures: Analytics): Line[] {
  const line = (measure: string, value: number | null, of = ''): Line => ({ measure, day: '', of, value });
  const named = (of: string, rows: Record<string, number | null>) =>
    Object.entries(rows).map(([measure, value]) => line(measure, value, of));
  return [
    line('differentActiveUsers', figures.activeUsers),
    ...named('accounts now', figures.accounts),
    ...named('signed up in the period', figures.conversion),
    ...figures.analyses.map(({ tier, engine, outcome, analyses }) =>
      line('analyses', analyses, [tier, engine ?? 'none', outcome].join(' / ')),
    ),
    ...named('first material', figures.firstMaterial),
    ...figures.failures.map(({ code, analyses }) => line('failures', analyses, code)),
    ...figures.models.flatMap(({ model, ...use }) => named(model, use)),
    ...figures.readings.flatMap(({ model, ...use }) => named(`second reading by ${model}`, use)),
    ...figures.queue.flatMap(({ job, waiting, running }) => named(`job ${job}`, { waiting, running })),
    line('mailsFailed', figures.mailsFailed),
  ];
}
