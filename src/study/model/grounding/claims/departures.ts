/** What a clause that is nearly a quotation says otherwise than the sentence it is taken from. */
import type { Opinion } from '../../../../opinion/opinion.ts';
import { partiesOf } from '../../../parties.ts';
import { type Alignment, align, clausesIn, type Gap, type Word, wordsIn } from './align.ts';
import { sentencesOf } from './clauses.ts';
import { isDenial, isDeniedAlike } from './denials.ts';
import type { Evidence } from './evidence.ts';
import { compareOpposites } from './opposites.ts';
import { amountsIn, kindOfAmount } from './quantities.ts';
import { isBorneBy, isReporting } from './synonyms.ts';

/** From these a clause is close enough to a sentence that what it changes was changed. */
const isNear = ({ shared, share }: Alignment) =>
  (shared >= 2 && share >= 0.6) || (shared >= 3 && share >= 0.5);
/** What is closer still is a quotation with changes: a word put for another was put there on purpose. */
const isClose = ({ shared, share }: Alignment) => shared >= 2 && share >= 0.7;
const mostFree = 0.75;

/** The first departure of any clause, in words for the model. */
export function departureFrom(text: string, evidence: Evidence): string | undefined {
  const shown = evidence.sentences.map((sentence) => ({
    sentence,
    words: wordsIn(sentence.text.replace(orNot, '')),
  }));
  const terms = new Set(nearby(evidence).flatMap(({ text: near }) => wordsIn(near).map(({ stem }) => stem)));
  for (const { text: sentence } of sentencesOf(text.replace(contrast, ''))) {
    if (supposes.test(sentence)) continue;
    for (const clause of clausesIn(sentence)) {
      const all = shown.map((each) => align(clause, each.sentence.text, each.words)).filter(isNear);
      const most = Math.max(0, ...all.map(closeness));
      // Where two sentences are as close, one that agrees is enough.
      const closest = all.filter((each) => closeness(each) >= 0.9 * most);
      const faults = closest.map((each) => faultOf(each, evidence, terms));
      const [first] = faults;
      if (first && faults.every((fault) => fault !== undefined)) return first;
    }
  }
  return undefined;
}

/** "Danger, and not a contract, gives rise to it": the sentence says as much without. */
const contrast = /,\s*(?:and |but )?(?:not|rather than|instead of) (?!whether)(?:\p{L}+ ){0,4}\p{L}+(?=,)/gu;
/** "Whether or not" denies nothing. */
const orNot = /\bor not\b/gi;

/** The paragraphs cited, and those beside them that speak of the same thing. */
function nearby({ paragraphs, opinion }: Evidence) {
  const places = paragraphs.map((paragraph) => opinion.paragraphs.indexOf(paragraph));
  return [...new Set(places.flatMap((at) => opinion.paragraphs.slice(Math.max(0, at - 1), at + 2)))];
}

/** A fact that is changed on purpose. */
const supposes = /^(?:suppos|imagin|assum|what if|change)/i;

const closeness = ({ shared, share }: Alignment) => shared + 2 * share;

