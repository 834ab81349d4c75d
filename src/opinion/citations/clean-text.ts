// Prepares a text for reading citations: markup is removed, every gap becomes one space, and offsets lead back.

import { entities } from '../entities.ts';

export type CleanText = {
  /** Blank lines and block elements become a line break, every other gap one space. */
  text: string;
  /** Italics of marked-up text, as offsets into `text`. */
  emphasis: { start: number; end: number }[];
  isMarkup: boolean;
  /** Offsets in the original of the passage [start, end) of `text`. */
  original: (start: number, end: number) => { start: number; end: number };
};

const markup =
  /<\/?(?:p|em|i|b|u|a|span|div|pre|br|strong|center|blockquote|h[1-6]|li|sup|page-number)\b[^<>]*>/i;
const irregular = /[^\S ]| {2}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;
const plainGaps = /(?:\s|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff])+/g;
const markupGaps =
  /(?:\s|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff])+|<!--|<\/?([a-zA-Z][\w-]*)[^<>]*>|&(#?\w{1,8});/g;

const known: Record<string, string> = { ...entities, ensp: ' ', emsp: ' ', thinsp: ' ' };

const block = /^(?:p|div|h[1-6]|li|ul|ol|blockquote|table|tr|td|section|article|body|hr)$/;
const italic = /^(?:i|em|u|cite)$/;
const unread = /^(?:script|style|head|page-number)$/;

function decode(name: string): string | undefined {
  if (!name.startsWith('#')) return known[name];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : undefined;
}

type Draft = { pieces: string[]; length: number; starts: Uint32Array; ends: Uint32Array; last: string };

function copy(draft: Draft, source: string, from: number, to: number): void {
  if (to <= from) return;
  draft.pieces.push(source.slice(from, to));
  for (let at = from; at < to; at += 1) {
    draft.starts[draft.length] = at;
    draft.ends[draft.length] = at + 1;
    draft.length += 1;
  }
  draft.last = source[to - 1] ?? '';
}

function put(draft: Draft, char: string, from: number, to: number): void {
  draft.pieces.push(char);
  for (let at = 0; at < char.length; at += 1) {
    draft.starts[draft.length] = from;
    draft.ends[draft.length] = to;
    draft.length += 1;
  }
  draft.last = char;
}

function putGap(draft: Draft, gap: ' ' | '\n', from: number, to: number): void {
  if (draft.last === '\n' || draft.length === 0) return;
  if (draft.last !== ' ') put(draft, gap, from, to);
  else if (gap === '\n') {
    draft.pieces[draft.pieces.length - 1] = (draft.pieces.at(-1) ?? '').slice(0, -1) + gap;
    draft.last = gap;
  }
}

function startDraft(source: string): Draft {
  return {
    pieces: [],
    length: 0,
    starts: new Uint32Array(source.length + 2),
    ends: new Uint32Array(source.length + 2),
    last: '',
  };
}

function finish(draft: Draft, emphasis: CleanText['emphasis'], isMarkup: boolean): CleanText {
  return {
    text: draft.pieces.join(''),
    emphasis,
    isMarkup,
    original: (start, end) => ({ start: draft.starts[start] ?? 0, end: draft.ends[end - 1] ?? 0 }),
  };
}

const isVisible = (gap: string): boolean => /\s/.test(gap);

function cleanPlain(source: string): CleanText {
  if (!irregular.test(source)) {
    return { text: source, emphasis: [], isMarkup: false, original: (start, end) => ({ start, end }) };
  }
  const draft = startDraft(source);
  let from = 0;
  for (const { 0: gap, index } of source.matchAll(plainGaps)) {
    if (gap === ' ') continue;
    copy(draft, source, from, index);
    from = index + gap.length;
    if (isVisible(gap)) putGap(draft, /\n[^\S\n]*\n/.test(gap) ? '\n' : ' ', index, from);
  }
  copy(draft, source, from, source.length);
  return finish(draft, [], false);
}

/** The end of what a reader does not see: comments, scripts, star pages. */
function endOfUnread(source: string, from: number, closing: string, missing: Set<string>): number {
  if (missing.has(closing)) return from;
  const at = source.indexOf(closing, from);
  if (at >= 0) return at + closing.length;
  missing.add(closing);
  return from;
}

/** Only a tag between two words parts them; one before a comma does not. */
const partsWords = (before: string, after: string): boolean =>
  /[\w.,;:)]/.test(before) && /[\w(]/.test(after);

function cleanMarkup(source: string): CleanText {
  const draft = startDraft(source);
  const emphasis: CleanText['emphasis'] = [];
  const missing = new Set<string>();
  let opened = -1;
  let from = 0;
  const gaps = new RegExp(markupGaps);
  for (let found = gaps.exec(source); found; found = gaps.exec(source)) {
    const { 0: whole, 1: tag, 2: entity, index } = found;
    const end = index + whole.length;
    if (entity !== undefined) {
      const char = decode(entity);
      if (char === undefined) continue;
      copy(draft, source, from, index);
      if (/\s/.test(char)) putGap(draft, ' ', index, end);
      else put(draft, char, index, end);
      from = end;
      continue;
    }
    copy(draft, source, from, index);
    from = end;
    if (whole === '<!--') from = endOfUnread(source, end, '-->', missing);
    else if (tag === undefined) {
      if (isVisible(whole)) putGap(draft, ' ', index, end);
    } else {
      const name = tag.toLowerCase();
      const isClosing = whole[1] === '/';
      if (!isClosing && (unread.test(name) || /class="star-pagination/.test(whole))) {
        from = endOfUnread(source, end, `</${tag}>`, missing);
        putGap(draft, ' ', index, from);
      } else if (block.test(name) && name !== 'pre') putGap(draft, '\n', index, end);
      else if (partsWords(draft.last, source[end] ?? '')) putGap(draft, ' ', index, end);
      if (italic.test(name)) {
        if (!isClosing) opened = draft.length;
        else if (opened >= 0) {
          if (draft.length > opened) emphasis.push({ start: opened, end: draft.length });
          opened = -1;
        }
      }
    }
    gaps.lastIndex = from;
  }
  copy(draft, source, from, source.length);
  return finish(draft, emphasis, true);
}

export function cleanText(source: string): CleanText {
  return markup.test(source) ? cleanMarkup(source) : cleanPlain(source);
}
