/** How the analyses that are followed stand, taken together. */
import type { CourtCase } from '../../../../shared/cases.ts';
import { count } from '../../../format/count.ts';
import { isRunning, progressShare, progressWords } from '../cases/progress-words.ts';

type Standing = Pick<
  CourtCase,
  'id' | 'sessionId' | 'title' | 'status' | 'progress' | 'question' | 'briefId'
>;

export type Following<One> = {
  /** What is said first, and what is said of all of them where there are several. */
  words: string;
  tally: string | undefined;
  /** Of all of them, 0 to 1. */
  share: number;
  /** True once nothing is worked on. */
  isSettled: boolean;
  /** The one to look at, for what it says or asks. */
  show: One | undefined;
  isAsking: boolean;
  /** The first brief to be read. */
  brief: number | undefined;
};

/** Undefined where there is nothing to follow. */
export function followingOf<One extends Standing>(cases: readonly One[]): Following<One> | undefined {
  const followed = cases.filter(({ status }) => status !== 'cancelled');
  if (followed.length === 0) return undefined;
  const running = followed.find(isRunning);
  const asking = followed.find(({ question }) => question !== null);
  const failed = followed.find(({ status }) => status === 'failed');
  const ready = followed.filter(({ status }) => status === 'ready');
  const shares = followed.map((one) => (one.status === 'ready' ? 1 : (progressShare(one) ?? 0)));
  return {
    words: wordsOf(followed, { asking, running, failed }),
    tally: followed.length > 1 ? `${ready.length} of ${followed.length} ready` : undefined,
    share: shares.reduce((sum, share) => sum + share, 0) / followed.length,
    isSettled: !running,
    show: asking ?? running ?? failed,
    isAsking: asking !== undefined,
    brief: ready.find(({ briefId }) => briefId !== null)?.briefId ?? undefined,
  };
}

type Found<One> = Record<'asking' | 'running' | 'failed', One | undefined>;

function wordsOf<One extends Standing>(
  followed: readonly One[],
  { asking, running, failed }: Found<One>,
): string {
  if (asking) return `${asking.title}: a question for you`;
  if (running) return `${running.title}: ${lowerFirst(progressWords(running))}`;
  if (failed) return `${failed.title} could not be analyzed`;
  const [only] = followed;
  return followed.length === 1 && only
    ? `${only.title} is ready`
    : `All ${count(followed.length, 'case')} are ready`;
}

const lowerFirst = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);
