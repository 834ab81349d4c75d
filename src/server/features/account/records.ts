/** Every table that holds something of a student: what the export takes of it, and why not the rest. */
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { App } from '../../app.ts';
import * as tables from '../../db/tables.ts';

export type Row = Record<string, unknown>;
export type Records = { name: string; read: (app: App, userId: number) => Promise<Row[]> };

type OwnedTable = PgTable & { userId: AnyPgColumn };
type PaidTable = PgTable & { customerId: AnyPgColumn };

/** Columns named in `secret` open something; they are no part of what is known of the student. */
function owned(table: OwnedTable, secret: string[] = []): Records {
  return {
    name: getTableName(table),
    read: async ({ db }, userId) => {
      const rows: Row[] = await db.select().from(table).where(eq(table.userId, userId));
      return rows.map((row) => without(row, ['userId', ...secret]));
    },
  };
}

function paid(table: PaidTable): Records {
  return {
    name: getTableName(table),
    read: async ({ db }, userId) => {
      const rows: Row[] = await db
        .select(getTableColumns(table))
        .from(table)
        .innerJoin(tables.customers, eq(tables.customers.id, table.customerId))
        .where(eq(tables.customers.userId, userId));
      return rows;
    },
  };
}

const without = (row: Row, names: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

export const records: Records[] = [
  owned(tables.signIns, ['token']),
  owned(tables.accounts, ['password', 'accessToken', 'refreshToken', 'idToken']),
  owned(tables.emailChanges),
  owned(tables.passkeys, ['publicKey', 'credentialID']),
  owned(tables.mails, ['text', 'html']),
  owned(tables.semesters),
  owned(tables.classes),
  owned(tables.classSessions),
  owned(tables.sessionNotes),
  owned(tables.categories),
  owned(tables.assignedCases),
  owned(tables.courseOutlines),
  owned(tables.cases),
  owned(tables.books),
  owned(tables.materialVersions),
  owned(tables.reports),
  owned(tables.attempts),
  owned(tables.asks),
  owned(tables.highlights),
  owned(tables.cards, ['words']),
  owned(tables.reviews),
  owned(tables.drillDays),
  owned(tables.drillSettings),
  owned(tables.activeDays),
  owned(tables.charges),
  owned(tables.allowanceGrants),
  owned(tables.customers),
  paid(tables.subscriptions),
  paid(tables.checkouts),
  paid(tables.payments),
  paid(tables.tokenEntries),
  paid(tables.moneyEvents),
];

/** Tables with their files under `cases/`. */
export const exportedByCase = [tables.caseTexts, tables.materials].map(getTableName);

export const leftOut: Record<string, string> = {
  mailed_tokens: 'only hashes of the tokens in emailed links',
  two_factors: 'the second factor’s secret; account.json says whether it is on',
  idempotency_keys: 'answers copied from the other tables, kept for a day',
  tryouts: 'what was tried before signing up, kept for at most a day; once claimed it is one of her cases',
  tryout_file_chunks: 'the file that was tried, kept until its text is extracted',
  case_file_chunks: 'the file itself, kept until its text is extracted',
  case_parts: 'a material while it is being written',
  case_events: 'live events about her cases, kept for a short time',
  search_entries: 'a copy of the words in the texts and materials, for search',
  search_texts: 'the same words, packed by case, to show around a match',
  model_calls: 'what language model calls cost; nothing about the student',
};
