/** A class as its course outline is compiled from it: its topics, and its cases one at a time. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { CourseTopic } from '../../../study/course/compile.ts';
import { type CaseMaterial, type CourseCase, courseCase } from '../../../study/course/course-case.ts';
import { fingerprint } from '../../../study/course/fingerprint.ts';
import { isHeading } from '../../../study/course/headings.ts';
import { withMeaning } from '../../../study/course/meaning.ts';
import type { BriefContent, OutlineContent } from '../../../study/material/schema.ts';
import { placesIn, placesWithoutText } from '../../../study/places.ts';
import { knownCases } from '../../../study/session/known-cases.ts';
import type { App } from '../../app.ts';
import { cases, caseTexts, categories, classSessions, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';

type ListedCase = { caseId: number; title: string; citation: string | null; topicId: string | null };

export type ReadClass = { topics: CourseTopic[]; cases: CourseCase[] };

/** One opinion at a time is held; between two others are served. */
export async function readClass(app: App, user: SignedIn, classId: number): Promise<ReadClass> {
  const { topics, listed } = await listTopics(app, user, classId);
  const known = knownCases(listed);
  const read: CourseCase[] = [];
  for (const one of listed) {
    const material = await readMaterial(app, user, one);
    if (!(material.brief ?? material.outline)) continue;
    const topicId = one.topicId ?? topicOfChapter(material.opinion?.chapter, topics);
    read.push(courseCase({ ...material, topicId }, known));
  }
  return { topics, cases: await withMeaning(read, app.encoder.embed) };
}

/** In the order of the class: by day, a session's own topic before those of its categories. */
async function listTopics({ db }: App, { userId }: SignedIn, classId: number) {
  const rows = await db
    .select({
      ...{ caseId: cases.id, title: cases.title, citation: cases.citation },
      ...{ sessionId: classSessions.id, session: classSessions.title },
      ...{ categoryId: categories.id, category: categories.name },
    })
    .from(cases)
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .leftJoin(categories, eq(categories.id, cases.categoryId))
    .where(
      and(
        eq(cases.userId, userId),
        eq(classSessions.classId, classId),
        isNull(cases.deletedAt),
        isNull(classSessions.deletedAt),
      ),
    )
    .orderBy(
      asc(sql`coalesce(${classSessions.heldOn}, ${classSessions.createdAt}::date)`),
      asc(classSessions.position),
      asc(classSessions.id),
      sql`${categories.position} asc nulls first`,
      asc(categories.id),
      asc(cases.position),
      asc(cases.id),
    );
  const topics: CourseTopic[] = [];
  const listed = rows.map(({ sessionId, session, categoryId, category, ...one }): ListedCase => {
    const title = category ?? session;
    if (category === null && !isHeading(title)) return { ...one, topicId: null };
    const id = categoryId === null ? `session-${sessionId}` : `category-${categoryId}`;
    return { ...one, topicId: topicNamed(title, id, topics) };
  });
  return { topics, listed };
}

/** A category of the same name in a later session is the same topic. */
function topicNamed(title: string, id: string, topics: CourseTopic[]): string {
  const name = title.trim().toLowerCase();
  const known = topics.find((topic) => topic.title.trim().toLowerCase() === name);
  if (known) return known.id;
  topics.push({ id, title });
  return id;
}

/** The chapter of the casebook that the case was taken from, where the book's own contents tell it. */
const topicOfChapter = (chapter: string | undefined, topics: CourseTopic[]) =>
  chapter === undefined ? null : topicNamed(chapter, `chapter-${fingerprint(chapter)}`, topics);

export async function readMaterial(
  { db }: App,
  { userId }: SignedIn,
  one: ListedCase,
): Promise<CaseMaterial> {
  const made = await db
    .select({ kind: materials.kind, content: materials.content, pageLabels: materials.pageLabels })
    .from(materials)
    .where(
      and(
        eq(materials.userId, userId),
        eq(materials.caseId, one.caseId),
        inArray(materials.kind, ['brief', 'outline']),
      ),
    );
  const [text] =
    made.length > 0
      ? await db
          .select({ opinion: caseTexts.opinion })
          .from(caseTexts)
          .where(eq(caseTexts.caseId, one.caseId))
      : [];
  const contentOf = (kind: string) => made.find((each) => each.kind === kind)?.content;
  // Each was checked by its schema when it was stored, and a text is written by the worker alone.
  const opinion = text?.opinion as Opinion | undefined;
  return {
    ...one,
    brief: contentOf('brief') as BriefContent | undefined,
    outline: contentOf('outline') as OutlineContent | undefined,
    opinion,
    places: opinion ? placesIn(opinion) : placesWithoutText(made[0]?.pageLabels ?? null),
  };
}
