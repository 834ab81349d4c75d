import type { MaterialRecord } from '../../../shared/materials.ts';
import { sentenceFor } from '../../client/errors.ts';
import { failed } from '../../client/notify.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteText } from './queries.ts';

type DeleteTextDialogProps = {
  material: MaterialRecord;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Says what goes for good, and what stays. */
export function DeleteTextDialog({ material, open, onOpenChange }: DeleteTextDialogProps) {
  const deletion = useDeleteText(material);
  const remove = async () => {
    try {
      await deletion.mutateAsync();
      toast({ title: 'Text deleted', description: 'The study material stays.' });
    } catch (error) {
      failed(error, sentenceFor(error, 'The text couldn’t be deleted. Try again.'));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete the Text of This Opinion"
      description={
        <>
          <p>
            This permanently deletes the text of {material.caseTitle}, from search too. After that, nothing
            can be regenerated, and a part you report can only be marked.
          </p>
          <p className="mt-3">
            Your brief, outline, and questions stay, with your edits. Their pinpoints still show the words
            they rest on.
          </p>
        </>
      }
      action="Delete the Text"
      working="Deleting..."
      onConfirm={remove}
      destructive
    />
  );
}
