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
      failed(error, sentenceFor(error, 'The text could not be deleted. Try once more.'));
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
            The text of {material.caseTitle} goes for good, from the search too. Nothing of it can be made
            again afterwards, and a part that is wrong can only be marked.
          </p>
          <p className="mt-3">
            Brief, outline and questions stay, with your words. Their pinpoints still show the words that they
            rest on.
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
