/** Questions in words of the opinion: put by the court, or told by what it holds, what a side claims, what was ruled below. */

import { anyCase, oneOf, pattern } from '../../language/grammar.ts';
import { capitalised, listed, uncapitalised } from '../../language/words.ts';
import { elementsIn } from './elements.ts';
import { asItem, askedIn } from './indirect-question.ts';
import { isQuotable, isWhole } from './readable.ts';
import type { Sentence } from './sentence.ts';
import { isPastTense } from './verbs.ts';
import { whetherFrom } from './whether.ts';

export type Question = {
  text: string;
  /** The court does not put it: it follows from what is said. */
  isInferred: boolean;
  /** What the same sentence asks besides. */
  further?: string[];
};

export type Asking = {
  /** The sentence puts a question, rather than answering or narrating one. */
  puts: boolean;
  /** It can be read alone as it stands, so that what it says of "this tax" is understood. */
  isAlone: boolean;
  ordinary: ReadonlySet<string>;
};

/** Undefined where the sentence makes no whole question that can be read alone. */
export function questionIn({ shown }: Sentence, { puts, isAlone, ordinary }: Asking): Question | undefined {
  const [asked, ...further] = [...askedIn(shown), ...countedIn(shown)].filter(
    (text) => !lacksSubject(text) && (isSound(text) || (isAlone && puts && !ours.test(text))),
  );
  // The whole sentence names what its question calls "it".
  if (asked && puts && isAlone && leans.test(asked) && isQuotable(shown, 7, 60))
    return { text: shown, isInferred: false };
  if (asked) return { text: asked, isInferred: !puts, ...(further.length > 0 && { further }) };
  if (!isWhole(shown)) return undefined;
  if (puts && isQuotable(shown, 7, 60) && (isAlone || isSound(shown)))
    return { text: shown, isInferred: false };
  const told =
    clauseAfter(holds, shown) ??
    clauseAfter(claims, shown) ??
    clauseAfter(heldBelow, shown) ??
    (narrates.test(shown) ? appealIn(shown) : whetherFrom(lowered(shown, ordinary)));
  return told && isSound(told) ? { text: told, isInferred: true } : undefined;
}

/** "He argues that (1) the stop was unlawful, and (2) …" puts a question with each. */
function countedIn(shown: string): string[] {
  const counted = elementsIn(shown);
  if (!counted || !puttingSeveral.test(counted.lead)) return [];
  return counted.elements.flatMap((element) => {
    if (asksItself.test(element)) return [capitalised(asItem(element))];
    const text = whetherFrom(element.replace(/^that /, ''));
    return text ? [text] : [];
  });
}

const puts = oneOf`
  issues?|questions?|points?|challenges?|argu\w+|contend\w*|contention\w*|claim\w*|assert\w*|rais\w+|decide|consider|address`;
const puttingSeveral = anyCase`\b${puts}\b[^.?!]*$`;
/** A statement that puts a question says so. */
const asks = oneOf`
  whether|questions?|issues?|decid\w+|determin\w+|consider\w*|resolv\w+|address\w*|inquir\w+|review\w*|challeng\w+
  |concern\w*|involv\w+|present\w*|ask(?:s|ed)?|called upon|contend\w*|argu(?!abl)\w+|claim\w*|controvers\w+`;
export const asksSomething = anyCase`\b${asks}\b|\?`;
const asksItself = /^(?:whether|does|do|did|is|are|was|were|may|can|must|should|has|have|what|when)\b/i;

const denies = oneOf`
  Did|Does|Do|Is|Are|Was|Were|Has|Have|Had|Can|Could|May|Must|Should|Would|Will`;
const subject = oneOf`
  the\b|an?\b|th(?:is|at|ese|ose)\b|its?\b|he\b|she\b|they\b|his\b|her\b|their\b|such\b|any\b|every\b`;
const deniesNobody = pattern`^${denies} not (?!${subject})[a-z]`;
const object = oneOf`the|an?|any|his|her|its|their`;
const firstWord = pattern`
  ^Whether (?:(?:\w+ly|also|then) )?([a-z]+)
  (?: (?:the|an?|any|his|her|its|their|to|that|when|because|in|with|by) |[.,])`;
const opensWithVerb = pattern`
  ^Whether (?:\w+ly )?(?:[a-z]+s ${object}\b|(?:applies|extends|amounts|belongs|relates) to\b)`;
const auxiliary = listed('is are was were has have had does do did must may can could should would will');

/** Cut from a list whose subject stands before it: "Whether exceeded the scope of the inquiry.", "Did not have reason to detain him?" */
export function lacksSubject(text: string): boolean {
  const [, verb = ''] = firstWord.exec(text) ?? [];
  return deniesNobody.test(text) || opensWithVerb.test(text) || isPastTense(verb) || auxiliary.has(verb);
}

