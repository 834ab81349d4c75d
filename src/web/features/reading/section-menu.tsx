import { Copy, Ellipsis, Plus } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { type Clipping, useCopy } from './copying/copy.ts';
import { newId } from './editing/content.ts';
import { useDesk } from './editing/editing-context.tsx';

type SectionMenuProps = {
  title: string;
  clip: Clipping;
  /** The list that her own words are added to, where it takes any. */
  list?: string | undefined;
  /** Runs first: a folded section unfolds. */
  onAdd?: () => void;
};

/** What can be done with a section of a material that the student has. */
export function SectionMenu({ title, clip, list, onAdd }: SectionMenuProps) {
  const desk = useDesk();
  const copy = useCopy();
  if (!desk) return null;
  const add = (into: string) => {
    const id = newId();
    onAdd?.();
    desk.change({ type: 'add', list: into, after: null, draft: { id, text: '' } });
    desk.open(id);
  };
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${title}`}
          size="small"
          className="font-sans font-normal print:hidden"
        >
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Copy />} onSelect={() => copy(clip)}>
        Copy This Section
      </MenuItem>
      {list !== undefined && (
        <MenuItem icon={<Plus />} onSelect={() => add(list)}>
          Write Your Own
        </MenuItem>
      )}
    </Menu>
  );
}
