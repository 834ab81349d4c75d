/** What belongs to nobody yet as the screens of a case expect it: a tryout, and the demo's case. */
import { confidenceOf, findingsOf, pageGapsOf } from '../../../opinion/findings.ts';
import type { Opinion } from '../../../opinion/opinion.ts';
import { isShortened } from '../../../opinion/survey.ts';
import type { CourtCase } from '../../../shared/cases.ts';
import {
  type Brief,
  briefSchema,
  type MaterialRecord,
  type Outline,
  outlineSchema,
  type QuestionSet,
  questionSetSchema,
} from '../../../shared/materials.ts';
import { unownedId } from '../../../shared/tryouts.ts';
import { withEverySection } from '../../../study/material/shape.ts';
import type { MaterialDraft } from '../materials/service.ts';

export type UnownedFile = { fileName: string; fileSize: number; title: string; createdAt: Date };

/** Without its state, which says whether anything was made of it. */
export function presentCase(file: UnownedFile, opinion: Opinion | null): CourtCase {
  const found = opinion && findingsOf(opinion);
  return {
    citation: null,
    court: null,
    decidedOn: null,
    docket: null,
    author: null,
    disposition: null,
    pageCount: null,
    missingPages: [],
    ...found,
    id: unownedId,
    classId: unownedId,
    sessionId: unownedId,
    categoryId: null,
    title: found?.title ?? file.title,
    fileName: file.fileName,
    fileSize: file.fileSize,
    captionConfidence: opinion ? confidenceOf(opinion) : {},
    pageGaps: opinion ? pageGapsOf(opinion) : [],
    isExcerpt: opinion !== null && isShortened(opinion),
    status: 'queued',
    question: null,
    progress: null,
    failure: null,
    tier: 'standard',
    engine: null,
    pdfDeletedAt: null,
    textDeletedAt: null,
    createdAt: file.createdAt.toISOString(),
    briefId: null,
    outlineId: null,
    questionSetId: null,
    questionCount: null,
    holding: null,
    remaking: [],
  };
}

export type PresentedMaterials = { brief: Brief; outline: Outline; questionSet: QuestionSet };

/** Throws where something does not fit the schemas of the API. */
export function presentMaterials(courtCase: CourtCase, made: readonly MaterialDraft[]): PresentedMaterials {
  const { title, captionConfidence, pageGaps, isExcerpt, createdAt } = courtCase;
  const record = (engine: string): MaterialRecord => ({
    id: unownedId,
    caseId: unownedId,
    classId: unownedId,
    caseTitle: title,
    tier: 'standard',
    engine,
    createdAt,
    version: 1,
    edited: false,
    remake: null,
    remakeFailure: null,
    freeRemakesLeft: 0,
    isSameAgain: false,
    durationMs: null,
    pageLabels: null,
    reports: [],
  });
  const of = (kind: MaterialDraft['kind']) => {
    const draft = made.find((each) => each.kind === kind);
    if (!draft) throw new Error(`The ${kind} of a worked file is missing`);
    // As the maker's schemas have it.
    return { ...record(draft.engine), ...(withEverySection(draft.content) as object) };
  };
  return {
    brief: briefSchema.parse({ ...of('brief'), captionConfidence, pageGaps, isExcerpt }),
    outline: outlineSchema.parse(of('outline')),
    questionSet: questionSetSchema.parse(of('questions')),
  };
}
