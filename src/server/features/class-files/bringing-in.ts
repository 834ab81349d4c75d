/** A class file of another student comes in. It is read and checked, beside the server, before anything is written. */
import { open } from 'node:fs/promises';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { BroughtInClass } from '../../../shared/class-files.ts';
import { limits } from '../../../shared/prices.ts';
import { classBounds } from '../../../study/class-file/class-file.ts';
import type { ReadCase, ReadClass, Slice } from '../../../study/class-file/rows.ts';
import type { Entry } from '../../../study/search-entries.ts';
import { broughtIn } from '../../../study/words/engines.ts';
import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import { cases, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { writeFileFrom } from '../../outside/temporary-files.ts';
import { addFromText } from '../cases/service.ts';
import { createClass } from '../classes/service.ts';
import { storeMaterial } from '../materials/service.ts';
import { ownedSemester } from '../semesters/service.ts';
import { createCategory, createClassSession } from '../sessions/service.ts';
import { lockAllowance } from '../subscription/service.ts';
import { requireStorage } from './storage.ts';

/** By the request's idempotency key, which the route knows. */
type Once = {
  findAnswer: (content: unknown) => Promise<{ answer: unknown } | undefined>;
  /** Opens the transaction. */
  within: (content: unknown, work: (app: App) => Promise<BroughtInClass>) => Promise<BroughtInClass>;
};

type Bringing = { semesterId: number; bytes: AsyncIterable<Uint8Array>; once: Once };

export async function bringInClass(
  app: App,
  user: SignedIn,
  { semesterId, bytes, once }: Bringing,
): Promise<BroughtInClass> {
  await ownedSemester(app, user, semesterId);
  return app.files.withFile(async (path) => {
    const written = await writeFileFrom(bytes, path, classBounds.bytes);
    if (!written) {
      const message = `A class file can have ${classBounds.bytes / 1024 / 1024} MB, and this one has more.`;
      throw new AppError('too_large', { message });
    }
    const content = { semesterId, sha256: written.sha256 };
    const earlier = await once.findAnswer(content);
    // The answer of the same endpoint and request.
    if (earlier) return earlier.answer as BroughtInClass;
    await app.rateLimits.spend('exportsPerUser', user.userId);
    await requireStorage(app, user.userId, { cases: 1, bytes: written.size });
    return app.files.withFile(async (rows) => {
      const read = await app.classFiles.read({ path, rows });
      if ('refusal' in read) throw new AppError('unusable_file', { message: read.refusal });
      return once.within(content, (within) =>
        within.db.transaction((db) => store({ ...within, db }, user, semesterId, { read, rows })),
      );
    });
  });
}

type Read = { read: ReadClass /** Path of the file in which the texts lie. */; rows: string };

async function store(
  app: App,
  user: SignedIn,
  semesterId: number,
  { read, rows }: Read,
): Promise<BroughtInClass> {
  await lockAllowance(app, user.userId);
  const bytes = read.cases.reduce((sum, each) => sum + each.bytes, 0);
  await requireStorage(app, user.userId, { cases: read.cases.length, bytes });
  const made = await createClass(app, user, { name: read.name, semesterId });
  const sessions = await createSessions(app, user, made.id, read);
  const texts = await open(rows);
  try {
    for (const one of read.cases) {
      const place = sessions[one.session];
      if (!place) throw new Error('A case stands in no class session');
      const categoryId = one.category === null ? null : (place.categoryIds[one.category] ?? null);
      await storeCase(app, user, { sessionId: place.id, categoryId }, one, async ({ at, bytes: length }) =>
        (await texts.read(Buffer.alloc(length), 0, length, at)).buffer.toString(),
      );
    }
  } finally {
    await texts.close();
  }
  const lostQuotes = read.cases
    .flatMap((one) => one.materials)
    .reduce((sum, each) => sum + each.lostQuotes, 0);
  return { ...made, caseCount: read.cases.length, lostQuotes, leftOut: read.leftOut };
}

/** The last one first: of one day, what was made later comes first. */
async function createSessions(app: App, user: SignedIn, classId: number, { sessions }: ReadClass) {
  const made = [];
  for (const { title, heldOn, categories } of sessions.toReversed()) {
    const { id } = await createClassSession(app, user, { id: classId, title, heldOn });
    const categoryIds = [];
    for (const name of categories) categoryIds.push((await createCategory(app, user, { id, name })).id);
    made.unshift({ id, categoryIds });
  }
  return made;
}

const fileNameOf = (title: string) => `${title.slice(0, 200).toWellFormed()}.hotseat`;

async function storeCase(
  app: App,
  { userId }: SignedIn,
  place: { sessionId: number; categoryId: number | null },
  { title, isExcerpt, sha256, findings, bytes, materials: made, ...text }: ReadCase,
  readText: (slice: Slice) => Promise<string>,
): Promise<void> {
  const at = app.now();
  // It goes into the database as the reading left it: nothing here takes it apart.
  const json = async (slice: Slice): Promise<SQL> => sql`${await readText(slice)}::jsonb`;
  const entries = async (slice: Slice) => JSON.parse(await readText(slice)) as Entry[];
  const draft = {
    ...{ ...place, userId, title, isExcerpt, sha256, fileName: fileNameOf(title), fileSize: bytes },
    ...{ tier: 'standard' as const, pdfDeletedAt: at },
  };
  const { id } = await addFromText(app, draft, {
    ...{ findings, opinion: await json(text.opinion), entries: await entries(text.entries) },
  });
  for (const { kind, itemCount, ...material } of made) {
    const rest = { tier: 'standard' as const, engine: broughtIn, engineVersion: '1', itemCount };
    const content = await json(material.content);
    await storeMaterial(app, { id, userId }, { kind, content, ...rest }, await entries(material.entries));
  }
  // Nothing was charged for it, so nothing is made again for nothing.
  await app.db.update(materials).set({ freeRemakes: limits.freeRemakes }).where(eq(materials.caseId, id));
  await app.db
    .update(cases)
    .set({ status: 'ready', step: null, engine: broughtIn, firstMaterialAt: at, readyToldAt: at })
    .where(eq(cases.id, id));
}
