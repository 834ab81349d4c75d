/** Where cases of a class contradict each other, as far as their own words say it. */

import { shortCaseName } from '../../opinion/caption/short-name.ts';
import type { CourseNode } from '../material/course.ts';
import { ended } from '../words/ended.ts';
import { listed } from '../words/listed.ts';
import { quoted } from '../words/quoted.ts';
import { idOf, line } from './line.ts';
import { denies, type Shared, type SharedRules } from './shared-rules.ts';

/** The judgment stood in one case that carries the rule, and fell in another. */
export function opposedOutcomes({ id, carried }: Shared): CourseNode[] {
  const ends = carried.flatMap(({ one }) =>
    one.outcome ? [{ ...one.outcome, title: shortCaseName(one.title) }] : [],
  );
  const [up, down] = [true, false].map((stands) => ends.filter(({ isStanding }) => isStanding === stands));
  if (!up?.length || !down?.length) return [];
  const names = (found: typeof ends) => listed(found.map(({ title }) => title));
  const text = ended(
    `Same rule, opposite results: the judgment below stood in ${names(up)} and fell in ${names(down)}`,
  );
  return [line(`opposed-${id}`, 'conflict', text, { rests: [...up, ...down].map(({ rest }) => rest) })];
}

/** A rule of another case in the same words that denies what this one affirms. */
export function contraryTo({ id, lead, carried }: Shared, shared: SharedRules): CourseNode[] {
  return shared.likeLead(lead).flatMap((other) => {
    const theirs = other.carried[0]?.one;
    const isOther = other.id !== id && !carried.some(({ one }) => one === theirs);
    if (!theirs || !isOther || !denies(lead, other.lead)) return [];
    return [
      line(
        idOf('conflict', theirs.caseId, `${id} ${other.id}`),
        'conflict',
        `Compare ${shortCaseName(theirs.title)}, which puts it the other way: ${quoted(other.lead.text)}`,
        other.lead,
      ),
    ];
  });
}
