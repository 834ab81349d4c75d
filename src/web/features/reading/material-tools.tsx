import { Download, Ellipsis, Printer, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MaterialRecord } from '../../../shared/materials.ts';
import { downloadPath } from '../../kit/paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useDownload } from './download.ts';
import type { MaterialName } from './queries.ts';
import { RemakeDialog } from './remake-dialog.tsx';

const downloadOf: Record<MaterialName, (id: number) => string> = {
  Brief: downloadPath.brief,
  Outline: downloadPath.outline,
  Questions: downloadPath.questions,
};

type Tool = {
  /** By the pointer, and in the menu. */
  name: string;
  label: string;
  icon: ReactNode;
  use: () => void;
};

/** What can be done with a finished material: buttons in a row, or behind one on a phone. */
export function MaterialTools({ name, material }: { name: MaterialName; material: MaterialRecord }) {
  const [isRemaking, setIsRemaking] = useState(false);
  const download = useDownload(downloadOf[name](material.id));
  const what = name.toLowerCase();
  const tools: Tool[] = [
    {
      name: 'Make again, versions',
      label: `Make the ${what} again, or see its versions`,
      icon: <RotateCcw size={18} aria-hidden />,
      use: () => setIsRemaking(true),
    },
    {
      name: 'Download as PDF',
      label: `Download the ${what} as PDF`,
      icon: <Download size={18} aria-hidden />,
      use: download,
    },
    {
      name: 'Print',
      label: `Print the ${what}`,
      icon: <Printer size={18} aria-hidden />,
      use: () => window.print(),
    },
  ];
  return (
    <>
      <div className="hidden items-center sm:flex">
        {tools.map(({ name, label, icon, use }) => (
          <Tooltip key={name} text={name}>
            <IconButton label={label} onClick={use}>
              {icon}
            </IconButton>
          </Tooltip>
        ))}
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
        </Menu>
      </div>
      <RemakeDialog name={name} material={material} open={isRemaking} onOpenChange={setIsRemaking} />
    </>
  );
}
