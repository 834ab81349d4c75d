// The comparison's samples of the embedded engine: what it makes of the teaching opinion in each tier, never typed by hand.
import type { Opinion } from '../../src/opinion/opinion.ts';
import { composeOutline, composeQuestions } from '../../src/study/extractive/engine.ts';
import type { Item, Tier } from '../../src/study/material/schema.ts';
import { sectionName } from '../../src/study/words/section-name.ts';
import type {
  OutlineSample,
  QuestionSample,
  TierSamples,
} from '../../src/web/features/subscription/samples.ts';

/** Of a professor's answer the beginning: the whole stands in the demo. */
const answerItems = 2;

export function tierSamples(opinion: Opinion): TierSamples {
  const outline = (tier: Tier): OutlineSample[] =>
    composeOutline(opinion, tier).sections.map(({ title, items }) => ({
      title: sectionName(title),
      content: items.flatMap((item) => linesOf(item)).join('\n'),
    }));
  const questions = (tier: Tier): QuestionSample[] =>
    composeQuestions(opinion, tier).questions.map(({ question, answer, difficulty }) => ({
      question,
      answer: answer
        .slice(0, answerItems)
        .map(({ text }) => text)
        .join(' '),
      difficulty,
    }));
  return {
    outlines: { standard: outline('standard'), premium: outline('premium') },
    questions: { standard: questions('standard'), premium: questions('premium') },
  };
}

/** A line each, those below one another set in. */
function linesOf({ text, children = [] }: Item, depth = 0): string[] {
  return [`${'\u2003'.repeat(depth)}${text}`, ...children.flatMap((child) => linesOf(child, depth + 1))];
}
