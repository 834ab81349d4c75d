/** The material of a class or of a class session: a zip that is written while it is read, or one deck. */
import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import { type OutlineLength, outlineLengths } from '../../../shared/course-outlines.ts';
import { type FileFormat, fileFormats, isDeck } from '../../../shared/downloads.ts';
import type { MaterialKind } from '../../../study/material/schema.ts';
import type { DeckFormat, SheetFormat } from '../../../study/print/writers.ts';
import type { App } from '../../app.ts';
import { notFound } from '../../base/errors.ts';
import { pathPart } from '../../base/path-part.ts';
import { cases, classes, classSessions, highlights, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { type ZipFile, zipPieces } from '../../outside/zip.ts';
import { filesOfClass } from '../class-files/service.ts';
import { isCompiled } from '../course-outlines/service.ts';
import { listNotes } from '../notes/service.ts';
import { named, requirePaidPlan } from './material-file.ts';
import { makeFile } from './service.ts';

/** A class, or one of its sessions. */
export type Collection = { classId: number } | { sessionId: number };

type CollectionFile = {
  fileName: string;
  type: string;
  /** What has been made is sent; the rest is made meanwhile, a file at a time, and not at all once nobody reads on. */
  pieces: AsyncIterable<Uint8Array>;
};

/** Throws not found before `paid_plan_only`. */
export async function downloadCollection(
  app: App,
  user: SignedIn,
  collection: Collection,
  format: FileFormat,
): Promise<CollectionFile> {
  const name = await nameOf(app, user, collection);
  await requirePaidPlan(app, user);
  await app.rateLimits.spend('exportsPerUser', user.userId);
  const listed = await listMaterials(app, user, collection);
  if (isDeck(format)) return { ...named(name, format), pieces: deckPieces(app, user, listed, format) };
  if (format === 'hotseat') {
    // The contract offers it of a class alone.
    const files = 'classId' in collection ? await filesOfClass(app, user, collection.classId) : [];
    return { ...named(name, format), pieces: zipPieces(files, app.now()) };
  }
  return {
    fileName: `${name} - ${fileFormats[format].name}.zip`,
    type: 'application/zip',
    pieces: zipPieces(
      [
        ...('classId' in collection ? await outlineFiles(app, user, collection.classId, format) : []),
        ...filesOf(app, user, listed, format),
        ...(await noteFiles(app, user, collection)),
      ],
      app.now(),
    ),
  };
}

async function nameOf({ db }: App, { userId }: SignedIn, collection: Collection): Promise<string> {
  const [row] =
    'classId' in collection
      ? await db
          .select({ name: classes.name })
          .from(classes)
          .where(and(eq(classes.id, collection.classId), eq(classes.userId, userId)))
      : await db
          .select({ name: classSessions.title })
          .from(classSessions)
          .where(
            and(
              eq(classSessions.id, collection.sessionId),
              eq(classSessions.userId, userId),
              isNull(classSessions.deletedAt),
            ),
          );
  if (!row) throw notFound();
  return row.name;
}

type Listed = {
  id: number;
  kind: MaterialKind;
  caseId: number;
  caseTitle: string;
  sessionId: number;
  session: string;
  className: string;
  /** She has highlights in it. */
  isMarked: boolean;
};

/** In the order of the class: by day, by place in the session, brief before outline before questions. */
async function listMaterials({ db }: App, { userId }: SignedIn, collection: Collection): Promise<Listed[]> {
  const inside =
    'classId' in collection
      ? eq(classSessions.classId, collection.classId)
      : eq(classSessions.id, collection.sessionId);
  return db
    .select({
      id: materials.id,
      kind: materials.kind,
      caseId: cases.id,
      caseTitle: cases.title,
      sessionId: classSessions.id,
      session: classSessions.title,
      className: classes.name,
      isMarked: sql<boolean>`${exists(
        db
          .select()
          .from(highlights)
          .where(
            and(eq(highlights.caseId, cases.id), eq(highlights.userId, userId), isNull(highlights.deletedAt)),
          ),
      )}`,
    })
    .from(materials)
    .innerJoin(cases, eq(cases.id, materials.caseId))
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .innerJoin(classes, eq(classes.id, classSessions.classId))
    .where(
      and(eq(materials.userId, userId), inside, isNull(cases.deletedAt), isNull(classSessions.deletedAt)),
    )
    .orderBy(
      asc(sql`coalesce(${classSessions.heldOn}, ${classSessions.createdAt}::date)`),
      asc(classSessions.id),
      asc(cases.position),
      asc(cases.id),
      asc(materials.kind),
    );
}

/** Numbered, so that folders stand in the order of the class and two of one name stay apart. */
function filesOf(app: App, user: SignedIn, listed: Listed[], format: SheetFormat): ZipFile[] {
  const sessions = [...new Set(listed.map(({ sessionId }) => sessionId))];
  const ownCases = [...new Set(listed.map(({ caseId }) => caseId))];
  const folderOf = ({ sessionId, session, caseId, caseTitle }: Listed) =>
    [
      `${sessions.indexOf(sessionId) + 1} ${pathPart(session, 'session')}`,
      `${ownCases.indexOf(caseId) + 1} ${pathPart(caseTitle, 'case')}`,
    ].join('/');
  const files = listed.map((one) => ({
    path: `${folderOf(one)}/${one.kind}.${format}`,
    content: () => piece(app, user, 'material piece', { kind: one.kind, id: one.id, format }),
  }));
  const marked = ownCases.flatMap(
    (caseId) => listed.find((one) => one.caseId === caseId && one.isMarked) ?? [],
  );
  const ownBriefs = marked.map((one) => ({
    path: `${folderOf(one)}/my brief.${format}`,
    content: () => piece(app, user, 'own brief piece', { id: one.caseId, format }),
  }));
  const sheets = sessions.map((sessionId, index) => {
    const session = listed.find((each) => each.sessionId === sessionId)?.session ?? '';
    return {
      path: `${index + 1} ${pathPart(session, 'session')}/On-call sheet.${format}`,
      content: () => piece(app, user, 'sheet piece', { id: sessionId, format }),
    };
  });
  const nothing = { path: 'README.txt', content: async () => 'There’s no study material here yet.\n' };
  return files.length > 0 ? [...sheets, ...files, ...ownBriefs] : [nothing];
}

/** Her own notes as she wrote them. */
async function noteFiles(app: App, user: SignedIn, collection: Collection): Promise<ZipFile[]> {
  const inside =
    'classId' in collection
      ? eq(classSessions.classId, collection.classId)
      : eq(classSessions.id, collection.sessionId);
  const sessions = await app.db
    .select({ id: classSessions.id, title: classSessions.title })
    .from(classSessions)
    .where(and(eq(classSessions.userId, user.userId), inside, isNull(classSessions.deletedAt)))
    .orderBy(
      asc(sql`coalesce(${classSessions.heldOn}, ${classSessions.createdAt}::date)`),
      asc(classSessions.id),
    );
  const written = await listNotes(
    app,
    user,
    sessions.map(({ id }) => id),
  );
  return sessions.flatMap(({ id, title }) => {
    const notes = written.find(({ sessionId }) => sessionId === id);
    // The number keeps apart sessions of one name.
    return notes
      ? [{ path: `Notes/${pathPart(title, 'session')} ${id}.md`, content: async () => notes.text }]
      : [];
  });
}

/** In both lengths, once it is compiled. */
async function outlineFiles(
  app: App,
  user: SignedIn,
  classId: number,
  format: SheetFormat,
): Promise<ZipFile[]> {
  if (!(await isCompiled(app, user, classId))) return [];
  return outlineLengths.map((length) => ({
    path: `${courseKindName(length)}.${format}`,
    content: () => piece(app, user, 'course piece', { id: classId, format, length }),
  }));
}

const courseKindName = (length: OutlineLength) => (length === 'attack' ? 'Attack outline' : 'Course outline');

async function* deckPieces(
  app: App,
  user: SignedIn,
  listed: Listed[],
  format: DeckFormat,
): AsyncGenerator<Uint8Array> {
  const asked = listed.map(({ id, kind, className }) => ({ id, kind, className }));
  yield await piece(app, user, 'deck piece', { listed: asked, format });
}

const piece = async (...order: Parameters<typeof makeFile>) => (await makeFile(...order)).bytes;
