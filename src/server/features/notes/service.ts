/** A student's own notes, one text for each class session. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Notes } from '../../../shared/notes.ts';
import { limits } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { sessionNotes } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { ownedClassSession } from '../sessions/service.ts';

type ById = { id: number };
type Row = typeof sessionNotes.$inferSelect;

const toNotes = (sessionId: number, row: Row | undefined): Notes => ({
  sessionId,
  text: row?.text ?? '',
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt.toISOString() ?? null,
});

const owned = ({ userId }: SignedIn, sessionId: number) =>
  and(eq(sessionNotes.sessionId, sessionId), eq(sessionNotes.userId, userId));

export async function getNotes(app: App, user: SignedIn, { id }: ById): Promise<Notes> {
  await ownedClassSession(app, user, id);
  const [row] = await app.db.select().from(sessionNotes).where(owned(user, id));
  return toNotes(id, row);
}

/** Throws if another window wrote in the meantime. */
export async function putNotes(
  app: App,
  user: SignedIn,
  { id, text, version }: ById & Pick<Notes, 'text' | 'version'>,
): Promise<Notes> {
  await ownedClassSession(app, user, id);
  await requireRoom(app, user, id, text);
  const values = { text, version: version + 1, updatedAt: app.now() };
  const [row] =
    version === 0
      ? await app.db
          .insert(sessionNotes)
          .values({ ...values, sessionId: id, userId: user.userId })
          .onConflictDoNothing()
          .returning()
      : await app.db
          .update(sessionNotes)
          .set(values)
          .where(and(owned(user, id), eq(sessionNotes.version, version)))
          .returning();
  if (!row) throw new AppError('edited_elsewhere');
  return toNotes(id, row);
}

/** Two at once may go a little over: a bound for disks, and no price. */
async function requireRoom(
  { db }: App,
  { userId }: SignedIn,
  sessionId: number,
  text: string,
): Promise<void> {
  const [others] = await db
    .select({ bytes: sql`coalesce(sum(octet_length(${sessionNotes.text})), 0)`.mapWith(Number) })
    .from(sessionNotes)
    .where(and(eq(sessionNotes.userId, userId), ne(sessionNotes.sessionId, sessionId)));
  if ((others?.bytes ?? 0) + Buffer.byteLength(text) <= limits.maxNotesBytes) return;
  const message = `You can keep ${limits.maxNotesBytes / 1024 / 1024} MB of class notes. Delete some first.`;
  throw new AppError('too_large', { message });
}

/** Of these class sessions those that she wrote on. */
export async function listNotes(
  { db }: App,
  { userId }: SignedIn,
  sessionIds: readonly number[],
): Promise<Pick<Row, 'sessionId' | 'text'>[]> {
  const rows = await db
    .select({ sessionId: sessionNotes.sessionId, text: sessionNotes.text })
    .from(sessionNotes)
    .where(and(eq(sessionNotes.userId, userId), inArray(sessionNotes.sessionId, [...sessionIds])));
  return rows.filter(({ text }) => text.trim() !== '');
}
