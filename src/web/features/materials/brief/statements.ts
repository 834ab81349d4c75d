import type { Brief } from '../../../../shared/materials.ts';
import { candidatesFor } from '../../../../study/material/choosing.ts';
import { briefShape } from '../../../../study/material/shape.ts';
import { partName } from '../../../../study/words/captions.ts';
import { type Statement, statementsOf } from '../../../desk/statements/statements.ts';

export const keyTermId = (index: number) => `key-term-${index + 1}`;

/** Everything in a brief that rests on a passage, in reading order. */
export const statementsOfBrief = (brief: Brief): Statement[] =>
  briefShape.flatMap((section) => {
    const { title } = section;
    switch (section.holds) {
      case 'statement':
        return statementsOf([brief[section.key], ...candidatesFor(brief, section.key)], title);
      case 'statements':
        return statementsOf([...brief[section.key], ...candidatesFor(brief, section.key)], title);
      case 'opinions':
        return brief[section.key].flatMap((opinion) => statementsOf(opinion.summary, partName(opinion)));
      case 'terms':
        return brief[section.key].map(({ term, meaning, pinpoints }, index) => ({
          id: keyTermId(index),
          place: title,
          text: `${term}: ${meaning}`,
          pinpoints,
        }));
      default:
        return [];
    }
  });
