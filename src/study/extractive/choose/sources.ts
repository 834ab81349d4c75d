/** The constitutional provisions, statutes and rules that an opinion works from. */

import { oneOf, pattern } from '../../language/grammar.ts';
import type { Judged, Reading } from '../read/lead.ts';

export type Source = { name: string; sentence: Judged };

const amending = oneOf`
  First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Thirteenth|Fourteenth|Fifteenth`;
const clauses = oneOf`
  Commerce|Supremacy|Due Process|Equal Protection|Establishment|Free Exercise|Takings|Confrontation|Contracts?|Spending
  |Ex Post Facto|Full Faith and Credit|Privileges (?:and|or) Immunities|Necessary and Proper`;
const sourceWords = new RegExp(
  pattern`
    (?<![\w-])(?:${amending} Amendment|${clauses} Clause|\d+ U\. ?S\. ?C\.(?: ?A\.)? §+ ?\d+\w*
    |(?:[A-Z][a-z]+(?:-[A-Z][a-z]+)* ){1,4}Act\b(?: of \d{4})?
    |(?:Federal )?Rules? of (?:Civil|Criminal|Appellate|Bankruptcy) Procedure|Section \d[\w-]*)`,
  'g',
);

/** The three named most, each with the first sentence that names it. */
export function sourcesOf({ sentences }: Reading): Source[] {
  const named = new Map<string, { count: number; sentence: Judged }>();
  for (const sentence of sentences) {
    for (const [source] of sentence.text.matchAll(sourceWords)) {
      const name = source.replace(/^(?:The|This|That|An?|In|Under|Of|When|If|And) /, '');
      const known = named.get(name);
      if (known) known.count += 1;
      else named.set(name, { count: 1, sentence });
    }
  }
  return onlyOnce([...named].filter(([, { count }]) => count > 1))
    .toSorted((one, other) => other[1].count - one[1].count)
    .slice(0, 3)
    .map(([name, { sentence }]) => ({ name, sentence }));
}

type SourceCount = [name: string, { count: number; sentence: Judged }];

/** "Harbor Lease Act" and "Lease Act" are one source: both are counted for the longer name. */
function onlyOnce(named: readonly SourceCount[]): SourceCount[] {
  const isLonger = (name: string, other: string) => other.length > name.length && other.endsWith(` ${name}`);
  return named
    .filter(([name]) => !named.some(([other]) => isLonger(name, other)))
    .map(([name, { count, sentence }]) => {
      const shorter = named.filter(([other]) => isLonger(other, name));
      return [name, { count: shorter.reduce((sum, [, each]) => sum + each.count, count), sentence }];
    });
}
