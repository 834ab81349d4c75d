/** What is asked before anything is charged, where a file is no opinion or holds several. The answer is in answer.ts. */
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Survey } from '../../../opinion/survey.ts';
import { limits } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
import { cases, caseTexts } from '../../db/tables.ts';
import { answerWithinMs, findCases } from '../cases/service.ts';
import type { Run } from '../news/service.ts';
import { forgetText } from '../search/service.ts';
import { ask } from './ask.ts';
import { stopRun } from './runs.ts';

/** What is stored of the question; null for a file that can be analysed as it is. */
export function questionFrom({ verdict, documentKind, found }: Survey) {
  return verdict === 'opinion' ? null : { kind: verdict, documentKind: documentKind ?? null, found };
}

/** True where the run has to wait for an answer: it ends here, and the answer starts another. */
export async function askQuestion(app: App, run: Run): Promise<boolean> {
  const unanswered = and(eq(cases.id, run.caseId), isNotNull(cases.question));
  const asked = await app.db.select({ id: cases.id }).from(cases).where(unanswered);
  if (asked.length === 0) return false;
  await ask(app, run);
  return true;
}

const unanswered = {
  code: 'unanswered',
  message: `You didn’t answer within ${limits.answerWithinDays} days, so this file wasn’t analyzed and you weren’t charged. Add it again to analyze it.`,
};

/** Cancels what waits too long, and deletes the texts of what was declined before `declinedBefore`. */
export async function sweepQuestions(app: App, declinedBefore: Date): Promise<void> {
  const overdue = and(
    eq(cases.status, 'needs_answer'),
    lt(cases.askedAt, new Date(app.now().getTime() - answerWithinMs)),
  );
  for (const { id } of await findCases(app, overdue)) {
    await app.db.transaction(async (db) => {
      const within = { ...app, db };
      await db.select({ id: cases.id }).from(cases).where(eq(cases.id, id)).for('update');
      const [row] = await findCases(within, and(eq(cases.id, id), overdue));
      if (!row) return;
      await stopRun(within, row, unanswered);
      await deleteText(within, id);
    });
  }
  const declined = and(
    eq(cases.status, 'cancelled'),
    isNotNull(cases.question),
    lt(cases.declinedAt, declinedBefore),
  );
  for (const { id } of await app.db.select({ id: cases.id }).from(cases).where(declined)) {
    await app.db.transaction(async (db) => {
      const ended = await db
        .update(cases)
        .set({ declinedAt: null })
        .where(and(eq(cases.id, id), declined))
        .returning({ id: cases.id });
      if (ended.length > 0) await deleteText({ ...app, db }, id);
    });
  }
}

/** Without its text a case cannot be run again. */
async function deleteText(app: App, id: number): Promise<void> {
  const gone = { isRetryable: false, question: null, textDeletedAt: app.now() };
  await app.db.update(cases).set(gone).where(eq(cases.id, id));
  await app.db.delete(caseTexts).where(eq(caseTexts.caseId, id));
  await forgetText(app, id);
}
