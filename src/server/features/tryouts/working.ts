/** The jobs: from a visitor's file to three materials, by the embedded engine alone, after every student's. */
import { and, eq, lt } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import { ReadingError } from '../../../opinion/reading-error.ts';
import { storedQuestionSchema } from '../../../shared/cases.ts';
import type { App } from '../../app.ts';
import { tryoutFileChunks, tryouts } from '../../db/tables.ts';
import type { Attempt } from '../../outside/queue.ts';
import { putTogether } from '../../outside/temporary-files.ts';
import { questionFrom, storable } from '../analysis/service.ts';
import { areCasesWaiting } from '../cases/service.ts';
import { compose } from '../making/service.ts';
import type { MaterialDraft } from '../materials/service.ts';
import { workTryout } from './jobs.ts';
import { dropFile, oldest, type TryoutRow, toTryout } from './rows.ts';
import { takeOver } from './taking-over.ts';

type ById = { tryoutId: number };
type Changes = Partial<typeof tryouts.$inferInsert>;

/** Thrown where the file was deleted, or replaced, while it was worked on. */
class TryoutGone extends Error {}

/** How long a visitor's file lets those of students go first. */
const patienceMs = 5 * 60 * 1000;
const looksAgainSeconds = 2;

export async function workOnTryout(app: App, { tryoutId }: ById, { signal }: Attempt): Promise<void> {
  const row = await findTryout(app, tryoutId);
  if (!row || (row.status !== 'queued' && row.status !== 'extracting' && row.status !== 'analyzing')) return;
  const waited = app.now().getTime() - row.createdAt.getTime();
  if (waited < patienceMs && (await areCasesWaiting(app)))
    return app.queue.send(app.db, workTryout, { tryoutId }, { delaySeconds: looksAgainSeconds });
  try {
    await work(app, row, signal);
  } catch (error) {
    if (error instanceof TryoutGone) return;
    if (!(error instanceof ReadingError)) throw error;
    await fail(app, tryoutId, error);
  }
}

const findTryout = async ({ db }: App, id: number): Promise<TryoutRow | undefined> => {
  const [row] = await db.select().from(tryouts).where(eq(tryouts.id, id));
  return row && toTryout(row);
};

async function work(app: App, row: TryoutRow, signal: AbortSignal): Promise<void> {
  const opinion = row.opinion ?? (await readFile(app, row, signal));
  const question = row.opinion ? row.question : questionFrom(await surveyOf(app, opinion, signal));
  if (!row.opinion && question) return;
  const wanted = question ? await chosenOf(app, opinion, question) : opinion;
  const startedAt = performance.now();
  await change(app, row.id, { status: 'analyzing', pagesDone: 0, pagesTotal: 0 });
  const encoded = await app.encoder.read(wanted, { signal });
  const made: MaterialDraft[] = [];
  for (const kind of ['brief', 'outline', 'questions'] as const)
    made.push(await compose(app, encoded, { kind, tier: 'standard', style: null, signal }));
  await change(app, row.id, { status: 'ready', question: null, opinion: wanted, made });
  const milliseconds = Math.round(performance.now() - startedAt);
  app.log.info({ tryoutId: row.id, pageCount: opinion.pageCount, milliseconds }, 'A tryout is ready');
  await takeOver(app, row.id);
}

/** Throws ReadingError for a file that cannot be used. Its bytes go in the transaction that stores its text. */
async function readFile(app: App, { id, fileSize }: TryoutRow, signal: AbortSignal): Promise<Opinion> {
  await change(app, id, { status: 'extracting' });
  const read = await app.files.withFile(async (path) => {
    const written = await putTogether(path, async (position) => {
      const here = and(eq(tryoutFileChunks.tryoutId, id), eq(tryoutFileChunks.position, position));
      const [chunk] = await app.db
        .select({ bytes: tryoutFileChunks.bytes })
        .from(tryoutFileChunks)
        .where(here);
      return chunk?.bytes;
    });
    if (written !== fileSize) throw new TryoutGone();
    return app.reader.read(path, { signal, onPage: tellPages(app, id) });
  });
  const opinion = storable(read);
  const question = questionFrom(await surveyOf(app, opinion, signal));
  const next = question ? { status: 'needs_answer' as const, question } : {};
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    await change(within, id, { opinion, pdfDeletedAt: app.now(), ...next });
    await dropFile(within, id);
  });
  return opinion;
}

/** A few times a second at most; one that does not get through is left to the next. */
function tellPages({ db }: App, id: number) {
  let lastAt = 0;
  return (pagesDone: number, pagesTotal: number) => {
    const at = performance.now();
    if (at - lastAt < 250) return;
    lastAt = at;
    db.update(tryouts)
      .set({ pagesDone, pagesTotal })
      .where(and(eq(tryouts.id, id), eq(tryouts.status, 'extracting')))
      .catch(() => undefined);
  };
}

const surveyOf = ({ composer }: App, opinion: Opinion, signal: AbortSignal) =>
  composer.compose('survey', opinion, undefined, signal);

async function chosenOf({ composer }: App, opinion: Opinion, question: unknown): Promise<Opinion> {
  const asked = storedQuestionSchema.parse(question);
  const [picked] = asked.kind === 'several_cases' ? asked.found : [];
  const [taken] = picked ? await composer.compose('cases', opinion, [picked]) : [];
  return taken ?? opinion;
}

/** Throws TryoutGone when there is nothing left to change. */
async function change({ db }: App, id: number, changes: Changes): Promise<void> {
  const changed = await db
    .update(tryouts)
    .set(changes)
    .where(eq(tryouts.id, id))
    .returning({ id: tryouts.id });
  if (changed.length === 0) throw new TryoutGone();
}

async function fail(
  app: App,
  id: number,
  { code, message }: { code: string; message: string },
): Promise<void> {
  await app.db.transaction(async (db) => {
    const failed = { status: 'failed', failureCode: code, failureMessage: message } as const;
    await db
      .update(tryouts)
      .set({ ...failed, pdfDeletedAt: app.now() })
      .where(eq(tryouts.id, id));
    await dropFile({ ...app, db }, id);
  });
  app.metrics.countFailure(code);
}

/** The job of a file whose attempts are used up. */
export async function giveUpTryout(app: App, { tryoutId }: ById): Promise<void> {
  const row = await findTryout(app, tryoutId);
  if (!row || row.status === 'ready' || row.status === 'failed') return;
  const message = 'Something went wrong on our side while we worked on your file. Please try again.';
  await fail(app, tryoutId, { code: 'analysis_failed', message });
  app.log.error({ tryoutId }, 'A tryout was given up');
}

/** Every few minutes: what nobody took over within its day. */
export async function sweepOldTryouts(app: App): Promise<void> {
  await app.db.delete(tryouts).where(lt(tryouts.createdAt, oldest(app)));
}
