/** The shelf of a class: what is left of a casebook after the first cases were picked from it, free until it is picked. */
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Opinion } from '../../../opinion/opinion.ts';
import { type CaseFound, isShortened } from '../../../opinion/survey.ts';
import type { CourtCase } from '../../../shared/cases.ts';
import type { Book, pickFromShelf as pickEndpoint, ShelvedCase } from '../../../shared/shelf.ts';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { books, cases } from '../../db/tables.ts';
import type { Owner, SignedIn } from '../../outside/sign-in.ts';
import { ownedClass } from '../classes/service.ts';
import { ownedCategory, ownedClassSession } from '../sessions/service.ts';
import { lockAllowance, requireGain } from '../subscription/service.ts';
import { startFromText } from './adding.ts';
import { titleOf } from './incoming-file.ts';
import { type CaseRow, findCases, toCase } from './rows.ts';

type Split = {
  opinion: Opinion;
  found: readonly CaseFound[];
  /** The cases that those which were picked became. */
  taken: ReadonlyMap<CaseFound, number>;
};

const owned = ({ userId }: Owner, id: number) => and(eq(books.id, id), eq(books.userId, userId));

/** In the transaction that takes the first picks. A book that is there already keeps what was picked from it before. */
export async function putOnShelf(app: App, row: CaseRow, { opinion, found, taken }: Split): Promise<void> {
  const { userId, classId, fileName, fileSize, sha256, pdfDeletedAt } = row;
  const title = titleOf(fileName);
  const shelved = found.map((each) => ({ ...each, caseId: taken.get(each) ?? null }));
  const values = { userId, classId, title, fileName, fileSize, sha256, opinion, pdfDeletedAt };
  await app.db
    .insert(books)
    .values({ ...values, found: shelved, createdAt: app.now() })
    .onConflictDoNothing();
}

const { opinion, ...told } = getTableColumns(books);
const pageCount = sql<number>`(${books.opinion} ->> 'pageCount')::integer`;

export async function listShelf(app: App, user: SignedIn, { id: classId }: { id: number }): Promise<Book[]> {
  await ownedClass(app, user, classId);
  const rows = await app.db
    .select({ ...told, pageCount })
    .from(books)
    .where(and(eq(books.classId, classId), eq(books.userId, user.userId)))
    .orderBy(asc(books.id));
  const live = await liveCases(
    app,
    user,
    rows.flatMap(({ found }) => found),
  );
  return rows.map(({ found, createdAt, pdfDeletedAt, ...row }) => ({
    ...row,
    cases: found.map((each) =>
      each.caseId !== null && live.has(each.caseId) ? each : { ...each, caseId: null },
    ),
    pdfDeletedAt: pdfDeletedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

/** Of the cases that were picked those that were not deleted since. */
async function liveCases(
  { db }: App,
  { userId }: Owner,
  found: readonly ShelvedCase[],
): Promise<Set<number>> {
  const ids = found.flatMap(({ caseId }) => caseId ?? []);
  const live = and(inArray(cases.id, ids), eq(cases.userId, userId), isNull(cases.deletedAt));
  const rows = ids.length === 0 ? [] : await db.select({ id: cases.id }).from(cases).where(live);
  return new Set(rows.map(({ id }) => id));
}

type Pick = z.infer<(typeof pickEndpoint)['request']>;

/** All or none: throws `no_allowance` or `no_token` where what is left does not cover every pick. */
export async function pickFromShelf(app: App, user: SignedIn, request: Pick): Promise<CourtCase[]> {
  const { id, sessionId, categoryId, usePremiumToken = false } = request;
  const texts = await textsOf(app, user, request);
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    await lockAllowance(within, user.userId);
    const book = oneRow(await db.select().from(books).where(owned(user, id)).for('update'));
    const { classId } = await ownedClassSession(within, user, sessionId);
    if (categoryId !== undefined) await ownedCategory(within, user, categoryId, sessionId);
    if (usePremiumToken) await requireGain(within, user.userId);
    const picked = new Map<ShelvedCase, number>();
    for (const [at, each] of picksIn(book.found, request.picks).entries()) {
      const { title } = each;
      const text = texts[at];
      if (!text) throw new AppError('not_possible_now');
      const { fileName, fileSize, sha256, pdfDeletedAt } = book;
      const caseId = await startFromText(within, {
        classId,
        draft: {
          ...{ userId: user.userId, sessionId, fileName, fileSize, sha256, pdfDeletedAt, title },
          categoryId: categoryId ?? null,
          tier: usePremiumToken ? 'premium' : 'standard',
          isExcerpt: isShortened(text),
        },
        opinion: text,
        usePremiumToken,
      });
      picked.set(each, caseId);
    }
    const found = book.found.map((each) => ({ ...each, caseId: picked.get(each) ?? each.caseId }));
    await db.update(books).set({ found }).where(owned(user, id));
    const ids = [...picked.values()];
    const rows = await findCases(within, and(inArray(cases.id, ids), eq(cases.userId, user.userId)));
    return rows.map(toCase);
  });
}

/** Before anything is locked: of a casebook it takes a second. Throws what the transaction would throw. */
async function textsOf(app: App, user: SignedIn, { id, sessionId, categoryId, picks }: Pick) {
  const book = oneRow(await app.db.select().from(books).where(owned(user, id)));
  await ownedClassSession(app, user, sessionId);
  if (categoryId !== undefined) await ownedCategory(app, user, categoryId, sessionId);
  // Written when the file was read, from an Opinion.
  return app.composer.compose('cases', book.opinion as Opinion, picksIn(book.found, picks));
}

/** Each once, in the order of the request. */
function picksIn(found: readonly ShelvedCase[], picks: Pick['picks']): ShelvedCase[] {
  const wanted = picks.map(({ firstPage, lastPage, title }) =>
    found.find(
      (each) =>
        each.firstPage === firstPage &&
        each.lastPage === lastPage &&
        (title === undefined || each.title === title),
    ),
  );
  const known = wanted.flatMap((each) => each ?? []);
  if (known.length === picks.length && new Set(known).size === known.length) return known;
  const message = 'Choose from the cases in this book, each one once.';
  throw new AppError('invalid_request', { message, fields: { picks: message } });
}

export async function deleteBook({ db }: App, user: SignedIn, { id }: { id: number }): Promise<undefined> {
  oneRow(await db.delete(books).where(owned(user, id)).returning({ id: books.id }));
}

/** Throws `on_the_shelf` with the book's number where a file of these bytes stands on the shelf of the class. */
export async function refuseShelved(
  { db }: App,
  { userId }: Owner,
  { classId, sha256 }: { classId: number; sha256: string },
): Promise<void> {
  const here = and(eq(books.userId, userId), eq(books.classId, classId), eq(books.sha256, sha256));
  const [book] = await db.select({ id: books.id }).from(books).where(here);
  if (book) throw new AppError('on_the_shelf', { fields: { bookId: String(book.id) } });
}
