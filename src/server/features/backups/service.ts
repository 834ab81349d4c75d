import type { App } from '../../app.ts';
import { lookForState } from '../../db/installation.ts';
import { backups as backupRows, holds } from '../../db/tables.ts';
import type { Attempt } from '../../outside/queue.ts';

export async function backUp({ backups, db, now }: App, { signal }: Attempt): Promise<void> {
  if (!backups.writeNightly) return;
  const createdAt = now();
  const { file, bytes } = await backups.writeNightly(createdAt, signal);
  await db.insert(backupRows).values({ file, bytes, createdAt });
}

/** A restored copy makes and sends nothing until it is known that the one it was copied from does not either. */
export async function isHeld({ db }: Pick<App, 'db'>): Promise<boolean> {
  return (await lookForState(db)).isHeld;
}

export async function release({ db }: Pick<App, 'db'>): Promise<boolean> {
  return (await db.delete(holds).returning({ name: holds.name })).length > 0;
}
