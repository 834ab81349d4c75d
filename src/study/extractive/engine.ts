/** The embedded engine: composes study material from the opinion's own sentences, with no network and no key. */
import type { Opinion } from '../../opinion/opinion.ts';
import type { ProfessorStyle } from '../material/professor-style.ts';
import type { BriefContent, OutlineContent, QuestionSetContent, Tier } from '../material/schema.ts';
import { briefFrom } from './brief/brief.ts';
import { analyse } from './findings.ts';
import { outlineFrom } from './outline/outline.ts';
import { premiumBriefFrom } from './premium/brief.ts';
import { type Deeper, deeperIn } from './premium/deeper.ts';
import { premiumOutlineFrom } from './premium/outline.ts';
import { questionSetFrom } from './questions/question-set.ts';

/** Stored with each material; raised whenever the same opinion may give other words. */
export const extractiveVersion = 'extractive-47';

export function composeBrief(opinion: Opinion, tier: Tier = 'standard'): BriefContent {
  const findings = analyse(opinion);
  return tier === 'premium' ? premiumBriefFrom(findings) : briefFrom(findings);
}

export function composeOutline(opinion: Opinion, tier: Tier = 'standard'): OutlineContent {
  const findings = analyse(opinion);
  return tier === 'premium' ? premiumOutlineFrom(findings) : outlineFrom(findings);
}

/** What is said beyond any brief where there is time for it. */
export function composeFurther(opinion: Opinion): Deeper {
  return deeperIn(analyse(opinion));
}

/** The style weights what is asked; how many of each difficulty stays the tier's ladder. */
export function composeQuestions(
  opinion: Opinion,
  tier: Tier,
  style: ProfessorStyle | null = null,
): QuestionSetContent {
  return questionSetFrom(analyse(opinion), tier, style);
}
