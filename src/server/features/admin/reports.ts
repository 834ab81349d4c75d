/** What students said is wrong, without who said it. */
import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Report } from '../../../shared/reports.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { materials, reports } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { recordAct } from './audit.ts';
import { type PageRequest, pageOf } from './page.ts';

type ReportListRequest = PageRequest & { show?: 'open' | 'done' | undefined };

export async function listReports(app: App, _: unknown, { show = 'open', ...page }: ReportListRequest) {
  return pageOf(page, (cursor, limit) => readReports(app, show, cursor, limit));
}

async function readReports(
  { db }: App,
  show: 'open' | 'done',
  cursor: number | undefined,
  limit: number,
): Promise<Report[]> {
  const isShown = show === 'open' ? isNull(reports.doneAt) : isNotNull(reports.doneAt);
  const rows = await db
    .select({
      id: reports.id,
      kind: materials.kind,
      engine: reports.engine,
      engineVersion: reports.engineVersion,
      statement: reports.words,
      quotes: reports.quotes,
      reason: reports.reason,
      outcome: reports.outcome,
      createdAt: reports.createdAt,
      doneAt: reports.doneAt,
    })
    .from(reports)
    .innerJoin(materials, eq(materials.id, reports.materialId))
    .where(and(isShown, cursor === undefined ? undefined : lt(reports.id, cursor)))
    .orderBy(desc(reports.id))
    .limit(limit);
  return rows.map(({ createdAt, doneAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }));
}

export async function settleReport(
  app: App,
  { userId }: SignedIn,
  { id }: { id: number },
): Promise<undefined> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const [report] = await db
      .select({ doneAt: reports.doneAt })
      .from(reports)
      .where(eq(reports.id, id))
      .for('update');
    if (oneRow(report ? [report] : []).doneAt) return;
    await db.update(reports).set({ doneAt: app.now() }).where(eq(reports.id, id));
    await recordAct(within, { adminId: userId, act: 'settled_report', amount: id });
  });
}
