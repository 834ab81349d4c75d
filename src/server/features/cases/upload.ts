/** A PDF comes in: streamed to a temporary file, then written with its case, charge and job in one short transaction. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { CourtCase, uploadCase } from '../../../shared/cases.ts';
import { limits } from '../../../shared/prices.ts';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { caseFileChunks, cases } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { readFilePieces, type WrittenFile, writeFileFrom } from '../../outside/temporary-files.ts';
import { ownedCategory, ownedClassSession } from '../sessions/service.ts';
import { lockAllowance, requireAllowance, requireGain, reserveCharge } from '../subscription/service.ts';
import { announceQueued } from './adding.ts';
import { chunkBytes, plainFileName, refuseOtherTypes, refuseUnreadable, titleOf } from './incoming-file.ts';
import { processCase } from './job-list.ts';
import { ownedCase, toCase } from './rows.ts';
import { refuseShelved } from './shelf.ts';
import { requireRoom } from './waiting-bytes.ts';

type Upload = z.infer<(typeof uploadCase)['request']>;

/** How the transaction is opened: by the route, which knows the request's idempotency key. */
export type WithinOnce = (content: unknown, work: (app: App) => Promise<CourtCase>) => Promise<CourtCase>;

/** Throws before a byte is read where the case could not be stored anyway. */
export async function refuseUpload(
  app: App,
  user: SignedIn,
  upload: Upload,
  contentType: string,
): Promise<void> {
  await app.rateLimits.spend('uploadsPerUser', user.userId);
  await checkPlace(app, user, upload);
  await requireRoom(app, user.userId, 0);
  refuseOtherTypes(contentType);
}

export async function receiveUpload(
  app: App,
  user: SignedIn,
  upload: Upload,
  bytes: AsyncIterable<Uint8Array>,
  withinOnce: WithinOnce,
): Promise<CourtCase> {
  app.reader.prepare();
  return app.files.withFile(async (path) => {
    const file = await writeFileFrom(bytes, path, limits.maxFileBytes);
    if (!file) throw new AppError('too_large');
    refuseUnreadable(file);
    return withinOnce({ ...upload, sha256: file.sha256 }, (within) =>
      addCase(within, user, upload, file, path),
    );
  });
}

async function addCase(
  app: App,
  user: SignedIn,
  upload: Upload,
  file: WrittenFile,
  path: string,
): Promise<CourtCase> {
  return app.db.transaction(async (db) => {
    const within = { ...app, db };
    await lockAllowance(within, user.userId);
    const { classId } = await checkPlace(within, user, upload);
    await requireRoom(within, user.userId, file.size);
    if (!upload.allowDuplicate) {
      await refuseShelved(within, user, { classId, sha256: file.sha256 });
      await refuseDuplicate(within, user, file);
    }
    await requireAllowance(within, user.userId, upload.usePremiumToken);
    if (upload.usePremiumToken) await requireGain(within, user.userId);
    const { id, run } = oneRow(
      await db
        .insert(cases)
        .values(draftCase(app, user, upload, file))
        .returning(),
    );
    await reserveCharge(within, user.userId, id, upload.usePremiumToken);
    let position = 0;
    for await (const bytes of readFilePieces(path, chunkBytes)) {
      await db.insert(caseFileChunks).values({ caseId: id, position, bytes });
      position += 1;
    }
    await announceQueued(within, { id, classId });
    await app.queue.send(db, processCase, { caseId: id, run });
    return toCase(await ownedCase(within, user, id));
  });
}

async function checkPlace(app: App, user: SignedIn, { id: sessionId, categoryId }: Upload) {
  const session = await ownedClassSession(app, user, sessionId);
  if (categoryId !== undefined) await ownedCategory(app, user, categoryId, sessionId);
  return session;
}

async function refuseDuplicate(app: App, user: SignedIn, { sha256 }: WrittenFile): Promise<void> {
  const duplicate = await findDuplicate(app, user, sha256);
  if (!duplicate) return;
  const message = `This file is already in your library as “${duplicate.title}”. Analyzing it again counts as a new analysis.`;
  throw new AppError('duplicate_case', { message });
}

/** The student's undeleted case of the same bytes, if she has one. */
async function findDuplicate({ db }: App, { userId }: SignedIn, sha256: string) {
  const live = and(eq(cases.userId, userId), eq(cases.sha256, sha256), isNull(cases.deletedAt));
  const working = inArray(cases.status, ['queued', 'extracting', 'needs_answer', 'analyzing', 'ready']);
  const [duplicate] = await db.select({ title: cases.title }).from(cases).where(and(live, working)).limit(1);
  return duplicate;
}

function draftCase({ now }: App, { userId }: SignedIn, upload: Upload, { size, sha256 }: WrittenFile) {
  const fileName = plainFileName(upload.fileName);
  return {
    userId,
    sessionId: upload.id,
    categoryId: upload.categoryId ?? null,
    title: titleOf(fileName),
    fileName,
    fileSize: size,
    sha256,
    status: 'queued' as const,
    tier: upload.usePremiumToken ? ('premium' as const) : ('standard' as const),
    createdAt: now(),
  };
}
