/** Hard questions about what a separate opinion would have made of the case. */
import type { Findings } from '../findings.ts';
import { type Candidate, callsIn, heldIn, introduced, rereadOf, sharingIn } from './candidate.ts';
import { givesReason } from './grounds.ts';

export function othersCarried(findings: Findings): Candidate[] {
  const held = heldIn(findings);
  const { separate, rules } = findings;
  return separate
    .map((each) => ({ ...each, point: each.point.filter(givesReason) }))
    .filter(({ kind, author, point }) => kind !== 'concurrence' && author && point.length > 0)
    .slice(0, 3)
    .map(({ author, point }, index) => {
      const lost = index === 0 ? (held ?? rules[0]) : rules[0];
      return {
        question: `Suppose that the view of ${author} had carried the court in ${callsIn(findings).caseName}. What would the law be then, and who would be worse off?`,
        answer: [
          ...introduced('What that view says:', point[0]),
          ...introduced('Also:', point[1]),
          ...introduced('What would have been lost:', lost),
        ],
        rests: [...point.slice(0, 2), lost].filter((each) => each !== undefined),
        kind: 'hypothetical',
        inPair: 'second',
        followUps: ['How many votes would that view have needed?'],
        reread: rereadOf(point),
      };
    });
}

/** Two grounds are measured against each other only where they speak of the same. */
const leastCommon = 2;

/** A concurrence gives the same result another ground. */
export function otherGrounds(findings: Findings): Candidate[] {
  const { separate, rules, reasoning } = findings;
  const shared = sharingIn(findings);
  const grounds = [...reasoning.reasons, ...rules, heldIn(findings)].filter((each) => each !== undefined);
  return separate
    .map((each) => ({ ...each, point: each.point.filter(givesReason) }))
    .filter(({ kind, author, point }) => kind === 'concurrence' && author && point.length > 0)
    .flatMap(({ author, point }) => {
      const common = (each: (typeof grounds)[number]) => Math.max(...point.map((one) => shared(one, each)));
      const [court] = grounds
        .filter((each) => common(each) >= leastCommon)
        .toSorted((one, other) => common(other) - common(one));
      if (!court) return [];
      return {
        question: `Which ground is narrower, ${author}’s or the court’s?`,
        answer: [
          ...introduced('The ground of the concurrence:', point[0]),
          ...introduced('Also:', point[1]),
          ...introduced('Measure it against what the court itself rests on:', court),
        ],
        rests: [...point.slice(0, 2), court],
        kind: 'separate_opinion',
        followUps: ['When would that matter?'],
        reread: rereadOf(point),
      };
    });
}
