import { readlinkSync } from 'node:fs';
import type { ThreadStarted } from './killable-thread.ts';

/** What a thread posts before anything else. */
export const threadStarted = (): ThreadStarted => ({
  task:
    process.platform === 'linux' ? Number(readlinkSync('/proc/thread-self').split('/').at(-1)) : undefined,
});
