import { useQueryClient } from '@tanstack/react-query';
import { allFormats, questionFormats } from '../../../../shared/downloads.ts';
import { paidNote } from '../../../frame/format-items.tsx';
import { downloadPath } from '../../../paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { subscriptionStatusQuery, useDownload } from '../../subscription/queries.ts';
import { FormatList } from './format-list.tsx';

export type Downloaded = { what: 'class' | 'session'; id: number; name: string };

/** Everything of a class or of a class session, in the format she picks. */
export function DownloadDialog({ what, id, name, onClose }: Downloaded & { onClose: () => void }) {
  const download = useDownload();
  // Not observed: what is observed here is asked no more once the dialog closes, and the download waits for it.
  const plan = useQueryClient().getQueryData(subscriptionStatusQuery.queryKey);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Download “${name}”`}
      description={`Pinpoints link back to the passages they rest on. ${plan?.isPremium === false ? paidNote : ''}`}
    >
      <FormatList
        formats={what === 'class' ? allFormats : questionFormats}
        onTake={(format) => {
          onClose();
          void download(downloadPath[what](id, format));
        }}
      />
    </Dialog>
  );
}
