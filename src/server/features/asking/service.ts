/** What students ask, and are asked: the door of the feature. */
import type { App } from '../../app.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { getQuestionSet } from '../materials/reading.ts';

/** Not for another's set: who asks for that learns nothing, and spends nothing. */
export async function requireAskPace(app: App, user: SignedIn, { id }: { id: number }): Promise<void> {
  await getQuestionSet(app, user, { id });
  await app.rateLimits.spend('asksPerUser', user.userId);
}
