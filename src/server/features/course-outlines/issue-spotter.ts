/** Issue-spotter practice: composed anew each time from the stored course outline and the facts of its briefs. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { IssueSpotter, SpottedPattern } from '../../../shared/course-outlines.ts';
import { restOf } from '../../../study/course/course-case.ts';
import {
  carriesIssues,
  type FactPattern,
  type FactsOfCase,
  factPattern,
} from '../../../study/course/fact-pattern.ts';
import { withoutCases } from '../../../study/course/recompile.ts';
import type { BriefContent } from '../../../study/material/schema.ts';
import type { App } from '../../app.ts';
import { courseOutlines, materials } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { type LiveCase, listLiveCases, sourcesOf, toEntry } from './describing.ts';
import { readMaterial } from './reading.ts';
import { namedClass } from './service.ts';

export async function getIssueSpotter(
  app: App,
  user: SignedIn,
  { id, round }: { id: number; round: number },
): Promise<IssueSpotter> {
  const { name, live, topics } = await outlined(app, user, id);
  const ids = live.map(({ caseId }) => caseId);
  const made = factPattern(topics, await listFacts(app, user, ids), { seed: String(id), round });
  return {
    ...{ classId: id, className: name },
    pattern: made ? { round, ...(await describePattern(app, user, made, live)) } : null,
  };
}

/** Known from the first cases that tell a story: the briefs of the others are not read. */
export async function getIssueSpotterOffer(
  app: App,
  user: SignedIn,
  { id }: { id: number },
): Promise<{ isOffered: boolean }> {
  const { live, topics } = await outlined(app, user, id);
  const ids = live.map(({ caseId }) => caseId).filter((caseId) => carriesIssues(topics, caseId));
  const told: FactsOfCase[] = [];
  for (let from = 0; from < ids.length; from = 2 * from + firstRead) {
    told.push(...(await listFacts(app, user, ids.slice(from, 2 * from + firstRead))));
    if (factPattern(topics, told, { seed: '', round: 0 })) return { isOffered: true };
  }
  return { isOffered: false };
}

const firstRead = 8;

async function outlined(app: App, user: SignedIn, id: number) {
  const { name } = await namedClass(app, user, id);
  const [row] = await app.db
    .select({ content: courseOutlines.content })
    .from(courseOutlines)
    .where(and(eq(courseOutlines.classId, id), eq(courseOutlines.userId, user.userId)));
  const live = row ? await listLiveCases(app, user, id) : [];
  const ids = live.map(({ caseId }) => caseId);
  return { name, live, topics: row ? withoutCases(row.content, ids).topics : [] };
}

async function listFacts({ db }: App, { userId }: SignedIn, ids: number[]): Promise<FactsOfCase[]> {
  return db
    .select({
      caseId: materials.caseId,
      caseName: sql<string>`${materials.content} #>> '{caption,caseName}'`,
      // Checked by its schema when it was stored.
      facts: sql<BriefContent['facts']>`${materials.content} -> 'facts'`,
    })
    .from(materials)
    .where(and(eq(materials.userId, userId), eq(materials.kind, 'brief'), inArray(materials.caseId, ids)))
    .orderBy(asc(materials.caseId));
}

async function describePattern(
  app: App,
  user: SignedIn,
  { matters, issues, hasAnother }: FactPattern,
  live: readonly LiveCase[],
): Promise<Omit<SpottedPattern, 'round'>> {
  const byId = new Map(live.map((one) => [one.caseId, one]));
  const described: SpottedPattern['matters'] = [];
  for (const { caseId, facts } of matters) {
    const title = byId.get(caseId)?.title ?? '';
    const { places } = await readMaterial(app, user, { caseId, title, citation: null, topicId: null });
    const pinpoints = facts.flatMap(({ item }) => item.pinpoints);
    const rest = restOf(caseId, pinpoints, places, 'brief', facts[0]?.item.id);
    described.push({
      ...{ caseId, title },
      facts: facts.map(({ text, isAltered }) => ({ text, isAltered })),
      sources: sourcesOf(rest, byId.get(caseId), true, ''),
    });
  }
  return {
    matters: described,
    issues: issues.map(({ topic, rule, caseIds }) => ({
      topic: { id: topic.id, text: topic.text },
      rule: toEntry({ ...rule, children: rule.children.filter(({ kind }) => kind === 'element') }, byId, ''),
      caseIds,
    })),
    hasAnother,
  };
}
