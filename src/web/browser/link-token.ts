/**
 * The secret of a mailed link leaves the address at once, where it would be seen, kept and shared. The entry of the
 * browser's history keeps it, so that a reload still has it.
 */
import { patterns } from '../paths.ts';

const mailedTo: string[] = [patterns.verifyEmail, patterns.resetPassword];

/** Undefined where the link is not complete. */
export function takeLinkToken(): string | undefined {
  const url = new URL(location.href);
  if (!mailedTo.includes(url.pathname)) return undefined;
  const token = url.searchParams.get('token');
  if (token !== null) {
    url.searchParams.delete('token');
    history.replaceState({ ...history.state, linkToken: token }, '', url);
  }
  // Written above, and by nothing else.
  return (history.state as { linkToken?: string } | null)?.linkToken || undefined;
}

/** It is used up, or opens nothing. */
export function forgetLinkToken(): void {
  const { linkToken: _, ...state } = history.state ?? {};
  history.replaceState(state, '');
}
