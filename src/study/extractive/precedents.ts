/** The earlier cases that the court works with, what it takes from each, and whether it says that it follows or distinguishes it. */

import { stateName } from '../../opinion/caption/places.ts';
import { pattern } from '../language/grammar.ts';
import { escaped, listed } from '../language/words.ts';
import { once } from '../once.ts';
import type { Findings } from './findings.ts';
import { namesOf } from './read/lead.ts';
import type { ReadSentence } from './reading.ts';
import { choose, inOrder } from './text/items.ts';
import { countOf, cue } from './text/phrases.ts';
import { isDangling, isQuotable } from './text/readable.ts';

export type Treatment = 'followed' | 'distinguished' | 'cited';
export type Precedent = {
  name: string;
  /** By the court's own words; `cited` where it says neither. */
  treatment: Treatment;
  /** What it says of the case, in the order of the opinion. */
  said: ReadSentence[];
};

const mostPrecedents = 6;
const room = { most: 2, words: 90 };
const leastScore = 2;

export const lineOfPrecedents: (findings: Findings) => Precedent[] = once(findPrecedents);

function findPrecedents({ reading }: Findings): Precedent[] {
  const usable = reading.sentences.filter(isUsable);
  const ofParties = new Set(namesOf(reading));
  return namesIn(reading.sentences, reading.opinion.caption.caseName)
    .map((name) => precedentFrom(name, usable, ofParties))
    .filter((each) => each !== undefined)
    .toSorted((one, other) => other.score - one.score)
    .filter(saysSomethingNew())
    .slice(0, mostPrecedents)
    .toSorted((one, other) => (one.said[0]?.index ?? 0) - (other.said[0]?.index ?? 0))
    .map(({ score: _, ...precedent }) => precedent);
}

/** A sentence that names several cases stands under one of them. */
function saysSomethingNew() {
  const quoted = new Set<ReadSentence>();
  return ({ said }: Precedent) => {
    if (said.some((sentence) => quoted.has(sentence))) return false;
    for (const sentence of said) quoted.add(sentence);
    return true;
  };
}

function namesIn(sentences: readonly ReadSentence[], own: string | undefined): string[] {
  const found = sentences.flatMap(({ text, authority }) => [namedCase(text), namedCase(authority)]);
  const names = found.flatMap((name) => (name ? [name.replace(signal, '')] : []));
  return [...new Set(names)].filter((name) => name !== own && !isCutOff.test(name));
}

const word = String.raw`[A-Z][\w.’'&-]{0,30}`;
const before = String.raw`(?:(?:${word}|of|the|&|ex rel\.|for) ){1,7}`;
/** "… and Wildlife Service", but not the next case: "… and Lund v. Pell". */
const joined = String.raw`and(?= [A-Z])(?! (?:${word} ){1,4}v\. )`;
const citedName = pattern`
  ${before}v\. ${word}(?: (?:${word}|of|the|&|${joined})){0,5}(?:, (?:Inc|Co|Corp|Ltd|LLC)\b\.?)?`;

/** The first case that a text names in citation style. */
export function namedCase(text: string): string | undefined {
  const match = citedName.exec(text)?.[0];
  const name = match
    ?.trim()
    .replace(/^(?:In|See|As|Under|Unlike|But|And|Since|Our|Both|Cf\.|E\.g\.|the|of) (?:also )?/i, '')
    .replace(/[,.]$/, '')
    .replace(/ (?:the|of|&|and|The|We|In)$/, '')
    .replace(/ (?:Inc|Co|Corp|Ltd|Serv)$/, '$&.');
  return name && /^[A-Z]/.test(name) && name.length < 70 ? name : undefined;
}

const signal =
  /^(?:Citing|Quoting|Applying|Following|Relying on|Compare|Accord|Overruling|After|Before|With) /;

/** "Inc. v. Lund": the name was broken before it. */
const isCutOff = /^(?:Inc|Co|Corp|Ltd|LLC|Assn|Bd)\b/;

const isUsable = ({ shown, text, voice, odds }: ReadSentence) =>
  // What is told of this case is not taken from another.
  odds.fact + odds.proceedings + odds.argument < mostOfThisCase &&
  (voice === 'court' || voice === 'narrator' || voice === 'precedent') &&
  isQuotable(shown, 7, 60) &&
  !isDangling(shown) &&
  !/^["“]|\?["”]?$/.test(text);

const mostOfThisCase = 0.5;

