import type { ReactNode } from 'react';
import type { Item } from '../../../study/material.ts';
import { cx } from '../../ui/cx.ts';
import { useReading } from './reading-context.tsx';
import { StatementText } from './statement-text.tsx';

export const statementElementId = (id: string) => `statement-${id}`;

/** The place that the text leads back to. Takes the focus when it does. */
export function StatementPlace({
  id,
  children,
  className,
}: {
  id: string;
  children: ReactNode;
  className?: string;
}) {
  const { place } = useReading();
  return (
    <div
      id={statementElementId(id)}
      tabIndex={-1}
      className={cx(
        'rounded-xs transition-[background-color,box-shadow] print:bg-transparent print:shadow-none',
        place.from === id && 'bg-accent-wash shadow-[0_0_0_0.375rem_var(--accent-wash)]',
        className,
      )}
    >
      {children}
    </div>
  );
}

type StatementListProps = { items: readonly Item[]; numbered?: boolean; nested?: boolean };

/** Statements one under the other; several that belong under one (the elements of a rule) are numbered. */
export function StatementList({ items, numbered = false, nested = false }: StatementListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List
      className={cx(
        'grid gap-2.5 print:gap-1.5',
        nested && 'pl-6',
        numbered && 'list-decimal marker:text-ink-faint marker:tabular-nums',
      )}
    >
      {items.map((item) => (
        <li key={item.id} className={cx(numbered && 'pl-1')}>
          <StatementPlace id={item.id}>
            <p>
              <StatementText item={item} />
            </p>
          </StatementPlace>
          {item.children && item.children.length > 0 && (
            <div className="mt-2.5">
              <StatementList items={item.children} numbered={item.children.length > 1} nested />
            </div>
          )}
        </li>
      ))}
    </List>
  );
}
