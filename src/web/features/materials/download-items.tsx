import { Download } from 'lucide-react';
import {
  documentFormats,
  type FileFormat,
  fileFormats,
  ownWordsFormats,
  questionFormats,
} from '../../../shared/downloads.ts';
import type { MaterialName } from '../../desk/material-name.ts';
import { FormatItems } from '../../frame/format-items.tsx';
import { downloadPath } from '../../paths.ts';
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { useDownload } from '../subscription/queries.ts';

const pathOf = {
  Brief: downloadPath.brief,
  Outline: downloadPath.outline,
  Questions: downloadPath.questions,
} as const satisfies Record<MaterialName, unknown>;

type DownloadItemsProps = { name: MaterialName; id: number; isForPaid: boolean };

/** Her own words alone need no plan. */
export function DownloadItems({ name, id, isForPaid }: DownloadItemsProps) {
  const download = useDownload();
  const formats: readonly FileFormat[] = name === 'Questions' ? questionFormats : documentFormats;
  return (
    <FormatItems
      formats={formats}
      isForPaid={isForPaid}
      onDownload={(format) => download(pathOf[name](id, format))}
    >
      <MenuSeparator />
      {ownWordsFormats.map((format) => (
        <MenuItem
          key={format}
          icon={<Download />}
          onSelect={() => download(pathOf[name](id, format, { own: true }), { isFree: true })}
        >
          My words as {fileFormats[format].name}
        </MenuItem>
      ))}
    </FormatItems>
  );
}
