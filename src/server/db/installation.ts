/** What is known of the installation as a whole. */
import { desc } from 'drizzle-orm';
import type { Db } from './db.ts';
import { backups, holds } from './tables.ts';

/** Whether it is a restored copy that makes and sends nothing yet, and when its last backup was written. */
export async function lookForState(db: Db): Promise<{ isHeld: boolean; lastBackupAt: Date | undefined }> {
  const held = await db.select({ name: holds.name }).from(holds);
  const [last] = await db.select({ at: backups.createdAt }).from(backups).orderBy(desc(backups.id)).limit(1);
  return { isHeld: held.length > 0, lastBackupAt: last?.at };
}
