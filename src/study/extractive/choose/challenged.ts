/** The law that is on trial: what the opinion calls void or valid is no rule that it applies. */
import type { Read } from '../read/read.ts';
import { oddsOf } from './value.ts';

const provision =
  /((?:§+ ?|\b(?:Section|Rule|Chapter|Article) )\d[\w.()-]*[\w)])[^.;,]{0,60}? (?:is|are|was|were) (?:\w+ly )?(?:un)?(?:constitutional(?:ly)?|void|invalid|valid|vague|overbroad)\b|\b(?:unconstitutional|void|invalid)[^.;,]{0,30}? (§+ ?\d[\w.()-]*[\w)])/i;
const leastDecided = 0.4;

/** Matches a sentence that begins with the provision; undefined where none is on trial. */
export function challengedIn({ sentences }: Pick<Read, 'sentences'>): RegExp | undefined {
  const names = new Set<string>();
  for (const sentence of sentences) {
    if (oddsOf(sentence, ['holding', 'decree']) < leastDecided || sentence.other > 0.5) continue;
    const [, first, second] = provision.exec(sentence.shown) ?? [];
    const name = first ?? second;
    if (name) names.add(name.replace(/^(?:section|§+) ?/i, ''));
  }
  if (names.size === 0) return undefined;
  const any = [...names].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(
    `^(?:[^,]{0,80}, )?(?:§+ ?|(?:[Ss]ection|[Rr]ule|[Cc]hapter|[Aa]rticle) )?(?:${any})(?![\\w(])`,
  );
}
