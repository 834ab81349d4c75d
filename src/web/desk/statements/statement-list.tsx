import type { Item } from '../../../study/material/schema.ts';
import { cx } from '../../ui/cx.ts';
import { listNames } from '../editing/content.ts';
import { SectionProposal } from './proposal.tsx';
import { StatementView } from './statement-view.tsx';

type StatementListProps = {
  items: readonly Item[];
  /** The list, as the desk names it. */
  list: string;
  /** Where it stands, in a word: "Facts". */
  place: string;
  /** The numbers of the statements that it stands under: "2." */
  above?: string;
  numbered?: boolean;
  nested?: boolean;
  /** True for a list that may not be empty. */
  needsOne?: boolean;
};

/** Statements one under the other; several that belong under one (the elements of a rule) are numbered. */
export function StatementList({
  items,
  list,
  place,
  above = '',
  numbered = false,
  nested = false,
  needsOne = false,
}: StatementListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <>
      {!nested && <SectionProposal list={list} items={items} title={place} />}
      <List
        className={cx(
          'grid gap-2.5 print:gap-1.5',
          nested && 'pl-6',
          numbered && 'list-decimal marker:text-ink-faint marker:tabular-nums',
        )}
      >
        {items.map((item, index) => (
          <li key={item.id} className={cx(numbered && 'pl-1')}>
            <StatementView
              item={item}
              list={list}
              name={`${place}, ${nested ? 'point' : 'statement'} ${above}${index + 1}`}
              after={items[index - 1]?.id ?? null}
              canGo={!needsOne || items.length > 1}
            />
            {item.children && item.children.length > 0 && (
              <div className="mt-2.5">
                <StatementList
                  items={item.children}
                  list={listNames.below(item.id)}
                  place={place}
                  above={`${above}${index + 1}.`}
                  numbered={item.children.length > 1}
                  nested
                />
              </div>
            )}
          </li>
        ))}
      </List>
    </>
  );
}
