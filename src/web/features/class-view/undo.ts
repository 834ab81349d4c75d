import { limits } from '../../../shared/prices.ts';
import { sentenceFor } from '../../kit/errors.ts';
import { failed } from '../../kit/notify.ts';
import { toast } from '../../ui/toast.tsx';

type Undoing = {
  undo: () => Promise<unknown>;
  /** What is said once it is undone, and where that fails without a sentence of the server. */
  done: string;
  failed: string;
};

/** Says what was deleted, with the way back for as long as the server has one. */
export function offerUndo(title: string, name: string, undoing: Undoing): void {
  const undo = () =>
    undoing
      .undo()
      .then(() => toast({ title: undoing.done, description: name }))
      .catch((error: unknown) => failed(error, sentenceFor(error, undoing.failed)));
  toast({
    title,
    description: name,
    action: { label: 'Undo', onPress: () => void undo() },
    durationMs: limits.restoreWindowSeconds * 1000,
  });
}
