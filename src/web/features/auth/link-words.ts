/** What is wrong with a mailed link, in words. Both kinds of link fail alike. */
import { ApiError } from '../../client/errors.ts';

type LinkWords = { title: string; text: string };

const words: Record<string, LinkWords> = {
  link_expired: { title: 'This link has expired', text: 'Ask for a new one: it comes to the same address.' },
  link_used: {
    title: 'This link was used already',
    text: 'It works once. If you were the one who used it, just sign in.',
  },
  link_wrong: {
    title: 'This link is not right',
    text: 'Perhaps a newer email has replaced it, or a part of the address is missing.',
  },
};

export const incompleteLink: LinkWords = {
  title: 'This link is not complete',
  text: 'Open the link in the email once more, or ask for a new one.',
};

/** Undefined where the failure has another reason than the link. */
export function wordsForLink(error: unknown): LinkWords | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return (
    words[error.code] ??
    (error.status === 410 || error.code === 'invalid_request' ? words.link_wrong : undefined)
  );
}
