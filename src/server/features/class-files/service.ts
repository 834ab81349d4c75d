/** A class as one file: its sessions, categories and cases with text and material; no ids, no account, no PDF. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import {
  type ClassFile,
  classBounds,
  classFilePath,
  pathsOfCase,
} from '../../../study/class-file/class-file.ts';
import type { App } from '../../app.ts';
import { AppError, oneRow } from '../../base/errors.ts';
import { cases, caseTexts, classes, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import type { ZipFile } from '../../outside/zip.ts';
import { listSessionsOfClass, type SessionWithCategories } from '../sessions/service.ts';

const toJson = (value: unknown) => JSON.stringify(value);

/** Cases without a text are named alone: nothing of them could be checked. Throws where the class has more than any class file. */
export async function filesOfClass(app: App, user: SignedIn, classId: number): Promise<ZipFile[]> {
  const { db } = app;
  const mine = and(eq(classes.id, classId), eq(classes.userId, user.userId));
  const { name } = oneRow(await db.select({ name: classes.name }).from(classes).where(mine));
  const sessions = await listSessionsOfClass(app, user, classId);
  requireShareable(sessions);
  const ready = await db
    .select({
      ...{ id: cases.id, title: cases.title, isExcerpt: cases.isExcerpt },
      ...{ sessionId: cases.sessionId, categoryId: cases.categoryId, textOf: caseTexts.caseId },
    })
    .from(cases)
    .leftJoin(caseTexts, eq(caseTexts.caseId, cases.id))
    .where(
      and(
        eq(cases.userId, user.userId),
        eq(cases.status, 'ready'),
        isNull(cases.deletedAt),
        inArray(
          cases.sessionId,
          sessions.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(cases.position), asc(cases.id));
  const whole = ready.filter(({ textOf }) => textOf !== null);
  const rows = whole.slice(0, classBounds.cases);
  const leftOut = [
    ...ready
      .filter(({ textOf }) => textOf === null)
      .map(({ title }) => ({ title, reason: 'no_text' as const })),
    ...whole.slice(classBounds.cases).map(({ title }) => ({ title, reason: 'too_many' as const })),
  ];
  const file: ClassFile = {
    ...{ format: 'hotseat-class', version: 1, name },
    sessions: sessions.map(({ title, heldOn, categories }) => ({
      ...{ title, heldOn },
      categories: categories.map((category) => category.name),
    })),
    cases: rows.map(({ title, isExcerpt, sessionId, categoryId }) => {
      const session = sessions.findIndex(({ id }) => id === sessionId);
      const category = sessions[session]?.categories.findIndex(({ id }) => id === categoryId) ?? -1;
      return { title, isExcerpt, session, category: category < 0 ? null : category };
    }),
    leftOut,
  };
  return [
    { path: classFilePath, content: async () => toJson(file) },
    ...rows.flatMap(({ id }, index) => filesOfCase(app, id, index)),
  ];
}

function requireShareable(sessions: readonly SessionWithCategories[]): void {
  const most = { sessions: classBounds.sessions, categories: classBounds.categories };
  const refuse = (number: number, what: string) => {
    throw new AppError('not_possible_now', {
      message: `A class file can have ${number} ${what}, and yours has more.`,
    });
  };
  if (sessions.length > most.sessions) refuse(most.sessions, 'class sessions');
  if (sessions.some(({ categories }) => categories.length > most.categories))
    refuse(most.categories, 'categories in one class session');
}

function filesOfCase({ db }: App, caseId: number, index: number): ZipFile[] {
  const { opinion, ...ofKinds } = pathsOfCase(index);
  const readText = async () => {
    const [row] = await db.select().from(caseTexts).where(eq(caseTexts.caseId, caseId));
    return toJson(row?.opinion ?? null);
  };
  const readMaterial = async (kind: keyof typeof ofKinds) => {
    const [row] = await db
      .select({ content: materials.content })
      .from(materials)
      .where(and(eq(materials.caseId, caseId), eq(materials.kind, kind)));
    return toJson(row?.content ?? null);
  };
  return [
    { path: opinion, content: readText },
    ...(['brief', 'outline', 'questions'] as const).map((kind) => ({
      path: ofKinds[kind],
      content: () => readMaterial(kind),
    })),
  ];
}
