import { hasStatus } from './errors.ts';

/**
 * For a change: what it touches is read again once it is done, and where it is not there to be changed, because another
 * window has deleted it, so that it goes from the lists of this one too.
 */
export const thenRefetch = (
  reread: () => Promise<unknown>,
  isGone = (error: Error) => hasStatus(error, 404),
) => ({
  onSuccess: reread,
  onError: (error: Error) => {
    if (isGone(error)) void reread();
  },
});
