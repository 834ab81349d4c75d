/** What a heading announces. */
import type { Paragraph } from '../../../opinion/opinion.ts';

export type Announced =
  | 'facts'
  | 'procedure'
  | 'issue'
  | 'standard'
  | 'discussion'
  | 'conclusion'
  | 'introduction';

const words: [Announced, RegExp][] = [
  ['standard', /standards? of review|scope of review|legal standards?/i],
  [
    'procedure',
    /procedur|proceedings|course of (?:the )?(?:case|trial)|disposition below|history of the case/i,
  ],
  ['facts', /\bfacts?\b|factual|background|history|statement of the case|allegations|evidence at trial/i],
  ['issue', /^(?:[ivx\d]+\.? ?)?(?:issues?|questions?)(?: presented| on appeal)?\.?$/i],
  [
    'conclusion',
    /conclusion|disposition|decretal|^(?:[ivx\d]+\.? ?)?(?:order|judgment|decree|decision)\.?$/i,
  ],
  ['introduction', /introduction|overview|summary of/i],
  ['discussion', /discussion|analysis|\bopinion\b|merits|argument|\blaw\b/i],
];

export function announcedBy(heading: string): Announced | undefined {
  const text = heading.replace(/^(?:[IVX]+|[A-Z]|\d+)\.\s+/, '').trim();
  return text.length > 70 ? undefined : words.find(([, expression]) => expression.test(text))?.[0];
}

/** The section each paragraph stands in, by the court's own headings; undefined where none speaks. */
export function announcedFor(paragraphs: readonly Paragraph[]): (Announced | undefined)[] {
  let current: Announced | undefined;
  let depth = 9;
  return paragraphs.map((paragraph) => {
    if (paragraph.kind !== 'heading') return current;
    const announced = announcedBy(paragraph.text);
    const level = paragraph.level ?? 2;
    if (announced) {
      current = announced;
      depth = level;
    } else if (level <= depth && current !== 'discussion') {
      current = undefined;
    }
    return current;
  });
}

/** A heading at which opinions turn from the story to the law. */
export function turnsToLaw(paragraph: Paragraph): boolean {
  if (paragraph.kind !== 'heading') return false;
  const announced = announcedBy(paragraph.text);
  return /^II\b/.test(paragraph.text) || announced === 'discussion' || announced === 'standard';
}
