import { Download } from 'lucide-react';
import {
  documentFormats,
  type FileFormat,
  fileFormats,
  ownWordsFormats,
  questionFormats,
} from '../../../shared/downloads.ts';
import type { MaterialName } from '../../desk/material-name.ts';
import { downloadPath } from '../../paths.ts';
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { useDownload } from '../subscription/queries.ts';

const pathOf = {
  Brief: downloadPath.brief,
  Outline: downloadPath.outline,
  Questions: downloadPath.questions,
} as const satisfies Record<MaterialName, unknown>;

type DownloadItemsProps = { name: MaterialName; id: number };

/** A menu's rows, one a format; her own words alone need no plan. */
export function DownloadItems({ name, id }: DownloadItemsProps) {
  const download = useDownload();
  const formats: readonly FileFormat[] = name === 'Questions' ? questionFormats : documentFormats;
  return (
    <>
      {formats.map((format) => (
        <MenuItem key={format} icon={<Download />} onSelect={() => download(pathOf[name](id, format))}>
          Download as {fileFormats[format].name}
        </MenuItem>
      ))}
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
    </>
  );
}
