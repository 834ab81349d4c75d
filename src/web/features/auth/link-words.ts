/** What is wrong with a mailed link, in words. Both kinds of link fail alike. */
import { ApiError } from '../../client/errors.ts';

type LinkWords = { title: string; text: string };

const words: Record<string, LinkWords> = {
  link_expired: {
    title: 'This link has expired',
    text: 'Request a new one. We’ll email it to the same address.',
  },
  link_used: {
    title: 'This link has already been used',
    text: 'Each link works once. If that was you, just sign in.',
  },
  link_wrong: {
    title: 'This link doesn’t work',
    text: 'A newer email may have replaced it, or part of the address is missing.',
  },
};

export const incompleteLink: LinkWords = {
  title: 'This link is incomplete',
  text: 'Open the link in the email again, or request a new one.',
};

/** Undefined where the failure has another reason than the link. */
export function wordsForLink(error: unknown): LinkWords | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return (
    words[error.code] ??
    (error.status === 410 || error.code === 'invalid_request' ? words.link_wrong : undefined)
  );
}
