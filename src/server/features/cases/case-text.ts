/** From an opinion to its text by page, in the passages that pinpoints name. */
import { type Opinion, type Paragraph, passagesOf } from '../../../opinion/opinion.ts';
import type { CaseText, TextPassage } from '../../../shared/cases.ts';

export function toCaseText(opinion: Opinion): CaseText {
  const passages = Map.groupBy(opinion.paragraphs.flatMap(toPassages), ({ page }) => page);
  return {
    pages: opinion.pages.map(({ number, label, source, confidence }) => ({
      number,
      label: label ?? null,
      source,
      confidence: confidence ?? null,
      paragraphs: (passages.get(number) ?? []).map(({ passage }) => passage),
    })),
    parts: opinion.parts.map(({ kind, author, firstPage, firstParagraph }) => ({
      kind,
      author: author ?? null,
      firstPage,
      firstParagraphId: opinion.paragraphs[firstParagraph]?.id ?? '',
    })),
  };
}

function toPassages(paragraph: Paragraph): { page: number; passage: TextPassage }[] {
  const { kind, level, mark, publisher } = paragraph;
  return passagesOf(paragraph).map(({ id, page, text, start, end }) => {
    const lead =
      paragraph.text.slice(start, end).length - paragraph.text.slice(start, end).trimStart().length;
    const offset = start + lead;
    const place = (position: number) => Math.min(Math.max(position - offset, 0), text.length);
    const within = (ranges: [number, number][] = []) =>
      ranges
        .filter(([from, to]) => to > offset && from < offset + text.length)
        .map(([from, to]): [number, number] => [place(from), place(to)]);
    const italics = within(paragraph.italics);
    const uncertain = within(paragraph.uncertain);
    // A mark at the very end of the paragraph belongs to its last passage.
    const isIn = (at: number) => at >= start && (at < end || end === paragraph.text.length);
    const here = <Mark extends { offset: number }>(all: Mark[] = []) =>
      all.filter(({ offset: at }) => isIn(at)).map((each) => ({ ...each, offset: place(each.offset) }));
    const marks = here(paragraph.marks);
    const stars = here(paragraph.stars);
    const passage: TextPassage = {
      id,
      text,
      kind,
      ...(level === undefined ? {} : { level }),
      ...(mark === undefined ? {} : { mark }),
      ...(id === paragraph.id ? {} : { continues: paragraph.id }),
      ...(italics.length > 0 ? { italics } : {}),
      ...(marks.length > 0 ? { marks } : {}),
      ...(stars.length > 0 ? { stars } : {}),
      ...(uncertain.length > 0 ? { uncertain } : {}),
      ...(publisher === undefined ? {} : { publisher }),
    };
    return { page, passage };
  });
}
