/** What students ask, and are asked: the door of the feature. */
import type { App } from '../../app.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { getQuestionSet } from '../materials/service.ts';

export { beginAsk, cancelAsk, listAsks, requireText, storeAsk } from './asks.ts';
export {
  cancelAttempt,
  getAttempt,
  gradeByModel,
  listAttempts,
  storeAttempt,
  tickPoints,
} from './attempts.ts';
export { beginMore, cancelMore, listMore, requireMore, storeMore, whatCameOf } from './more.ts';
export { eventBlock, type Run } from './runs.ts';
export { getShortBrief } from './short-brief.ts';

/** Not for another's set: who asks for that learns nothing, and spends nothing. */
export async function requireAskPace(app: App, user: SignedIn, { id }: { id: number }): Promise<void> {
  await getQuestionSet(app, user, { id });
  await app.rateLimits.spend('asksPerUser', user.userId);
}
