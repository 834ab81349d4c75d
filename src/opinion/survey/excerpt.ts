import type { Paragraph } from '../opinion.ts';
import { lacksCitations } from './uncited.ts';

/** A paragraph that stands for others: ". . .", "[…]"; three asterisks alone part the sections of whole opinions too. */
const gap = /^\[\s*(?:(?:[*•.]\s*){3,}|…\s*)\]$/;
const dots = /^(?:(?:\.\s*){3,}|…)$/;
const editor =
  /\[(?!(?:internal|foot|citation|emphasis|quotation|argument|syllabus|statement|reporter)\b|foot)[^\]]{0,80}\b(?:omitted|edited|excerpt\w*|abridged|cut)\b[^\]]{0,60}\]|\[ed(?:itor|s)?(?:\.|[’']s?)? ?note\b|^\W*(?:edited|abridged|excerpted) (?:by|from|for|version)\b|^\W*(?:most |some |all )?(?:footnotes?|citations?)(?: and (?:citations?|footnotes?))? (?:are |have been |were )?(?:omitted|renumbered)\W*$/i;
const cutInside = /\[\s*(?:\.\s?\.\s?\.|…|\*\s?\*\s?\*)\s*\]|^(?:\.\s?\.\s?\.|…)\s*\p{L}/u;
const starPage = /(?:^|\s)\[?\*(\d{1,4})\]?(?=\s)/g;

/** A court quotes with ellipses too: this many of an editor's marks are no court's. */
const enough = { gaps: 2, cuts: 4, shareOfDots: 0.04 };

/** Whether somebody shortened the opinion: paragraphs left out, an editor's brackets, reporter's pages or citations that are missing. */
export function isEdited(paragraphs: Paragraph[]): boolean {
  const own = paragraphs.filter(({ kind }) => kind !== 'quote' && kind !== 'table');
  const text = own.filter(({ kind }) => kind !== 'footnote');
  if (own.some((each) => each.text.length < 600 && editor.test(each.text))) return true;
  const gaps = text.filter((each) => gap.test(each.text.trim())).length;
  const ellipses = text.filter((each) => dots.test(each.text.trim())).length;
  if (gaps + (ellipses > enough.shareOfDots * text.length ? ellipses : 0) >= enough.gaps) return true;
  if (text.filter((each) => cutInside.test(each.text)).length >= enough.cuts) return true;
  return lacksStarPages(text) || lacksCitations(text);
}

/** Reporters' page numbers inside the text ("*359") run without a gap but where pages are left out. */
function lacksStarPages(paragraphs: Paragraph[]): boolean {
  const numbers = paragraphs.flatMap(({ text }) =>
    [...text.matchAll(starPage)].map((match) => Number(match[1])),
  );
  const jumps = numbers.filter(
    (number, at) => at > 0 && number - numbers[at - 1]! > 2 && number - numbers[at - 1]! < 60,
  );
  return numbers.length >= 4 && jumps.length >= 2 && jumps.length > 0.15 * numbers.length;
}
