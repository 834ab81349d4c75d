/** The stored opinion, and the end of it. */
import { and, eq } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { CaseText } from '../../../shared/cases.ts';
import { keptLabels } from '../../../study/places.ts';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../base/errors.ts';
import { cases, caseTexts, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { forgetText } from '../search/service.ts';
import { toCaseText } from './case-text.ts';
import { isRunning, lockCase, ownedCase } from './rows.ts';
import { dropBytes } from './waiting-bytes.ts';

/** With the caption as the student put it right: what is made from now on says so, too. */
export async function findOpinion({ db }: App, caseId: number): Promise<Opinion | undefined> {
  const [row] = await db
    .select({
      ...{ opinion: caseTexts.opinion, title: cases.title },
      ...{ isTitleOwn: cases.isTitleOwn, ownCaption: cases.ownCaption },
    })
    .from(caseTexts)
    .innerJoin(cases, eq(cases.id, caseTexts.caseId))
    .where(eq(caseTexts.caseId, caseId));
  if (!row) return undefined;
  // Written by the worker alone, from an Opinion.
  const opinion = row.opinion as Opinion;
  // What an opinion ordered is read in its own words.
  const { disposition: _, ...own } = row.ownCaption;
  const said = Object.entries({ ...opinion.caption, ...own }).filter(([, value]) => value !== null);
  const name = row.isTitleOwn ? { caseName: row.title } : {};
  return { ...opinion, caption: { ...(Object.fromEntries(said) as Opinion['caption']), ...name } };
}

export async function getCaseText(app: App, user: SignedIn, { id }: { id: number }): Promise<CaseText> {
  await ownedCase(app, user, id);
  const opinion = await findOpinion(app, id);
  if (!opinion) throw notFound();
  return toCaseText(opinion);
}

/** What was made names its pages as they are printed, which the text alone knows. */
async function keepPageLabels(app: App, { userId }: SignedIn, caseId: number): Promise<void> {
  const opinion = await findOpinion(app, caseId);
  if (!opinion) return;
  await app.db
    .update(materials)
    .set({ pageLabels: keptLabels(opinion) })
    .where(and(eq(materials.caseId, caseId), eq(materials.userId, userId)));
}

/** For good: what was made from it stays, but can no longer be regenerated. The bytes of a file that was never read go too. */
export async function deleteCaseText(app: App, user: SignedIn, { id }: { id: number }): Promise<undefined> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const { status, classId, textDeletedAt, pdfDeletedAt } = await lockCase(within, user, id);
    if (isRunning(status)) throw new AppError('not_possible_now');
    if (textDeletedAt) return;
    await keepPageLabels(within, user, id);
    await db.delete(caseTexts).where(eq(caseTexts.caseId, id));
    await dropBytes(within, id);
    await forgetText(within, id);
    const at = app.now();
    await db
      .update(cases)
      .set({ textDeletedAt: at, pdfDeletedAt: pdfDeletedAt ?? at, isRetryable: false })
      .where(eq(cases.id, id));
    await app.notices.tell(db, { about: 'case', classId, caseId: id });
  });
}
