/** The audit log: every act of an administrator, written in the transaction that does it. */
import { type Column, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { AdminAct, AuditEntry } from '../../../shared/audit.ts';
import type { App } from '../../app.ts';
import { auditEntries } from '../../db/tables.ts';
import { type PageRequest, pageOf } from './page.ts';

type Act = {
  adminId: number;
  act: AdminAct;
  subjectId?: number;
  amount?: number;
  reason?: string;
};

export async function recordAct({ db, now, log }: App, entry: Act): Promise<void> {
  await db.insert(auditEntries).values({ ...entry, createdAt: now() });
  const { reason: _, ...told } = entry;
  log.info(told, 'An administrator acted');
}

export async function listAuditEntries(app: App, _: unknown, request: PageRequest) {
  return pageOf(request, (cursor, limit) =>
    readEntries(app, cursor === undefined ? undefined : lt(auditEntries.id, cursor), limit),
  );
}

const historyLength = 20;

export const historyOf = (app: App, subjectId: number) =>
  readEntries(app, eq(auditEntries.subjectId, subjectId), historyLength);

async function readEntries({ db }: App, where: SQL | undefined, limit: number): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      entry: auditEntries,
      adminEmail: emailOf(auditEntries.adminId),
      subjectEmail: emailOf(auditEntries.subjectId),
    })
    .from(auditEntries)
    .where(where)
    .orderBy(desc(auditEntries.id))
    .limit(limit);
  return rows.map(({ entry, ...emails }) => ({
    ...entry,
    ...emails,
    createdAt: entry.createdAt.toISOString(),
  }));
}

/** None once that account is gone. */
const emailOf = (userId: Column) => sql<string | null>`(select u.email from users u where u.id = ${userId})`;
