/** The embedded engine: composes study material from the opinion's own sentences, with no network and no key. */
import type { Opinion } from '../../opinion/opinion.ts';
import type { BriefContent, OutlineContent, QuestionSetContent, Tier } from '../material.ts';
import { briefFrom } from './brief/brief.ts';
import { analyse } from './findings.ts';
import { outlineFrom } from './outline/outline.ts';
import { questionSetFrom } from './questions/question-set.ts';

/** Stored with each material; raised whenever the same opinion may give other words. */
export const extractiveVersion = 'extractive-9';

export function composeBrief(opinion: Opinion): BriefContent {
  return briefFrom(analyse(opinion));
}

export function composeOutline(opinion: Opinion): OutlineContent {
  return outlineFrom(analyse(opinion));
}

export function composeQuestions(opinion: Opinion, tier: Tier): QuestionSetContent {
  return questionSetFrom(analyse(opinion), tier);
}
