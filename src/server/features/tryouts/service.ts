/** What a visitor sees and does with the one file she tries. It is hers by the cookie alone: every query asks for its token. */
import { randomBytes } from 'node:crypto';
import { count, eq, inArray, sql } from 'drizzle-orm';
import { type CaseText, storedQuestionSchema } from '../../../shared/cases.ts';
import { limits } from '../../../shared/prices.ts';
import type { Tryout } from '../../../shared/tryouts.ts';
import type { Passages } from '../../../study/asking/passages.ts';
import { passagesFor } from '../../../study/composing/passages-for.ts';
import type { App } from '../../app.ts';
import { AppError, notFound, oneRow } from '../../base/errors.ts';
import { tryoutFileChunks, tryouts } from '../../db/tables.ts';
import { readFilePieces, type WrittenFile, writeFileFrom } from '../../outside/temporary-files.ts';
import { chunkBytes, plainFileName, refuseUnreadable, titleOf, toCaseText } from '../cases/service.ts';
import { workTryout } from './jobs.ts';
import { presentCase, presentMaterials } from './presenting.ts';
import { hashOf, heldBy, heldTryout, keptMs, type TryoutRow, toTryout } from './rows.ts';

type Visit = {
  /** The network that the day's files are counted for. */
  address: string;
  /** Of the cookie that the browser has already: its file is replaced. */
  earlier: string | undefined;
  /** The Idempotency-Key. */
  key: string | undefined;
};

/** However many visitors there are, so many files wait at most. */
const mostWaiting = 40;

const crowded = 'Many people are trying this right now. Come back in a few minutes, or sign up free.';
const tooLarge = `This file is larger than ${limits.maxTryoutBytes / 1024 / 1024} MB, the limit without an account. Sign up free to add files of up to ${limits.maxFileBytes / 1024 / 1024} MB.`;
const tooMany = `You’ve tried ${limits.tryoutsADay} files from this network today. Sign up free to analyze another, or come back tomorrow.`;

/** Answers the token for the visitor's cookie beside. What is refused at once does not count. */
export async function startTryout(
  app: App,
  { fileName }: { fileName: string },
  bytes: AsyncIterable<Uint8Array>,
  visit: Visit,
): Promise<{ tryout: Tryout; token: string }> {
  await spendOne(app, visit.address);
  try {
    app.reader.prepare();
    return await app.files.withFile(async (path) => {
      const file = await writeFileFrom(bytes, path, limits.maxTryoutBytes);
      if (!file) throw new AppError('too_large', { message: tooLarge });
      refuseUnreadable(file);
      const token = tokenFor(app, visit, file);
      const { row, isNew } = await storeTryout(app, {
        fileName: plainFileName(fileName),
        file,
        path,
        token,
        visit,
      });
      if (!isNew) await app.rateLimits.giveBack('tryoutsPerAddress', visit.address);
      return { tryout: present(row), token };
    });
  } catch (error) {
    if (error instanceof AppError) await app.rateLimits.giveBack('tryoutsPerAddress', visit.address);
    throw error;
  }
}

async function spendOne({ rateLimits }: App, address: string): Promise<void> {
  try {
    await rateLimits.spend('tryoutsPerAddress', address);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
    const { retryAfterSeconds } = error;
    throw new AppError('too_many_requests', {
      message: tooMany,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  }
}

/** A repetition brings the same key and the same bytes from the same network, and so finds what the first began. */
const tokenFor = ({ fingerprint }: App, { key, address }: Visit, { sha256 }: WrittenFile) =>
  key === undefined
    ? randomBytes(32).toString('hex')
    : fingerprint(`tryout of ${JSON.stringify([key, address, sha256])}`);

type Incoming = { fileName: string; file: WrittenFile; path: string; token: string; visit: Visit };

async function storeTryout(
  app: App,
  { fileName, file, path, token, visit }: Incoming,
): Promise<{ row: TryoutRow; isNew: boolean }> {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    // One after another: those that come at once see one another, and never are more than may wait.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('tryouts'))`);
    const [known] = await db.select().from(tryouts).where(heldBy(within, token));
    if (known) return { row: toTryout(known), isNew: false };
    await requirePlace(within);
    if (visit.earlier !== undefined) await db.delete(tryouts).where(heldBy(within, visit.earlier));
    const { size: fileSize, sha256 } = file;
    const tokenHash = hashOf(within, token);
    const row = oneRow(
      await db
        .insert(tryouts)
        .values({ tokenHash, fileName, fileSize, sha256, status: 'queued', createdAt: app.now() })
        .returning(),
    );
    let position = 0;
    for await (const bytes of readFilePieces(path, chunkBytes)) {
      await db.insert(tryoutFileChunks).values({ tryoutId: row.id, position, bytes });
      position += 1;
    }
    await app.queue.send(db, workTryout, { tryoutId: row.id });
    return { row: toTryout(row), isNew: true };
  });
}

