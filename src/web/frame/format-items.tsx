/** A menu's rows, one a format: those that most choose, and the others behind one more press. */
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type FileFormat, fileFormats } from '../../shared/downloads.ts';
import { MenuItem, MenuNote } from '../ui/menu.tsx';

export const paidNote =
  'Downloads pay for this service, so they’re part of the paid plan. Copying, printing, and your own words are free.';

type FormatItemsProps<Format extends FileFormat> = {
  formats: readonly Format[];
  onDownload: (format: Format) => void;
  /** True where they are for the paid plan, and she is not on it. */
  isForPaid: boolean;
  /** Behind the other formats. */
  children?: ReactNode;
};

export function FormatItems<Format extends FileFormat>({
  formats,
  onDownload,
  isForPaid,
  children,
}: FormatItemsProps<Format>) {
  const [isMore, setMore] = useState(false);
  const rare = formats.filter((format) => !fileFormats[format].isUsual);
  const item = (format: Format, key: string = format) => (
    <MenuItem key={key} icon={<Download />} onSelect={() => onDownload(format)}>
      Download as {fileFormats[format].name}
    </MenuItem>
  );
  return (
    <>
      {isForPaid && <MenuNote>{paidNote}</MenuNote>}
      {formats.filter((format) => fileFormats[format].isUsual).map((format) => item(format))}
      {/* The first is the item that was pressed: if it went, so would the focus, and the menu with it. */}
      {isMore
        ? rare.map((format, index) => item(format, index === 0 ? 'more' : format))
        : [
            <MenuItem key="more" icon={<Download />} keepsOpen onSelect={() => setMore(true)}>
              More Formats
            </MenuItem>,
          ]}
      {isMore && children}
    </>
  );
}
