/** Issue-spotter practice: composed anew each time from the stored course outline and the facts of its briefs. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { IssueSpotter, SpottedPattern } from '../../../shared/course-outlines.ts';
import { restOf } from '../../../study/course/course-case.ts';
import { type FactPattern, type FactsOfCase, factPattern } from '../../../study/course/fact-pattern.ts';
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
  const { name } = await namedClass(app, user, id);
  const [row] = await app.db
    .select({ content: courseOutlines.content })
    .from(courseOutlines)
    .where(and(eq(courseOutlines.classId, id), eq(courseOutlines.userId, user.userId)));
  const live = row ? await listLiveCases(app, user, id) : [];
  const ids = live.map(({ caseId }) => caseId);
  const { topics } = row ? withoutCases(row.content, ids) : { topics: [] };
  const made = factPattern(topics, await listFacts(app, user, ids), { seed: String(id), round });
  return {
    ...{ classId: id, className: name },
    pattern: made ? { round, ...(await describePattern(app, user, made, live)) } : null,
  };
}

async function listFacts({ db }: App, { userId }: SignedIn, ids: number[]): Promise<FactsOfCase[]> {
  const briefs = await db
    .select({ caseId: materials.caseId, content: materials.content })
    .from(materials)
    .where(and(eq(materials.userId, userId), eq(materials.kind, 'brief'), inArray(materials.caseId, ids)))
    .orderBy(asc(materials.caseId));
  return briefs.map(({ caseId, content }) => {
    // Checked by its schema when it was stored.
    const { caption, facts } = content as BriefContent;
    return { caseId, caseName: caption.caseName, facts };
  });
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