/** Neither asked by the court of itself, nor leaning on the sentence before. */
function isSound(text: string): boolean {
  return !ours.test(text) && !leans.test(text);
}

const leans =
  /^(?:Whether )?(?:it|this|that|they|he|she|such|these|those)\b(?! (?:case|Court|action|appeal|suit)\b)|^Whether,? (?:\w+ ){0,2}(?:he|she|they)\b/i;
const ours = /\b(?:we|our|us)\b/i;

const concludes = oneOf`
  hold|holds|conclude|concludes|find|finds|determine|determines|(?:are|is) of (?:the )?opinion|(?:it )?follows
  |(?:cannot|do not|can not) (?:say|think|believe|agree|accept)|(?:is|are) (?:satisfied|convinced|persuaded)|agrees?
  |disagrees?`;
const holds = pattern`
  \b${concludes}(?:,[^,]{3,40},)? that |\b[Ww]e think (?:that )?(?=(?:the|an?|no) )`;
const claimsThat = oneOf`
  argue[sd]?|contend(?:s|ed)?|claim(?:s|ed)?|assert(?:s|ed)?|maintain(?:s|ed)?|urge[sd]?|insist(?:s|ed)?|submit(?:s|ted)?
  |(?:argument|contention|claim|position|theory)(?:,[^.;]{3,60},)? (?:here |then )?is`;
const onBehalf = '(?:,[^,]{3,40},| (?:on the part|on behalf|by|here)[^,;.]{0,40},?)?';
const isSo = oneOf`
  is|are|was|were|erred|violat\w+|abused|lack(?:s|ed)|exceed(?:s|ed)|should|must|cannot`;
const speaksOf = oneOf`
  refutes?|rejects?|supports?|accepts?|raises?|considers?|merit (?:in|to)|with|by|to`;
const claims = pattern`
  \b${claimsThat}${onBehalf} that |\b(?:argues|contends|claims|asserts|maintains|insists) (?=(?:the|an?) [^,;]{3,60}? ${isSo}\b)
  |\b${speaksOf} (?:[\w’'-]+ ){1,4}(?:argument|contention|claim|position|assertion)s? that[ ]`;
/** Tells what somebody did or said, and so puts no proposition of law. */
const told = oneOf`
  alleg|assert|argu|contend|claim|indicat|conclud|appeal(?:s|ed)|cross-|mov(?:ed|es) |appeals? (?:from )?(?:an?|the|that)[ ]
  |sued|filed|brought|sought|charged|decided|rested|agree|unanimous|counter|provid|took the|convict|enact|established
  |omitted|ground`;
const narrates = pattern`\b${told}\w*|["“]`;

const conditional = /\b(?:if|when|whenever|where|after|should|support of|whether)\b/i;

function clauseAfter(lead: RegExp, shown: string): string | undefined {
  const at = lead.exec(shown);
  if (!at || conditional.test(shown.slice(0, at.index))) return undefined;
  return whetherFrom(shown.slice(at.index + at[0].length));
}

/** Words that begin sentences with a capital and stand elsewhere in small letters alone. */
export function ordinaryOpenings(sentences: readonly Sentence[]): ReadonlySet<string> {
  const small = new Set<string>();
  const capital = new Set<string>();
  for (const { text } of sentences) {
    for (const [word] of text.matchAll(/(?<=[a-z,] )[A-Za-z][a-z]+\b/g)) {
      (/^[A-Z]/.test(word) ? capital : small).add(word.toLowerCase());
    }
  }
  return new Set([...small].filter((word) => !capital.has(word)));
}

const doing = oneOf`deny|grant|dismiss|affirm|revers|award|enter|order|impos|enjoin`;
const appeals = pattern`
  ^.{3,60}? appeals? (?:from )?(?:the|an?|that) [^,;]{0,40}?\b(?:judgment|order|decision|ruling|decree) (${doing})ing (.*)$`;

/** "The tenant appeals an order denying her motion" asks whether it was rightly denied. */
function appealIn(shown: string): string | undefined {
  const [, verb, matter] = appeals.exec(shown) ?? [];
  const did = verb === 'deny' ? 'denied' : `${verb}ed`;
  const what = matter?.replace(/^(?:its|his|her|their) /, 'the ');
  return what && whetherFrom(`the court below rightly ${did} ${what}`);
}

function lowered(sentence: string, ordinary: ReadonlySet<string>): string {
  const first = /^\w+/.exec(sentence)?.[0].toLowerCase() ?? '';
  return ordinary.has(first) || articles.has(first) ? uncapitalised(sentence) : sentence;
}

const articles = listed('the a an any no all every');

const heldBelow = /\b(?:held|ruled|concluded|found|determined|reasoned)(?:,[^,]{3,40},)? that /;
