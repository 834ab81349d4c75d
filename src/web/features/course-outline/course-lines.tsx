import {
  ArrowDown,
  ArrowUp,
  Combine,
  Ellipsis,
  GripVertical,
  Pencil,
  Plus,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CourseEntry } from '../../../shared/course-outlines.ts';
import { courseKindNames } from '../../../study/words/course.ts';
import { outlineNumber } from '../../../study/words/outline-numbers.ts';
import { shorten } from '../../../study/words/shorten.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { type Carry, useCarry } from './carrying.ts';
import { LineEditor } from './line-editor.tsx';
import { LineWords } from './line-words.tsx';

export type LineEdits = {
  isPending: boolean;
  reword: (id: string, text: string | null) => Promise<boolean>;
  add: (under: string | null, text: string) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
  move: (id: string, under: string | null, after: string | null) => Promise<boolean>;
  merge: (id: string, into: string) => Promise<boolean>;
};

/** Where a line stands: below which one, and among which. */
type Place = { under: string | null; among: readonly CourseEntry[]; index: number };

type LinesProps = {
  entries: readonly CourseEntry[];
  /** Absent where the outline is only read. */
  edits?: LineEdits | undefined;
};

export function Topics({ entries, edits }: LinesProps) {
  const carry = useCarry(entries, edits?.move);
  return entries.map((topic, index) => (
    <section
      key={topic.id}
      aria-labelledby={`topic-${topic.id}`}
      className="mt-8 border-line border-t pt-4 print:mt-4 print:pt-2"
    >
      <Line
        entry={topic}
        edits={edits}
        carry={carry}
        place={{ under: null, among: entries, index }}
        heading={{ id: `topic-${topic.id}`, number: outlineNumber(0, index) }}
      />
      <Branch entries={topic.children} edits={edits} under={topic.id} carry={carry} />
    </section>
  ));
}

type BranchProps = LinesProps & { under: string; carry: Carry };

