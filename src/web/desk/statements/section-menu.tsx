import { Copy, Ellipsis, Flag, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Item } from '../../../study/material/schema.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useGround } from '../beside-context.tsx';
import { type Clipping, useCopy } from '../copying/copy.ts';
import { newId } from '../editing/content.ts';
import { useDesk } from '../editing/editing-context.tsx';
import { Remark } from './remark.tsx';
import { canReport, outcomeWords, reportOf, sectionPart } from './report-words.ts';

type SectionMenuProps = {
  title: string;
  clip: Clipping;
  /** The list that it shows. */
  list?: string | undefined;
  /** False where her own words cannot be added to that list. */
  canGrow?: boolean;
  /** The statements of that list: together they can be said to be wrong. */
  items?: readonly Item[];
  /** Runs first: a folded section unfolds. */
  onAdd?: () => void;
};

/** What can be done with a section of a material that the student has. */
export function SectionMenu({ title, clip, list, canGrow = true, items, onAdd }: SectionMenuProps) {
  const desk = useDesk();
  const { material, ReportDialog } = useGround();
  const [isReporting, setIsReporting] = useState(false);
  const copy = useCopy();
  if (!desk) return null;
  const add = (into: string) => {
    const id = newId();
    onAdd?.();
    desk.change({ type: 'add', list: into, after: null, draft: { id, text: '' } });
    desk.open(id);
  };
  const part = list !== undefined && items ? sectionPart(list, items) : undefined;
  const report = part && reportOf(material.reports, part);
  const isOwn = items !== undefined && items.length > 0 && items.every(({ marks }) => marks.includes('own'));
  return (
    <>
      {report && (
        <span className="self-center">
          <Remark {...outcomeWords(report)} strong={report.outcome !== 'remade'} />
        </span>
      )}
      <Menu
        trigger={
          <IconButton
            label={`Actions for ${title}`}
            size="small"
            className="-mr-3 font-sans font-normal sm:mr-0 print:hidden"
          >
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Copy />} onSelect={() => copy(clip)}>
          Copy This Section
        </MenuItem>
        {list !== undefined && canGrow && (
          <MenuItem icon={<Plus />} onSelect={() => add(list)}>
            Add Your Own
          </MenuItem>
        )}
        {part && !isOwn && canReport(report, part) && (
          <MenuItem icon={<Flag />} onSelect={() => setIsReporting(true)}>
            This Is Wrong
          </MenuItem>
        )}
      </Menu>
      {isReporting && part && (
        <ReportDialog
          itemId={part.id}
          words={`“${title}” as a whole`}
          onClose={() => setIsReporting(false)}
        />
      )}
    </>
  );
}
