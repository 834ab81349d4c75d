/** Strings without a passage of their own: questions, traps, follow-ups, terms, and what is missing. */

import { splitSentences } from '../../../opinion/sentences.ts';
import { foreignCitations, hasLink } from './claims/bare.ts';
import { stringFaults } from './claims/check.ts';
import type { Ground } from './ground.ts';
import { outcomeProblem } from './outcome.ts';

type Loose = {
  /** A hypothetical may name persons and sums that the opinion does not. */
  isInvented?: boolean;
  /** A trap names the wrong outcome by its nature. */
  isWrongByNature?: boolean;
};

/** The first thing that the opinion does not bear out; undefined where code finds none. */
export function looseFault(
  text: string,
  { opinion, vocabulary }: Pick<Ground, 'opinion' | 'vocabulary'>,
  { isInvented = false, isWrongByNature = false }: Loose = {},
): string | undefined {
  const strangers = isInvented ? [] : vocabulary.strangersIn(text).slice(0, 5);
  if (strangers.length > 0) return `the opinion nowhere says ${strangers.join(', ')}`;
  if (isWrongByNature)
    return hasLink(text, opinion) ? 'it holds a link or markup' : foreignFault(text, opinion);
  const fault = stringFaults(text, opinion).find(({ severity }) => severity !== 'doubt');
  return fault?.reason ?? outcomeProblem(text, opinion, undefined);
}

function foreignFault(text: string, opinion: Ground['opinion']): string | undefined {
  const foreign = foreignCitations(text, opinion);
  return foreign.length > 0 ? `the text nowhere cites ${foreign.join(', ')}` : undefined;
}

/** Sentences that suppose change a fact on purpose. */
const supposes =
  /^(?:(?:but |and |now )?(?:suppos|imagin|assum|what if|change|if\b|had\b|were\b))|\binstead of\b|\bhad (?:been|not|never)\b|\bwould\b/i;

/** What a hypothetical says of the case itself. */
export const withoutSupposed = (text: string): string =>
  splitSentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => !supposes.test(sentence.trim()))
    .join(' ');