function Branch({ entries, edits, under, carry }: BranchProps) {
  if (entries.length === 0) return null;
  let element = 0;
  return (
    <ul className="mt-1 grid grid-cols-1 gap-1.5 print:gap-0.5">
      {entries.map((entry, index) => {
        if (entry.kind === 'element') element += 1;
        return (
          <li key={entry.id} className={cx(entry.kind === 'issue' && 'mt-2 first:mt-0')}>
            <Line
              entry={entry}
              edits={edits}
              carry={carry}
              place={{ under, among: entries, index }}
              number={entry.kind === 'element' ? `(${element})` : undefined}
            />
            <div className="pl-4 sm:pl-6">
              <Branch entries={entry.children} edits={edits} under={entry.id} carry={carry} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type LineProps = {
  entry: CourseEntry;
  edits: LineEdits | undefined;
  carry: Carry;
  place: Place;
  number?: string | undefined;
  heading?: { id: string; number: string };
};

/** Of a line for those who do not see it. */
const nameOf = ({ kind, text }: CourseEntry) =>
  [courseKindNames[kind], shorten(text, 60)].filter(Boolean).join(': ');

function Line({ entry, edits, carry, place, number, heading }: LineProps) {
  const [task, setTask] = useState<'reword' | 'add'>();
  const more = `more-${entry.id}`;
  const close = () => setTask(undefined);
  const isOpen = useRef(false);
  useEffect(() => {
    // Only once the editor has gone is the button there that it was opened from.
    if (isOpen.current && !task) document.getElementById(more)?.querySelector('button')?.focus();
    isOpen.current = task !== undefined;
  }, [task, more]);
  const name = nameOf(entry);
  return (
    <>
      {edits && task === 'reword' ? (
        <LineEditor
          name={`Edit ${name}`}
          initial={entry.text}
          isPending={edits.isPending}
          onSave={(text) => edits.reword(entry.id, text)}
          onClose={close}
        />
      ) : (
        <div
          {...(edits ? carry.target(entry.id) : {})}
          className={cx(
            'group/line relative flex items-start gap-1',
            carry.over === entry.id &&
              'after:absolute after:inset-x-0 after:-bottom-1 after:h-0.5 after:rounded-full after:bg-accent-ink',
          )}
        >
          {edits && <Grip {...carry.handle(entry.id)} />}
          {heading ? (
            <h2
              id={heading.id}
              className="min-w-0 flex-1 font-semibold font-serif text-ink text-xl break-words print:text-base"
            >
              <span className="font-normal text-accent-ink tabular-nums">{heading.number} </span>
              <LineWords entry={entry} />
            </h2>
          ) : (
            <p className="min-w-0 flex-1 font-serif text-ink leading-snug break-words sm:text-reading print:text-[9.5pt] print:leading-snug">
              <LineWords entry={entry} number={number} />
            </p>
          )}
          {edits && (
            <LineMenu
              id={more}
              name={name}
              entry={entry}
              edits={edits}
              place={place}
              onReword={() => setTask('reword')}
              onAdd={() => setTask('add')}
            />
          )}
        </div>
      )}
      {edits && task === 'add' && (
        <LineEditor
          name={`New line below ${name}`}
          isPending={edits.isPending}
          onSave={(text) => edits.add(entry.id, text)}
          onClose={close}
        />
      )}
    </>
  );
}

/** For a mouse; the menu of the line moves it for everyone else. */
function Grip(handle: ReturnType<Carry['handle']>) {
  return (
    <span
      {...handle}
      aria-hidden
      className="absolute top-0.5 -left-5 flex h-6 w-5 cursor-grab items-center justify-center text-ink-faint pointer-coarse:hidden print:hidden"
    >
      <GripVertical size={16} className="invisible group-hover/line:visible" />
    </span>
  );
}

type LineMenuProps = {
  id: string;
  name: string;
  entry: CourseEntry;
  edits: LineEdits;
  place: Place;
  onReword: () => void;
  onAdd: () => void;
};

function LineMenu({ id, name, entry, edits, place, onReword, onAdd }: LineMenuProps) {
  const { under, among, index } = place;
  const [before, next] = [among[index - 1], among[index + 1]];
  const canMerge = before?.kind === entry.kind && (entry.kind === 'topic' || entry.kind === 'rule');
  const isOnlyTopic = under === null && among.length === 1 && entry.children.length > 0;
  const moveBehind = (after: CourseEntry | undefined) => void edits.move(entry.id, under, after?.id ?? null);
  return (
    <span id={id} className="-my-2 shrink-0 sm:-my-0.5 print:hidden">
      <Menu
        trigger={
          <IconButton label={`More for ${name}`} size="small">
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={onReword}>
          Edit
        </MenuItem>
        <MenuItem icon={<Plus />} onSelect={onAdd}>
          Add a Line Below
        </MenuItem>
        {entry.generated !== undefined && (
          <MenuItem icon={<RotateCcw />} onSelect={() => void edits.reword(entry.id, null)}>
            Restore the Compiled Text
          </MenuItem>
        )}
        {before && (
          <MenuItem icon={<ArrowUp />} onSelect={() => moveBehind(among[index - 2])}>
            Move Up
          </MenuItem>
        )}
        {next && (
          <MenuItem icon={<ArrowDown />} onSelect={() => moveBehind(next)}>
            Move Down
          </MenuItem>
        )}
        {canMerge && (
          <MenuItem icon={<Combine />} onSelect={() => void edits.merge(entry.id, before.id)}>
            {entry.kind === 'topic' ? 'Merge into the Topic Above' : 'Merge into the Rule Above'}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          icon={<Trash2 />}
          destructive
          disabled={isOnlyTopic}
          onSelect={() => void edits.remove(entry.id)}
        >
          Remove
        </MenuItem>
      </Menu>
    </span>
  );
}
