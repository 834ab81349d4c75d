/** The second step of a run: the materials that are missing, each by the engine of its tier. */
import { eq, sql } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { MaterialKind, Tier } from '../../../study/material/schema.ts';
import { ModelError } from '../../../study/model/model.ts';
import type { App } from '../../app.ts';
import { cases } from '../../db/tables.ts';
import type { Engine } from '../../outside/models.ts';
import { openMaker } from '../making/service.ts';
import { findMaterialId, listMadeKinds, storeMaterial } from '../materials/service.ts';
import { dropParts, openPartWriter, type PartWriter, type Run, recordEvent } from '../news/service.ts';
import { tiersOfCase } from '../subscription/service.ts';
import { commitUnlessThin } from './little-found.ts';
import { inPassing, showStep, tellSentences, updateRun } from './run-state.ts';

const kinds: MaterialKind[] = ['brief', 'outline', 'questions'];

type Order = { kind: MaterialKind; tier: Tier; engine: Engine };
type Work = {
  app: App;
  run: Run;
  make: ReturnType<typeof openMaker>;
  signal: AbortSignal;
  parts: PartWriter;
};

/**
 * What is stored stays, whatever becomes of the rest. Throws ModelError where a language model failed, once the others
 * have come to their end.
 */
export async function writeMaterials(
  app: App,
  run: Run,
  opinion: Opinion,
  signal: AbortSignal,
): Promise<void> {
  const orders = await findOrders(app, run);
  if (orders.length === 0) return;
  const { classId } = await showMissing(app, run);
  const parts = openPartWriter(app, run, classId);
  const progress = inPassing((done, total) => tellSentences(app, run, classId, done, total));
  const make = openMaker(app, { caseId: run.caseId, opinion, signal, onProgress: progress.report });
  const work = { app, run, make, signal, parts };
  try {
    // The embedded engine works in this process: side by side it would be no sooner done, and the brief comes first.
    for (const order of orders.filter(({ engine }) => engine === 'extractive'))
      await addMaterial(work, order);
    const byModels = orders.filter(({ engine }) => engine !== 'extractive');
    const failures = await addByModels(work, byModels);
    signal.throwIfAborted();
    if (failures.length > 0) throw mostTelling(failures);
  } finally {
    await progress.settled();
    await parts.settle();
    await dropParts(app, run);
  }
}

async function findOrders(app: App, { caseId }: Run): Promise<Order[]> {
  const [row] = await app.db
    .select({ chosenEngine: cases.chosenEngine })
    .from(cases)
    .where(eq(cases.id, caseId));
  const tiers = await tiersOfCase(app, caseId);
  const made = await listMadeKinds(app, caseId);
  return kinds
    .filter((kind) => !made.includes(kind))
    .map((kind) => ({ kind, tier: tiers[kind], engine: row?.chosenEngine ?? app.models[tiers[kind]] }));
}

/** Names the first material that is missing: what is written side by side is told by its parts. */
async function showMissing(app: App, run: Run) {
  const made = await listMadeKinds(app, run.caseId);
  const next = kinds.find((kind) => !made.includes(kind)) ?? 'questions';
  return showStep(app, run, next, made.length, kinds.length);
}

/** A provider that has not begun to answer by then has long read the opinion, or lets it wait in a queue. */
const warmingMs = 10_000;

/**
 * The first by itself until its first words come: by then the provider has read the opinion, and what it keeps of it the
 * others need not pay for again. A first that fails before that spares them; one that thinks for long holds nobody up.
 */
async function addByModels(work: Work, [first, ...rest]: Order[]): Promise<unknown[]> {
  if (!first) return [];
  const begun = Promise.withResolvers<boolean>();
  const firstOutcome = addMaterial(work, first, () => begun.resolve(true)).then(
    () => begun.resolve(true),
    (error: unknown) => {
      begun.resolve(false);
      throw error;
    },
  );
  const patience = setTimeout(() => begun.resolve(true), warmingMs);
  const isBegun = await begun.promise.finally(() => clearTimeout(patience));
  const others = isBegun ? rest.map((order) => addMaterial(work, order)) : [];
  const outcomes = await Promise.allSettled([firstOutcome, ...others]);
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
}

async function addMaterial(
  { app, run, make, signal, parts }: Work,
  order: Order,
  onBegun?: () => void,
): Promise<void> {
  const { kind } = order;
  signal.throwIfAborted();
  const material = await make({
    ...order,
    onPart: (content) => {
      onBegun?.();
      parts.take(kind, content);
    },
  });
  await parts.finish(kind);
  const isLast = await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const firstMaterialAt = sql`coalesce(${cases.firstMaterialAt}, ${app.now().toISOString()}::timestamptz)`;
    const row = await updateRun(within, run, { engine: material.engine, firstMaterialAt });
    await dropParts(within, run, kind);
    // The row is locked now: what another worker of this run stored meanwhile is seen, and not told of twice.
    if (!(await findMaterialId(within, run.caseId, kind))) {
      const id = await storeMaterial(within, row, material);
      await commitUnlessThin(within, run.caseId);
      const place = { classId: row.classId, caseId: row.id };
      await recordEvent(within, place, { type: 'material', caseId: row.id, kind, id });
    }
    return (await listMadeKinds(within, run.caseId)).length === kinds.length;
  });
  if (!isLast) await showMissing(app, run);
}

/** A fault of ours before a model's; of those, one that ends the run before one that can be waited for. */
function mostTelling(failures: unknown[]): unknown {
  const isWait = (failure: unknown) => failure instanceof ModelError && failure.code === 'rate_limited';
  return (
    failures.find((failure) => !(failure instanceof ModelError)) ??
    failures.find((failure) => !isWait(failure)) ??
    failures[0]
  );
}
