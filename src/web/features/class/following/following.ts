/** How the analyses that are followed stand, taken together. */
import { type CourtCase, isRunning } from '../../../../shared/cases.ts';
import { count } from '../../../format/count.ts';
import { dot } from '../../../format/dot.ts';
import { progressShare, progressWords } from '../cases/progress-words.ts';

type FollowedCase = Pick<
  CourtCase,
  'id' | 'sessionId' | 'title' | 'status' | 'progress' | 'question' | 'briefId'
>;

export type Following<One> = {
  /** What is happening, and to which of them; of several, how many are ready. */
  words: string;
  detail: string;
  /** Of all of them, 0 to 1. */
  share: number;
  /** True once nothing is worked on. */
  isSettled: boolean;
  /** The one to look at, for what it says or asks. */
  show: One | undefined;
  isAsking: boolean;
  /** The first brief to be read. */
  brief: number | undefined;
  isOne: boolean;
};

/** Undefined where there is nothing to follow. */
export function followingOf<One extends FollowedCase>(cases: readonly One[]): Following<One> | undefined {
  const followed = cases.filter(({ status }) => status !== 'cancelled');
  if (followed.length === 0) return undefined;
  const running = followed.find(isRunning);
  const asking = followed.find(({ question }) => question !== null);
  const failed = followed.find(({ status }) => status === 'failed');
  const ready = followed.filter(({ status }) => status === 'ready');
  const shares = followed.map((one) => (one.status === 'ready' ? 1 : (progressShare(one) ?? 0)));
  const show = asking ?? running ?? failed;
  const isOne = followed.length === 1;
  const title = (show ?? (isOne ? followed[0] : undefined))?.title;
  // Once all of them are ready, the words say so.
  const tally = isOne || !show ? undefined : `${ready.length} of ${followed.length} ready`;
  return {
    words: wordsOf({ asking, running, failed }, followed.length),
    detail: [tally, title].filter(Boolean).join(dot),
    share: shares.reduce((sum, share) => sum + share, 0) / followed.length,
    isSettled: !running,
    show,
    isAsking: asking !== undefined,
    isOne,
    brief: ready.find(({ briefId }) => briefId !== null)?.briefId ?? undefined,
  };
}

type FirstByState<One> = Record<'asking' | 'running' | 'failed', One | undefined>;

function wordsOf<One extends FollowedCase>(
  { asking, running, failed }: FirstByState<One>,
  many: number,
): string {
  if (asking) return 'A question for you';
  if (running) return progressWords(running);
  if (failed) return 'Couldn’t be analyzed';
  if (many === 2) return 'Both cases are ready';
  return many === 1 ? 'Ready to read' : `All ${count(many, 'case')} are ready`;
}
