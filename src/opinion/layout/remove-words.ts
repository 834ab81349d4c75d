import type { Joined } from './join.ts';

/** Takes words out of a paragraph, and moves what is told by its place in the text. */
export function removeWords(paragraph: Joined, start: number, length: number): void {
  const moved = (offset: number) => (offset <= start ? offset : Math.max(start, offset - length));
  paragraph.text = paragraph.text.slice(0, start) + paragraph.text.slice(start + length);
  paragraph.breaks = paragraph.breaks.map(({ page, offset }) => ({ page, offset: moved(offset) }));
  paragraph.marks = paragraph.marks.map((each) => ({ ...each, offset: moved(each.offset) }));
  paragraph.stars = paragraph.stars.map((each) => ({ ...each, offset: moved(each.offset) }));
  paragraph.italics = paragraph.italics.map(([from, to]) => [moved(from), moved(to)]);
  paragraph.uncertain = paragraph.uncertain.map(([from, to]) => [moved(from), moved(to)]);
}
