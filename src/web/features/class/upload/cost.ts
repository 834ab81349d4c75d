import type { SubscriptionStatus } from '../../../../shared/subscription.ts';
import { count } from '../../../format/count.ts';

type Allowance = Pick<SubscriptionStatus, 'analysesUsed' | 'limit'>;

export const analysesLeft = ({ analysesUsed, limit }: Allowance) => Math.max(0, limit - analysesUsed);

/** "1 of your 3 analyses", or "your 3 analyses" where it takes all. */
export const shareOf = (charged: number, left: number, all: string) =>
  charged === left ? `your ${all}` : `${charged} of your ${all}`;

/** What pressing the button costs and leaves: "This uses your only analysis." */
export function costWords(files: number, allowance: Allowance): string {
  const left = analysesLeft(allowance);
  const charged = Math.min(files, left);
  const rest = left - charged;
  const uses = `Uses ${shareOf(charged, left, count(left, 'analysis', 'analyses'))}.`;
  if (files === 1 && left === 1) return 'This uses your only analysis.';
  if (files > left) {
    const sent = left === 1 ? 'Only the first file is' : `Only the first ${left} files are`;
    return `${uses} ${sent} analyzed; the others stay here.`;
  }
  return `${uses} ${rest === 0 ? 'None' : rest} left after this.`;
}

/** The same where each file is paid for with a premium token. */
export function tokenCostWords(files: number, tokens: number): string {
  const charged = Math.min(files, tokens);
  const rest = tokens - charged;
  const uses = `Uses ${shareOf(charged, tokens, count(tokens, 'premium token'))}; doesn’t count as an analysis.`;
  if (files > tokens) {
    const sent = tokens === 1 ? 'Only the first file is' : `Only the first ${tokens} files are`;
    return `${uses} ${sent} analyzed; the others stay here.`;
  }
  return `${uses} ${rest === 0 ? 'None' : rest} left after this.`;
}
