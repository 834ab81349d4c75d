/** One reading of an opinion's lead part, shared by brief, outline and questions. */
import { leadPart, type Opinion, type Part } from '../../../opinion/opinion.ts';
import { readPart, type Section, type Sentence } from '../text/sentence.ts';
import { countTerms } from '../text/words.ts';
import { boundaryOf, narrativeOf } from './boundary.ts';
import { type Announced, announcedFor } from './headings.ts';
import { type Party, partiesOf } from './parties.ts';
import { partiesArguing, type Voice, voiceOf } from './voice.ts';

export type Judged = Sentence & {
  voice: Voice;
  /** Positive for story, negative for law. */
  narrative: number;
  /** How much it speaks of what the whole opinion speaks of, 0 to about 1. */
  salience: number;
  announced: Announced | undefined;
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

export function readLead(opinion: Opinion): Reading {
  const lead = leadPart(opinion);
  const section: Section = lead ? readPart(opinion, lead) : { paragraphs: [], sentences: [] };
  const parties = partiesOf(opinion, section.paragraphs.map(({ text }) => text).join('\n'));
  const arguing = partiesArguing(parties.map(({ short }) => short));
  const voices = section.sentences.map(({ text }) => voiceOf(text, arguing));
  const narrative = section.sentences.map((sentence, index) =>
    narrativeOf(sentence, voices[index] ?? 'narrator'),
  );
  const boundary = boundaryOf(section, narrative);
  const salience = salienceOf(section.sentences);
  const announced = announcedFor(section.paragraphs);
  const sentences = section.sentences.map((sentence, index) => ({
    ...sentence,
    voice: voices[index] ?? 'narrator',
    narrative: narrative[index] ?? 0,
    salience: salience[index] ?? 0,
    announced: announced[sentence.paragraphIndex],
    isStory: index < boundary,
  }));
  return { opinion, lead, section, sentences, parties, boundary };
}

/** Mean weight of a sentence's terms by how many sentences hold them, scaled to the best. */
function salienceOf(sentences: readonly Sentence[]): number[] {
  const counts = countTerms(sentences.map(({ terms }) => terms));
  const raw = sentences.map(({ terms }) => {
    const distinct = [...new Set(terms)];
    const sum = distinct.reduce((total, term) => total + Math.log2(counts.get(term) ?? 1), 0);
    return sum / (distinct.length + 4);
  });
  const top = Math.max(1e-9, ...raw);
  return raw.map((value) => value / top);
}
