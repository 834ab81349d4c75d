/** The embedded engine: composes study material from the opinion's own sentences, with no network and no key. */
import type { Opinion } from '../../opinion/opinion.ts';
import type { BriefContent, OutlineContent, ProfessorStyle, QuestionSetContent, Tier } from '../material.ts';
import { briefFrom } from './brief/brief.ts';
import { analyse } from './findings.ts';
import { outlineFrom } from './outline/outline.ts';
import { questionSetFrom } from './questions/question-set.ts';

/** Stored with each material; raised whenever the same opinion may give other words. */
export const extractiveVersion = 'extractive-24';

export function composeBrief(opinion: Opinion): BriefContent {
  return briefFrom(analyse(opinion));
}

export function composeOutline(opinion: Opinion): OutlineContent {
  return outlineFrom(analyse(opinion));
}

/** The style weights what is asked; how many of each difficulty stays the tier's ladder. */
export function composeQuestions(
  opinion: Opinion,
  tier: Tier,
  style: ProfessorStyle | null = null,
): QuestionSetContent {
  return questionSetFrom(analyse(opinion), tier, style);
}
