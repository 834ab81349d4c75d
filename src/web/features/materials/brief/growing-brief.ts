/** A brief as far as it is written. */
import type { CourtCase } from '../../../../shared/cases.ts';
import type { Brief } from '../../../../shared/materials.ts';
import { briefContentSchema } from '../../../../study/material/schema.ts';
import { perSection } from '../../../../study/material/shape.ts';
import { growingRecord, readPart } from '../growing-parts.ts';

const empty = perSection({
  statement: { id: 'holding', text: '', pinpoints: [], verified: false, marks: [] },
  statements: [],
  opinions: [],
  terms: [],
  lines: [],
});

export function growingBrief(own: CourtCase, parts: Record<string, unknown>): Brief {
  const { shape } = briefContentSchema;
  const begun = Object.keys(parts).flatMap((part) => {
    if (!(part in shape)) return [];
    const section = readPart(parts, part, shape[part as keyof typeof shape]); // Just looked for.
    return section === undefined ? [] : [[part, section] as const];
  });
  return {
    ...growingRecord(own),
    caption: { caseName: own.title },
    missingPages: own.missingPages,
    captionConfidence: own.captionConfidence,
    pageGaps: own.pageGaps,
    isExcerpt: own.isExcerpt,
    ...empty,
    candidates: [],
    ...Object.fromEntries(begun),
  };
}
