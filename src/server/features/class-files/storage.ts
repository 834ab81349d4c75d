/** How much of what came in class files an account may hold. */
import { and, count, eq, sum } from 'drizzle-orm';
import { classFileStorage } from '../../../shared/prices.ts';
import { broughtIn } from '../../../study/words/engines.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { cases } from '../../db/tables.ts';
import { findPlan } from '../subscription/service.ts';

const megabyte = 1024 * 1024;
const plans = { free_trial: 'On the Free Trial', paid: 'On the Paid Plan' } as const;

/** Throws where as many more are too many. Two at once count each other only where the allowance is locked. */
export async function requireStorage(
  app: App,
  userId: number,
  more: { cases: number; bytes: number },
): Promise<void> {
  const mine = and(eq(cases.userId, userId), eq(cases.engine, broughtIn));
  const [held] = await app.db
    .select({ cases: count(), bytes: sum(cases.fileSize).mapWith(Number) })
    .from(cases)
    .where(mine);
  const plan = (await findPlan(app, userId)) ? 'paid' : 'free_trial';
  const most = classFileStorage[plan];
  const isOver = (held?.cases ?? 0) + more.cases > most.cases || (held?.bytes ?? 0) + more.bytes > most.bytes;
  if (!isOver) return;
  const message = `${plans[plan]} you can keep ${most.cases.toLocaleString('en-US')} cases and ${(most.bytes / megabyte).toLocaleString('en-US')} MB from class files, and this one would go over that. Delete some first.`;
  throw new AppError('too_large', { message });
}