function faultOf(
  alignment: Alignment,
  { opinion, text }: Evidence,
  terms: ReadonlySet<string>,
): string | undefined {
  for (const gap of alignment.gaps) {
    const fault = numberFault(gap) ?? nameFault(gap, alignment, opinion) ?? contraryFault(gap);
    if (fault) return fault;
  }
  // Nearly a quotation denies what that sentence denies; what is freer may take its "not" from another.
  const isFree = alignment.share < mostFree;
  const sign = isFree && isDeniedAlike(alignment.clause, text) ? undefined : signFault(alignment);
  return (
    sign ?? timeFault(alignment) ?? namedFault(alignment, opinion) ?? strangeWord(alignment, opinion, terms)
  );
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

function numberFault({ said, shown }: Gap): string | undefined {
  const [here, there] = [amountsIn(textOf(said)), amountsIn(textOf(shown))];
  for (const value of here) {
    const others = there.filter(
      (other) => !here.includes(other) && kindOfAmount(other) === kindOfAmount(value),
    );
    if (!there.includes(value) && others.length > 0)
      return `where it says ${value}, the words cited say ${others.join(', ')}`;
  }
  return undefined;
}

const turns =
  /^(?:reject|den[iy]|fail|refus|declin|lack|unable|prohibit|forbid|preclud|prevent|hardly|only|disagree|wrong|invalid|unlawful|if|unless|except|rather|instead|suppos|imagin|assum|far|too|matter|irrelevant|without)/i;
/** Of what was left out, with more than this a whole thought was left out with its "not". */
const mostLeftOut = 3;

/** A "not" added, or one left out where little else was. */
function signFault(alignment: Alignment): string | undefined {
  if (!isClose(alignment)) return undefined;
  const close = alignment.gaps.filter(
    ({ said, shown }) => [...said, ...shown].filter(({ isContent }) => isContent).length <= mostLeftOut,
  );
  const words = close.flatMap(({ said, shown }) => [...said, ...shown]);
  if (words.some(({ stem, text }) => turns.test(stem) || turns.test(text))) return undefined;
  return words.filter(isDenial).length % 2 === 1 ? 'the words cited say the opposite' : undefined;
}

function contraryFault({ said, shown, isInside }: Gap): string | undefined {
  if (!isInside && said.length > 4) return undefined;
  const { turned, kept } = compareOpposites(textOf(said), textOf(shown));
  return turned > 0 && kept === 0 ? 'the words cited say the contrary of one of its words' : undefined;
}

const isName = ({ text }: Word) => /^\p{Lu}\p{Ll}/u.test(text);
const subject = /^(?:it|he|she|they|its|his|her|their)$/i;

/** One party's name where the sentence has the other's, or a pronoun that can stand for the other's alone. */
function nameFault({ said, shown }: Gap, { sentence }: Alignment, opinion: Opinion): string | undefined {
  const parties = partiesOf(opinion);
  if (!parties) return undefined;
  const sideOf = ({ text }: Word) => {
    const bare = text.toLowerCase().replace(/['’]s?$/, '');
    if (!isName({ text } as Word)) return undefined;
    if (parties.first.words.has(bare)) return 'first';
    return parties.second.words.has(bare) ? 'second' : undefined;
  };
  const sides = (words: readonly Word[]) => new Set(words.map(sideOf).filter((side) => side !== undefined));
  const [here, there] = [sides(said), sides(shown)];
  for (const side of here) {
    if (there.has(side)) continue;
    if (there.size > 0) return 'the words cited say that of the other side';
    const pronoun = shown.find(({ text }) => subject.test(text));
    if (!pronoun) continue;
    const before = sentence.slice(0, sentence.search(new RegExp(`\\b${pronoun.text}\\b`)));
    const named = sides(wordsIn(before));
    if (named.size > 0 && !named.has(side)) return 'the words cited say that of the other side';
  }
  return undefined;
}

/** A date or year that the sentence does not have, where it has another. */
function timeFault({ clause, sentence }: Alignment): string | undefined {
  const [here, there] = [amountsIn(clause), amountsIn(sentence)];
  const isOf = (kind: string) => (value: string) => kindOfAmount(value) === kind;
  for (const kind of ['date', 'year']) {
    const other = here.filter(isOf(kind)).find((value) => !there.some((each) => each.includes(value)));
    if (other && there.some(isOf(kind))) return `where it says ${other}, the words cited say another ${kind}`;
  }
  return undefined;
}

const usual =
  /^(?:the|a|an|in|on|at|by|for|if|when|court|courts|state|states|united|act|rule|section|congress|constitution|amendment|justice|judge|chief|january|february|march|april|may|june|july|august|september|october|november|december)$/i;
const namesOf = (text: string) =>
  wordsIn(text).filter((word, index) => index > 0 && isName(word) && !usual.test(word.text));

/** A name that the sentence does not have, where it has another in its place: "in Sanchez" for "In Duncan". */
function namedFault(alignment: Alignment, { caption }: Opinion): string | undefined {
  if (!isClose(alignment)) return undefined;
  const own = new Set(wordsIn(Object.values(caption).join(' ')).map(({ stem }) => stem));
  const shown = wordsIn(alignment.sentence).map(({ stem }) => stem);
  const said = wordsIn(alignment.clause).map(({ stem }) => stem);
  const other = namesOf(alignment.clause).find(({ stem }) => !shown.includes(stem) && !own.has(stem));
  const rival = namesOf(alignment.sentence).some(({ stem }) => !said.includes(stem) && !own.has(stem));
  return other && rival ? `where it names ${other.text}, the words cited name somebody else` : undefined;
}

/** Words that say something, for which others may be put. */
const tellingIn = (words: readonly Word[], opinion: Opinion) => {
  const own = new Set(wordsIn(Object.values(opinion.caption).join(' ')).map(({ stem }) => stem));
  return words.filter(
    (each) =>
      each.isContent &&
      !/\d|ly$/.test(each.text) &&
      !isName(each) &&
      !isReporting(each.stem) &&
      !own.has(each.stem),
  );
};

/** A telling word of which nothing in the paragraphs cited is another form or near in meaning, or one put for another. */
function strangeWord(alignment: Alignment, opinion: Opinion, terms: ReadonlySet<string>): string | undefined {
  for (const { said, shown, isInside } of alignment.gaps) {
    const [here, there] = [tellingIn(said, opinion), shown.filter(({ isContent }) => isContent)];
    const strange = here.filter(({ stem }) => !isBorneBy(stem, terms));
    // A thought put in: a single word beside those of the sentence says little.
    const isPut = there.length > 0 && (isClose(alignment) || strange.length > 1);
    if (isPut ? strange.length > 0 : strange.length > 1)
      return `the paragraphs cited have no “${textOf(strange)}”`;
    const stems = new Set(there.map(({ stem }) => stem));
    const put =
      isInside && isClose(alignment) && here.length === 1 && there.length === 1 ? here[0] : undefined;
    if (put && !isBorneBy(put.stem, stems)) return `the words cited have another word for “${put.text}”`;
  }
  return undefined;
}
