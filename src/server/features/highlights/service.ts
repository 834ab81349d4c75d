/** Marks words of an opinion, changes and removes the marks. */
import { and, count, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  addHighlight as addEndpoint,
  changeHighlight as changeEndpoint,
  Highlight,
} from '../../../shared/highlights.ts';
import { limits } from '../../../shared/prices.ts';
import { anchorAt, type PassageText } from '../../../study/material/anchors.ts';
import { type Anchor, highlightLimits, type Use } from '../../../study/material/highlights.ts';
import { wholeWords } from '../../../study/words/whole-words.ts';
import type { App } from '../../app.ts';
import { AppError, notFound, oneRow } from '../../base/errors.ts';
import { cases, highlights } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { getCase } from '../cases/service.ts';
import { purgeHighlight } from './jobs.ts';
import {
  listRows,
  type OfCase,
  type OfHighlight,
  ofStudent,
  openText,
  ownedHighlight,
  toHighlight,
} from './rows.ts';

export { readOwnBrief } from './own-brief.ts';

export async function listHighlights(app: App, user: SignedIn, of: OfCase): Promise<{ items: Highlight[] }> {
  const { place } = await openText(app, user, of.id);
  return { items: (await listRows(app, user, of)).map((row) => toHighlight(row, place)) };
}

type HighlightRequest = z.infer<(typeof addEndpoint)['request']>;

export async function addHighlight(app: App, user: SignedIn, marked: HighlightRequest): Promise<Highlight> {
  const { id: caseId, colour, note = null, use = null } = marked;
  const { passages, place } = await openText(app, user, caseId);
  const anchor = anchorOf(passages, marked);
  const row = await app.db.transaction(async (db) => {
    const within = { ...app, db };
    await lockMarks(within, user, caseId);
    const here = and(
      ...[eq(highlights.caseId, caseId), eq(highlights.userId, user.userId), isNull(highlights.deletedAt)],
      ...[eq(highlights.paragraphId, anchor.paragraphId)],
      ...[eq(highlights.start, anchor.start), eq(highlights.end, anchor.end)],
    );
    const [known] = await db.select().from(highlights).where(here);
    if (!known) await requireRoom(within, user, caseId);
    if (use === 'holding') await giveUpHolding(within, user, caseId);
    if (known) {
      const given = { colour, note: note ?? known.note, use: use ?? known.use };
      return oneRow(await db.update(highlights).set(given).where(here).returning());
    }
    const values = { ...anchor, userId: user.userId, caseId, colour, note, use, createdAt: app.now() };
    return oneRow(await db.insert(highlights).values(values).returning());
  });
  return toHighlight(row, place);
}

/** From word to word. */
function anchorOf(
  passages: readonly PassageText[],
  { paragraphId, start, end }: Pick<HighlightRequest, 'paragraphId' | 'start' | 'end'>,
): Anchor {
  const passage = passages.find(({ id }) => id === paragraphId);
  if (!passage || end > passage.text.length) throw changed();
  if (passage.text.slice(start, end).trim() === '')
    throw new AppError('invalid_request', { message: 'Select some words first.' });
  const [first, last] = wholeWords(passage.text, start, end);
  if (last - first > highlightLimits.letters) {
    throw new AppError('invalid_request', {
      message: 'That’s too long for one highlight. Select fewer words.',
    });
  }
  return anchorAt(passage, first, last);
}

const changed = () =>
  new AppError('invalid_request', {
    message: 'These words aren’t in the text. Reload and select them again.',
  });

/** Of two marks at the same moment the second sees the first. */
async function lockMarks({ db }: App, { userId }: SignedIn, caseId: number): Promise<void> {
  const mine = and(eq(cases.id, caseId), eq(cases.userId, userId));
  await db.select({ id: cases.id }).from(cases).where(mine).for('update');
}

