/** Suppositions that turn round a fact the court itself called important. */
import type { Findings } from '../findings.ts';
import type { Judged } from '../reading/reading.ts';
import { saysTheSame } from '../text/items.ts';

export type Hypothetical = { supposition: string; fact: Judged };

export function hypotheticalsOf({ decidingFacts, facts, holdings }: Findings): Hypothetical[] {
  const held = holdings.line?.sentence;
  const chosen: Judged[] = [];
  for (const fact of [
    ...decidingFacts,
    ...facts
      .filter(({ voice }) => voice === 'narrator')
      .toSorted((one, other) => other.salience - one.salience),
  ]) {
    if (chosen.length === 2) break;
    if (fact.index === held?.index || fact.words > 40 || /[“"]/.test(fact.shown)) continue;
    if (chosen.some((other) => saysTheSame(other, fact, 0.5))) continue;
    chosen.push(fact);
  }
  return chosen.map((fact) => ({ fact, supposition: suppositionFrom(fact.shown) }));
}

function suppositionFrom(shown: string): string {
  const turned = turnedRound(shown);
  return turned
    ? `Suppose, contrary to what the court says, that ${turned}`
    : `Suppose the opposite of what the court says here were true: “${shown.replace(/[“”"]/g, '’')}”`;
}

const subordinate =
  /\b(?:because|since|when|if|that|which|who|where|while|although|as|after|before|unless)\b/i;

/** The sentence with its first verb turned into its contrary; undefined where the grammar is not plain. */
function turnedRound(shown: string): string | undefined {
  if (/["“:;]/.test(shown) || shown.split(' ').length > 32) return undefined;
  const verb = /\b(was|were|is|are|had|has|could|would|did|does|do)\b( not\b)?/.exec(shown);
  if (!verb) return undefined;
  const before = shown.slice(0, verb.index);
  if (before.split(' ').length > 10 || subordinate.test(before) || /,/.test(before)) return undefined;
  const word = verb[1] ?? '';
  if (verb[2] && /^d/.test(word)) return undefined;
  if (
    !verb[2] &&
    (/^(?:had|has|do|did|does)$/.test(word) ||
      /^ (?:no|never|neither|nothing)\b/.test(shown.slice(verb.index + word.length)))
  )
    return undefined;
  const after = shown.slice(verb.index + verb[0].length);
  const turned = `${before}${word}${verb[2] ? '' : ' not'}${after}`;
  return /^(?:The|A|An|This|That|These|Those|Here|There|It|They|He|She|Its|His|Her|Their|No|In)\b/.test(
    turned,
  )
    ? turned.charAt(0).toLowerCase() + turned.slice(1)
    : turned;
}