function precedentFrom(
  name: string,
  sentences: readonly ReadSentence[],
  ofParties: ReadonlySet<string>,
): (Precedent & { score: number }) | undefined {
  const call = callOf(name, ofParties);
  const of = call ?? escaped(name);
  const treatments = { distinguished: about(distinguishing, of), followed: about(following, of) };
  const mention = call ? about(mentioning, of) : undefined;
  const scored = sentences
    .map((sentence) => {
      const { text, voice, salience } = sentence;
      const isNamed = text.includes(name);
      const isCited = citedBy(sentence) === name;
      if (!isNamed && !isCited && !mention?.test(text)) return { sentence, score: 0 };
      const isTreated = treatments.distinguished.test(text) || treatments.followed.test(text);
      const score = salience * 2.5 + (isNamed || isTreated ? 1.5 : 0.5) + (isTreated ? 1.5 : 0);
      return { sentence, score: score + (voice === 'precedent' ? 1 : 0) };
    })
    .filter(({ score }) => score >= leastScore);
  const said = inOrder(choose(scored, room));
  if (said.length === 0) return undefined;
  const score = Math.max(...scored.map((each) => each.score)) + Math.min(2, scored.length * 0.4);
  const is = (words: RegExp) => said.some(({ text }) => words.test(text));
  const treatment = is(treatments.distinguished)
    ? 'distinguished'
    : is(treatments.followed)
      ? 'followed'
      : 'cited';
  return { name, treatment, said, score };
}

/**
 * The case that stands behind a statement of law as its authority. One behind a fact proves it, one behind "we held"
 * is compared with the case that is spoken of, and one that is only to be seen besides carries nothing.
 */
function citedBy({ text, authority, isStory, voice }: ReadSentence): string | undefined {
  if (isStory || voice === 'precedent' || besides.test(authority)) return undefined;
  if (!cue.settled.test(text) && countOf(text, cue.norm) < 2) return undefined;
  return namedCase(authority)?.replace(signal, '');
}

const besides =
  /^(?:But |And )?(?:[Cc]f\.|[Aa]ccord|[Cc]ompare|[Ss]ee,? (?:also|generally|e\. ?g\.)|E\. ?g\.|Contra)/;

/** Many bear them: by these no court calls a case. */
const sharedNames = listed(
  `United State States People Commonwealth City County Board Department Commissioner Secretary Inc Corp Matter Estate National
    American Bank Company University School District Union Association`,
);

/** By the last name of the first side, as courts call a case once it was cited; of a party here and of a state more is told. */
function callOf(name: string, ofParties: ReadonlySet<string>): string | undefined {
  const [first = ''] = name.split(' v. ');
  const [word] = first.split(' ').slice(-1);
  const isShared = !word || sharedNames.has(word) || ofParties.has(word) || isState.test(first);
  return !isShared && /^[A-Z][a-z’']{3,}$/.test(word) ? word : undefined;
}

const isState = new RegExp(`${stateName}$`);

/** Only where the words are said of this case: "unlike a jury" distinguishes no precedent. */
const about = (words: readonly string[], call: string) =>
  new RegExp(words.map((each) => each.replaceAll('CASE', call)).join('|'));

const mentioning = [String.raw`\b(?:[Ii]n|[Uu]nder|[Uu]nlike|[Ss]ince|[Aa]s|[Ll]ike|[Oo]f) CASE\b(?! v\.)`];
const distinguishing = [
  String.raw`\b[Uu]nlike (?:in |the \w+ (?:in|of) )?CASE\b`,
  String.raw`\b(?:differs? from|distinguish\w*|[Bb]y contrast,? in) (?:\w+ ){0,3}CASE\b`,
  String.raw`\bCASE\b[^.;]{0,60}\b(?:distinguishable|inapposite|inapplicable|misplaced|no help)\b`,
  String.raw`\bCASE\b[^.;]{0,60}\b(?:(?:does|do|did) not (?:control|govern|apply)|not controlling)\b`,
];
const following = [
  String.raw`\b(?:controlled|governed|compelled|foreclosed|dictated|settled) by (?:\w+ ){0,3}CASE\b`,
  String.raw`\b(?:[Aa]s in|[Ff]ollow(?:s|ing|ed)?|adhered? to|reaffirm(?:s|ed)?|[Cc]onsistent with) (?:\w+ ){0,3}CASE\b`,
  String.raw`\bCASE\b[^.;]{0,60}\b(?:controls|governs|compels|dictates|forecloses|squarely)\b`,
];
