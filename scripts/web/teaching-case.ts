// The demo's case: the invented teaching opinion, read by the real reader and worked by the embedded engine.
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { readFileAsOpinion } from '../../src/cli/read-file.ts';
import { confidenceOf, findingsOf, pageGapsOf } from '../../src/opinion/findings.ts';
import type { Opinion } from '../../src/opinion/opinion.ts';
import { surveyOpinion } from '../../src/opinion/survey.ts';
import { toCaseText } from '../../src/server/features/cases/reading-view.ts';
import { type CaseText, type CourtCase, caseSchema, caseTextSchema } from '../../src/shared/cases.ts';
import {
  type Brief,
  briefSchema,
  type MaterialRecord,
  type Outline,
  outlineSchema,
  type QuestionSet,
  questionSetSchema,
} from '../../src/shared/materials.ts';
import {
  composeBrief,
  composeOutline,
  composeQuestions,
  extractiveVersion,
} from '../../src/study/extractive/engine.ts';
import { teachingOpinionPdf } from '../../test/fixtures/fixtures.ts';
import { tierSamples } from './tier-samples.ts';

export type TeachingCase = {
  courtCase: CourtCase;
  text: CaseText;
  brief: Brief;
  outline: Outline;
  questionSet: QuestionSet;
};

/** No stored thing has it: what is remembered of the demo in the browser meets nothing of a student's. */
const id = -1;
const tier = 'standard';

export const readTeachingOpinion = () => readFileAsOpinion(teachingOpinionPdf);

/** Throws where something does not fit the schemas of the API. */
export async function workTeachingCase(opinion: Opinion, at: Date): Promise<TeachingCase> {
  const questions = composeQuestions(opinion, tier);
  const courtCase = {
    ...(await describeCase(opinion, at)),
    questionCount: questions.questions.length,
  };
  const { title, captionConfidence, pageGaps, isExcerpt } = courtCase;
  const record: MaterialRecord = {
    id,
    caseId: id,
    classId: id,
    caseTitle: title,
    tier,
    engine: extractiveVersion,
    createdAt: at.toISOString(),
    version: 1,
    edited: false,
    remake: null,
    remakeFailure: null,
    freeRemakesLeft: 0,
    isSameAgain: false,
    pageLabels: null,
    reports: [],
  };
  return {
    courtCase: caseSchema.parse(courtCase),
    text: caseTextSchema.parse(toCaseText(opinion)),
    brief: briefSchema.parse({
      ...record,
      ...composeBrief(opinion),
      captionConfidence,
      pageGaps,
      isExcerpt,
    }),
    outline: outlineSchema.parse({ ...record, ...composeOutline(opinion) }),
    questionSet: questionSetSchema.parse({ ...record, ...questions }),
  };
}

async function describeCase(opinion: Opinion, at: Date): Promise<CourtCase> {
  const findings = findingsOf(opinion);
  return {
    ...findings,
    id,
    classId: id,
    sessionId: id,
    categoryId: null,
    title: findings.title ?? basename(teachingOpinionPdf),
    fileName: basename(teachingOpinionPdf),
    fileSize: (await stat(teachingOpinionPdf)).size,
    captionConfidence: confidenceOf(opinion),
    pageGaps: pageGapsOf(opinion),
    isExcerpt: surveyOpinion(opinion).isExcerpt,
    status: 'ready',
    question: null,
    progress: null,
    failure: null,
    tier,
    engine: extractiveVersion,
    pdfDeletedAt: null,
    textDeletedAt: null,
    createdAt: at.toISOString(),
    briefId: id,
    outlineId: id,
    questionSetId: id,
    questionCount: null,
    remaking: [],
  };
}

if (import.meta.main) {
  const opinion = await readTeachingOpinion();
  const teachingCase = await workTeachingCase(opinion, new Date());
  process.stdout.write(JSON.stringify({ teachingCase, tierSamples: tierSamples(opinion) }));
}
