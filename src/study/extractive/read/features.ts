/**
 * A sentence as numbers: words and pairs of words, cues, who speaks, which case is told of, place, headings, tense,
 * quotation. Words are hashed, all else has a name. What stands in the sentences beside it counts too.
 */

import { oneOf, pattern, phraseAnyCase } from '../../language/grammar.ts';
import { listed, overlapOf, plainWordsOf, termsOf } from '../../language/words.ts';
import { citedShare } from '../text/citing.ts';
import { countOf, pastCue } from '../text/phrases.ts';
import { isDangling, isLeaning, isQuotable } from '../text/readable.ts';
import { cues } from './cues.ts';
import { announcedBy } from './headings.ts';
import type { Judged, Reading } from './lead.ts';
import { namesOf } from './lead.ts';
import type { Voice } from './voice.ts';

/** What is known of a sentence by name; a name's first word is its group, by which it can be left out. */
export type NamedFeatures = Map<string, number>;
export type SentenceFeatures = { named: NamedFeatures; buckets: Int32Array };

export const bucketCount = 1 << 14;

export function featuresOf(reading: Reading): SentenceFeatures[] {
  const own = namedOf(reading);
  const names = namesOf(reading);
  return reading.sentences.map((sentence, index) => {
    const named = new Map(own[index]);
    beside(named, own[index - 1], 'before');
    beside(named, own[index + 1], 'after');
    return { named, buckets: bucketsOf(sentence, names) };
  });
}

const namedCues = cues.map(({ name, pattern }) => ({ name: `cue ${name}`, pattern }));
const besides = /^(?:cue|voice|tense|other|tail)\b/;
type Side = 'before' | 'after';
/** Of each name what it is called where it stands beside; undefined where it counts for its own sentence alone. */
const calledBeside = new Map<string, Record<Side, string> | undefined>();

function beside(named: NamedFeatures, other: ReadonlyMap<string, number> | undefined, side: Side): void {
  if (!other) named.set(`${side} none`, 1);
  else
    for (const [name, value] of other) {
      const called = besideOf(name)?.[side];
      if (called !== undefined) named.set(called, value);
    }
}

function besideOf(name: string): Record<Side, string> | undefined {
  if (calledBeside.has(name)) return calledBeside.get(name);
  const called = besides.test(name) ? { before: `before ${name}`, after: `after ${name}` } : undefined;
  calledBeside.set(name, called);
  return called;
}

