/** One reading of an opinion's lead part, shared by brief, outline and questions. */
import { leadPart, type Opinion, type Part } from '../../../opinion/opinion.ts';
import { oneOf, pattern } from '../../language/grammar.ts';
import { weightOf } from '../../language/ordinary-words.ts';
import { countTerms } from '../../language/words.ts';
import { readPart, type Section, type Sentence } from '../text/sentence.ts';
import { boundaryOf, narrativeOf } from './boundary.ts';
import { type Announced, announcedFor } from './headings.ts';
import { toldOfOthers } from './other-cases.ts';
import { type Party, partiesOf } from './parties.ts';
import { partiesArguing, type Voice, voiceOf } from './voice.ts';

export type Judged = Sentence & {
  voice: Voice;
  /** Positive for story, negative for law. */
  narrative: number;
  /** How much it speaks of what the whole opinion speaks of, 0 to 1. */
  salience: number;
  /** How much it speaks of what the opening speaks of, 0 to 1. */
  opening: number;
  announced: Announced | undefined;
  /** How surely it tells of another case than this, 0 to 1. */
  other: number;
  /** Before the boundary between story and law. */
  isStory: boolean;
};

export type Reading = {
  opinion: Opinion;
  lead: Part | undefined;
  section: Section;
  sentences: Judged[];
  parties: Party[];
  /** Index of the first sentence of the law. */
  boundary: number;
};

/** A court that says "we" does not call itself "the Court": whoever tells what "the Court holds" stands beside it. */
const ownVerbs =
  /\b(?:[Ww]e|WE) (?:\w+ )?(?:hold|conclude|affirm|reverse|vacate|agree|disagree|reject|think|find|decide|granted)\b/;
const lately = '(?:now |today |also |therefore |thus |nonetheless |nevertheless |apparently |simply )*';
const holds = oneOf`
  holds|concludes|finds|says|rules|decides|thinks|believes|reasons|asserts|insists|errs|refuses|ignores|fails
  |decision today|opinion today|holding today`;
const theCourtHolds = pattern`
  ^(?!["“])(?:[^.“"]{0,60}\b)?(?:[Tt]he|[Tt]oday['’]s|this) (?:Court|majority)(?:['’]s)? ${lately}${holds}\b`;
const fewestOwnVerbs = 3;

export function readLead(opinion: Opinion): Reading {
  const lead = leadPart(opinion);
  const section: Section = lead ? readPart(opinion, lead) : { paragraphs: [], sentences: [] };
  const parties = partiesOf(opinion, section.paragraphs.map(({ text }) => text).join('\n'));
  const arguing = partiesArguing(parties.map(({ short }) => short));
  const speaksAsWe = section.sentences.filter(({ text }) => ownVerbs.test(text)).length >= fewestOwnVerbs;
  const voices = section.sentences.map(({ text }) =>
    speaksAsWe && theCourtHolds.test(text) ? 'separate' : voiceOf(text, arguing),
  );
  const narrative = section.sentences.map((sentence, index) =>
    narrativeOf(sentence, voices[index] ?? 'narrator'),
  );
  const boundary = boundaryOf(section, narrative);
  const salience = salienceOf(section.sentences);
  const opening = openingOf(section.sentences);
  const announced = announcedFor(section.paragraphs);
  const names = parties.map(({ short }) => short.replace(/^the /, ''));
  const other = toldOfOthers(section.sentences, voices, names);
  const sentences = section.sentences.map((sentence, index) => ({
    ...sentence,
    voice: voices[index] ?? 'narrator',
    narrative: narrative[index] ?? 0,
    salience: salience[index] ?? 0,
    opening: opening[index] ?? 0,
    announced: announced[sentence.paragraphIndex],
    other: other[index] ?? 0,
    isStory: index < boundary,
  }));
  return { opinion, lead, section, sentences, parties, boundary };
}

/** What the opinion calls its parties, without the article. */
export function namesOf({ parties }: Pick<Reading, 'parties'>): string[] {
  return parties.map(({ short }) => short.replace(/^the /, ''));
}

/** How close each sentence is to what the whole says most often, scaled to the closest. */
function salienceOf(sentences: readonly Sentence[]): number[] {
  const weightIn = weigherOf(sentences);
  return sentences.map(({ terms }) => weightIn(terms));
}

/** How close any words come to what the whole says most often: 1 for the closest sentence. */
export function weigherOf(sentences: readonly Sentence[]): (terms: readonly string[]) => number {
  const counts = countTerms(sentences.map(({ terms }) => terms));
  const top = sentences.reduce((most, { terms }) => Math.max(most, meanWeight(terms, counts)), 1e-9);
  return (terms) => meanWeight(terms, counts) / top;
}

/** How much each sentence shares with the opening, where opinions say what they are about. */
function openingOf(sentences: readonly Sentence[]): number[] {
  const counts = countTerms(sentences.slice(0, openingSentences).map(({ terms }) => terms));
  return scaled(sentences.map(({ terms }) => meanWeight(terms, counts)));
}

const openingSentences = 15;

function meanWeight(terms: readonly string[], counts: ReadonlyMap<string, number>): number {
  const distinct = [...new Set(terms)];
  const sum = distinct.reduce(
    (total, term) => total + Math.log2(1 + (counts.get(term) ?? 0)) * weightOf(term),
    0,
  );
  return sum / (distinct.length + 4);
}

function scaled(values: readonly number[]): number[] {
  const top = values.reduce((most, value) => Math.max(most, value), 1e-9);
  return values.map((value) => value / top);
}
