/** The one place where an opinion turns from narrative to law. */

import { citedShare } from '../text/citing.ts';
import { countOf, cue, dateCue, pastCue } from '../text/phrases.ts';
import type { Section, Sentence } from '../text/sentence.ts';
import { announcedFor, turnsToLaw } from './headings.ts';
import type { Voice } from './voice.ts';

/** Past tense, dates and people against norms, citations and the court's own "we": about -3 to 3. */
export function narrativeOf(sentence: Sentence, voice: Voice): number {
  const { text, words, authority } = sentence;
  const per = Math.max(8, words) / 20;
  const past = Math.min(2, countOf(text, pastCue) / per);
  const dated = Math.min(1, countOf(text, dateCue));
  const norms = Math.min(2, countOf(text, cue.norm) / per);
  const cited =
    citedShare(text) > 0.12 || (authority.length > 15 && !/^(?:Id|App|R\.|Tr|\d)/.test(authority)) ? 1 : 0;
  const ours = cue.firstPerson.test(text) ? 1 : 0;
  const spoken =
    voice === 'below' ? 0.8 : voice === 'precedent' || voice === 'court' ? -1 : voice === 'separate' ? -1 : 0;
  const present = /\b(?:is|are|does|do)\b/.test(text) && past === 0 ? 0.5 : 0;
  return past * 0.7 + dated * 0.8 + spoken - norms * 0.5 - cited * 0.9 - ours * 0.9 - present;
}

/**
 * Some courts tell even the law in the past tense: what counts is how far a sentence leans beyond what is usual in the
 * opinion. The share that separates best on human-written briefs.
 */
const shareOfMean = 0.7;

/** Index of the first sentence of the law; everything before it is the story. */
export function boundaryOf(section: Section, narrative: readonly number[]): number {
  const { sentences, paragraphs } = section;
  const announced = announcedFor(paragraphs);
  const bonus = headingBonus(section);
  const latest = Math.ceil(sentences.length * 0.7);
  const mean = narrative.reduce((sum, each) => sum + each, 0) / Math.max(1, narrative.length);
  const usual = mean * shareOfMean;
  let before = 0;
  let best = { score: Number.NEGATIVE_INFINITY, at: 0 };
  sentences.forEach((sentence, index) => {
    const score = before + (bonus.get(sentence.paragraphIndex) ?? 0) * (sentence.isFirstInParagraph ? 1 : 0);
    if (index <= latest && sentence.isFirstInParagraph && score > best.score) best = { score, at: index };
    before += (narrative[index] ?? 0) - usual + sectionLean(announced[sentence.paragraphIndex]);
  });
  return best.at;
}

function sectionLean(announced: string | undefined): number {
  if (announced === 'facts' || announced === 'procedure') return 1.5;
  return announced === 'discussion' || announced === 'standard' || announced === 'conclusion' ? -1.5 : 0;
}

function headingBonus({ paragraphs }: Section): Map<number, number> {
  const bonus = new Map<number, number>();
  paragraphs.forEach((paragraph, index) => {
    if (turnsToLaw(paragraph)) bonus.set(index + 1, 6);
  });
  return bonus;
}
