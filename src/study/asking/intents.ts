/** What a question asks a sentence to do: told by the question's words, and answered by what the engine chose for it. */
import type { Separate } from '../extractive/find/separate.ts';
import type { Findings } from '../extractive/findings.ts';
import type { ReadSentence } from '../extractive/read/read.ts';
import type { Role } from '../extractive/read/roles.ts';
import type { Sentence } from '../extractive/text/sentence.ts';

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
    chosen: ({ holdings }) => [holdings.decree, holdings.line?.sentence, ...holdings.ranked],
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
    asks: /\b(?:below|trial|lower courts?|procedur\w+|appeal\w*|verdict|motions?|summary judgment|come before)\b/i,
    chosen: ({ posture }) => [...posture.below, posture.ruling, posture.seeksRelief],
    roles: { proceedings: 0.8 },
  },
  {
    asks: /\b(?:argu\w+|conten\w+|claim\w*)\b/i,
    chosen: ({ reasoning }) => reasoning.exchanges.flatMap(({ argument, answer }) => [argument, answer]),
    roles: { argument: 0.8 },
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

/** "What did Black say?", of a part by "Mr. Justice Black". */
const isNamed = ({ author }: Separate, question: string): boolean =>
  namesOf(author).some((name) => question.includes(name));

export const namesOf = (author: string | undefined): string[] =>
  (author?.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? [])
    .filter((word) => !/^(?:Chief|Justice|Judge|Circuit|District|Senior|Presiding|Mr|Mrs|Ms)$/i.test(word))
    .map((word) => `${word[0]}${word.slice(1).toLowerCase()}`);

type Fits = {
  /** A dissent or concurrence is asked about, and not the court. */
  isOfOthers: boolean;
  /** From 0, for no part in what is asked, to 1 for what the engine chose for it first. */
  of(sentence: ReadSentence): number;
  ofSeparate(sentence: Sentence): number;
};

export function fitsOf(findings: Findings, question: string): Fits {
  const asked = intents.filter(({ asks }) => asks.test(question));
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
      }, 0),
    ofSeparate: (sentence) => (isOfOthers && summaries.has(placeOf(sentence)) ? 1 : 0),
  };
}

/** The same words of the same paragraph, whoever read them. */
const placeOf = ({ paragraph, start }: Sentence) => `${paragraph.id} ${start}`;
