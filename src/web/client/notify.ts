/** The two toasts that a change ends with. */
import { toast } from '../ui/toast.tsx';
import { hasCode, isUnauthorized, sentenceFor } from './errors.ts';

let standing: (() => void) | undefined;

/** Once what failed is tried again, or the server is reached again, its word is out of date. */
export function dismissFailure() {
  standing?.();
  standing = undefined;
}

export function succeeded(sentence: string) {
  toast({ title: sentence });
}

/** Silent for a lost session: the query client has said that already. */
export function failed(error: unknown, description: string, title = 'Error') {
  if (isUnauthorized(error)) return;
  // Without network it is no use to try again at once, and she must know why.
  const sentence = hasCode(error, 'network') ? sentenceFor(error, '') : '';
  const why = description.includes(sentence) ? description : `${description.replace(/\.$/, '')}. ${sentence}`;
  standing = toast({ title, description: why, tone: 'destructive' });
}
