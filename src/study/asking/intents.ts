/** What a question asks a sentence to do: told by the question's words, and answered by what the engine chose for it. */

import type { Findings } from '../extractive/findings.ts';
import { argued } from '../extractive/read/voice.ts';
import type { ReadSentence } from '../extractive/reading.ts';
import type { Separate } from '../extractive/separate/separate-opinions.ts';
import type { Sentence } from '../extractive/text/sentence.ts';
import type { Role } from '../extractive/weights/roles.ts';
import { wordsOf } from '../language/words.ts';
import { partiesOf } from '../parties.ts';

type Intent = {
  asks: RegExp;
  /** Best first. */
  chosen: (findings: Findings) => readonly (Sentence | undefined)[];
  roles: Partial<Record<Role, number>>;
  cue?: RegExp;
};

const intents: Intent[] = [
  {
    asks: /\b(?:h[eo]ld|holds|holding|decid\w*|decision|conclu\w+)\b/i,
    chosen: ({ holdings }) => [holdings.line?.sentence, ...holdings.ranked, holdings.decree],
    roles: { holding: 1 },
  },
  {
    asks: /\b(?:outcome|dispos\w+|who (?:won|wins|prevail\w*|lost|loses)|results?|how does .+ end)\b/i,
    chosen: ({ holdings, conclusion }) => [
      holdings.decree,
      holdings.line?.sentence,
      ...holdings.ranked,
      ...conclusion,
    ],
    roles: { decree: 1, holding: 0.5 },
  },
  {
    asks: /\b(?:issues?|questions? presented|what question)\b/i,
    chosen: ({ issues }) => issues.map(({ sentence }) => sentence),
    roles: { question: 1 },
  },
  {
    asks: /\bstandard of review\b/i,
    chosen: ({ posture }) => [posture.standard],
    roles: { review: 1.2 },
  },
  {
    asks: /\b(?:rules?|tests?|standards?(?! of review)|elements?|factors?|requir\w+)\b/i,
    chosen: ({ rules }) => rules,
    roles: { law: 0.8 },
  },
  {
    asks: /\b(?:why|reason\w*|rationale|justif\w+|because)\b/i,
    chosen: ({ reasoning }) => [...reasoning.reasons, ...reasoning.policy],
    roles: { reasoning: 0.8, policy: 0.6 },
  },
  {
    asks: /\b(?:policy|purposes?|consequences?)\b/i,
    chosen: ({ reasoning }) => reasoning.policy,
    roles: { policy: 1 },
  },
  {
    asks: /\b(?:who (?:sued|is suing|brought|(?:is|are|was|were) the (?:part\w+|plaintiffs?|defendants?))|parties)\b/i,
    chosen: ({ facts, posture }) => [...posture.below.slice(0, 2), ...facts.slice(0, 2)],
    roles: {},
  },
  {
    asks: /\b(?:facts?|happen\w*(?! below)|story|who (?:is|are|was|were)|when|where|how (?:many|much|long|old)|what did (?!(?:the|this) court))\b/i,
    chosen: ({ facts }) => facts,
    roles: { fact: 0.8 },
  },
  {
    asks: /\b(?:below|trial|lower courts?|procedur\w+|appeal\w*|verdict|motions?|summary judgment|come before|convict\w*|charged)\b/i,
    chosen: ({ posture }) => [...posture.below, posture.ruling, posture.seeksRelief],
    roles: { proceedings: 0.8 },
  },
  {
    asks: /\b(?:argu\w+|conten\w+|claim\w*)\b/i,
    chosen: ({ reasoning }) => reasoning.exchanges.flatMap(({ argument, answer }) => [argument, answer]),
    roles: { argument: 0.8 },
  },
  {
    asks: /\b(?:wrong|mistake\w*|err(?:ed|s)?)\b/i,
    chosen: ({ holdings, posture }) => [...holdings.ranked, posture.ruling],
    roles: { holding: 0.8 },
    cue: /\b(?:err(?:ed|s|oneous\w*)?|improper(?:ly)?|mistaken\w*|incorrect(?:ly)?)\b/,
  },
  {
    asks: /\b(?:except\w*|limits?|unless|defen[cs]es?)\b/i,
    chosen: ({ exceptions, reasoning }) => [...exceptions, ...reasoning.limits],
    roles: { exception: 0.8 },
  },
  {
    asks: /\b(?:defin\w+|mean(?:s|ing)?)\b/i,
    chosen: ({ terms }) => terms.map(({ sentence }) => sentence),
    roles: { law: 0.3 },
    cue: /\b(?:means?|(?:is|are) defined|defin(?:es|ed)|refers? to)\b/,
  },
  {
    asks: /\bmatter|signifi|important/i,
    chosen: ({ reasoning, holdings }) => [...reasoning.reasons, holdings.line?.sentence],
    roles: { reasoning: 0.8, holding: 0.8, policy: 0.6 },
  },
];

