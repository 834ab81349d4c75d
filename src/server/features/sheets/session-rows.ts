/** A class session with all that its sheet is made from, in as many queries for thirty cases as for one. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { CaseStatus } from '../../../shared/cases.ts';
import type { BriefContent, QuestionSetContent } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { notFound } from '../../base/errors.ts';
import { cases, caseTexts, classes, classSessions, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { captionOf } from '../materials/service.ts';

export type ReadCase = {
  caseId: number;
  title: string;
  caption: ReturnType<typeof captionOf>;
  briefId: number | null;
  setId: number | null;
  brief: BriefContent | undefined;
  questions: QuestionSetContent | undefined;
  opinion: Opinion | undefined;
  pageLabels: Record<string, string> | null;
};

export type ReadSession = {
  session: { sessionId: number; title: string; heldOn: string | null; classId: number; className: string };
  cases: ReadCase[];
};

/** Throws not found unless the class session is this user's. Files that she skipped or that could not be used are no cases of it. */
export async function readSession({ db }: App, { userId }: SignedIn, id: number): Promise<ReadSession> {
  const mine = and(
    eq(classSessions.id, id),
    eq(classSessions.userId, userId),
    isNull(classSessions.deletedAt),
  );
  const [session] = await db
    .select({
      sessionId: classSessions.id,
      title: classSessions.title,
      heldOn: classSessions.heldOn,
      classId: classes.id,
      className: classes.name,
    })
    .from(classSessions)
    .innerJoin(classes, eq(classes.id, classSessions.classId))
    .where(mine);
  if (!session) throw notFound();
  const rows = await db
    .select()
    .from(cases)
    .where(and(eq(cases.sessionId, id), eq(cases.userId, userId), isNull(cases.deletedAt)))
    .orderBy(asc(cases.position), asc(cases.id));
  const ids = rows.map((row) => row.id);
  const made = await db
    .select({
      ...{ id: materials.id, caseId: materials.caseId, kind: materials.kind },
      ...{ content: materials.content, pageLabels: materials.pageLabels },
    })
    .from(materials)
    .where(
      and(
        eq(materials.userId, userId),
        inArray(materials.caseId, ids),
        inArray(materials.kind, ['brief', 'questions']),
      ),
    );
  const texts = await db.select().from(caseTexts).where(inArray(caseTexts.caseId, ids));
  const briefs = new Map(made.filter(({ kind }) => kind === 'brief').map((each) => [each.caseId, each]));
  const used = rows.filter(({ id: caseId, status }) => briefs.has(caseId) || !isStopped(status));
  return {
    session,
    cases: used.map((row) => {
      const brief = briefs.get(row.id);
      const questions = made.find(({ caseId, kind }) => caseId === row.id && kind === 'questions');
      const text = texts.find(({ caseId }) => caseId === row.id);
      return {
        caseId: row.id,
        title: row.title,
        caption: captionOf(row),
        briefId: brief?.id ?? null,
        setId: questions?.id ?? null,
        // Each was checked by its schema when it was stored, and a text is written by the worker alone.
        brief: brief?.content as BriefContent | undefined,
        questions: questions?.content as QuestionSetContent | undefined,
        opinion: text?.opinion as Opinion | undefined,
        pageLabels: brief?.pageLabels ?? null,
      };
    }),
  };
}

const isStopped = (status: CaseStatus) => status === 'failed' || status === 'cancelled';
