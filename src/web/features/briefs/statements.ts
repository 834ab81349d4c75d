import type { Brief } from '../../../shared/materials.ts';
import { partName } from '../reading/sheets.ts';
import { type Statement, statementsOf } from '../reading/statements.ts';

/** The sections that follow the holding, in the order in which they are read out. */
export const sections = [
  { part: 'posture', title: 'Procedural posture' },
  { part: 'facts', title: 'Facts' },
  { part: 'issue', title: 'Issue' },
  { part: 'rule', title: 'Rule' },
  { part: 'analysis', title: 'Analysis' },
  { part: 'conclusion', title: 'Conclusion' },
] as const satisfies { part: keyof Brief; title: string }[];

export const keyTermId = (index: number) => `key-term-${index + 1}`;

/** Everything in a brief that rests on a passage, in reading order. */
export function statementsOfBrief(brief: Brief): Statement[] {
  return [
    ...statementsOf([brief.holding], 'Holding'),
    ...sections.flatMap(({ part, title }) => statementsOf(brief[part], title)),
    ...brief.separateOpinions.flatMap((opinion) => statementsOf(opinion.summary, partName(opinion))),
    ...brief.keyTerms.map(({ term, meaning, pinpoints }, index) => ({
      id: keyTermId(index),
      place: 'Key terms',
      text: `${term}: ${meaning}`,
      pinpoints,
    })),
    ...statementsOf(brief.whyAssigned, 'Why it is assigned'),
  ];
}
