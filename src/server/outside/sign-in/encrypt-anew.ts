/** What the library keeps encrypted follows a secret that is replaced. */
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { twoFactors } from '../../db/tables.ts';

/** Second factors that `other` encrypted are encrypted with `secret`; answers how many. Neither reads the rest, which stays. */
export async function encryptAnew(db: Db, secret: string, other: string): Promise<number> {
  return db.transaction(async (tx) => {
    const { id, secret: seed, backupCodes } = twoFactors;
    let changed = 0;
    for (const row of await tx.select({ id, seed, backupCodes }).from(twoFactors).for('update')) {
      const anew = { secret: await translate(row.seed), backupCodes: await translate(row.backupCodes) };
      if (anew.secret === row.seed && anew.backupCodes === row.backupCodes) continue;
      await tx.update(twoFactors).set(anew).where(eq(id, row.id));
      changed += 1;
    }
    return changed;
  });

  async function translate(data: string): Promise<string> {
    const text = await symmetricDecrypt({ key: other, data }).catch(() => undefined);
    return text === undefined ? data : symmetricEncrypt({ key: secret, data: text });
  }
}