async function requirePlace({ db }: App): Promise<void> {
  const [waiting] = await db
    .select({ files: count() })
    .from(tryouts)
    .where(inArray(tryouts.status, ['queued', 'extracting', 'analyzing']));
  if ((waiting?.files ?? 0) >= mostWaiting)
    throw new AppError('service_unavailable', { message: crowded, retryAfterSeconds: 120 });
}

export async function getTryout(app: App, token: string | undefined): Promise<Tryout> {
  return present(await heldTryout(app, token));
}

export async function getTryoutText(app: App, token: string | undefined): Promise<CaseText> {
  const { opinion } = await heldTryout(app, token);
  if (!opinion) throw notFound();
  return toCaseText(opinion);
}

/** Counted by network: each question reads the opinion anew. */
export async function askTryout(
  app: App,
  token: string | undefined,
  { question, address }: { question: string; address: string },
): Promise<{ passages: Passages }> {
  const { opinion } = await heldTryout(app, token);
  if (!opinion) throw notFound();
  await app.rateLimits.spend('tryoutAsksPerAddress', address);
  return { passages: await passagesFor(app, opinion, { question }) };
}

/** Goes on with what was asked about: a file that is no opinion as it is, of several cases one or all of them as one. */
export async function answerTryout(
  app: App,
  token: string | undefined,
  { pick }: { pick?: number | undefined },
): Promise<Tryout> {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    const { id } = await heldTryout(within, token);
    const [row] = await db.select().from(tryouts).where(eq(tryouts.id, id)).for('update');
    if (row?.status !== 'needs_answer') throw new AppError('not_possible_now');
    const question = storedQuestionSchema.parse(row.question);
    const found = question.kind === 'little_found' ? [] : question.found;
    const picked = pick === undefined ? undefined : found[pick];
    if (pick !== undefined && !picked) {
      const message = 'Choose one of the cases we found.';
      throw new AppError('invalid_request', { message, fields: { pick: message } });
    }
    const answered = picked ? { ...question, found: [picked] } : null;
    const [changed] = await db
      .update(tryouts)
      .set({ status: 'queued', question: answered })
      .where(eq(tryouts.id, id))
      .returning();
    await app.queue.send(db, workTryout, { tryoutId: id });
    return present(toTryout(oneRow(changed ? [changed] : [])));
  });
}

/** At once, and for good; a job that is working on it stops writing. */
export async function deleteTryout(app: App, token: string | undefined): Promise<void> {
  const { id } = await heldTryout(app, token);
  await app.db.delete(tryouts).where(eq(tryouts.id, id));
}

function present(row: TryoutRow): Tryout {
  const { fileName, fileSize, createdAt, opinion, made, status, question, pdfDeletedAt } = row;
  const isWorking = status === 'extracting' || status === 'analyzing';
  const courtCase = {
    ...presentCase({ fileName, fileSize, createdAt, title: titleOf(fileName) }, opinion),
    status,
    pdfDeletedAt: pdfDeletedAt?.toISOString() ?? null,
    progress: isWorking
      ? ({
          step: status === 'extracting' ? 'reading' : 'brief',
          done: row.pagesDone,
          total: row.pagesTotal,
        } as const)
      : null,
    failure:
      status === 'failed'
        ? { code: row.failureCode ?? 'failed', message: row.failureMessage ?? '', retryable: false }
        : null,
  };
  const expiresAt = new Date(createdAt.getTime() + keptMs).toISOString();
  if (status === 'needs_answer')
    courtCase.question = { ...storedQuestionSchema.parse(question), answerBy: expiresAt };
  if (!made) return { ...courtCase, expiresAt, brief: null, outline: null, questionSet: null };
  const materials = presentMaterials(courtCase, made);
  const { brief, questionSet } = materials;
  return {
    ...courtCase,
    ...materials,
    expiresAt,
    engine: brief.engine,
    briefId: brief.id,
    outlineId: materials.outline.id,
    questionSetId: questionSet.id,
    questionCount: questionSet.questions.length,
  };
}
