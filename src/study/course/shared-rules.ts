/** The rules of a class, each once, with the cases that carry it. */
import { fewestSharedTerms, leastAlike, likenessOf } from '../session/alike.ts';
import { saysOpposite } from './against.ts';
import type { CourseCase, CourseRule } from './course-case.ts';
import { idOf } from './line.ts';

/** One rule, in the words of the case that comes first. */
export type Shared = {
  id: string;
  topicId: string;
  lead: CourseRule;
  carried: { one: CourseCase; rule: CourseRule }[];
};

/** Every rule of the class joins the first that it says again. */
export function sharedRules(cases: readonly CourseCase[]): Shared[] {
  const found: Shared[] = [];
  const byTerm = new Map<string, Shared[]>();
  for (const one of cases) {
    for (const rule of one.rules) {
      const same = sameRule(rule, one, byTerm);
      if (same) {
        same.carried.push({ one, rule });
        continue;
      }
      const id = idOf('rule', one.caseId, rule.key);
      if (found.some((each) => each.id === id)) continue;
      const made = { id, topicId: one.topicId, lead: rule, carried: [{ one, rule }] };
      found.push(made);
      for (const term of rule.terms) byTerm.set(term, [...(byTerm.get(term) ?? []), made]);
    }
  }
  return found;
}

/** Those that share too few words are not compared. */
function sameRule(rule: CourseRule, { caseId }: CourseCase, byTerm: ReadonlyMap<string, Shared[]>) {
  const counts = new Map<Shared, number>();
  for (const term of rule.terms)
    for (const each of byTerm.get(term) ?? []) counts.set(each, (counts.get(each) ?? 0) + 1);
  const [best] = [...counts]
    // Two rules of one opinion are two rules, however alike.
    .filter(
      ([each, count]) => count >= fewestSharedTerms && !each.carried.some(({ one }) => one.caseId === caseId),
    )
    .map(([each]) => ({ each, alike: likenessOf(each.lead.terms, rule.terms) }))
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((a, b) => b.alike - a.alike);
  return best && !saysOpposite(best.each.lead, rule) ? best.each : undefined;
}