function namedOf(reading: Reading): NamedFeatures[] {
  const { sentences, section, boundary, opinion } = reading;
  const sets = sentences.map(({ terms }) => new Set(terms));
  const headings = headingsOf(reading);
  const names = namesOf(reading);
  const caseTerms = new Set(termsOf(opinion.caption.caseName ?? ''));
  const firstOpening = new Set(sentences.slice(0, 3).map(({ index }) => index));
  const lengths = Map.groupBy(sentences, ({ paragraphIndex }) => paragraphIndex);
  const quotedBy = speakersQuoted(reading);
  const lastParagraph = sentences.at(-1)?.paragraphIndex ?? 0;
  return sentences.map((sentence, index) => {
    const { text, shown, words, place, voice, narrative, salience, opening, announced, authority } = sentence;
    const named: NamedFeatures = new Map();
    const add = (name: string, value = 1) => named.set(name, value);
    for (const { name, pattern } of namedCues) if (pattern.test(text)) add(name);
    const bare = withoutQuotes(text);
    add(`voice ${voice}`);
    add(`narrative ${Math.max(-3, Math.min(3, Math.round(narrative * 1.5)))}`);
    add('narrative', narrative / 2);
    add(`place ${Math.min(9, Math.floor(place * 10))}`);
    if (firstOpening.has(index)) add(`place first ${index}`);
    const fromEnd = sentences.length - 1 - index;
    if (fromEnd < 5) add(`place last ${fromEnd}`);
    if (lastParagraph - sentence.paragraphIndex < 3)
      add(`place last paragraph ${lastParagraph - sentence.paragraphIndex}`);
    add(index < boundary ? 'place story' : 'place law');
    const toBoundary = index - boundary;
    if (Math.abs(toBoundary) < 4) add(`place turn ${toBoundary}`);
    const its = lengths.get(sentence.paragraphIndex) ?? [];
    const within = its.indexOf(sentence);
    if (within === 0) add('paragraph first');
    if (within === its.length - 1) add('paragraph last');
    if (its.length === 1) add('paragraph alone');
    if (within === 1) add('paragraph second');
    add('size opinion', Math.log(sentences.length) / 6);
    add(`size ${Math.min(7, Math.floor(words / 8))}`);
    add(`heading ${announced ?? 'none'}`);
    const heading = headings[sentence.paragraphIndex];
    if (heading) {
      add(`heading depth ${heading.level}`);
      if (heading.paragraph === sentence.paragraphIndex - 1 && within === 0) add('heading just before');
      for (const word of heading.words) add(`headword ${word}`);
    }
    const past = countOf(text, pastCue);
    add('tense past', Math.min(1.5, (past * 8) / Math.max(8, words)));
    if (past === 0) add('tense no past');
    if (/\b(?:is|are|has|does|do|have)\b/.test(bare)) add('tense present');
    if (/\b(?:will|would|could|might|should)\b/.test(bare)) add('tense conditional');
    add('quoted share', 1 - bare.length / Math.max(1, text.length));
    if (/^["“]/.test(text)) add('quoted first');
    if (/["“]/.test(text)) add('quoted some');
    add('other case', sentence.other);
    if (sentence.other > 0.5) add('other case surely');
    // What happened in another case is told, where its law would be stated in the present.
    if (sentence.other > 0.5 && past > 0 && !/\b(?:is|are|must|may|shall|does|do)\b/.test(bare))
      add('other case told');
    const quoted = quotedBy[index];
    if (quoted) add(`quoted of ${quoted}`);
    add('tail cited', Math.min(1, citedShare(text) * 4));
    if (authority.length > 8) add('tail authority');
    if (/^(?:See|Cf|But see|Accord|Compare)\b/i.test(authority)) add('tail see');
    if (/^(?:Id|Ibid)\b/.test(authority)) add('tail id');
    if (/^(?:App|R\.|Tr|Doc|Dkt|ECF|Br|\[|\d+ R)/.test(authority)) add('tail record');
    if (/ v\. /.test(authority)) add('tail case');
    if (/§|\bU\. ?S\. ?C|NMSA|Code|Stat\./.test(authority)) add('tail statute');
    add('salience', salience);
    add('salience opening', opening);
    names.forEach((name, side) => {
      if (text.includes(name)) add(`party ${side}`);
      if (text.startsWith(name) || text.startsWith(`The ${name}`)) add(`party first ${side}`);
    });
    add('party case name', overlapOf(sets[index]!, caseTerms));
    for (const [name, value] of leaningsOf(sentence, sets[index - 1])) add(name, value);
    if (isDangling(shown)) add('whole dangling');
    if (isLeaning(shown)) add('whole leaning');
    if (!isQuotable(shown)) add('whole no');
    if (/\d/.test(text)) add('form digit');
    if (/^[a-z(]/.test(text)) add('form small');
    if (/[;:]/.test(text)) add('form semicolon');
    if (/\b[A-Z][a-z]+ (?:[A-Z]\. )?[A-Z][a-z]+\b/.test(text)) add('form person');
    add('form capitals', Math.min(1, (countOf(text, /(?<=[a-z,] )[A-Z][a-z]+/g) * 3) / Math.max(8, words)));
    if (section.paragraphs[sentence.paragraphIndex]?.kind === 'quote') add('form block quote');
    const before = sets[index - 1];
    if (before) add('tie before', overlapOf(sets[index]!, before));
    add('always');
    return named;
  });
}

/**
 * Whose words a sentence repeats that stands within a quotation of several sentences, or of several paragraphs: the voice of
 * the sentence that leads to it.
 */
function speakersQuoted({ sentences }: Reading): (Voice | undefined)[] {
  let speaker: Voice | undefined;
  let open = notOpen;
  return sentences.map((sentence, index) => {
    const before = sentences[index - 1];
    const isNew = before?.paragraphIndex !== sentence.paragraphIndex;
    const { paragraph, start, voice } = sentence;
    open = marksIn(paragraph.text.slice(isNew ? 0 : before?.start, start), isNew ? notOpen : open);
    const goesOn = isNew ? /^["“]/.test(paragraph.text) : open.curled > 0 || open.straight % 2 === 1;
    if (!goesOn) speaker = undefined;
    else if (before && !speaker) speaker = before.voice;
    return goesOn ? (speaker ?? voice) : undefined;
  });
}

/** Marks of quotation so far in the paragraph: what is opened and not closed yet. */
type Marks = { curled: number; straight: number };
const notOpen: Marks = { curled: 0, straight: 0 };

function marksIn(text: string, { curled, straight }: Marks): Marks {
  const more: Marks = { curled, straight };
  for (const [mark] of text.matchAll(/[“”"]/g))
    if (mark === '"') more.straight += 1;
    else more.curled += mark === '“' ? 1 : -1;
  return more;
}

const pronoun = /\b(?:he|she|it|they|him|her|them|his|hers|its|their|theirs)\b/i;
/** Somebody or something is named before the pronoun, which may stand for it. */
const named =
  /(?:[a-z,] |^)(?:[A-Z][a-z]{2,}|the [a-z]+|an? [a-z]+|petitioners?|respondents?|defendants?|plaintiffs?)/;
const itself = oneOf`
  case|Court|court|appeal|action|State|country|Act|is|was|are|were|the|an?|he|she|it|they|we|there|no|would|may|must|can
  |has|had|have|does|did`;
const demonstrative = pattern`\b(?:this|that|these|those|such) (?!${itself}\b)[a-z]+`;
const ordered = phraseAnyCase`
  the (?:other|latter|former|same|first|second|third|above|foregoing|remaining)|another|both|neither|either|likewise
  |similarly|instead|rather|otherwise|also|too|again|thus|therefore|accordingly|however|moreover|nevertheless`;

/** What in a sentence points to what stands before it. */
function leaningsOf(
  { shown, terms }: Judged,
  before: ReadonlySet<string> | undefined,
): (readonly [name: string, value: number])[] {
  const found: (readonly [string, number])[] = [];
  const first = pronoun.exec(shown);
  if (first) {
    const lead = shown.slice(0, first.index);
    found.push([named.test(lead) ? 'lean pronoun named' : 'lean pronoun', 1]);
    if (first.index < 4) found.push(['lean pronoun first', 1]);
  } else found.push(['lean no pronoun', 1]);
  if (demonstrative.test(shown)) found.push(['lean demonstrative', 1]);
  if (ordered.test(shown)) found.push(['lean ordered', 1]);
  const definite = [...shown.matchAll(/\b[Tt]he ([a-z]{4,})\b(?! (?:of|that|which|in|to|for)\b)/g)].length;
  found.push(['lean definite', Math.min(1, definite / 3)]);
  if (before) {
    const again = terms.filter((term) => before.has(term)).length;
    found.push(['lean again', Math.min(1, again / 4)]);
  }
  if (terms.length < 5) found.push(['lean few terms', 1]);
  return found;
}

type Heading = { level: number; paragraph: number; words: string[] };

/** The heading that each paragraph stands under. */
function headingsOf({ section }: Reading): (Heading | undefined)[] {
  let current: Heading | undefined;
  return section.paragraphs.map((paragraph, index) => {
    if (paragraph.kind === 'heading') {
      const announced = announcedBy(paragraph.text);
      const words = plainWordsOf(paragraph.text).filter((word) => word.length > 3 && headwords.has(word));
      current = { level: paragraph.level ?? 2, paragraph: index, words: announced ? [] : words };
    }
    return current;
  });
}

const headwords = listed(
  `jurisdiction standing merits remedy damages sentence evidence sufficiency waiver preservation instruction counsel suppress
    notice conclusion opinion order memorandum syllabus reply response issue issues preserved motion`,
);

const withoutQuotes = (text: string) => text.replace(/["“][^"”]*["”]/g, '');

/** Words, pairs and opening words, each hashed; a party is called by its side, numbers by their kind. */
function bucketsOf({ shown, text }: Judged, names: readonly string[]): Int32Array {
  const words = wordsWithClasses(shown || text, names);
  const found = new Set<number>();
  const put = (hash: number) => found.add((hash >>> 0) % bucketCount);
  words.forEach((word, index) => {
    const own = hashed(word);
    put(own);
    const next = words[index + 1];
    put(hashed(next ?? '$', hashed(' ', own)));
    if (next !== undefined && index < 3) put(hashed(`^${index} ${word}`));
  });
  const opening = hashed(`^${words[0] ?? ''} ${words[1] ?? ''}`);
  put(opening);
  put(hashed(words[2] ?? '', hashed(' ', opening)));
  return Int32Array.from(found);
}

const mostWordsRead = 120;

function wordsWithClasses(text: string, names: readonly string[]): string[] {
  let classed = text;
  names.forEach((name, side) => {
    classed = classed.replaceAll(name, `zparty${side}`);
  });
  const words = classed.match(/\$ ?\d[\d,.]*|§+|\d[\d,.]*|[\p{L}][\p{L}’'.-]*|[?;:"“]/gu) ?? [];
  return words.slice(0, mostWordsRead).map((word) => {
    if (word.startsWith('$')) return '$0';
    if (/^(?:1[6789]|20)\d\d$/.test(word)) return '0000';
    if (/^\d/.test(word)) return '0';
    if (months.test(word)) return 'zmonth';
    return word
      .toLowerCase()
      .replace(/[.’'-]+$/, '')
      .replace(/’/g, "'");
  });
}

const months = /^(?:January|February|March|April|June|July|August|September|October|November|December)$/;

/** FNV-1a, going on from what was hashed before. */
function hashed(text: string, before = 0x811c9dc5): number {
  let hash = before;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash;
}
