/** Sentences that decide and say nothing of what: a reader learns from them who won, or what was left open. */

import { namesOf, type Reading } from '../read/reading.ts';
import type { Sentence } from '../text/sentence.ts';
import { termsOf } from '../text/words.ts';

/** What any court says of any case. */
export const ofAnyCase = new Set(
  termsOf(`affirm reverse vacate remand dismiss deny grant reject sustain overrule uphold decline hold conclude find rule
    determine agree disagree judgment judgments order orders decision decree ruling opinion conviction sentence court courts
    trial district circuit supreme appeal appeals appellate superior board commission agency case cause matter petition
    writ certiorari motion leave proceed forma pauperis claim claims contention contentions argument arguments ground
    grounds issue issues point points error errors merit merits lack lacks fail fails reason reasons following foregoing
    defendant defendants plaintiff plaintiffs petitioner petitioners respondent respondents appellant appellants appellee
    appellees state government party parties correct correctly erred proper properly accordingly therefore below each all`),
);
const fewest = 3;

/** Whether it names nothing that is of this case but its parties. */
export function saysNothingOf(
  reading: Pick<Reading, 'parties'>,
): (sentence: Pick<Sentence, 'terms'>) => boolean {
  const names = new Set(namesOf(reading).flatMap(termsOf));
  return ({ terms }) =>
    new Set(terms.filter((term) => !ofAnyCase.has(term) && !names.has(term))).size < fewest;
}

const leftOpen =
  /\b(?:need not|(?:do|did) not|have no (?:occasion|need) to|declin\w+ to|express no|without) (?:decid|reach|consider|address|resolv|inquir|determin|opin|view)\w*|\bdeclin\w+ [^,.;]{0,40}\binvitation\b|\b(?:not|fail\w*) (?:to )?preserve[d]?\b|\b(?:is|are) not before us\b/;
const decides = /\b(?:hold|conclude|find|determine)s? (?:that|[a-z]+ ?,)/;

const reserved =
  /\b(?:[Ww]e|[Tt]his [Cc]ourt|[Tt]he Court) (?:\w+ )?(?:leaves?|reserves?)\b[^.;]{0,80}\b(?:for another (?:day|case)|open|unresolved|undecided|questions?|issues?)\b|\b(?:intimates? no|are not (?:now )?(?:asked|called (?:up)?on|required) to)\b|\b(?:is|are) (?:a )?(?:question|matter)s? (?:we|that we) (?:leave|do not)\b|\b(?:nothing|Nothing) (?:in (?:this|our) opinion|(?:that )?we (?:say|have said|decide|hold)(?: here| today)?)\b/;

const openQuestion =
  /\b(?:whether|if|when|where|how|what|who|which|questions?|issues?|scope|contours?|extent|possibility|nothing)\b/i;
/** What comes too late is not left open. */
const tooLate = /\b(?:first time|forfeit|waive|preserve|abandon|inadequately brief)/i;
/** What the result makes idle limits nothing: "Because of our disposition, we need not reach the other issues." */
const idle =
  /^(?:Because of|Given|In (?:light|view) of|Based on|Due to) (?:our|the|this) (?:\w+ )?(?:disposition|holding|conclusion|decision|resolution|result)\b|\b(?:need not|(?:do|did) not|declin\w+ to) (?:address|reach|consider|discuss|decide) (?:\w+[’']s? |the |any |these |those |[Pp]laintiffs[’']? |[Dd]efendants[’']? )?(?:other|remaining|additional|further|alternative) (?:\w+ )?(?:issues?|arguments?|contentions?|claims?|questions?|points?|grounds?)\b|\bthis Court did not consider the question\b/;

/** "Our holding is limited to the facts of this case." */
const limitsItself =
  /\b[Oo]ur (?:holding|decision|ruling|conclusion)(?: today| here)? is (?:\w+ )?(?:limited|confined|restricted) to\b|\b[Ww]e do not (?:mean to )?(?:suggest|imply|intimate)\b/;

/** What the court says that it does not settle, whatever else the sentence decides. */
export function leavesToLater({ shown }: Pick<Sentence, 'shown'>): boolean {
  return (
    limitsItself.test(shown) ||
    ((leftOpen.test(shown) || reserved.test(shown)) &&
      openQuestion.test(shown) &&
      !tooLate.test(shown) &&
      !idle.test(shown))
  );
}

/** "We need not decide …" and "did not preserve …": a holding stands elsewhere. "Because we hold …, we need not …" is one. */
export function leavesOpen({ shown }: Pick<Sentence, 'shown'>): boolean {
  const open = leftOpen.exec(shown);
  if (!open) return false;
  const decided = decides.exec(shown);
  return !decided || decided.index > open.index || /preserve/.test(open[0]);
}
