// The demo's case: the invented teaching opinion, read by the real reader and worked by the embedded engine.
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { readFileAsOpinion } from '../../src/cli/read-file.ts';
import type { Opinion } from '../../src/opinion/opinion.ts';
import { toCaseText } from '../../src/server/features/cases/case-text.ts';
import { compose } from '../../src/server/features/making/service.ts';
import { presentCase, presentMaterials } from '../../src/server/features/tryouts/presenting.ts';
import { type CaseText, type CourtCase, caseSchema, caseTextSchema } from '../../src/shared/cases.ts';
import type { Brief, Outline, QuestionSet } from '../../src/shared/materials.ts';
import { openComposer } from '../../src/study/composing/composer.ts';
import { teachingOpinionPdf } from '../../test/fixtures/fixtures.ts';
import { tierSamples } from './tier-samples.ts';

export type TeachingCase = {
  courtCase: CourtCase;
  text: CaseText;
  brief: Brief;
  outline: Outline;
  questionSet: QuestionSet;
};

export const readTeachingOpinion = () => readFileAsOpinion(teachingOpinionPdf);

/** Throws where something does not fit the schemas of the API. */
export async function workTeachingCase(opinion: Opinion, at: Date): Promise<TeachingCase> {
  const fileName = basename(teachingOpinionPdf);
  const { size: fileSize } = await stat(teachingOpinionPdf);
  const plain = presentCase({ fileName, fileSize, title: fileName, createdAt: at }, opinion);
  const composer = openComposer();
  const made = await Promise.all(
    (['brief', 'outline', 'questions'] as const).map((kind) =>
      compose({ composer }, opinion, { kind, tier: 'standard', style: null }),
    ),
  ).finally(() => composer.close());
  const { brief, outline, questionSet } = presentMaterials(plain, made);
  const ids = { briefId: brief.id, outlineId: outline.id, questionSetId: questionSet.id };
  const { engine } = brief;
  const ready = { status: 'ready', engine, questionCount: questionSet.questions.length } as const;
  return {
    courtCase: caseSchema.parse({ ...plain, ...ids, ...ready }),
    text: caseTextSchema.parse(toCaseText(opinion)),
    ...{ brief, outline, questionSet },
  };
}

if (import.meta.main) {
  const opinion = await readTeachingOpinion();
  const teachingCase = await workTeachingCase(opinion, new Date());
  process.stdout.write(JSON.stringify({ teachingCase, tierSamples: tierSamples(opinion) }));
}
