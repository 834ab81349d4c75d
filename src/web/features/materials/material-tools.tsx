import { useQuery } from '@tanstack/react-query';
import {
  Copy,
  Download,
  Ellipsis,
  MessageCircleQuestionMark,
  Pencil,
  Printer,
  RotateCcw,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { useShortcuts } from '../../browser/shortcuts.ts';
import { type Clipping, useCopy } from '../../desk/copying/copy.ts';
import { useDesk, useIsEditing } from '../../desk/editing/editing-context.tsx';
import type { MaterialName } from '../../desk/material-name.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { subscriptionStatusQuery } from '../subscription/queries.ts';
import { askDialog } from './asking/ask-dialog-state.ts';
import { RemakeDialog } from './dialogs.ts';
import { DownloadItems } from './download-items.tsx';

type Tool = {
  /** By the pointer, and in the menu. */
  name: string;
  /** Beside the icon where there is room; the label begins with it. */
  word: string;
  label: string;
  icon: ReactNode;
  use: () => void;
  /** Set for one that stays on until it is pressed again. */
  isOn?: boolean;
};

type MaterialToolsProps = { name: MaterialName; material: MaterialRecord; clip: Clipping | undefined };

/** What can be done with a finished material: buttons in a row, or behind one on a phone. */
export function MaterialTools({ name, material, clip }: MaterialToolsProps) {
  const [isRemaking, setIsRemaking] = useState<boolean>();
  const desk = useDesk();
  const isEditing = useIsEditing();
  const copy = useCopy();
  const what = name.toLowerCase();
  // Not in the menu: what is observed there is asked no more once it closes, and the download waits for it.
  const isForPaid = useQuery(subscriptionStatusQuery).data?.isPremium === false;
  useShortcuts(name, [
    ...(desk
      ? [
          {
            keys: ['e'],
            words: 'Edit, or stop editing',
            act: () => desk.handle({ type: 'edit', isEditing: !desk.isEditing() }),
          },
          { keys: ['Enter', 'F2'], words: 'Edit the selected statement' },
        ]
      : []),
  ]);
  const tools: Tool[] = [
    askTool,
    ...(desk
      ? [
          {
            name: isEditing ? 'Stop Editing' : 'Edit',
            word: isEditing ? 'Stop Editing' : 'Edit',
            label: isEditing ? `Stop editing the ${what}` : `Edit the ${what}`,
            icon: <Pencil size={18} aria-hidden />,
            use: () => desk.handle({ type: 'edit', isEditing: !isEditing }),
            isOn: isEditing,
          },
        ]
      : []),
    ...(clip
      ? [
          {
            name: 'Copy',
            word: 'Copy',
            label: `Copy the ${what}`,
            icon: <Copy size={18} aria-hidden />,
            use: () => copy(clip),
          },
        ]
      : []),
    {
      name: 'Regenerate, Versions',
      word: 'Regenerate',
      label: `Regenerate the ${what}, or see its versions`,
      icon: <RotateCcw size={18} aria-hidden />,
      use: () => setIsRemaking(true),
    },
    printTool(`Print the ${what}`),
  ];
  return (
    <>
      <ToolRow tools={tools} downloadLabel={`Download the ${what}`}>
        <DownloadItems name={name} id={material.id} isForPaid={isForPaid} />
      </ToolRow>
      {isRemaking !== undefined && (
        <RemakeDialog name={name} material={material} open={isRemaking} onOpenChange={setIsRemaking} />
      )}
    </>
  );
}

export const askTool: Tool = {
  name: 'Ask the Text',
  word: 'Ask',
  label: 'Ask the text',
  icon: <MessageCircleQuestionMark size={18} aria-hidden />,
  use: () => askDialog.set({}),
};

export const printTool = (label: string): Tool => ({
  name: 'Print',
  word: 'Print',
  label,
  icon: <Printer size={18} aria-hidden />,
  use: () => window.print(),
});

type ToolRowProps = {
  tools: readonly Tool[];
  downloadLabel: string;
  /** What can be downloaded. */
  children: ReactNode;
};

export function ToolRow({ tools, downloadLabel, children }: ToolRowProps) {
  return (
    <>
      <div className="hidden items-center sm:flex">
        {tools.map(({ name, word, label, icon, use, isOn }) => (
          <Tooltip key={label} text={name}>
            <IconButton label={label} tone={isOn ? 'accent' : 'soft'} className={wordyClass} onClick={use}>
              {icon}
              <Word>{word}</Word>
            </IconButton>
          </Tooltip>
        ))}
        <Menu
          trigger={
            <Tooltip text="Download">
              <IconButton label={downloadLabel} className={wordyClass}>
                <Download size={18} aria-hidden />
                <Word>Download</Word>
              </IconButton>
            </Tooltip>
          }
        >
          {children}
        </Menu>
      </div>
      <div className="sm:hidden">
        <Menu
          trigger={
            <IconButton label="More">
              <Ellipsis size={18} aria-hidden />
            </IconButton>
          }
        >
          {tools.map(({ name, icon, use }) => (
            <MenuItem key={name} icon={icon} onSelect={use}>
              {name}
            </MenuItem>
          ))}
          <MenuSeparator />
          {children}
        </Menu>
      </div>
    </>
  );
}

const wordyClass = 'gap-1.5 font-medium text-sm xl:w-auto xl:px-2.5';

function Word({ children }: { children: string }) {
  return <span className="hidden xl:inline">{children}</span>;
}
