import { Ellipsis, Flag, Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ItemDraft } from '../../../study/material/edits.ts';
import { cx } from '../../ui/cx.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { useGround } from '../beside-context.tsx';
import { besideOf, focusWords, wordsElementId } from './beside.ts';
import { atStart } from './changes.ts';
import { newId } from './content.ts';
import { useDesk } from './editing-context.tsx';
import type { WordsPlace } from './words-editor.tsx';

type WordsMenuProps = {
  place: WordsPlace;
  /** Brings it back where it stood: absent where it has no list to be taken out of. */
  draft?: ItemDraft & { id: string };
  /** Of the statement before it. */
  after?: string | null;
  /** True where another can stand behind it. */
  canGrow?: boolean;
  /** True where a point can stand below it. */
  canBranch?: boolean;
  /** What a report names it by; absent where it is hers, or was reported. */
  reportId?: string | undefined;
  words: string;
};

/** What can be done with one statement: beside it under the pointer or the focus, always on a touch screen. */
export function WordsMenu({
  place,
  draft,
  after = null,
  canGrow,
  canBranch,
  reportId,
  words,
}: WordsMenuProps) {
  const desk = useDesk();
  const { ReportDialog } = useGround();
  const [isReporting, setIsReporting] = useState(false);
  if (!desk) return null;
  const { at, list, name, generated } = place;
  const add = (into: string, behind: string | null) => {
    const id = newId();
    desk.change({ type: 'add', list: into, after: behind, draft: { id, text: '' } });
    desk.open(id);
  };
  const takeOut = () => {
    const going = document.getElementById(wordsElementId(at));
    if (going) besideOf(going)?.focus({ preventScroll: true });
    desk.change({ type: 'remove', at });
    toast({
      title: 'Deleted',
      action: draft && {
        label: 'Undo',
        onPress: () => {
          desk.change({ type: 'add', list, after: after ?? atStart, draft });
          focusWords(at);
        },
      },
    });
  };
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`Actions for ${name}`}
            className={cx(
              '-my-3 -mr-4.5 -ml-1.5 inline-flex size-11 items-center justify-center rounded-md align-middle text-ink-faint transition-[color,opacity] hover:bg-hover hover:text-ink',
              'sm:absolute sm:top-0 sm:-right-8 sm:m-0 sm:size-7 data-[state=open]:bg-hover data-[state=open]:opacity-100 print:hidden',
              'pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-focus-within/words:opacity-100 pointer-fine:group-hover/words:opacity-100',
            )}
          >
            <Ellipsis size={16} aria-hidden />
          </button>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => desk.open(at)}>
          Edit
        </MenuItem>
        {generated !== undefined && (
          <MenuItem
            icon={<Undo2 />}
            onSelect={() => desk.change({ type: 'write', at, list, text: generated })}
          >
            Restore the Original
          </MenuItem>
        )}
        {canGrow && (
          <MenuItem icon={<Plus />} onSelect={() => add(list, at)}>
            Add Your Own Below
          </MenuItem>
        )}
        {canBranch && (
          <MenuItem icon={<Plus />} onSelect={() => add(`below ${at}`, null)}>
            Add a Point Under This
          </MenuItem>
        )}
        {place.isListed && (
          <MenuItem icon={<Trash2 />} onSelect={takeOut}>
            Delete
          </MenuItem>
        )}
        {reportId !== undefined && (
          <MenuItem icon={<Flag />} onSelect={() => setIsReporting(true)}>
            This Is Wrong
          </MenuItem>
        )}
      </Menu>
      {isReporting && reportId !== undefined && (
        <ReportDialog itemId={reportId} words={words} onClose={() => setIsReporting(false)} />
      )}
    </>
  );
}
