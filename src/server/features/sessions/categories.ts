import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Category } from '../../../shared/sessions.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { cases, categories } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { ownedClassSession } from './ownership.ts';

type CategoryRow = typeof categories.$inferSelect;
type CategoryDraft = { id: number; name: string; position?: number | undefined };

const owned = (user: SignedIn, id: number) => and(eq(categories.id, id), eq(categories.userId, user.userId));

export const toCategory = ({ id, sessionId, name, position }: CategoryRow): Category => ({
  id,
  sessionId,
  name,
  position,
});

export async function createCategory(
  app: App,
  user: SignedIn,
  { id: sessionId, name, position, caseIds = [] }: CategoryDraft & { caseIds?: number[] | undefined },
): Promise<Category> {
  const { userId } = user;
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    await ownedClassSession(within, user, sessionId);
    const place = position ?? (await nextPosition(within, sessionId));
    const values = { userId, sessionId, name, position: place, createdAt: app.now() };
    const made = oneRow(await db.insert(categories).values(values).returning());
    const isLoose = and(eq(cases.userId, userId), eq(cases.sessionId, sessionId), isNull(cases.categoryId));
    if (caseIds.length > 0) {
      await db
        .update(cases)
        .set({ categoryId: made.id })
        .where(and(isLoose, inArray(cases.id, caseIds)));
    }
    return toCategory(made);
  });
}

async function nextPosition({ db }: App, sessionId: number): Promise<number> {
  const [last] = await db
    .select({ position: max(categories.position) })
    .from(categories)
    .where(eq(categories.sessionId, sessionId));
  return (last?.position ?? -1) + 1;
}

export async function updateCategory(
  { db }: App,
  user: SignedIn,
  { id, name, position }: CategoryDraft,
): Promise<Category> {
  const changes = { name, ...(position === undefined ? {} : { position }) };
  return toCategory(oneRow(await db.update(categories).set(changes).where(owned(user, id)).returning()));
}

/** Its cases stay in the class session, without a category. */
export async function deleteCategory(
  { db }: App,
  user: SignedIn,
  { id }: { id: number },
): Promise<undefined> {
  oneRow(await db.delete(categories).where(owned(user, id)).returning({ id: categories.id }));
}

/** Throws not found unless the category is this user's and belongs to the class session. */
export async function ownedCategory({ db }: App, user: SignedIn, id: number, sessionId: number) {
  return oneRow(
    await db
      .select({ id: categories.id })
      .from(categories)
      .where(and(owned(user, id), eq(categories.sessionId, sessionId))),
  );
}
