/** One line of the log, and one observation of the figures, for each analysis that ended. */
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { cases } from '../../db/tables.ts';
import type { Run } from '../news/service.ts';

/** `asked` waits for the student; `nothing_to_do` was delivered once more than needed. */
export type AnalysisEnd = 'ready' | 'asked' | 'failed' | 'nothing_to_do';

export type Watch = {
  /** Notes what has passed since the last lap. */
  lap(name: 'readingMs' | 'writingMs'): void;
  read(): { milliseconds: number } & Partial<Record<'readingMs' | 'writingMs', number>>;
};

export function startWatch(): Watch {
  const startedAt = performance.now();
  const laps: Partial<Record<'readingMs' | 'writingMs', number>> = {};
  let lastAt = startedAt;
  return {
    lap(name) {
      const at = performance.now();
      laps[name] = Math.round(at - lastAt);
      lastAt = at;
    },
    read: () => ({ ...laps, milliseconds: Math.round(performance.now() - startedAt) }),
  };
}

export async function tellEnd(
  { db, log, metrics }: App,
  run: Run,
  watch: Watch,
  outcome: AnalysisEnd,
  failure: { code?: string; reason?: string } = {},
): Promise<void> {
  if (outcome === 'nothing_to_do') return;
  const took = watch.read();
  const [row] = await db
    .select({ tier: cases.tier, engine: cases.engine, pageCount: cases.pageCount })
    .from(cases)
    .where(eq(cases.id, run.caseId));
  const engine = row?.engine ?? 'none';
  const tier = row?.tier ?? 'standard';
  metrics.countAnalysis({ engine, tier, outcome }, took.milliseconds / 1000);
  if (outcome === 'failed') metrics.countFailure(failure.code ?? 'unknown');
  log.info(
    { ...run, outcome, tier, engine, pageCount: row?.pageCount, ...took, ...failure },
    'An analysis ended',
  );
}
