/** The rules of a class, each once, with the cases that carry it. */
import { openAlikeIndex } from '../session/alike.ts';
import { saysOpposite } from './against.ts';
import type { CourseRule, PlacedCase } from './course-case.ts';
import { idOf } from './line.ts';
import { canOppose, isOneRule } from './same-law.ts';

/** One rule, in the words of the case that comes first. */
export type Shared = {
  id: string;
  /** The topic of the case that comes first. */
  topicId: string;
  lead: CourseRule;
  carried: { one: PlacedCase; rule: CourseRule }[];
};

type Led = { each: Shared; terms: ReadonlySet<string> };

export type SharedRules = {
  /** In the order of the class. */
  all: Shared[];
  /** Those in whose first words another rule says what this one says, the rule itself among them. */
  likeLead(lead: CourseRule): Shared[];
  /** How many rules were compared with each other so far. */
  compared(): number;
};

export const denies = (one: CourseRule, other: CourseRule): boolean =>
  canOppose(one, other) && saysOpposite(one, other);

/** Every rule of the class joins the first that it says again. */
export function sharedRules(cases: readonly PlacedCase[]): SharedRules {
  const found = new Map<string, Shared>();
  const index = openAlikeIndex<Led>(cases.flatMap(({ rules }) => rules));
  for (const one of cases) {
    for (const rule of one.rules) {
      // Two rules of one opinion are two rules, however alike.
      const same = index
        .find(rule)
        .filter(({ statement: { each } }) => each.carried.at(-1)?.one !== one && isOneRule(each.lead, rule))
        .toSorted((a, b) => b.alike - a.alike)[0]?.statement.each;
      if (same && !denies(same.lead, rule)) {
        same.carried.push({ one, rule });
        continue;
      }
      const id = idOf('rule', one.caseId, rule.key);
      if (found.has(id)) continue;
      const made = { id, topicId: one.topicId, lead: rule, carried: [{ one, rule }] };
      found.set(id, made);
      index.add({ each: made, terms: rule.terms });
    }
  }
  return {
    all: [...found.values()],
    likeLead: (lead) => index.find(lead).map(({ statement }) => statement.each),
    compared: index.compared,
  };
}
