import { CalendarDays, CornerDownLeft, GraduationCap, Scale, Search, Zap } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { openSearchDialog } from '../../dialogs/search-dialog-state.ts';
import { isSearchable } from '../../features/search/queries.ts';
import { cx } from '../../ui/cx.ts';
import { FinderDialog } from '../../ui/finder-dialog.tsx';
import { type Command, useCommands } from './commands.ts';
import { matching } from './matching.ts';

const mostShown = 40;
const mostOfAKind = 6;

const groups = [
  { name: 'Classes', icon: GraduationCap },
  { name: 'Cases', icon: Scale },
  { name: 'Actions', icon: Zap },
  { name: 'Class sessions', icon: CalendarDays },
] as const;

/** Ctrl or ⌘ K: goes anywhere and does what the menus do, by typing. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FinderDialog open={open} onOpenChange={(next) => !next && onClose()} title="Command palette">
      {(leave) => <Commands onChoose={leave} />}
    </FinderDialog>
  );
}

type Option = Omit<Command, 'group'> & { group: Command['group'] | 'Search' };

/** Nothing typed: some of each kind. Else what fits, the best kind first, and the way into the texts. */
function optionsFor(commands: readonly Command[], typed: string): Option[] {
  if (typed.trim() === '') {
    return groups.flatMap(({ name }) => {
      const ofKind = commands.filter(({ group }) => group === name);
      return name === 'Actions' ? ofKind : ofKind.slice(0, mostOfAKind);
    });
  }
  const found = matching(commands, typed, mostShown);
  const kinds = [...new Set(found.map(({ group }) => group))];
  const inKinds = kinds.flatMap((kind) => found.filter(({ group }) => group === kind));
  if (!isSearchable(typed)) return inKinds;
  const search: Option = {
    id: 'search',
    group: 'Search',
    name: `Search for “${typed.trim()}”`,
    more: 'In texts, briefs, outlines, and questions',
    run: () => openSearchDialog({ by: 'search', words: typed.trim() }),
  };
  return [...inKinds, search];
}

function Commands({ onChoose }: { onChoose: (run: () => void) => void }) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const options = optionsFor(useCommands(), typed);
  const at = Math.min(active, options.length - 1);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (index: number) => `${id}-${index}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    if (at === 0) list.current?.scrollTo(0, 0);
  }, [at]);

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    const next: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      PageDown: Math.min(at + 8, last),
      PageUp: Math.max(at - 8, 0),
    };
    const chosen = options[at];
    if (event.key === 'Enter' && chosen) onChoose(chosen.run);
    else if (event.key in next) setActive(next[event.key] ?? 0);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="relative border-line border-b">
        <Search
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-faint"
        />
        <input
          role="combobox"
          aria-label="Command palette"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? idOf(at) : undefined}
          placeholder="A class, a case, an action..."
          value={typed}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={press}
          className="min-h-13 w-full rounded-t-lg bg-transparent pr-14 pl-11 text-base text-ink outline-none placeholder:text-ink-faint"
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Commands"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
      >
        {grouped(options).map(({ name, from, members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset does not belong in a listbox
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <p
              id={`${id}-${name}`}
              className="px-3 pt-2 pb-1 font-semibold text-ink-faint text-xs uppercase tracking-widest"
            >
              {name}
            </p>
            {members.map((option, index) => (
              <OptionRow
                key={option.id}
                id={idOf(from + index)}
                option={option}
                isActive={from + index === at}
                onPoint={() => setActive(from + index)}
                onChoose={() => onChoose(option.run)}
              />
            ))}
          </div>
        ))}
      </div>
      {options.length === 0 && <p className="px-5 pb-6 text-ink-soft">No matches.</p>}
      <p role="status" className="sr-only">
        {options.length === 0 ? 'No matches' : ''}
      </p>
    </>
  );
}

/** Runs of one kind, each with the number of its first option. */
function grouped(options: readonly Option[]) {
  const runs: { name: Option['group']; from: number; members: Option[] }[] = [];
  for (const [index, option] of options.entries()) {
    const run = runs.at(-1);
    if (run?.name === option.group) run.members.push(option);
    else runs.push({ name: option.group, from: index, members: [option] });
  }
  return runs;
}

type OptionRowProps = {
  id: string;
  option: Option;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

function OptionRow({ id, option: { group, name, more }, isActive, onPoint, onChoose }: OptionRowProps) {
  const Icon = groups.find((one) => one.name === group)?.icon ?? Search;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-base',
        isActive ? 'bg-hover text-ink' : 'text-ink-soft',
      )}
    >
      <Icon size={16} aria-hidden className="shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3">
        <span className="block truncate text-ink sm:shrink-0 sm:max-w-[65%]">{name}</span>
        <span className="block truncate text-ink-faint text-sm">{more}</span>
      </span>
      {isActive && (
        <CornerDownLeft size={14} aria-hidden className="hidden shrink-0 text-ink-faint sm:block" />
      )}
    </div>
  );
}
