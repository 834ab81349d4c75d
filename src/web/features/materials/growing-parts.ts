/** From the sections of a material that is being written to the shape that the finished one has. */
import type { z } from 'zod';
import type { CourtCase } from '../../../shared/cases.ts';
import type { MaterialRecord } from '../../../shared/materials.ts';
import type { MaterialKind } from '../../../study/material/schema.ts';

/** No material that is stored has this id. */
const growingId = 0;

export const isGrowing = ({ id }: Pick<MaterialRecord, 'id'>): boolean => id === growingId;

export const materialIdIn = {
  brief: ({ briefId }: CourtCase) => briefId,
  outline: ({ outlineId }: CourtCase) => outlineId,
  questions: ({ questionSetId }: CourtCase) => questionSetId,
};

export const kindIn = (own: CourtCase, materialId: number): MaterialKind | undefined =>
  (['brief', 'outline', 'questions'] as const).find((kind) => materialIdIn[kind](own) === materialId);

/** What a material carries beside its content, as far as it is known before it is there. */
export function growingRecord({ id: caseId, classId, title, tier, createdAt }: CourtCase): MaterialRecord {
  const unknown = { engine: '', version: 0, edited: false, durationMs: null, pageLabels: null };
  const remakes = { remake: null, remakeFailure: null, freeRemakesLeft: 0, isSameAgain: false, reports: [] };
  return { id: growingId, caseId, classId, caseTitle: title, tier, createdAt, ...unknown, ...remakes };
}

/** A section that does not fit is not shown: the next telling of it may. */
export function readPart<Schema extends z.ZodType>(
  parts: Record<string, unknown>,
  part: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  const parsed = schema.safeParse(parts[part]);
  return parsed.success ? parsed.data : undefined;
}

/** The last of the names whose section has begun. */
export function nowWriting(
  parts: Record<string, unknown>,
  names: readonly (readonly [part: string, name: string])[],
): string | undefined {
  return names.findLast(([part]) => parts[part] !== undefined)?.[1];
}
