import { lowerKinds } from '../court-kinds.ts';
import type { DispositionAction } from '../opinion.ts';

const gap = String.raw`(?:the )?(?:(?!\b(?:affirm|revers|and\b))[^,;.])`;
const onCourtOfAppeals = new RegExp(
  String.raw`\b(?<verb>revers|affirm)\w* ${gap}{0,60}\bcourt of appeals\b`,
  'i',
);
const onCourtBelow = new RegExp(
  String.raw`\b(?<verb>revers|affirm)\w* ${gap}{0,40}\b(?:(?:${lowerKinds}) court|board|commission|agency|division|hearing officer|convictions?|sentences?)\b`,
  'gi',
);
const reversedCourt = new RegExp(
  String.raw`\brevers\w+ (?:the )?(?:[^,;.]{0,40}\b)?(?:${lowerKinds}) court\b`,
  'i',
);
const affirmedAgency =
  /\baffirm\w* (?:the )?(?:[^,;.]{0,30}\b)?(?:board|commission|agency|division|hearing officer)\b/i;

/** To reverse one court and affirm the court or agency below it, or the reverse, is one outcome and not two parts. */
export function isOneOutcome(text: string): boolean {
  if (/\bin part\b/i.test(text)) return false;
  const above = onCourtOfAppeals.exec(text)?.groups?.verb;
  const verbs = [...text.matchAll(onCourtBelow)].map(({ groups }) => groups!.verb!.toLowerCase());
  if (above) return verbs.some((verb) => verb !== above.toLowerCase());
  return reversedCourt.test(text) && affirmedAgency.test(text);
}

export function actAbove(text: string): 'affirmed' | 'reversed' | undefined {
  const verb = onCourtOfAppeals.exec(text)?.groups?.verb?.toLowerCase();
  if (verb === undefined) return undefined;
  return verb === 'revers' ? 'reversed' : 'affirmed';
}

/** Of one outcome, what was done to the judgment that is reviewed: the lower court's or agency's follows from it. */
export function withOneOutcome<Act extends { action: DispositionAction }>(text: string, acts: Act[]): Act[] {
  if (!isOneOutcome(text)) return acts;
  const follows = (actAbove(text) ?? 'reversed') === 'reversed' ? ['affirmed'] : ['reversed', 'vacated'];
  return acts.filter(({ action }) => !follows.includes(action));
}
