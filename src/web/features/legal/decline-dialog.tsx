import { Link } from 'wouter';
import { product } from '../../../shared/prices.ts';
import { pathTo } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { useLogout } from '../auth/queries.ts';

type DeclineDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function DeclineDialog({ open, onOpenChange }: DeclineDialogProps) {
  const logout = useLogout();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Decline Terms of Service"
      description={
        <p>
          Without your agreement {product} cannot be used, and you will be logged out. Nothing of yours is
          deleted by this: you can agree later, or{' '}
          <Link href={pathTo.settings()} className="text-accent-ink underline underline-offset-3">
            export or delete everything
          </Link>{' '}
          now.
        </p>
      }
      cancel="Go Back"
      action="Logout"
      onConfirm={() => logout.mutate({})}
    />
  );
}
