import { useState } from 'react';
import type { DrillStats } from '../../../shared/drill.ts';
import { Button } from '../../ui/button.tsx';
import { Chart } from '../../ui/chart.tsx';

const plain = (number: number) => number.toLocaleString('en');
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const shownDays = 14;

/** The days of two weeks, the last of them this one. */
function daysUntil(last: string | undefined): string[] {
  if (last === undefined) return [];
  const end = Date.parse(`${last}T12:00:00Z`);
  return Array.from({ length: shownDays }, (_, index) =>
    new Date(end - (shownDays - 1 - index) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  );
}

/** What comes, and what was done: bars, or the same as tables. */
export function DrillCharts({ stats: { dueByDay, history } }: { stats: DrillStats }) {
  const [asTable, setAsTable] = useState(false);
  const due = dueByDay.map((each) => each.due);
  // Before the first answer there is nothing to draw.
  if (history.length === 0 && sum(due) === 0) return null;
  const days = daysUntil(dueByDay[0]?.day);
  const known = new Map(history.map((each) => [each.day, each]));
  const done = days.map((day) => known.get(day) ?? { answers: 0, right: 0 });
  return (
    <section className="mt-10" aria-label="Day by day">
      <div className="flex justify-end">
        <Button variant="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as Charts' : 'Show as Tables'}
        </Button>
      </div>
      <div className="mt-2 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <Chart
          title="Long term: due in the next two weeks"
          total={plain(sum(due))}
          days={dueByDay.map(({ day }) => day)}
          series={[{ name: 'Due', values: due }]}
          format={plain}
          asTable={asTable}
        />
        {history.length > 0 && (
          <Chart
            title="Answered in the last two weeks"
            total={plain(sum(done.map(({ answers }) => answers)))}
            days={days}
            series={[
              { name: 'Right', values: done.map(({ right }) => right) },
              {
                name: 'Not yet',
                values: done.map(({ answers, right }) => answers - right),
                tone: 'third',
              },
            ]}
            format={plain}
            asTable={asTable}
          />
        )}
      </div>
    </section>
  );
}
