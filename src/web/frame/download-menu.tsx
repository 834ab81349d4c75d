import { Download } from 'lucide-react';
import { type DocumentFormat, documentFormats } from '../../shared/downloads.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { FormatItems } from './format-items.tsx';

type DownloadMenuProps = {
  label: string;
  isForPaid: boolean;
  onDownload: (format: DocumentFormat) => void;
};

/** A document in each of its formats. */
export function DownloadMenu({ label, isForPaid, onDownload }: DownloadMenuProps) {
  return (
    <Menu
      trigger={
        <Tooltip text="Download">
          <IconButton label={label}>
            <Download size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      }
    >
      <FormatItems formats={documentFormats} isForPaid={isForPaid} onDownload={onDownload} />
    </Menu>
  );
}
