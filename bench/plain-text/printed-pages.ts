/** Plain text that was made of a paged file: form feeds part its pages, each with its running head and its footnotes. */

/** Stands before a footnote that was taken from the foot of its page. */
export const noteSign = '\ue000';

const fewestPages = 4;
/** Lines at a page's top among which its head is looked for. */
const headLines = 4;
const longestHead = 90;
const footnoteRule = /^\s*[—–]{3,}\s*$/;
const centredNumber = /^ {8,80}((?:[IVX]{1,5}|[A-Z]|\d)(?:[-–][A-Z\d])?)[ \t]*$/gm;
/** Title pages have such rules too. */
const anyRule = /^\s*(?:_{3,}|-{6,})\s*$/;
const footnote = /^\s*(?:\d{1,3}|[*†])\s?[\p{Lu}“"‘'(§]/u;
/** Notes that were not told from the text. */
const mostSkipped = 3;
const volume = /^\s*\d+ (?!(?:Cf|Id|Mr|E\.g)\.)[A-Z]\w*\./;
const ended = /[.?!:]["”’)\]]*\d{0,2}$/;

/** The pages' text so far. */
type Flow = {
  parts: string[];
  /** They wait for the end of the paragraph that runs over their page. */
  notes: string;
  /** Where in `parts` the last that found a place stand. */
  noteAt: number | undefined;
  /** The number of the last note. */
  last: number;
};

/** The same text in one flow: no heads, and each page's footnotes behind the paragraph that runs over its end. */
export function inOneFlow(text: string): string {
  const pages = text.split('\f');
  if (pages.length < fewestPages) return text;
  const isHead = recurringHeads(pages);
  const flow: Flow = { parts: [], notes: '', noteAt: undefined, last: 0 };
  for (const page of pages) {
    const { body, notes } = partsOf(withoutHead(page, isHead));
    const own = notesOf(notes, flow);
    if (own.rest !== '') endNote(flow, own.rest);
    if (body.trim() !== '') append(flow, withNumbersApart(body.trimEnd()));
    flow.notes = [flow.notes, ...own.notes].filter((each) => each !== '').join('\n\n');
  }
  return [...flow.parts, '\n\n', flow.notes].join('');
}

/** A part's number stands alone and centred, without the room around it that parts paragraphs. */
function withNumbersApart(body: string): string {
  return body.replace(centredNumber, '\n$1\n');
}

/** `rest` ends the last note of the page before. */
function endNote(flow: Flow, rest: string): void {
  if (flow.notes !== '') flow.notes += `\n${rest}`;
  else if (flow.noteAt !== undefined) flow.parts[flow.noteAt] += `\n${rest}`;
  else flow.notes = noteSign + rest;
}

function append(flow: Flow, body: string): void {
  const { parts } = flow;
  if (!runsOn(parts.at(-1), body)) {
    pushNotes(flow);
    parts.push('\n\n', body);
    return;
  }
  const gap = /[.?!:]["”’)\]]*\d{0,2}[ \t]*(?=\n[ \t]*\n)/.exec(body);
  if (flow.notes === '' || !gap) {
    parts.push('\n', body);
    return;
  }
  const end = gap.index + gap[0].length;
  parts.push('\n', body.slice(0, end));
  pushNotes(flow);
  parts.push(body.slice(end));
}

function pushNotes(flow: Flow): void {
  if (flow.notes === '') return;
  flow.parts.push('\n\n', flow.notes);
  flow.noteAt = flow.parts.length - 1;
  flow.notes = '';
}

/** Whether a page goes on in the sentence in which the one before broke off. */
function runsOn(before: string | undefined, body: string): boolean {
  return /^\s*\p{Ll}/u.test(body) || (before !== undefined && !ended.test(before.slice(-20)));
}

function partsOf(lines: string[]): { body: string; notes: string[] } {
  const rule = lines.findIndex(
    (line, at) =>
      footnoteRule.test(line) ||
      (anyRule.test(line) && footnote.test(lines.slice(at + 1).find(isFilled) ?? '')),
  );
  if (rule === -1) return { body: lines.join('\n'), notes: [] };
  return { body: lines.slice(0, rule).join('\n'), notes: lines.slice(rule + 1).filter(isFilled) };
}

/** Each note a paragraph of its own; `rest`, above the first, goes on in the last one of the page before. */
function notesOf(lines: string[], flow: Flow): { rest: string; notes: string[] } {
  const rest: string[] = [];
  const notes: string[] = [];
  for (const line of lines) {
    if (opensNote(line, flow)) notes.push(noteSign + line.trim());
    else if (notes.length > 0) notes[notes.length - 1] += `\n${line}`;
    else rest.push(line.trim());
  }
  return { rest: rest.join('\n'), notes };
}

/** Notes count on, and from 1 again in a separate opinion; "5 U.S.C" at a line's beginning is a citation's. */
function opensNote(line: string, flow: Flow): boolean {
  if (!footnote.test(line)) return false;
  const number = Number(/\d+/.exec(line.slice(0, 8))?.[0] ?? Number.NaN);
  if (Number.isNaN(number)) return true;
  const skipped = number - flow.last - 1;
  if (number !== 1 && (skipped < 0 || skipped > mostSkipped || (skipped > 0 && volume.test(line))))
    return false;
  flow.last = number;
  return true;
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
