import { toast } from '../../ui/toast.tsx';
import type { Refusal } from './entry-rules.ts';

/** Says in a toast why a form was not sent, and leads to the first field that is wrong. */
export function refuse({ title, description, errors }: Refusal, form: HTMLFormElement) {
  toast({ title, description, tone: 'destructive' });
  const first = Object.keys(errors)[0];
  const field = first && form.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
}