const whyWon: Intent = {
  asks: /\bwhy\b/i,
  chosen: ({ holdings, reasoning }) => [
    holdings.line?.sentence,
    ...reasoning.reasons.slice(0, 3),
    ...holdings.ranked,
    ...reasoning.policy,
  ],
  roles: { reasoning: 0.8, holding: 0.8 },
};

/** A court is no side, and no paper speaks. */
const noSide =
  '(?:\\w+ ){0,2}(?:courts?|jur(?:y|ies)|judges?|agreement|contract|lease|will|policy|letter|order|statute|act|law|rule)\\b';
const says = 'argue|say|tell|contend|claim|assert|maintain|respond|reply|testify';
/** "Why did Avlin lose?", "What did the city argue about the fees?": who did it is not what is asked. */
const whoDid = new RegExp(
  `\\b(?:what|why|how) (?:did|does|do) (?<who>(?!${noSide})[^,?]{2,50}?) (?:(?:really|actually|even) )?(?:(?<said>${says})|lose|win|prevail)\\b`,
  'i',
);

/** The side that a question is about, and whether about its words or about its winning or losing. */
export function sideAsked(question: string): { who: string; isSaid: boolean } | undefined {
  const { who, said } = whoDid.exec(question)?.groups ?? {};
  return who === undefined ? undefined : { who, isSaid: said !== undefined };
}

/** How surely a sentence tells what that side says; where the speaker's side is not known, somewhat less. */
function saidBy(who: string, { reading: { opinion } }: Findings): (sentence: ReadSentence) => number {
  const parties = partiesOf(opinion);
  const side = parties?.named(who);
  const names = new Set(wordsOf(who.replace(/^the /i, '')));
  return ({ text, odds, voice }) => {
    const verb = argued.exec(text) ?? telling.exec(text);
    const subject = accordingTo.exec(text)?.[1] ?? text.slice(0, verb?.index ?? 0);
    const speaks = parties?.named(subject);
    const isSame = (side && side === speaks) || wordsOf(subject).some((word) => names.has(word));
    const isHers = voice === 'party' || telling.test(text) || accordingTo.test(text);
    const surely = Math.max(odds.argument, isHers ? 0.6 : 0);
    return (
      surely * (isSame ? 1 : side && speaks ? 0.2 : odds.argument > 0.5 || arguing.test(text) ? 0.8 : 0.5)
    );
  };
}

const accordingTo = /\baccording to ([^,]{2,40})/i;
/** "The club moved for judgment, claiming that it was immune." */
const arguing = /\b(?:argu|assert|claim|contend|insist|maintain)ing\b/;
const telling = new RegExp(`${arguing.source}|\\b(?:said|told|stated|testified|informed|advised|warned)\\b`);

/** "What did Black say?", of a part by "Mr. Justice Black". */
const isNamed = ({ author }: Separate, question: string): boolean =>
  namesOf(author).some((name) => question.includes(name));

