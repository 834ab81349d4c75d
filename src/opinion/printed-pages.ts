/** Plain text that was made of a paged file: form feeds part its pages, each with its running head and its footnotes. */

/** Stands before a footnote that was taken from the foot of its page. */
export const noteSign = '\ue000';

const fewestPages = 4;
/** Lines at a page's top among which its head is looked for. */
const headLines = 4;
const longestHead = 90;
const footnoteRule = /^\s*[—–]{3,}\s*$/;
/** Title pages have such rules too. */
const anyRule = /^\s*(?:_{3,}|-{6,})\s*$/;
const footnote = /^\s*(?:\d{1,3}|[*†])\s?[\p{Lu}“"‘'(§]/u;
const ended = /[.?!:]["”’)\]]*\d{0,2}$/;

/** The same text in one flow: no heads, and each page's footnotes behind the paragraph that runs over its end. */
export function inOneFlow(text: string): string {
  const pages = text.split('\f');
  if (pages.length < fewestPages) return text;
  const isHead = recurringHeads(pages);
  const flow: string[] = [];
  let notes = '';
  for (const page of pages) {
    const { body, note } = partsOf(withoutHead(page, isHead));
    if (body.trim() !== '') notes = append(flow, notes, body.trimEnd());
    notes = [notes, note].filter((each) => each.trim() !== '').join('\n\n');
  }
  return [...flow, '\n\n', notes].join('');
}

/** Answers the notes for which the page had no place. */
function append(flow: string[], notes: string, body: string): string {
  if (!runsOn(flow.at(-1), body)) {
    flow.push('\n\n', notes, '\n\n', body);
    return '';
  }
  const gap = /[.?!:]["”’)\]]*\d{0,2}[ \t]*(?=\n[ \t]*\n)/.exec(body);
  if (notes === '' || !gap) {
    flow.push('\n', body);
    return notes;
  }
  const end = gap.index + gap[0].length;
  flow.push('\n', body.slice(0, end), '\n\n', notes, body.slice(end));
  return '';
}

/** Whether a page goes on in the sentence in which the one before broke off. */
function runsOn(before: string | undefined, body: string): boolean {
  return /^\s*\p{Ll}/u.test(body) || (before !== undefined && !ended.test(before.slice(-20)));
}

function partsOf(lines: string[]): { body: string; note: string } {
  const rule = lines.findIndex(
    (line, at) =>
      footnoteRule.test(line) ||
      (anyRule.test(line) && footnote.test(lines.slice(at + 1).find(isFilled) ?? '')),
  );
  if (rule === -1) return { body: lines.join('\n'), note: '' };
  return { body: lines.slice(0, rule).join('\n'), note: notesOf(lines.slice(rule + 1)) };
}

/** Each a paragraph of its own, the rest of one from the page before too. */
function notesOf(lines: string[]): string {
  const notes: string[] = [];
  for (const line of lines.filter(isFilled)) {
    if (notes.length === 0 || footnote.test(line)) notes.push(line.trim());
    else notes[notes.length - 1] += `\n${line}`;
  }
  return notes.map((note) => noteSign + note).join('\n\n');
}

function withoutHead(page: string, isHead: (line: string) => boolean): string[] {
  const lines = page.split('\n');
  let at = 0;
  while (at < lines.length && (lines[at]!.trim() === '' || isHead(lines[at]!))) at += 1;
  return lines.slice(at);
}

/** Heads recur, but for their numbers, on the pages of their part. */
function recurringHeads(pages: string[]): (line: string) => boolean {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const top = page.split('\n').filter(isFilled).slice(0, headLines);
    for (const key of new Set(top.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (line) => line.trim().length <= longestHead && (counts.get(keyOf(line)) ?? 0) > 1;
}

function isFilled(line: string): boolean {
  return line.trim() !== '';
}

function keyOf(line: string): string {
  return line.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ');
}
