/** The row of what is asked of an opinion's text, from the moment on in which it is begun. */
import type { App } from '../../app.ts';
import { oneRow } from '../../base/errors.ts';
import { asks } from '../../db/tables.ts';
import type { Engine } from '../../outside/models.ts';
import { engineName } from '../subscription/service.ts';
import { requireAskLeft } from './daily.ts';

type Begun = Pick<
  typeof asks.$inferInsert,
  'userId' | 'caseId' | 'kind' | 'question' | 'selection' | 'wanted'
>;

/** Refuses where the day's allowance is used up. Answers the id of the row. */
export function storeRunning(app: App, engine: Engine, begun: Begun): Promise<number> {
  return app.db.transaction(async (db) => {
    await requireAskLeft({ ...app, db }, begun.userId, engine);
    const row = oneRow(
      await db
        .insert(asks)
        .values({
          ...begun,
          state: 'running',
          engine: engineName(engine),
          passages: [],
          statements: [],
          createdAt: app.now(),
        })
        .returning({ id: asks.id }),
    );
    return row.id;
  });
}
