/** The models that an administrator took, over those of the configuration: each process takes them up as it is told. */
import { asc } from 'drizzle-orm';
import { describeError, type Log } from '../base/log.ts';
import type { ModelConfig, NamedModel } from '../base/model-config.ts';
import type { Db } from '../db/db.ts';
import { chosenModels } from '../db/tables.ts';
import { type Models, openModels } from './models.ts';
import type { Notices } from './notices.ts';

type Row = typeof chosenModels.$inferSelect;
type World = { db: Db; notices: Notices; log: Log; config: ModelConfig };

export const namedModelOf = ({ provider, model, server, contextTokens }: Row): NamedModel => ({
  provider,
  model,
  server,
  ...(contextTokens === null ? {} : { contextTokens }),
});

export const readChosen = (db: Db): Promise<Row[]> =>
  db.select().from(chosenModels).orderBy(asc(chosenModels.tier));

/** `take` is called where they are others than before; at first where there are any. */
export async function followChosenModels(
  { db, notices, log, config }: World,
  take: (models: Models) => void,
): Promise<{ reread(): Promise<void>; stop(): void }> {
  let known = JSON.stringify([]);
  // One after the other: what is read last is what is true.
  let reading: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    const rows = await readChosen(db);
    if (JSON.stringify(rows) === known) return;
    known = JSON.stringify(rows);
    const chosen = Object.fromEntries(rows.map((row) => [row.tier, namedModelOf(row)]));
    take(openModels({ ...config, ...chosen }));
  }

  const reread = () => {
    reading = reading.catch(() => undefined).then(read);
    return reading;
  };

  const stop = notices.listen(({ about }) => {
    if (about !== 'models' && about !== 'gap') return;
    reread().catch((error: unknown) => log.warn(describeError(error), 'The chosen models could not be read'));
  });
  await reread();
  return { reread, stop };
}
