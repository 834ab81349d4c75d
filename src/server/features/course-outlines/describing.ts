/** A stored outline as a screen or a file shows it: its lines with links to what they rest on. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { calledName } from '../../../opinion/caption/short-name.ts';
import type { CourseEntry, OutlineLength } from '../../../shared/course-outlines.ts';
import { attackOutline } from '../../../study/course/attack.ts';
import { withoutCases } from '../../../study/course/recompile.ts';
import { find } from '../../../study/course/tree.ts';
import {
  type CourseContent,
  type CourseNode,
  type CourseRest,
  emptyCourse,
  type PlacedNode,
} from '../../../study/material/course.ts';
import type { App } from '../../app.ts';
import { cases, caseTexts, classSessions, courseOutlines, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { passageLinks } from '../materials/service.ts';

type Row = Pick<typeof courseOutlines.$inferSelect, 'version' | 'content' | 'compiledAt'>;

export type LiveCase = {
  caseId: number;
  title: string;
  brief: number | null;
  outline: number | null;
  hasText: boolean;
};

type OutlineOptions = { length: OutlineLength; origin?: string };

/** With the titles of the cases that each line rests on, for files; the contract leaves them out. */
export async function describeOutline(
  app: App,
  user: SignedIn,
  { id: classId, name }: { id: number; name: string },
  { length, origin = '' }: OutlineOptions,
) {
  const [row] = await app.db
    .select()
    .from(courseOutlines)
    .where(and(eq(courseOutlines.classId, classId), eq(courseOutlines.userId, user.userId)));
  const live = await listLiveCases(app, user, classId);
  return { classId, className: name, length, ...toOutline(row, live, { length, origin }) };
}

function toOutline(row: Row | undefined, live: LiveCase[], { length, origin }: Required<OutlineOptions>) {
  const made = live.filter(({ brief, outline }) => brief !== null || outline !== null);
  const ids = live.map(({ caseId }) => caseId);
  const content = withoutCases(row?.content ?? emptyCourse, ids);
  const { topics, leftOut } =
    length === 'attack' ? attackOutline(content.topics) : { topics: content.topics, leftOut: 0 };
  const byId = new Map(live.map((one) => [one.caseId, one]));
  const entry = (node: CourseNode) => toEntry(node, byId, origin);
  const placed = ({ node, under }: PlacedNode) => ({
    entry: entry(node),
    under: under === null ? null : (findAnywhere(content, under)?.text ?? null),
  });
  return {
    version: row?.version ?? 0,
    compiledAt: row?.compiledAt.toISOString() ?? null,
    topics: topics.map(entry),
    offered: content.offered.map(placed),
    aside: content.aside.map(placed),
    leftOutRules: leftOut,
    caseCount: made.length,
    newCaseCount: row ? made.filter(({ caseId }) => !content.caseIds.includes(caseId)).length : 0,
  };
}

const findAnywhere = ({ topics, aside }: CourseContent, id: string) =>
  find([...topics, ...aside.map(({ node }) => node)], id);

export async function listLiveCases({ db }: App, { userId }: SignedIn, classId: number): Promise<LiveCase[]> {
  const materialOf = (kind: 'brief' | 'outline') =>
    sql<number | null>`max(${materials.id}) filter (where ${materials.kind} = ${kind})`;
  return db
    .select({
      ...{ caseId: cases.id, title: cases.title },
      ...{ brief: materialOf('brief'), outline: materialOf('outline') },
      hasText: sql<boolean>`bool_or(${caseTexts.caseId} is not null)`,
    })
    .from(cases)
    .innerJoin(classSessions, eq(classSessions.id, cases.sessionId))
    .leftJoin(materials, eq(materials.caseId, cases.id))
    .leftJoin(caseTexts, eq(caseTexts.caseId, cases.id))
    .where(
      and(
        eq(cases.userId, userId),
        eq(classSessions.classId, classId),
        isNull(cases.deletedAt),
        isNull(classSessions.deletedAt),
      ),
    )
    .groupBy(cases.id);
}

type NamedEntry = Omit<CourseEntry, 'children'> & { cases: string[]; children: NamedEntry[] };

export function toEntry(node: CourseNode, live: ReadonlyMap<number, LiveCase>, origin: string): NamedEntry {
  const { rests, children, ...own } = node;
  return {
    ...own,
    sources: once(
      rests.flatMap((rest) => sourcesOf(rest, live.get(rest.caseId), node.kind === 'case', origin)),
    ),
    cases: [...new Set(rests.flatMap(({ caseId }) => live.get(caseId)?.title ?? []))],
    children: children.map((child) => toEntry(child, live, origin)),
  };
}

type Sources = CourseEntry['sources'];

/** Each place once. */
const once = (sources: Sources): Sources => [
  ...new Map(sources.map((source) => [`${source.name} ${source.href}`, source])).values(),
];

/** Each names its case, but below the case itself. */
export function sourcesOf(
  { material, statementId, places }: CourseRest,
  one: LiveCase | undefined,
  isBelowCase: boolean,
  origin: string,
): Sources {
  if (!one) return [];
  const materialId = one[material];
  const isThere = { pageNameOf: String, ordinalOf: () => (one.hasText ? 1 : undefined) };
  const hrefOf = materialId === null ? undefined : passageLinks(origin, isThere, material, materialId);
  return places.map(({ name, passageId, quotes }) => ({
    name: isBelowCase ? name : `${calledName(one.title)}, ${name}`,
    href: hrefOf?.({ passageId, page: 1, statementId }) ?? null,
    quotes,
  }));
}
