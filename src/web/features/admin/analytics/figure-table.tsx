import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';

type Column = { name: string; isNumber?: boolean };

type FigureTableProps = {
  title: string;
  /** Said in place of the table where it has no row. */
  empty: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  note?: string;
  className?: string;
};

/** Figures by name, under a heading of their own. */
export function FigureTable({ title, empty, columns, rows, note, className }: FigureTableProps) {
  return (
    <section className={cx('min-w-0 border-line border-t pt-4', className)}>
      <h2 className="font-semibold text-base text-ink">{title}</h2>
      {rows.length === 0 ? (
        <p className="mt-3 text-ink-faint">{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section aria-label={title} tabIndex={0} className="mt-2 overflow-x-auto">
          <table className="w-full text-sm tabular-nums">
            <thead>
              <tr className="border-line-strong border-b text-ink-soft">
                {columns.map(({ name, isNumber }) => (
                  <th
                    key={name}
                    scope="col"
                    className={cx('py-1.5 pr-4 font-medium last:pr-0', isNumber ? 'text-right' : 'text-left')}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key} className="border-line border-b">
                  {columns.map(({ name, isNumber }, index) => (
                    <td
                      key={name}
                      className={cx(
                        'py-1.5 pr-4 text-ink last:pr-0',
                        isNumber && 'whitespace-nowrap text-right',
                      )}
                    >
                      {cells[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {note && <p className="mt-2 text-ink-faint text-sm">{note}</p>}
    </section>
  );
}
