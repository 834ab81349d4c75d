/** A tryout is found by the token of the visitor's cookie alone, and for a day. */
import { and, eq, gt } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import { limits } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { tryoutFileChunks, tryouts } from '../../db/tables.ts';
import type { MaterialDraft } from '../materials/service.ts';

export type TryoutRow = Omit<typeof tryouts.$inferSelect, 'opinion' | 'made'> & {
  opinion: Opinion | null;
  made: MaterialDraft[] | null;
};

export const keptMs = limits.tryoutHours * 60 * 60 * 1000;
export const oldest = ({ now }: App) => new Date(now().getTime() - keptMs);

export const hashOf = ({ fingerprint }: App, token: string) => fingerprint(`tryout ${token}`);

/** The worker alone writes text and materials, from an Opinion and the engine's drafts. */
export const toTryout = (row: typeof tryouts.$inferSelect) => row as TryoutRow;

export const heldBy = (app: App, token: string) =>
  and(eq(tryouts.tokenHash, hashOf(app, token)), gt(tryouts.createdAt, oldest(app)));

/** Throws not found when the token opens nothing, or has expired. */
export async function heldTryout(app: App, token: string | undefined): Promise<TryoutRow> {
  return toTryout(
    oneRow(token === undefined ? [] : await app.db.select().from(tryouts).where(heldBy(app, token))),
  );
}

export async function dropFile({ db }: App, id: number): Promise<void> {
  await db.delete(tryoutFileChunks).where(eq(tryoutFileChunks.tryoutId, id));
}
