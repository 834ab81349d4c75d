/** Which samples stand side by side, and what is said of them: only what this server's engines make. */
import { isSource } from '../../../study/material/points.ts';
import type { Tier } from '../../../study/material/schema.ts';
import { isEmbedded } from '../../../study/words/engines.ts';
import type { PremiumTold } from '../../format/premium-words.ts';
import { modelSamples, type TierSamples } from './samples.ts';

/** Where premium is the same as standard, the same stands on both sides. */
export function samplesOf({ engines, premium }: PremiumTold, embedded: TierSamples): TierSamples {
  const [standard, better] = [engines.standard, engines.premium].map((engine) =>
    isEmbedded(engine) ? embedded : modelSamples,
  ) as [TierSamples, TierSamples]; // Of two names there are two.
  return {
    outlines: {
      standard: standard.outlines.standard,
      premium: premium.outline.isDistinct ? better.outlines.premium : standard.outlines.standard,
    },
    questions: {
      standard: standard.questions.standard,
      premium: premium.questions.isDistinct ? better.questions.premium : standard.questions.standard,
    },
  };
}

/** Of each sample one line; of premium one that standard does not have, where there is one. */
export function excerptOf(samples: TierSamples, kind: 'outlines' | 'questions', tier: Tier): string {
  const of = (one: Tier) =>
    kind === 'outlines'
      ? samples.outlines[one].flatMap(({ content }) => linesBelowHeadings(content))
      : samples.questions[one].map(({ question }) => question).toReversed();
  const standard = of('standard').filter(isTelling);
  if (tier === 'standard') return standard[0] ?? '';
  const premium = of('premium').filter(isTelling);
  return premium.find((line) => !standard.includes(line)) ?? premium[0] ?? '';
}

/** What a line rests on, and a citation alone, tell little. */
const isTelling = (line: string) => line.length > 40 && !isSource({ text: line });

/** What has lines below it is a heading, which tells nothing of the tier. */
function linesBelowHeadings(content: string): string[] {
  const lines = content.split('\n');
  const depth = (line = '') => line.search(/\S/);
  return lines.filter((line, index) => depth(lines[index + 1]) <= depth(line)).map((line) => line.trim());
}

export function comparisonWords(kind: 'outlines' | 'questions', { premium }: PremiumTold): string {
  const nothing = 'On this server, premium adds nothing here.';
  return kind === 'outlines'
    ? `Both have 6 sections. ${premium.outline.adds ? `Premium: ${premium.outline.adds}` : nothing}`
    : `Standard: about 5 questions per case. ${premium.questions.adds ? `Premium: ${premium.questions.adds}` : nothing} Both are color-coded by difficulty (Easy, Medium, Hard).`;
}
