import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { classSessions } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';

/** Throws not found unless the class session is this user's and was not deleted. */
export async function ownedClassSession({ db }: App, { userId }: SignedIn, id: number) {
  return oneRow(
    await db
      .select({ id: classSessions.id, classId: classSessions.classId })
      .from(classSessions)
      .where(
        and(eq(classSessions.id, id), eq(classSessions.userId, userId), isNull(classSessions.deletedAt)),
      ),
  );
}
