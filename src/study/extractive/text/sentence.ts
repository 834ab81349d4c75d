/** A part's sentences with their place, ready to be judged. */
import type { Opinion, Paragraph, Part } from '../../../opinion/opinion.ts';
import { splitSentences } from '../../../opinion/sentences.ts';
import { countWords, termsOf } from '../../language/words.ts';
import type { Bracket } from '../../material/schema.ts';
import { endOfStatement } from './citing.ts';
import { readable } from './readable.ts';

export type Sentence = {
  /** Place among the part's sentences, from 0. */
  index: number;
  paragraph: Paragraph;
  /** Place of its paragraph among the part's paragraphs, from 0. */
  paragraphIndex: number;
  isFirstInParagraph: boolean;
  /** In the paragraph's text, without trailing citations: what a pinpoint quotes. */
  start: number;
  end: number;
  /** The words at `start` to `end`. */
  text: string;
  /** The citations that follow the statement, as the court gives them. */
  authority: string;
  /** As shown: no opening connective, no reporters inside. */
  shown: string;
  /** Where the words shown have something in square brackets that the opinion has not. */
  brackets?: Bracket[];
  words: number;
  terms: string[];
  /** Share of the part that lies before it, 0 to 1. */
  place: number;
};

export type Section = { paragraphs: Paragraph[]; sentences: Sentence[] };

export function readPart(opinion: Opinion, part: Part): Section {
  const paragraphs = opinion.paragraphs.slice(part.firstParagraph, part.lastParagraph + 1);
  const sentences: Sentence[] = [];
  paragraphs.forEach((paragraph, paragraphIndex) => {
    if (paragraph.kind !== 'text') return;
    const spans = splitSentences(paragraph.text);
    spans.forEach(({ start, end, statementEnd }, index) => {
      const sentence = sentenceAt(paragraph, start, end, statementEnd);
      if (sentence) {
        sentences.push({ ...sentence, paragraphIndex, isFirstInParagraph: index === 0, index: 0, place: 0 });
      }
    });
  });
  const last = Math.max(1, sentences.length - 1);
  return {
    paragraphs,
    sentences: sentences.map((sentence, index) => ({ ...sentence, index, place: index / last })),
  };
}

function sentenceAt(paragraph: Paragraph, from: number, to: number, statementEnd: number) {
  const whole = paragraph.text.slice(from, to);
  const start = from + (whole.length - whole.trimStart().length);
  const trimmed = whole.trim();
  if (!trimmed) return undefined;
  const length = Math.min(endOfStatement(trimmed), statementEnd - start);
  const text = trimmed.slice(0, length);
  return {
    paragraph,
    start,
    end: start + length,
    text,
    authority: trimmed.slice(length).trim(),
    shown: readable(text),
    words: countWords(text),
    terms: termsOf(text),
  };
}