export const namesOf = (author: string | undefined): string[] =>
  (author?.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? [])
    .filter((word) => !/^(?:Chief|Justice|Judge|Circuit|District|Senior|Presiding|Mr|Mrs|Ms)$/i.test(word))
    .map((word) => `${word[0]}${word.slice(1).toLowerCase()}`);

const money = /[$£]|\b(?:dollars?|cents)\b/i;
const numbered =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|once|twice|no|none)\b/i;

/** What an answer cannot do without: a sum, a time, testimony. */
const needs: [asks: RegExp, answer: RegExp][] = [
  [/\bhow much\b.*\b(?:money|dollars|pa(?:y|id)|costs?|owed?|worth|damages)\b/i, money],
  [/\bwhat (?:was the )?(?:salary|wages?|price)\b/i, money],
  [/\bhow old\b/i, /\b(?:ages?|aged|years?|minor|adult|born)\b/i],
  [/\bhow long\b/i, /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?)\b/i],
  [/\bhow (?:many|often|much (?:did|was|were|is))\b/i, numbered],
  [/\btestif(?:y|ied)\b/i, /\b(?:testif\w+|testimony|deposition|affidavit|witness\w*)\b/i],
  [/\b(?:convicted|guilty) of\b/i, /\b(?:convict\w*|guilty|pleaded|pled)\b/i],
  [/\b(?:charged with|accused of|indicted for)\b/i, /\b(?:charged?|accus\w+|indict\w+|complaint)\b/i],
];

/** Whether a sentence has what an answer to that question must have. */
export function couldAnswer(question: string): (text: string) => boolean {
  const asked = needs.filter(([asks]) => asks.test(question));
  return (text) => asked.every(([, answer]) => answer.test(text));
}

/** "Was David drunk?": answered by a sentence that says one of its own words, and not its names alone. */
export const asksWhether = (question: string): boolean => /^\W*(?:was|were|did|had)\b/i.test(question);

type Fits = {
  /** A dissent or concurrence is asked about, and not the court. */
  isOfOthers: boolean;
  /** From 0, for no part in what is asked, to 1 for what the engine chose for it first. */
  of(sentence: ReadSentence): number;
  ofSeparate(sentence: Sentence): number;
};

export function fitsOf(findings: Findings, question: string): Fits {
  const side = sideAsked(question);
  const asked = side ? (side.isSaid ? [] : [whyWon]) : intents.filter(({ asks }) => asks.test(question));
  const said = side?.isSaid ? saidBy(side.who, findings) : () => 0;
  const ranks = asked.map(({ chosen }) => {
    const places = [...new Set(chosen(findings).filter((each) => each !== undefined))];
    return new Map(places.map((sentence, rank) => [placeOf(sentence), 1 - 0.08 * rank]));
  });
  const isDissent = /\bdissent/i.test(question);
  const named = findings.separate.filter((each) => isNamed(each, question));
  const ofKind = findings.separate.filter(({ kind }) =>
    isDissent ? kind !== 'concurrence' : kind !== 'dissent',
  );
  const isOfOthers = named.length > 0 || /\b(?:dissent\w*|concur\w*)\b/i.test(question);
  const summaries = new Set(
    (named.length > 0 ? named : ofKind).flatMap(({ summary }) => summary.map(placeOf)),
  );
  return {
    isOfOthers,
    of: (sentence) =>
      asked.reduce((best, { roles, cue }, index) => {
        const rank = ranks[index]?.get(placeOf(sentence));
        const odds = Object.entries(roles).reduce(
          (sum, [name, weight]) => sum + weight * sentence.odds[name as Role],
          cue?.test(sentence.text) ? 0.6 : 0,
        );
        return Math.max(best, rank ?? 0.6 * Math.min(1, odds));
      }, said(sentence)),
    ofSeparate: (sentence) => (isOfOthers && summaries.has(placeOf(sentence)) ? 1 : 0),
  };
}

/** The same words of the same paragraph, whoever read them. */
const placeOf = ({ paragraph, start }: Sentence) => `${paragraph.id} ${start}`;
