/** What a worker writes about its run: only while the run still goes on. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { CaseStep } from '../../../shared/cases.ts';
import type { App } from '../../app.ts';
import { describeError } from '../../base/log.ts';
import { cases, classSessions } from '../../db/tables.ts';
import { type Run, recordEvent } from '../news/service.ts';

/** Thrown where a run was cancelled, deleted or taken over: its worker stops and writes nothing more. */
export class RunEnded extends Error {
  constructor() {
    super('This run of the analysis has ended');
    this.name = 'RunEnded';
  }
}

const isThisRun = ({ caseId, run }: Run) =>
  and(
    eq(cases.id, caseId),
    eq(cases.run, run),
    isNull(cases.deletedAt),
    inArray(cases.status, ['queued', 'extracting', 'analyzing']),
  );

type Changes = Omit<PgUpdateSetSource<typeof cases>, 'id' | 'userId'>;

/** Updates the case and keeps its row locked until the transaction ends; throws RunEnded when the run is over. */
export async function updateRun({ db }: App, run: Run, changes: Changes) {
  const [row] = await db.update(cases).set(changes).where(isThisRun(run)).returning();
  if (!row) throw new RunEnded();
  const [place] = await db
    .select({ classId: classSessions.classId })
    .from(classSessions)
    .where(eq(classSessions.id, row.sessionId));
  if (!place) throw new RunEnded();
  return { ...row, classId: place.classId };
}

export async function showStep(app: App, run: Run, step: CaseStep, done: number, total: number) {
  const status = step === 'reading' ? 'extracting' : 'analyzing';
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    const row = await updateRun(within, run, {
      status,
      step,
      stepDone: done,
      stepTotal: total,
      waitsUntil: null,
    });
    const event = { type: 'progress', caseId: run.caseId, status, progress: { step, done, total } } as const;
    await recordEvent(within, { classId: row.classId, caseId: run.caseId }, event);
    return row;
  });
}

/** Of the sentences that are weighed before the brief: told to who looks on, and not kept. */
export async function tellSentences(app: App, run: Run, classId: number, done: number, total: number) {
  const progress = { step: 'sentences', done, total } as const;
  const event = { type: 'progress', caseId: run.caseId, status: 'analyzing', progress } as const;
  await recordEvent(app, { classId, caseId: run.caseId }, event);
}

/** A quarter of a second at least: more would be writing, not telling. */
const progressIntervalMs = 250;

/** Progress is told in passing: one write at a time, and a failed one is left to the next. */
export function inPassing(tell: (done: number, total: number) => Promise<unknown>) {
  let lastAt = 0;
  let telling: Promise<unknown> | undefined;
  return {
    report(done: number, total: number) {
      const at = performance.now();
      if (telling || at - lastAt < progressIntervalMs) return;
      lastAt = at;
      telling = tell(done, total)
        .catch(() => undefined)
        .finally(() => {
          telling = undefined;
        });
    },
    settled: async () => telling,
  };
}

export async function isOver({ db }: App, run: Run): Promise<boolean> {
  const rows = await db.select({ id: cases.id }).from(cases).where(isThisRun(run));
  return rows.length === 0;
}

/** A signal that aborts as soon as the run is over, or with `outer`; `dispose` ends the watch. */
export function watchRun(app: App, run: Run, outer: AbortSignal): { signal: AbortSignal; dispose(): void } {
  const over = new AbortController();
  const check = async () => {
    if (await isOver(app, run)) over.abort(new RunEnded());
  };
  const dispose = app.notices.listen((notice) => {
    const isAboutUs = notice.about === 'gap' || (notice.about === 'case' && notice.caseId === run.caseId);
    // A failed look is no reason to stop: every write of the run is guarded by itself.
    if (isAboutUs) check().catch((error) => app.log.warn(describeError(error), 'A run could not be checked'));
  });
  return { signal: AbortSignal.any([over.signal, outer]), dispose };
}
