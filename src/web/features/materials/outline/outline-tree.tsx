import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Outline } from '../../../../shared/materials.ts';
import type { Item } from '../../../../study/material/schema.ts';
import { outlineNumber } from '../../../../study/words/outline-numbers.ts';
import { sectionName } from '../../../../study/words/section-name.ts';
import { nothing } from '../../../../study/words/statements.ts';
import { useShortcuts } from '../../../browser/shortcuts.ts';
import { listNames } from '../../../desk/editing/content.ts';
import { useDesk } from '../../../desk/editing/editing-context.tsx';
import { SectionProposal } from '../../../desk/statements/proposal.tsx';
import { SectionMenu } from '../../../desk/statements/section-menu.tsx';
import { StatementView } from '../../../desk/statements/statement-view.tsx';
import { fragmentOf } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { isGrowing } from '../growing-parts.ts';
import { sectionBlocks } from './copying.ts';
import { type Folding, useFolding, walkOutline } from './folding.ts';
import { sectionId } from './statements.ts';

const listed = [
  { keys: ['ArrowUp', 'ArrowDown'], words: 'Move between visible points' },
  { keys: ['ArrowLeft', 'ArrowRight'], words: 'Collapse or move out, expand or move in' },
  { keys: ['Home', 'End'], words: 'First and last point' },
  { keys: ['*'], words: 'Expand everything at this level' },
];

/** Six sections that fold, with their items by levels. */
export function OutlineTree({ outline }: { outline: Outline }) {
  const folding = useFolding(outline);
  useShortcuts('Outline', listed);
  const desk = useDesk();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const branch = event.target instanceof HTMLElement ? event.target.dataset.branch : undefined;
    if (event.key === 'F2' && branch !== undefined) desk?.open(branch);
    else walkOutline(event, folding);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div className="mt-4" onKeyDown={press}>
      <div className="-ml-3 flex gap-1 font-sans print:hidden">
        <Button variant="quiet" size="small" onClick={folding.foldAll}>
          Collapse All
        </Button>
        <Button variant="quiet" size="small" onClick={folding.unfoldAll}>
          Expand All
        </Button>
      </div>
      {outline.sections.map((section, index) => (
        <Section
          key={section.title}
          section={section}
          index={index}
          folding={folding}
          isGrowing={isGrowing(outline)}
        />
      ))}
    </div>
  );
}

/** Below "a" a point has no level of its own. */
const deepest = 3;

type SectionProps = {
  section: Outline['sections'][number];
  index: number;
  folding: Folding;
  isGrowing: boolean;
};

function Section({ section, index, folding, isGrowing: isUnfinished }: SectionProps) {
  const { items } = section;
  const title = sectionName(section.title);
  const id = sectionId(index);
  const isFolded = folding.isFolded(id);
  return (
    <section
      id={fragmentOf.section(section.title)}
      aria-labelledby={`${id}-title`}
      className="mt-5 border-line border-t pt-3"
    >
      <div className="flex items-center gap-1">
        <h2 className="min-w-0 flex-1 font-semibold text-lg print:break-after-avoid">
          <button
            type="button"
            data-branch={id}
            aria-expanded={!isFolded}
            onClick={() => folding.fold(id, !isFolded)}
            className="group flex min-h-11 w-full items-center rounded-sm text-left sm:min-h-9"
          >
            <span className="w-11 shrink-0 text-accent-ink tabular-nums">{outlineNumber(0, index)}</span>
            <span id={`${id}-title`} className="flex-1">
              {title}
            </span>
            <Chevron isFolded={isFolded} />
          </button>
        </h2>
        <SectionMenu
          title={title}
          list={listNames.section(index)}
          items={items}
          clip={(pagesOf) => sectionBlocks(section, index, pagesOf)}
          onAdd={() => folding.fold(id, false)}
        />
      </div>
      <Foldable isFolded={isFolded}>
        {items.length > 0 ? (
          <>
            <SectionProposal list={listNames.section(index)} items={items} title={title} />
            <Branch
              items={items}
              list={listNames.section(index)}
              path={`${title} ${outlineNumber(0, index)}`}
              depth={1}
              folding={folding}
            />
          </>
        ) : isUnfinished ? (
          <SkeletonLines count={2} className="pl-11" />
        ) : (
          <p className="pl-11 text-ink-faint italic">{nothing.forSection}</p>
        )}
      </Foldable>
    </section>
  );
}

type BranchProps = {
  items: readonly Item[];
  list: string;
  /** The numbers above, read from the section down. */
  path: string;
  depth: number;
  folding: Folding;
};

function Branch({ items, list, path, depth, folding }: BranchProps) {
  return (
    <ol className={cx('grid gap-2', depth === 1 ? 'pt-1' : 'pt-2')}>
      {items.map((item, index) => (
        <Entry
          key={item.id}
          item={item}
          list={list}
          after={items[index - 1]?.id ?? null}
          path={`${path} ${outlineNumber(depth, index)}`}
          depth={depth}
          number={outlineNumber(depth, index)}
          folding={folding}
        />
      ))}
    </ol>
  );
}

type EntryProps = Omit<BranchProps, 'items'> & { item: Item; after: string | null; number: string };

function Entry({ item, list, after, path, depth, number, folding }: EntryProps) {
  const id = useId();
  const { children = [] } = item;
  const isFolded = folding.isFolded(item.id);
  const numberClass = cx(
    'flex shrink-0 items-center self-start pr-2 text-ink-faint tabular-nums',
    depth === 1 ? 'w-11' : 'w-8.5 sm:w-10',
  );
  return (
    <li className="flex">
      {children.length > 0 ? (
        <button
          type="button"
          data-branch={item.id}
          aria-expanded={!isFolded}
          aria-labelledby={`${id}-number ${id}-text`}
          onClick={() => folding.fold(item.id, !isFolded)}
          className={cx(
            numberClass,
            'relative justify-between rounded-sm print:justify-end after:absolute after:-inset-x-1 after:-inset-y-2 hover:text-ink',
          )}
        >
          <Chevron isFolded={isFolded} />
          <span id={`${id}-number`}>{number}</span>
        </button>
      ) : (
        <span className={cx(numberClass, 'justify-end')}>{number}</span>
      )}
      <div className="min-w-0 flex-1">
        <StatementView
          item={item}
          list={list}
          name={path}
          after={after}
          canBranch={depth < deepest}
          textId={`${id}-text`}
          isStop={children.length === 0}
        />
        {children.length > 0 && (
          <Foldable isFolded={isFolded}>
            <Branch
              items={children}
              list={listNames.below(item.id)}
              path={path}
              depth={depth + 1}
              folding={folding}
            />
          </Foldable>
        )}
      </div>
    </li>
  );
}

function Chevron({ isFolded }: { isFolded: boolean }) {
  return (
    <ChevronDown
      size={16}
      aria-hidden
      className={cx(
        'inline-block shrink-0 text-ink-faint transition-transform print:hidden',
        isFolded && '-rotate-90',
      )}
    />
  );
}

/** On paper everything is unfolded. */
function Foldable({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  return (
    <div data-below className={cx(isFolded && 'hidden print:block')}>
      {children}
    </div>
  );
}
