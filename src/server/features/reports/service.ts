/** "This is wrong": what a student says of a part of her material is kept, and other words are looked for at no charge, once. */
import { and, eq } from 'drizzle-orm';
import type { ReportOutcome } from '../../../shared/materials.ts';
import {
  captionId,
  findReported,
  isOwn,
  quotesOf,
  type Reported,
  wordsOf,
} from '../../../study/material/report.ts';
import { broughtIn } from '../../../study/words/engines.ts';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../base/errors.ts';
import { reports } from '../../db/tables.ts';
import { findPlaceAtRest } from '../cases/service.ts';
import { changeOfEachKind, getBrief, lockMaterial, type MaterialRow } from '../materials/service.ts';
import { recordEvent } from '../news/service.ts';
import { remakeReported } from './jobs.ts';

type ReportRequest = { id: number; itemId: string; reason?: string | undefined };

/** Her own words are hers to change: of them nothing is reported. */
export const report = changeOfEachKind(async (app, user, { id, itemId, reason }: ReportRequest, kind) => {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const material = await lockMaterial(within, user, id, kind);
    // What she has corrected in a caption stands with its case.
    const isCaption = kind === 'brief' && itemId === captionId;
    const content = isCaption ? await getBrief(within, user, { id }) : material.content;
    const reported = findReported(kind, content, itemId);
    if (!reported) throw notFound();
    if (isOwn(reported)) throw new AppError('not_possible_now', { message: 'These words are your own.' });
    const known = await listReports(within, id);
    const same = known.find((each) => each.itemId === reported.id && each.words === wordsOf(reported));
    if (same && same.outcome !== 'failed') return;
    const place = await findPlaceAtRest(within, material.caseId);
    const outcome = outcomeNow({
      hasText: place !== undefined,
      isRemade: isRemade(reported, known),
      isHers: isCaption || reported.what === 'gap' || material.engine === broughtIn,
    });
    const reportId = await store(within, material, { reported, reason, outcome, again: same?.id });
    if (outcome !== 'running' || !place) return;
    await app.queue.send(db, remakeReported, { reportId });
    await recordEvent(within, place, { type: 'changed', caseId: material.caseId });
  });
});

type ReportRow = typeof reports.$inferSelect;

async function listReports({ db }: App, materialId: number): Promise<ReportRow[]> {
  return db.select().from(reports).where(eq(reports.materialId, materialId));
}

/** What was made in the place of a reported part is not made again: "once" holds for the part. */
const isRemade = ({ id }: Reported, known: readonly ReportRow[]) => known.some(({ madeId }) => madeId === id);

type ReportCircumstances = {
  hasText: boolean;
  isRemade: boolean;
  /** The engines take the caption as the reader found it, and find what is missing by all of the text: both are hers to correct. */
  isHers: boolean;
};

function outcomeNow({ hasText, isRemade: wasRemade, isHers }: ReportCircumstances): ReportOutcome {
  if (isHers) return 'kept';
  if (wasRemade) return 'once_already';
  return hasText ? 'running' : 'no_text';
}

type Draft = {
  reported: Reported;
  reason: string | undefined;
  outcome: ReportOutcome;
  /** The report that came to nothing before. */
  again: number | undefined;
};

async function store(
  { db, now }: App,
  { id: materialId, userId, engine, engineVersion }: MaterialRow,
  { reported, reason, outcome, again }: Draft,
): Promise<number> {
  if (again !== undefined) {
    const mine = and(eq(reports.id, again), eq(reports.userId, userId));
    await db
      .update(reports)
      .set({ outcome, settledAt: null, doneAt: null, ...(reason ? { reason } : {}) })
      .where(mine);
    return again;
  }
  const said = { words: wordsOf(reported), quotes: quotesOf(reported), reason: reason || null };
  const draft = { itemId: reported.id, ...said, outcome };
  const origin = { materialId, userId, engine, engineVersion, createdAt: now() };
  const [stored] = await db
    .insert(reports)
    .values({ ...draft, ...origin })
    .returning({ id: reports.id });
  if (!stored) throw new Error('A report was not stored');
  return stored.id;
}
