/** The facts of this case that the court itself ties to the outcome, strongest first. */

import { weightOf } from '../../language/ordinary-words.ts';
import { cueNamed } from '../read/cues.ts';
import { namesOf } from '../read/lead.ts';
import type { Read, ReadSentence } from '../reading.ts';
import { ofAnyCase } from '../text/any-case.ts';
import { isAsked, isShowable, oddsOf } from './value.ts';

const most = 6;
const least = 0.2;
const mostOther = 0.4;
const mostDicta = 0.3;
const mostArgued = 0.1;
const leastWorth = 0.15;
/** A fact that is only told decides nothing yet. */
const leastLeanedOn = 0.2;
const past = /\b(?:was|were|had|did|kept|knew|took|made|gave|told|held|left|sold|bought|[a-z]{3,}ed)\b/;

export function decidingFactsIn(read: Read, taken: readonly ReadSentence[]): ReadSentence[] {
  const names = namesOf(read);
  const isOfCase = ({ text }: ReadSentence) => party.test(text) || names.some((name) => text.includes(name));
  const value = (sentence: ReadSentence) =>
    (oddsOf(sentence, ['reasoning']) + 0.5 * sentence.odds.fact) *
    sentence.couldServe *
    sentence.alone *
    (tied.some((cue) => cue.test(sentence.text)) ? 1.3 : 1);
  return read.sentences
    .filter(
      (sentence) =>
        sentence.index >= read.boundary &&
        !taken.includes(sentence) &&
        isShowable(sentence, 45) &&
        isOfCase(sentence) &&
        past.test(sentence.text) &&
        sentence.odds.argument < mostArgued &&
        sentence.worth > leastWorth &&
        oddsOf(sentence, ['reasoning', 'fact']) > 0.5 &&
        oddsOf(sentence, ['reasoning', 'holding']) > leastLeanedOn &&
        sentence.other < mostOther &&
        !cueNamed('norm').test(sentence.text) &&
        !/^(?:We|If)\b/.test(sentence.shown) &&
        sentence.odds.dicta < mostDicta &&
        !isAsked(sentence),
    )
    .filter((sentence) => value(sentence) > least)
    .toSorted((one, other) => value(other) - value(one))
    .slice(0, most);
}

/** Of the facts that are told those that holding and rule come back to, most first. */
export function leanedOn(facts: readonly ReadSentence[], law: readonly ReadSentence[]): ReadSentence[] {
  const spoken = new Set(law.flatMap(({ terms }) => terms).filter((term) => !ofAnyCase.has(term)));
  const shared = ({ terms }: ReadSentence) =>
    [...new Set(terms)].reduce((sum, term) => sum + (spoken.has(term) ? weightOf(term) : 0), 0);
  return facts
    .filter((fact) => isShowable(fact, 45) && shared(fact) >= leastShared)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, mostLeanedOn);
}

const leastShared = 2;
const mostLeanedOn = 2;

const party = cueNamed('role of party');
const tied = [cueNamed('here'), cueNamed('because')];
