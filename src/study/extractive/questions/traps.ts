/** Wrong answers that the opinion itself offers: what a side argued and lost, what was ruled below and falls, what another judge would have held. */

import { anyCase, oneOf, pattern, phrase } from '../../language/grammar.ts';
import { countWords, termsOf } from '../../language/words.ts';
import { once } from '../../once.ts';
import { fallsWhole, stemOf, stemsOf } from '../../outcome.ts';
import { rejects } from '../choose/reasons.ts';
import { courtRuling } from '../choose/steps.ts';
import type { Findings } from '../findings.ts';
import { lineOfPrecedents } from '../precedents.ts';

import { lowerCourt } from '../read/voice.ts';
import type { ReadSentence } from '../reading.ts';
import { isQuotable } from '../text/readable.ts';
import { readPart } from '../text/sentence.ts';
import { type Candidate, type Sentences, sharingIn, type Temptation, unquoted } from './candidate.ts';
import { argumentIn, possessive } from './speakers.ts';

const leastShared = 2;
const mostWords = 40;
const fewestWords = 6;

/** Those about the same thing as what is asked for, which say otherwise than the court. */
export function temptersOf(findings: Findings, about: Sentences): Temptation[] {
  const shared = sharingIn(findings);
  return allIn(findings).filter(
    ({ sentence, words }) =>
      !about.includes(sentence) &&
      about.some((each) => each && shared({ terms: termsOf(words) }, each) >= leastShared),
  );
}

/** What was said beside the point is no answer to what is decided. */
export function besides({ reasoning }: Findings): Temptation[] {
  return reasoning.dicta
    .filter(({ shown }) => isProposition(shown))
    .map((sentence) => ({ words: sentence.shown, sentence, isInstead: 'the result did not need it' }));
}

/** The first that repeats nothing which the set asks or answers, quoted beside what it is instead. */
export function trapOf(
  { temptations = [], answer }: Pick<Candidate, 'temptations' | 'answer'>,
  said: readonly string[],
): { trap?: string; words?: string } {
  const own = answer.map(({ text }) => text);
  const best = temptations.find(({ words }) => ![...said, ...own].some((each) => each.includes(words)));
  if (!best) return {};
  return { trap: `Tempting: “${unquoted({ shown: best.words })}” But ${best.isInstead}.`, words: best.words };
}

const allIn: (findings: Findings) => Temptation[] = once((findings) =>
  [...denied(findings), ...lost(findings), ...ruledBelow(findings), ...apart(findings)].filter(({ words }) =>
    isProposition(words),
  ),
);

