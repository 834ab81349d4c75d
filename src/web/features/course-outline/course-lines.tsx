import { Ellipsis, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CourseEntry } from '../../../shared/course-outlines.ts';
import { courseKindNames } from '../../../study/words/course.ts';
import { outlineNumber } from '../../../study/words/outline-numbers.ts';
import { shorten } from '../../../study/words/shorten.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { LineEditor } from './line-editor.tsx';
import { LineWords } from './line-words.tsx';

export type LineEdits = {
  isPending: boolean;
  reword: (id: string, text: string | null) => Promise<boolean>;
  add: (under: string | null, text: string) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
};

type LinesProps = {
  entries: readonly CourseEntry[];
  /** Absent where the outline is only read. */
  edits?: LineEdits | undefined;
};

export function Topics({ entries, edits }: LinesProps) {
  return entries.map((topic, index) => (
    <section
      key={topic.id}
      aria-labelledby={`topic-${topic.id}`}
      className="mt-8 border-line border-t pt-4 print:mt-4 print:pt-2"
    >
      <Line
        entry={topic}
        edits={edits}
        heading={{ id: `topic-${topic.id}`, number: outlineNumber(0, index) }}
      />
      <Branch entries={topic.children} edits={edits} />
    </section>
  ));
}

function Branch({ entries, edits }: LinesProps) {
  if (entries.length === 0) return null;
  let element = 0;
  return (
    <ul className="mt-1 grid grid-cols-1 gap-1.5 print:gap-0.5">
      {entries.map((entry) => {
        if (entry.kind === 'element') element += 1;
        return (
          <li key={entry.id} className={cx(entry.kind === 'issue' && 'mt-2 first:mt-0')}>
            <Line
              entry={entry}
              edits={edits}
              number={entry.kind === 'element' ? `(${element})` : undefined}
            />
            <div className="pl-4 sm:pl-6">
              <Branch entries={entry.children} edits={edits} />
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
  number?: string | undefined;
  heading?: { id: string; number: string };
};

/** Of a line for those who do not see it. */
const nameOf = ({ kind, text }: CourseEntry) =>
  [courseKindNames[kind], shorten(text, 60)].filter(Boolean).join(': ');

function Line({ entry, edits, number, heading }: LineProps) {
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
        <div className="flex items-start gap-1">
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

type LineMenuProps = {
  id: string;
  name: string;
  entry: CourseEntry;
  edits: LineEdits;
  onReword: () => void;
  onAdd: () => void;
};

function LineMenu({ id, name, entry, edits, onReword, onAdd }: LineMenuProps) {
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
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} destructive onSelect={() => void edits.remove(entry.id)}>
          Remove
        </MenuItem>
      </Menu>
    </span>
  );
}
