/** The first step of a run: from the stored bytes to the stored text. */
import { and, eq } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { App } from '../../app.ts';
import { caseFileChunks, caseTexts } from '../../db/tables.ts';
import { putTogether } from '../../outside/temporary-files.ts';
import { readerFindings } from '../cases/service.ts';
import { type Run, recordEvent } from '../news/service.ts';
import { indexText } from '../search/service.ts';
import { questionFrom } from './question.ts';
import { inPassing, isOver, RunEnded, showStep, updateRun } from './run-state.ts';

/** Throws ReadingError for a file that cannot be used. */
export async function readCase(app: App, run: Run, signal: AbortSignal): Promise<Opinion> {
  const { fileSize } = await showStep(app, run, 'reading', 0, 0);
  const opinion = await app.files.withFile(async (path) => {
    const written = await writeChunks(app, run.caseId, path);
    // No damaged file: a worker that was thought dead has stored the text meanwhile. The next attempt finds it.
    if (written !== fileSize) {
      if (await isOver(app, run)) throw new RunEnded();
      throw new Error('The bytes of the file were deleted while they were read');
    }
    const progress = inPassing((done, total) => showStep(app, run, 'reading', done, total));
    try {
      return await app.reader.read(path, { onPage: progress.report, signal });
    } finally {
      await progress.settled();
    }
  });
  return storeText(app, run, storable(opinion));
}

const writeChunks = ({ db }: App, caseId: number, path: string): Promise<number> =>
  putTogether(path, async (position) => {
    const here = and(eq(caseFileChunks.caseId, caseId), eq(caseFileChunks.position, position));
    const [chunk] = await db.select({ bytes: caseFileChunks.bytes }).from(caseFileChunks).where(here);
    return chunk?.bytes;
  });

/** The text is stored and the PDF's bytes are deleted in one transaction. */
async function storeText(app: App, run: Run, opinion: Opinion): Promise<Opinion> {
  // Of a casebook it takes half a second. What was read is kept, also by who is to stop.
  const survey = await app.composer.compose('survey', opinion, undefined);
  const question = questionFrom(survey);
  const { title, ...findings } = readerFindings(opinion);
  // A file of several cases keeps its own name: the reader's would be that of the first.
  const named = title && survey.verdict !== 'several_cases' ? { title } : {};
  const next = { status: 'analyzing', step: 'brief', stepDone: 0, stepTotal: 3 } as const;
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const row = await updateRun(within, run, {
      ...findings,
      ...named,
      isExcerpt: survey.isExcerpt,
      question,
      pdfDeletedAt: app.now(),
      ...(question ? {} : next),
    });
    await db
      .insert(caseTexts)
      .values({ caseId: run.caseId, opinion, storedAt: app.now() })
      .onConflictDoNothing();
    await indexText(within, { caseId: run.caseId, userId: row.userId }, opinion);
    await db.delete(caseFileChunks).where(eq(caseFileChunks.caseId, run.caseId));
    if (question) return;
    const progress = { step: 'brief', done: 0, total: 3 } as const;
    const event = { type: 'progress', caseId: run.caseId, status: 'analyzing', progress } as const;
    await recordEvent(within, { classId: row.classId, caseId: run.caseId }, event);
  });
  return opinion;
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair; what replaces them is as long, so offsets hold. */
export function storable(opinion: Opinion): Opinion {
  const clean = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '\uFFFD').toWellFormed() : value;
  return JSON.parse(JSON.stringify(opinion, clean)) as Opinion;
}
