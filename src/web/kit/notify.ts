/** The two toasts that a change ends with. */
import { toast } from '../ui/toast.tsx';
import { isUnauthorized } from './errors.ts';

export function succeeded(description: string) {
  toast({ title: 'Success', description });
}

/** Silent for a lost session: the query client has said that already. */
export function failed(error: unknown, description: string, title = 'Error') {
  if (isUnauthorized(error)) return;
  toast({ title, description, tone: 'destructive' });
}
