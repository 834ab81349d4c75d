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
        'relative before:absolute before:inset-y-1 before:-left-3 before:w-0.5 before:rounded-full before:transition-colors print:before:hidden',
        place.from === id ? 'before:bg-accent-ink' : 'before:bg-transparent',
        className,
      )}
    >
      {children}
    </div>
  );
}

type StatementListProps = { items: readonly Item[]; numbered?: boolean };

/** Statements one under the other; what belongs under one (the elements of a rule) is numbered. */
export function StatementList({ items, numbered = false }: StatementListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List
      className={cx(
        'grid gap-2.5',
        numbered && 'list-decimal pl-6 marker:text-ink-faint marker:tabular-nums',
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
              <StatementList items={item.children} numbered />
            </div>
          )}
        </li>
      ))}
    </List>
  );
}
