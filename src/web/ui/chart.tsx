/** A bar a day, and the same as a table: the bars are for the eye alone, the table is for everybody else. */
import type { ReactNode } from 'react';
import { dateText } from '../format/dates.ts';
import { cx } from './cx.ts';

export type Series = {
  name: string;
  values: readonly (number | null)[];
  tone?: keyof typeof fills;
};

const fills = { first: 'fill-accent-ink', second: 'fill-highlight-line', third: 'fill-line-strong' };
const swatches = { first: 'bg-accent-ink', second: 'bg-highlight-line', third: 'bg-line-strong' };

type ChartProps = {
  title: string;
  /** The figure of the whole period. */
  total: ReactNode;
  days: readonly string[];
  series: readonly Series[];
  /** How a value is written. */
  format: (value: number) => string;
  /** More columns of the table that no bar shows. */
  columns?: readonly Series[];
  /** True where the table is shown in place of the bars. */
  asTable: boolean;
};

export function Chart({ title, total, days, series, format, columns = [], asTable }: ChartProps) {
  const table = (
    <DayTable title={title} days={days} columns={[...series, ...columns]} format={format} isShown={asTable} />
  );
  return (
    <figure className="min-w-0 border-line border-t pt-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold text-base text-ink">{title}</h2>
        <p className="text-ink-soft tabular-nums">{total}</p>
      </figcaption>
      {asTable ? (
        table
      ) : (
        <>
          <Bars days={days} series={series} format={format} />
          {series.length > 1 && <Legend series={series} />}
          <div className="sr-only">{table}</div>
        </>
      )}
    </figure>
  );
}

/** Days are UTC's; noon keeps the date in every time zone but the outermost. */
const dayText = (day: string) => dateText(`${day}T12:00:00Z`);

type BarsProps = Pick<ChartProps, 'days' | 'series' | 'format'>;

const height = 100;
const step = 10;
const gap = 2;

function Bars({ days, series, format }: BarsProps) {
  const sums = days.map((_, day) => series.reduce((sum, { values }) => sum + (values[day] ?? 0), 0));
  const most = Math.max(...sums);
  return (
    <div aria-hidden className="mt-3">
      <p className="text-ink-faint text-xs tabular-nums">{most > 0 ? format(most) : 'None in this period'}</p>
      <svg
        viewBox={`0 0 ${days.length * step - gap} ${height}`}
        preserveAspectRatio="none"
        className="mt-1 h-28 w-full border-line-strong border-b"
        role="presentation"
      >
        {days.map((day, index) => (
          <g key={day}>
            <title>{labelOf(day, index, series, format)}</title>
            {/* The whole column answers the pointer. */}
            <rect
              x={index * step - gap / 2}
              y={0}
              width={step}
              height={height}
              className="fill-transparent"
            />
            {stack(series, index, most).map(({ name, tone, y, size }) => (
              <rect
                key={name}
                x={index * step}
                y={y}
                width={step - gap}
                height={size}
                className={fills[tone]}
              />
            ))}
          </g>
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-ink-faint text-xs tabular-nums">
        <span>{dayText(days[0] ?? '')}</span>
        <span>{dayText(days.at(-1) ?? '')}</span>
      </p>
    </div>
  );
}

/** The first series stands on the ground, the next on top of it. */
function stack(series: readonly Series[], day: number, most: number) {
  let below = height;
  return series.flatMap(({ name, tone = 'first', values }) => {
    const value = values[day] ?? 0;
    if (value <= 0) return [];
    const size = (value / most) * height;
    below -= size;
    return [{ name, tone, y: below, size }];
  });
}

function labelOf(day: string, index: number, series: readonly Series[], format: (value: number) => string) {
  const figures = series.map(({ name, values }) => {
    const value = values[index];
    return `${name}: ${typeof value === 'number' ? format(value) : 'none'}`;
  });
  return [dayText(day), ...figures].join('\n');
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul aria-hidden className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
      {series.map(({ name, tone = 'first' }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className={cx('size-2.5 rounded-full', swatches[tone])} />
          {name}
        </li>
      ))}
    </ul>
  );
}

type DayTableProps = {
  title: string;
  days: readonly string[];
  columns: readonly Series[];
  format: (value: number) => string;
  isShown: boolean;
};

function DayTable({ title, days, columns, format, isShown }: DayTableProps) {
  const table = (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{title} by day</caption>
      <thead className="sticky top-0 bg-paper">
        <tr className="border-line-strong border-b text-ink-soft">
          <th scope="col" className="py-1.5 pr-4 text-left font-medium">
            Day
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="py-1.5 pl-4 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day, index) => (
          <tr key={day} className="border-line border-b">
            <th scope="row" className="whitespace-nowrap py-1.5 pr-4 text-left font-normal text-ink-soft">
              {dayText(day)}
            </th>
            {columns.map(({ name, values }) => {
              const value = values[index];
              return (
                <td key={name} className="py-1.5 pl-4 text-right text-ink">
                  {typeof value === 'number' ? format(value) : '–'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isShown) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section aria-label={`${title} by day`} tabIndex={0} className="mt-3 max-h-80 overflow-auto">
      {table}
    </section>
  );
}
