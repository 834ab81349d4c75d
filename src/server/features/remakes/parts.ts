import { eq } from 'drizzle-orm';
import type { MaterialKind } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { cases } from '../../db/tables.ts';
import { findCases } from '../cases/service.ts';
import type { WrittenSoFar } from '../materials/service.ts';
import { dropParts, openPartWriter } from '../news/service.ts';

export type RemakeParts = {
  take(content: WrittenSoFar): void;
  /** Stops showing it; may be called twice. */
  end(): Promise<void>;
};

/** A material that is made again is told of as one that is written first, beside the present one. */
export async function openRemakeParts(app: App, caseId: number, kind: MaterialKind): Promise<RemakeParts> {
  const [row] = await findCases(app, eq(cases.id, caseId));
  // Deleted meanwhile: nobody reads along.
  if (!row) return { take() {}, async end() {} };
  const run = { caseId, run: row.run };
  const parts = openPartWriter(app, run, row.classId);
  return {
    take: (content) => parts.take(kind, content),
    async end() {
      await parts.settle();
      await dropParts(app, run, kind);
    },
  };
}
