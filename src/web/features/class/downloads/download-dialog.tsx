import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  type ClassFormat,
  classFormats,
  fileFormats,
  questionFormats,
} from '../../../../shared/downloads.ts';
import { isUsual, paidNote } from '../../../frame/format-items.tsx';
import { downloadPath } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { subscriptionStatusQuery, useDownload } from '../../subscription/queries.ts';

const aZip = 'A zip with one file for each brief, outline, and question set.';

const uses: Record<ClassFormat, string> = {
  pdf: `To print or read. ${aZip}`,
  docx: `To edit in Word or Google Docs. ${aZip}`,
  md: `For Obsidian or Notion. ${aZip}`,
  csv: `For Excel or Google Sheets. ${aZip}`,
  apkg: 'All questions as one deck. Import it again later to update the cards without duplicates.',
  txt: 'The same questions for Anki’s text import.',
  hotseat:
    'Opinion texts and study material, without your class notes or anything about your account. Another student can open it under Add Class.',
};

export type Downloaded = { what: 'class' | 'session'; id: number; name: string };

/** Everything of a class or of a class session, in the format she picks: first those that most choose. */
export function DownloadDialog({ what, id, name, onClose }: Downloaded & { onClose: () => void }) {
  const download = useDownload();
  const [isMore, setMore] = useState(false);
  // Not observed, as in the menus of a material.
  const plan = useQueryClient().getQueryData(subscriptionStatusQuery.queryKey);
  const take = (format: ClassFormat) => {
    onClose();
    void download(downloadPath[what](id, format));
  };
  const all: readonly ClassFormat[] = what === 'class' ? classFormats : questionFormats;
  const formats = [...all.filter(isUsual), ...(isMore ? all.filter((format) => !isUsual(format)) : [])];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Download “${name}”`}
      description={`Pinpoints link back to the passages they rest on. ${plan?.isPremium ? '' : paidNote}`}
    >
      <ul className="-mx-2">
        {formats.map((format) => (
          <li key={format}>
            <button
              type="button"
              onClick={() => take(format)}
              className="flex min-h-11 w-full items-start gap-3 rounded-md px-2 py-2 text-left hover:bg-hover"
            >
              <Download size={16} aria-hidden className="mt-1 shrink-0 text-ink-faint" />
              <span>
                <span className="block font-medium text-ink">{fileFormats[format].name}</span>
                <span className="block text-ink-soft text-sm">{uses[format]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!isMore && (
        <Button variant="quiet" className="-ml-2" onClick={() => setMore(true)}>
          More Formats
        </Button>
      )}
    </Dialog>
  );
}
