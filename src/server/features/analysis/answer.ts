/** The student's answer to what a case asks: analyse it after all, some of the cases in it, or nothing. */
import { eq } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { CaseFound } from '../../../opinion/survey.ts';
import { type CourtCase, storedQuestionSchema } from '../../../shared/cases.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { cases, caseTexts } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import {
  type CaseRow,
  findOpinion,
  isLittle,
  lockCase,
  ownedCase,
  putOnShelf,
  readerFindings,
  startFromText,
  toCase,
  unlessOwn,
} from '../cases/service.ts';
import { indexText } from '../search/service.ts';
import { lockAllowance, paymentOfCase } from '../subscription/service.ts';
import { keepLittle } from './little-found.ts';
import { startRun, stopRun } from './runs.ts';

type Answer = { id: number; proceed: boolean; picks?: number[] | undefined };

const declined = { code: 'declined', message: 'You skipped this file. You weren’t charged.' };

/** Throws `no_allowance` or `no_token`, and changes nothing, where what is left does not cover every pick. */
export async function answerCase(
  app: App,
  user: SignedIn,
  { id, proceed, picks }: Answer,
): Promise<CourtCase> {
  const cut = picks && (await cutPicks(app, await ownedCase(app, user, id), picks));
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    await lockAllowance(within, user.userId);
    const row = await lockCase(within, user, id);
    if (row.status !== 'needs_answer') throw new AppError('not_possible_now');
    if (!proceed) await stopRun(within, row, declined);
    else if (isLittle(row) && !cut) await keepLittle(within, row);
    else {
      if (cut) await takePicks(within, row, cut);
      else await takeTitle(within, row);
      await db.update(cases).set({ question: null }).where(eq(cases.id, id));
      // The charge that was reserved at the upload stands for this run.
      await startRun(within, row);
    }
    return toCase(await ownedCase(within, user, id));
  });
}

type Cut = { opinion: Opinion; found: CaseFound[]; picked: { pick: CaseFound; text: Opinion }[] };

/** Before anything is locked: of a casebook it takes a second. */
async function cutPicks(app: App, row: CaseRow, picks: number[]): Promise<Cut> {
  if (row.status !== 'needs_answer') throw new AppError('not_possible_now');
  const found = foundIn(row);
  const wanted = picksIn(found, picks);
  const opinion = await findOpinion(app, row.id);
  if (!opinion) throw new AppError('not_possible_now');
  const texts = await app.composer.compose('cases', opinion, wanted);
  const picked = wanted.flatMap((pick, at) => (texts[at] ? [{ pick, text: texts[at] }] : []));
  return { opinion, found, picked };
}

/** The case itself becomes the first pick; each of the others is added as a case of its own. The rest waits on the shelf. */
async function takePicks(app: App, row: CaseRow, { opinion, found, picked }: Cut): Promise<void> {
  const [own, ...others] = picked;
  if (!own) throw new AppError('not_possible_now');
  const taken = new Map<CaseFound, number>([[own.pick, row.id]]);
  for (const { pick, text } of others) taken.set(pick, await addPick(app, row, pick.title, text));
  await putOnShelf(app, row, { opinion, found, taken });
  await app.db.update(caseTexts).set({ opinion: own.text }).where(eq(caseTexts.caseId, row.id));
  await indexText(app, { caseId: row.id, userId: row.userId }, own.text);
  const findings = { ...readerFindings(own.text), title: unlessOwn(own.pick.title) };
  await app.db.update(cases).set(findings).where(eq(cases.id, row.id));
}

/** A file of several cases kept its own name until now: as one case it has that of its text. */
async function takeTitle(app: App, { id }: CaseRow): Promise<void> {
  const opinion = await findOpinion(app, id);
  const { title } = opinion ? readerFindings(opinion) : {};
  if (title) await app.db.update(cases).set({ title }).where(eq(cases.id, id));
}

function foundIn({ question }: CaseRow): CaseFound[] {
  const asked = storedQuestionSchema.parse(question);
  return asked.kind === 'little_found' ? [] : asked.found;
}

function picksIn(found: CaseFound[], picks: number[]): CaseFound[] {
  const isRight = new Set(picks).size === picks.length && picks.every((pick) => pick < found.length);
  if (!isRight) {
    const message = 'Choose from the cases we found, each one once.';
    throw new AppError('invalid_request', { message, fields: { picks: message } });
  }
  return picks.flatMap((pick) => found[pick] ?? []);
}

async function addPick(app: App, from: CaseRow, title: string, opinion: Opinion): Promise<number> {
  const { userId, sessionId, categoryId, fileName, fileSize, sha256, tier, pdfDeletedAt, isExcerpt } = from;
  const { paidWith } = await paymentOfCase(app, from.id);
  return startFromText(app, {
    classId: from.classId,
    draft: {
      userId,
      sessionId,
      categoryId,
      fileName,
      fileSize,
      sha256,
      tier,
      pdfDeletedAt,
      isExcerpt,
      title,
    },
    opinion,
    usePremiumToken: paidWith === 'token',
  });
}
