import { Link } from 'wouter';
import { product } from '../../../shared/prices.ts';
import { pathTo } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { useLogout } from '../auth/queries/session.ts';

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
          You can’t use {product} without agreeing, and you’ll be logged out. Nothing is deleted: you can
          agree later, or{' '}
          <Link href={pathTo.settings('privacy')} className="text-accent-ink underline underline-offset-3">
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