async function requireRoom({ db }: App, { userId }: SignedIn, caseId: number): Promise<void> {
  const mine = and(eq(highlights.caseId, caseId), eq(highlights.userId, userId));
  const [row] = await db.select({ marks: count() }).from(highlights).where(mine);
  if ((row?.marks ?? 0) < highlightLimits.aCase) return;
  throw new AppError('not_possible_now', {
    message: `This case has ${highlightLimits.aCase} highlights already. Remove some first.`,
  });
}

/** A brief has one holding: the words that were it before go on as what they are marked as. */
async function giveUpHolding({ db }: App, { userId }: SignedIn, caseId: number, but?: number): Promise<void> {
  const before = and(
    eq(highlights.caseId, caseId),
    eq(highlights.userId, userId),
    eq(highlights.use, 'holding' satisfies Use),
    but === undefined ? undefined : ne(highlights.id, but),
  );
  await db.update(highlights).set({ use: null }).where(before);
}

type Changes = z.infer<(typeof changeEndpoint)['request']>;

export async function changeHighlight(app: App, user: SignedIn, changes: Changes): Promise<Highlight> {
  const { id, highlightId, colour, note, use } = changes;
  const { place } = await openText(app, user, id);
  const row = await app.db.transaction(async (db) => {
    const within = { ...app, db };
    await lockMarks(within, user, id);
    const before = await ownedHighlight(within, user, { id, highlightId });
    if (use === 'holding') await giveUpHolding(within, user, id, highlightId);
    const after = {
      colour: colour ?? before.colour,
      note: note === undefined ? before.note : note || null,
      use: use === undefined ? before.use : use,
    };
    const mine = ofStudent(user, { id, highlightId });
    return oneRow(await db.update(highlights).set(after).where(mine).returning());
  });
  return toHighlight(row, place);
}

const windowStart = ({ now }: App, shorterBySeconds = 0) =>
  new Date(now().getTime() - (limits.restoreWindowSeconds - shorterBySeconds) * 1000);

export async function removeHighlight(app: App, user: SignedIn, of: OfHighlight): Promise<undefined> {
  await getCase(app, user, of);
  await app.db.transaction(async (db) => {
    await ownedHighlight({ ...app, db }, user, of);
    await db.update(highlights).set({ deletedAt: app.now() }).where(ofStudent(user, of));
    const { highlightId } = of;
    await app.queue.send(db, purgeHighlight, { highlightId }, { delaySeconds: limits.restoreWindowSeconds });
  });
}

/** Throws not found when the time is over, or when she has highlighted the same words again in the meantime. */
export async function restoreHighlight(app: App, user: SignedIn, of: OfHighlight): Promise<Highlight> {
  const { place } = await openText(app, user, of.id);
  const row = await app.db.transaction(async (db) => {
    const within = { ...app, db };
    await lockMarks(within, user, of.id);
    const removed = and(
      ofStudent(user, of),
      isNotNull(highlights.deletedAt),
      gt(highlights.deletedAt, windowStart(app)),
    );
    const [found] = await db.select().from(highlights).where(removed);
    if (!found || (await isMarkedAnew(within, user, found))) throw notFound();
    if (found.use === 'holding') await giveUpHolding(within, user, of.id, found.id);
    return oneRow(await db.update(highlights).set({ deletedAt: null }).where(removed).returning());
  });
  return toHighlight(row, place);
}

async function isMarkedAnew(
  app: App,
  user: SignedIn,
  { caseId, paragraphId, start, end }: typeof highlights.$inferSelect,
): Promise<boolean> {
  const rows = await listRows(app, user, { id: caseId });
  return rows.some((row) => row.paragraphId === paragraphId && row.start === start && row.end === end);
}

/** The job that ends a removal. What was brought back stays. */
export async function purgeRemoved(app: App, { highlightId }: { highlightId: number }): Promise<void> {
  const [row] = await app.db
    .select({ deletedAt: highlights.deletedAt })
    .from(highlights)
    .where(eq(highlights.id, highlightId));
  if (row?.deletedAt && row.deletedAt <= windowStart(app, 1)) {
    await app.db.delete(highlights).where(eq(highlights.id, highlightId));
  }
}
