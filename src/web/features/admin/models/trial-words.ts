/** A model's trial in the operator's words. */
import type { ModelTrial } from '../../../../shared/local-models.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

export function trialVerdict({ form, passesGates }: ModelTrial): { tone: BadgeTone; word: string } {
  if (form === 'failed') return { tone: 'danger', word: 'Doesn’t work' };
  if (form === 'loose') return { tone: 'danger', word: 'Doesn’t follow the format' };
  if (passesGates) return { tone: 'good', word: 'Ready' };
  return passesGates === null
    ? { tone: 'danger', word: 'Wrote no brief' }
    : { tone: 'caution', word: 'Fails the checks' };
}

export function trialWords({ latencyMs, tokensPerSecond, verifiedShare }: ModelTrial): string[] {
  return [
    latencyMs === null ? '' : `first answer in ${(latencyMs / 1000).toFixed(1)} s`,
    tokensPerSecond === null ? '' : `${tokensPerSecond} tokens a second`,
    verifiedShare === null ? '' : `${Math.round(verifiedShare * 100)}% of its statements verified`,
  ].filter(Boolean);
}
