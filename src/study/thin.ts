/** Whether a brief found so little that nobody should be charged for it unasked. */
import type { BriefContent, Item } from './material/schema.ts';

export type LittleFound = { holding: boolean; rule: boolean; statements: number };

const parts = ['facts', 'issue', 'rule', 'analysis', 'conclusion'] as const;
/** How many of them must hold a statement. */
const fewestParts = 3;

/** Words of ours that rest on nothing say that something is missing: no statement. */
const quotesIn = ({ pinpoints, children = [] }: Item): string[] => [
  ...pinpoints.map(({ paragraphId, quote }) => `${paragraphId} ${quote}`),
  ...children.flatMap(quotesIn),
];

/** The statements of each part. One that rests on the same words as a part before it was found once. */
function statementsByPart(brief: BriefContent): Item[][] {
  const found = new Set<string>();
  return parts.map((part) => {
    const statements = brief[part].filter((item) => quotesIn(item).some((quote) => !found.has(quote)));
    for (const quote of statements.flatMap(quotesIn)) found.add(quote);
    return statements;
  });
}

/** The holding that stands as the rule too is found once. */
export function foundIn(brief: BriefContent): LittleFound {
  const held = new Set(quotesIn(brief.holding));
  return {
    holding: held.size > 0,
    rule: brief.rule.flatMap(quotesIn).some((quote) => !held.has(quote)),
    statements: statementsByPart(brief).flat().length,
  };
}

/** Neither a holding nor a rule, or too few of the parts of FIRAC with anything of their own in them. */
export function isThin(brief: BriefContent): boolean {
  const { holding, rule } = foundIn(brief);
  const filled = statementsByPart(brief).filter(({ length }) => length > 0).length;
  return (!holding && !rule) || filled < fewestParts;
}
