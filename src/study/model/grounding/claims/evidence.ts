/** What a statement cites, read once for all checks. */
import type { Opinion, Paragraph } from '../../../../opinion/opinion.ts';
import type { Located } from '../locate.ts';
import { type Sentence, sentencesOf } from './clauses.ts';

export type Evidence = {
  opinion: Opinion;
  located: readonly Located[];
  /** The paragraphs cited, each once. */
  paragraphs: readonly Paragraph[];
  text: string;
  sentences: readonly Sentence[];
  /** The sentences that hold the words cited. */
  focus: readonly Sentence[];
};

const sentencesRead = new WeakMap<Paragraph, Sentence[]>();

function read(paragraph: Paragraph): Sentence[] {
  const known = sentencesRead.get(paragraph);
  if (known) return known;
  const made = sentencesOf(paragraph.text);
  sentencesRead.set(paragraph, made);
  return made;
}

export function evidenceOf(located: readonly Located[], opinion: Opinion): Evidence {
  const paragraphs = [...new Set(located.map(({ paragraph }) => paragraph))];
  const sentences = paragraphs.flatMap(read);
  const focus = located.flatMap(({ paragraph, start, pinpoints }) => {
    const length = pinpoints.reduce((sum, { quote }) => sum + quote.length + 1, 0);
    return within(paragraph, start, start + length);
  });
  return {
    opinion,
    located,
    paragraphs,
    text: paragraphs.map(({ text }) => text).join('\n'),
    sentences,
    focus: [...new Set(focus)],
  };
}

function within(paragraph: Paragraph, start: number, end: number): Sentence[] {
  let at = 0;
  return read(paragraph).filter(({ text }) => {
    const from = paragraph.text.indexOf(text, at);
    if (from < 0) return false;
    at = from + text.length;
    return from < end && start < at;
  });
}