/** Whole, in nobody's person, and about nothing that stands elsewhere. */
function isProposition(words: string): boolean {
  const length = countWords(words);
  return (
    length >= fewestWords &&
    length <= mostWords &&
    opens.test(words) &&
    !breaksOff.test(words) &&
    !leans.test(words) &&
    !/\b(?:I|[Mm]y|[Ww]e|[Oo]ur|us)\b|[[\]]|\?$/.test(words) &&
    (words.match(/["“”]/g)?.length ?? 0) % 2 === 0
  );
}

/** With what it speaks of: "the roof", "Marlow", "restitution under the Act". */
const verb = oneOf`is|are|was|were|must|may|should|would|could|cannot|does|do|did|has|have|had`;
const article = oneOf`the|an?|any|no|every|each|all|some|both|neither`;
const opens = pattern`^(?:${article}|[A-Z§‘][\w’'.-]*|[a-z]+ (?:${verb}|under|of|in))\b`;
const breaksOff =
  /;|\b(?:merely|only|simply|solely|just|not|to|of|the|an?|and|or|that|than|as|if|when|by|with|in|for|at)[.]?$/;
const pronoun = oneOf`it|he|she|they|this|that|these|those|such|his|her|its|their|there`;
const joining = oneOf`
  because|since|if|when|where|as|be|and|or|even|although|while|not|among|therefore`;
const leans = anyCase`^(?:${pronoun}|${joining})\b`;

/** "We reject the State's argument" says of which; what follows no farther than this answers it. */
const reach = 3;

/** What a side argued, and the court says in the next breath that it does not follow. */
function lost({ reading: { sentences }, reasoning }: Findings): Temptation[] {
  const answered = new Map(reasoning.exchanges.map(({ argument, answer }) => [argument, answer]));
  return sentences.flatMap((sentence) => {
    const said = sentence.odds.argument > 0.5 ? argumentIn(sentence.shown) : undefined;
    if (!said) return [];
    const after = sentences.slice(sentence.index + 1, sentence.index + 1 + reach);
    const answer = answered.get(sentence);
    const isRejected = [answer, ...after.filter(isNext(sentence))].some((each) => each && rejects(each.text));
    if (!isRejected) return [];
    return [
      {
        words: said.clause,
        sentence,
        isInstead: `the court rejects ${possessive(said.speaker)} argument`,
      },
    ];
  });
}

const isNext = (argument: ReadSentence) => (each: ReadSentence) =>
  each.paragraphIndex <= argument.paragraphIndex + 1 && each.odds.argument < 0.3;

const heldThat = /\b(?:held|concluded|ruled|reasoned|determined|decided)(?:,[^,]{3,40},)? that (.+)$/;

/** How much of what a court below held must be of what is decided here: it may fall on one point and be right on others. */
const leastDecided = { terms: 3, share: 0.35 };

/** What a court below thought the law was, where its ruling falls whole. */
function ruledBelow(findings: Findings): Temptation[] {
  const { reading, issues, holdings } = findings;
  const { sentences, opinion } = reading;
  const shared = sharingIn(findings);
  const decided = [...issues.map(({ sentence }) => sentence), holdings.line?.sentence];
  const isDecided = (words: string) => {
    const terms = termsOf(words);
    const most = Math.max(...decided.map((each) => shared({ terms }, each)));
    return most >= leastDecided.terms && most >= leastDecided.share * new Set(terms).size;
  };
  if (!fallsWhole(opinion.disposition)) return [];
  return sentences.flatMap((sentence) => {
    const at = heldThat.exec(sentence.shown);
    const court = at ? lowerCourt.exec(sentence.shown.slice(0, at.index))?.[0] : undefined;
    if (!at?.[1] || !court || sentence.other > 0.5 || sentence.voice !== 'below') return [];
    if (/\b(?:correctly|properly|rightly)\b/.test(sentence.text) || !isDecided(at[1])) return [];
    return [{ words: at[1], sentence, isInstead: 'that was the ruling below, which falls' }];
  });
}

const denies = oneOf`
  (?:do|does) not (?:\w+ )?
  (?:hold|say|suggest|mean to say|imply|intimate|decide|think|believe|agree|accept|find|understand|conclude)
  |cannot (?:\w+ )?(?:say|agree|accept|conclude|believe|find|hold)|(?:is|are) not (?:persuaded|convinced)|disagrees?`;
const isNot = oneOf`
  does not (?:therefore )?follow|cannot be (?:said|maintained)|is not (?:true|so)`;
const inPassing = '(?: (?:therefore|also|however|thus|accordingly|simply))?';
const denying = pattern`
  ^(?:[^,]{0,50}, )*(?:(?:[Ww]e|[Tt]he Court|[Tt]his [Cc]ourt)${inPassing} ${denies}|[Ii]t ${isNot}) that (.+)$`;
const view = oneOf`
  argument|contention|claim|position|assertion|view|suggestion|notion|idea|proposition|premise|theory|reading`;
const rejectsIt = oneOf`
  rejects?|disagrees? with|declines? to (?:accept|adopt)|(?:do|does) not accept|cannot accept
  |(?:find|see)s? no merit (?:in|to)|(?:is|are) (?:not persuaded|unpersuaded|unconvinced) by`;
const rejecting = pattern`
  \b(?:[Ww]e|[Tt]he Court) (?:\w+ )?${rejectsIt} (?:[\w’'.]+ ){1,5}${view} that (.+)$`;
const mistaken = oneOf`
  without merit|meritless|unavailing|unpersuasive|misplaced|incorrect|wrong|mistaken|untenable|foreclosed|unfounded
  |not persuasive|not well taken`;
const fails = oneOf`
  (?:is|are) (?:\w+ )?${mistaken}|(?:must |therefore )?fails?\b|lacks? merit|has no merit
  |cannot (?:stand|succeed|be (?:sustained|accepted|maintained))`;
const failing = pattern`
  \b(?:argument|contention|claim|position|assertion|view|suggestion|notion|theory|proposition) that ([^;]+?),? ${fails}`;
/** What follows is the court's own again. */
const goesOn =
  /,? (?:because|since|but|and (?:we|that|thus|therefore|so)|as we|for (?:we|the reasons?)|when) |, no matter |; |—/;
/** It declines to say it, and does not say the contrary. */
const unsaid = pattern`
  \b(?:do|does|is|are) not (?:\w+ )?(?:hold|say|suggest|mean to say|imply|intimate|decide)\b|\bcannot (?:\w+ )?say\b`;

/** What the court says that it does not say: the broader holding that it declines, or a claim that it will not accept. */
function denied({ reading: { sentences } }: Findings): Temptation[] {
  return sentences.flatMap((sentence) => {
    if (sentence.odds.argument > 0.3 || sentence.voice === 'precedent') return [];
    const { shown } = sentence;
    const denies = denying.exec(shown)?.[1] ?? rejecting.exec(shown)?.[1] ?? failing.exec(shown)?.[1];
    const [words = ''] = (denies ?? '').split(goesOn);
    return words
      ? [
          {
            words: /[.?!]["”’]?$/.test(words) ? words : `${words}.`,
            sentence,
            isInstead: unsaid.test(shown) ? 'the court does not say so' : 'the court rejects that',
          },
        ]
      : [];
  });
}

const thinks = oneOf`hold|think|believe|conclude|submit|maintain`;
const wouldHold = pattern`
  (?:\bI (?:\w+ )?${thinks}(?: that|,) |\b[Ii]n my (?:view|judgment|opinion),? (?:that )?|\bIt seems to me (?:that )?)(.+)$`;

/** What a judge who writes separately would have said in the court's place. */
function apart({ separate, reading }: Findings): Temptation[] {
  return separate.flatMap(({ author, kind, part }) =>
    readPart(reading.opinion, part).sentences.flatMap((sentence) => {
      const words = wouldHold.exec(sentence.shown)?.[1];
      if (!words || ofCourt.test(words)) return [];
      const who = author ? possessive(author) : 'one judge’s';
      const manner = { dissent: 'dissent', concurrence: 'own ground' }[kind as string] ?? 'separate opinion';
      return [{ words, sentence, isInstead: `that is ${who} ${manner}` }];
    }),
  );
}

const ofCourt = /\b(?:[Cc]ourts?|majority|plurality|opinion|dissent\w*|judgment)\b/;

/** What an earlier case held that the court says is another case than this. */
export function distinguishedFrom(findings: Findings, about: Sentences): Temptation[] {
  const shared = sharingIn(findings);
  return lineOfPrecedents(findings)
    .filter(({ treatment }) => treatment === 'distinguished')
    .flatMap(({ name, said }) =>
      said.flatMap((sentence) => {
        const words = heldThat.exec(sentence.shown)?.[1];
        const isAbout = about.some((each) => each && shared(sentence, each) >= leastShared);
        if (!words || !isAbout || about.includes(sentence) || !isProposition(words)) return [];
        return [{ words, sentence, isInstead: `the court distinguishes ${name}` }];
      }),
    );
}

const ordered = new RegExp(
  phrase`
    affirmed|reversed|vacated|granted|denied|dismissed|enjoined|sustained|overruled|awarded|convicted|quashed|suppressed
    |upheld|found (?:\w+ ){1,3}guilty|entered (?:[\w’']+ ){0,3}(?:judgment|decree|verdict|injunction)`,
  'g',
);
/** That ends a case, and is no side ruling. */
const ends = phrase`
  judgments?|convict\w+|guilty|dismiss\w+|affirm\w+|revers\w+|vacat\w+|injunct\w+|enjoin\w+|relief|damages|verdicts?
  |petitions?|indictments?|writ|suppress\w*|summary|award\w*|upheld|sustained`;

/** What a court below ordered, where this one ends it otherwise. */
export function orderedBelow({ posture, reading }: Findings): Temptation[] {
  const own = stemsOf(reading.opinion.disposition);
  if (own.length === 0) return [];
  const steps = [posture.ruling, ...posture.below].filter((each) => each !== undefined);
  const told = reading.sentences.filter((each) => each.odds.proceedings > 0.5 && courtRuling(each.shown));
  // What becomes of a motion is seldom how a case ends.
  const cost = ({ text, words }: ReadSentence) => words + (/\bmotions?\b/.test(text) ? mostWords : 0);
  const shortest = (one: ReadSentence, two: ReadSentence) => cost(one) - cost(two);
  return [...steps.toSorted(shortest), ...told.toSorted(shortest)]
    .filter(({ text, other }) => lowerCourt.test(text) && other < 0.5 && !ownOrAppealed.test(text))
    .filter(({ shown }) => isQuotable(shown) && ends.test(shown))
    .flatMap((sentence) => {
      const verbs = sentence.text.match(ordered) ?? [];
      const isOther = verbs.length > 0 && verbs.every((verb) => !own.includes(stemOf(verb)));
      const words = sentence.shown;
      if (!isOther || countWords(words) > mostWords) return [];
      return [{ words, sentence, isInstead: 'that was done below' }];
    });
}

/** How a judge in dissent would end the case, where the court does otherwise. */
export function votedApart({ separate, reading: { opinion } }: Findings): Temptation[] {
  const own = stemsOf(opinion.disposition);
  return separate.flatMap(({ kind, author, part }) => {
    if (kind !== 'dissent' || !author || own.length === 0) return [];
    return readPart(opinion, part).sentences.flatMap((sentence) => {
      const verb = votes.exec(sentence.shown)?.[1];
      if (!verb || own.includes(stemOf(`${verb}ed`).replace(/e$/, ''))) return [];
      return [{ words: sentence.shown, sentence, isInstead: `that is ${author}’s vote, in dissent` }];
    });
  });
}

const votes =
  /^(?:[^,]{0,40}, )?I (?:would|vote to) (?:(?:therefore|accordingly|thus) )?(affirm|reverse|vacate|dismiss)\b[^.,;]{0,90}\.$/;

/** What is decided here is not what was decided below, where that falls. */
export function decidedHere({ holdings, reading: { opinion } }: Findings): Temptation[] {
  const held = holdings.line?.sentence;
  const words = held && /\b(?:hold|holds|conclude|concludes|find|finds) that (.+)$/.exec(held.shown)?.[1];
  if (!words || !fallsWhole(opinion.disposition) || !isProposition(words)) return [];
  return [{ words, sentence: held, isInstead: 'that is decided here, not there' }];
}

/** What is said and not ordered, this court's own act, an appeal, a side ruling, or another case. */
const onlySaid = oneOf`held|ruled|found|concluded|determined|reasoned`;
const ownOrAppealed = pattern`
  \b${onlySaid} that\b|\b[Ww]e\b|\bappeals?\b|\b[Oo]n appeal\b|\b(?:rehear|reconsider)\w*|\bletter\b|\bquite\b
  |\banother case\b| v\.[ ]`;
