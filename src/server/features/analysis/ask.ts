/** A run that ends in a question: the answer starts another, or ends the case. */
import type { StoredQuestion } from '../../../shared/cases.ts';
import type { App } from '../../app.ts';
import { type CaseRow, toQuestion } from '../cases/service.ts';
import { type Run, recordEvent } from '../news/service.ts';
import { updateRun } from './run-state.ts';

/** What is stored already where no other question is given. */
export async function ask(app: App, run: Run, question?: StoredQuestion): Promise<void> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const waiting = { status: 'needs_answer', step: null, askedAt: app.now() } as const;
    const row = await updateRun(within, run, question ? { ...waiting, question } : waiting);
    await recordQuestion(within, row);
  });
}

async function recordQuestion(
  app: App,
  row: Pick<CaseRow, 'id' | 'classId' | 'question' | 'askedAt'>,
): Promise<void> {
  const question = toQuestion(row);
  if (!question) throw new Error('A question vanished between two statements');
  const place = { classId: row.classId, caseId: row.id };
  await recordEvent(app, place, { type: 'question', caseId: row.id, question });
}
