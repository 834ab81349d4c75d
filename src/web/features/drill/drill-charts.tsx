import { useState } from 'react';
import type { DrillStats } from '../../../shared/drill.ts';
import { Button } from '../../ui/button.tsx';
import { Chart } from '../../ui/chart.tsx';

const plain = (number: number) => number.toLocaleString('en');
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What comes, and what was done: bars, or the same as tables. */
export function DrillCharts({ stats: { dueByDay, history } }: { stats: DrillStats }) {
  const [asTable, setAsTable] = useState(false);
  const due = dueByDay.map((each) => each.due);
  const days = history.map(({ day }) => day);
  return (
    <section className="mt-10" aria-label="Day by day">
      <div className="flex justify-end">
        <Button variant="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as Charts' : 'Show as Tables'}
        </Button>
      </div>
      <div className="mt-2 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <Chart
          title="Due in the next two weeks"
          total={plain(sum(due))}
          days={dueByDay.map(({ day }) => day)}
          series={[{ name: 'Due', values: due }]}
          format={plain}
          asTable={asTable}
        />
        {days.length > 0 && (
          <Chart
            title="Answered"
            total={plain(sum(history.map(({ answers }) => answers)))}
            days={days}
            series={[
              { name: 'Right', values: history.map(({ right }) => right) },
              {
                name: 'Not yet',
                values: history.map(({ answers, right }) => answers - right),
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
