import { shortCaseName } from '../../../opinion/caption/short-name.ts';
import type { Opinion } from '../../../opinion/opinion.ts';
import { isSeparate, nameOfPart, numberOfPart } from '../wire/labels.ts';

/** What the reader knows of an opinion and a task's words depend on. */
export type About = {
  caseName: string | undefined;
  disposition: string | undefined;
  /** `"part": "3" is the dissent, by Reyes` for each separate opinion. */
  separateParts: string[];
};

export function aboutOpinion({ caption, disposition, parts }: Opinion): About {
  return {
    caseName: caption.caseName && shortCaseName(caption.caseName),
    disposition: disposition?.summary,
    separateParts: parts.flatMap((part, index) =>
      isSeparate(part) ? [`"part": "${numberOfPart(index)}" is the ${nameOfPart(part)}`] : [],
    ),
  };
}
