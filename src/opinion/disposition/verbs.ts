import type { DispositionAction } from '../opinion.ts';

/** A court's acts in the forms in which a decree states them. */
export const verbs: { action: DispositionAction; decreed: RegExp; ordered: RegExp; word: string }[] = [
  { action: 'affirmed', decreed: /\baffirmed\b/gi, ordered: /\baffirms?\b/gi, word: 'affirmed' },
  { action: 'reversed', decreed: /\breversed\b/gi, ordered: /\breverses?\b/gi, word: 'reversed' },
  {
    action: 'vacated',
    decreed: /\b(?:vacated|annulled)\b/gi,
    ordered: /\b(?:vacates?|annul)\b/gi,
    word: 'vacated',
  },
  { action: 'remanded', decreed: /\bremanded\b/gi, ordered: /\bremands?\b/gi, word: 'remanded' },
  { action: 'dismissed', decreed: /\bdismissed\b/gi, ordered: /\bdismiss(?:es)?\b/gi, word: 'dismissed' },
  { action: 'granted', decreed: /\bgranted\b/gi, ordered: /\bgrants?\b/gi, word: 'granted' },
  { action: 'allowed', decreed: /\ballowed\b/gi, ordered: /\ballow\b/gi, word: 'allowed' },
  { action: 'denied', decreed: /\bdenied\b/gi, ordered: /\bden(?:y|ies)\b/gi, word: 'denied' },
  {
    action: 'modified',
    decreed: /\b(?:modified|amended)\b/gi,
    ordered: /\bmodif(?:y|ies)\b/gi,
    word: 'modified',
  },
  {
    action: 'set_aside',
    decreed: /\bset aside\b/gi,
    ordered: /\bsets? aside\b/gi,
    word: 'set aside',
  },
  { action: 'enforced', decreed: /\benforced\b/gi, ordered: /\benforces?\b/gi, word: 'enforced' },
  { action: 'quashed', decreed: /\bquashed\b/gi, ordered: /\bquash(?:es)?\b/gi, word: 'quashed' },
  {
    action: 'transferred',
    decreed: /\btransferred\b/gi,
    ordered: /\btransfers?\b/gi,
    word: 'transferred',
  },
  { action: 'answered', decreed: /\banswered\b/gi, ordered: /\banswers?\b/gi, word: 'answered' },
  { action: 'disbarred', decreed: /\bdisbarred\b/gi, ordered: /\bdisbars?\b/gi, word: 'disbarred' },
  {
    action: 'disciplined',
    decreed: /\bsuspended from the practice(?: of law)?\b/gi,
    ordered: /\bsuspends? [^.;]{0,60}from the practice of law\b/gi,
    word: 'disciplined',
  },
];

const byAction = new Map(verbs.map(({ action, word }) => [action, word]));

export function wordOf(action: DispositionAction): string {
  if (action === 'decided_for_petitioner') return 'decided for petitioner';
  if (action === 'decided_for_respondent') return 'decided for respondent';
  if (action === 'decided_under_rule_155') return 'decision to be entered under Rule 155';
  return byAction.get(action) ?? action;
}
