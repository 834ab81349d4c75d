/** A case whose text was read before it was a case: one of several in a file, from a shelf, or tried before signing up. */
import type { SQL } from 'drizzle-orm';
import { storedFindingsOf } from '../../../opinion/findings.ts';
import type { Opinion } from '../../../opinion/opinion.ts';
import { type Entry, entriesOfText } from '../../../study/search-entries.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { cases, caseTexts } from '../../db/tables.ts';
import { recordEvent } from '../news/service.ts';
import { indexTextEntries } from '../search/service.ts';
import { reserveCharge } from '../subscription/service.ts';
import { processCase } from './job-list.ts';
import type { CaseRow } from './rows.ts';

type Draft = Pick<
  typeof cases.$inferInsert,
  | 'userId'
  | 'sessionId'
  | 'categoryId'
  | 'fileName'
  | 'fileSize'
  | 'sha256'
  | 'tier'
  | 'pdfDeletedAt'
  | 'isExcerpt'
  | 'title'
>;

/** A text as its rows take it. */
export type TextRows = {
  /** Or the JSON of one. */
  opinion: Opinion | SQL;
  findings: ReturnType<typeof storedFindingsOf>;
  entries: Entry[];
};

export const textRowsOf = (opinion: Opinion): TextRows => ({
  ...{ opinion, findings: storedFindingsOf(opinion), entries: entriesOfText(opinion) },
});

/** Only inside a transaction. Nothing runs yet, and nothing is charged: that is the caller's. */
export async function addFromText(
  app: App,
  draft: Draft,
  { opinion, findings, entries }: TextRows,
): Promise<{ id: number; run: number }> {
  const createdAt = app.now();
  const { title } = draft;
  const added = oneRow(
    await app.db
      .insert(cases)
      .values({ ...draft, ...findings, title, status: 'queued', createdAt })
      .returning({ id: cases.id, run: cases.run }),
  );
  await app.db.insert(caseTexts).values({ caseId: added.id, opinion, storedAt: createdAt });
  await indexTextEntries(app, { caseId: added.id, userId: draft.userId }, entries);
  return added;
}

type Started = { classId: number; draft: Draft; opinion: Opinion; usePremiumToken: boolean };

/** The same, charged and on its way. Only after `lockAllowance`; throws where nothing is left that pays for it. */
export async function startFromText(
  app: App,
  { classId, draft, opinion, usePremiumToken }: Started,
): Promise<number> {
  const { id, run } = await addFromText(app, draft, textRowsOf(opinion));
  await reserveCharge(app, draft.userId, id, usePremiumToken);
  await announceQueued(app, { id, classId });
  await app.queue.send(app.db, processCase, { caseId: id, run });
  return id;
}

export async function announceQueued(
  app: App,
  { id, classId }: Pick<CaseRow, 'id' | 'classId'>,
): Promise<void> {
  const event = { type: 'progress', caseId: id, status: 'queued', progress: null } as const;
  await recordEvent(app, { classId, caseId: id }, event);
}
