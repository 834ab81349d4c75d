import type { Brief } from '../../../../shared/materials.ts';
import { partName } from '../../../../study/words/captions.ts';
import { briefSections } from '../../../../study/words/statements.ts';
import { type Statement, statementsOf } from '../../../desk/statements/statements.ts';

export const keyTermId = (index: number) => `key-term-${index + 1}`;

/** Everything in a brief that rests on a passage, in reading order. */
export function statementsOfBrief(brief: Brief): Statement[] {
  return [
    ...statementsOf([brief.holding], 'Holding'),
    ...briefSections.flatMap(({ part, title }) => statementsOf(brief[part], title)),
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
