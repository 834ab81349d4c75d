import { titleIn } from '../caption/case-title.ts';
import { isCourtLine } from '../caption/courts.ts';
import type { Paragraph } from '../opinion.ts';
import { openerAt } from './openers.ts';

/** How far below its title a case says where it was reported, decided or who wrote it. */
const reach = 5;
const citation = /^\W*\d{1,4} [A-Z][\w.’' ]{0,30} ?(?:\d{1,5}|_{2,})\b[^;]{0,80}$/;
/** With its year: whatever follows is about it. */
const datedCitation = /^\W*\d{1,4} [A-Z][\w.’' ]{0,30} ?\d{1,5} \((?:[^()]{1,30} )?(?:1[6-9]|20)\d{2}\)/;
/** "(Supreme Court of Oregon. June 29, 1886.)" */
const inParentheses = /^\([^().]{4,60}\..{0,40}\b1[6-9]\d{2}\.?\)$/;
const dated = /\b(?:1[6-9]|20)\d{2}\)?\W*$/;
const named = /\sv\.\s|\bin re\b|^see\b/i;

/** Whether what follows a title is a case: its citation, its court, its author's first words. */
export function isBorneOut(paragraphs: Paragraph[], index: number): boolean {
  const behind = paragraphs.slice(index + 1, index + 1 + 2 * reach).filter(({ kind }) => kind !== 'footnote');
  const another = behind.findIndex((each) => titleIn(each)?.isCited);
  const next = another === -1 ? behind : behind.slice(0, another);
  const following = next.slice(0, reach);
  const opens = following.some(({ text }, at) => openerAt(text, next[at + 1]?.text ?? '') !== undefined);
  if (opens) return true;
  const isTitle = paragraphs[index]!.kind === 'heading';
  return following.slice(0, 3).some((each) => tellsSource(each.text.trim(), isTitle));
}

/** A line that says where a case was reported, or which court decided it when. */
function tellsSource(line: string, isUnderTitle: boolean): boolean {
  if (isUnderTitle && datedCitation.test(line)) return true;
  if (inParentheses.test(line) && isCourtLine(line.slice(1, line.indexOf('.')))) return true;
  if (line.length > 130 || named.test(line) || /[,;]$/.test(line)) return false;
  return (citation.test(line) || isCourtLine(line)) && (isUnderTitle || dated.test(line));
}
