import { Button } from './button.tsx';
import { DialogActions } from './dialog.tsx';

type FormActionsProps = {
  action: string;
  /** Stands in the place of `action` while the form is sent. */
  pendingAction?: string;
  isPending?: boolean;
  /** True where sending destroys something. */
  destructive?: boolean;
  onCancel: () => void;
};

/** Ends the form of a dialog: leave it, or send it. */
export function FormActions({
  action,
  pendingAction = action,
  isPending = false,
  destructive = false,
  onCancel,
}: FormActionsProps) {
  return (
    <DialogActions>
      <Button variant="secondary" onClick={onCancel} disabled={isPending}>
        Cancel
      </Button>
      <Button type="submit" variant={destructive ? 'danger' : 'primary'} disabled={isPending}>
        {isPending ? pendingAction : action}
      </Button>
    </DialogActions>
  );
}
