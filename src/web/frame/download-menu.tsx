import { Download } from 'lucide-react';
import { type DocumentFormat, documentFormats, fileFormats } from '../../shared/downloads.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Tooltip } from '../ui/tooltip.tsx';

type DownloadMenuProps = { label: string; onDownload: (format: DocumentFormat) => void };

/** A document in each of its formats. */
export function DownloadMenu({ label, onDownload }: DownloadMenuProps) {
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
      {documentFormats.map((format) => (
        <MenuItem key={format} icon={<Download />} onSelect={() => onDownload(format)}>
          Download as {fileFormats[format].name}
        </MenuItem>
      ))}
    </Menu>
  );
}
