/** Between what is selected on the screen and offsets into the passages' texts. */
import type { TextPassage } from '../../../shared/cases.ts';
import { wholeWords } from '../../../study/words/whole-words.ts';
import { passageElementId } from './passage.tsx';

const prefix = passageElementId('');

/** Words of one passage, as offsets into its text. */
export type SelectedWords = { paragraphId: string; start: number; end: number; text: string };

const passageOf = (node: Node | null): HTMLElement | null => {
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  return element?.closest<HTMLElement>(`[id^="${prefix}"]`) ?? null;
};

const wordsOf = (passage: Element) => passage.querySelector<HTMLElement>('[data-words]');

/** The text itself: marks of footnotes and letters of highlights stand beside it. */
function textNodes(words: Element): Text[] {
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest('[data-aside]')) found.push(node);
  }
  return found;
}

/** What of the range is in this passage. */
function wordsIn(passage: HTMLElement, range: Range): SelectedWords | undefined {
  const words = wordsOf(passage);
  if (!words) return undefined;
  let offset = 0;
  let [start, end]: [number | undefined, number] = [undefined, 0];
  const texts = textNodes(words);
  for (const text of texts) {
    const { length } = text.data;
    const first =
      text === range.startContainer ? range.startOffset : range.comparePoint(text, 0) < 0 ? length : 0;
    const last =
      text === range.endContainer ? range.endOffset : range.comparePoint(text, length) > 0 ? 0 : length;
    if (first < last && range.intersectsNode(text)) {
      start ??= offset + first;
      end = offset + last;
    }
    offset += length;
  }
  if (start === undefined) return undefined;
  const whole = texts.map(({ data }) => data).join('');
  if (whole.slice(start, end).trim() === '') return undefined;
  const [first, last] = wholeWords(whole, start, end);
  return {
    paragraphId: passage.id.slice(prefix.length),
    start: first,
    end: last,
    text: whole.slice(first, last),
  };
}

/** Nobody marks half an opinion at once. */
const mostPassages = 12;

/** What is selected in the opinion, passage by passage; undefined where it does not begin there. */
export function readSelected(): { words: SelectedWords[]; range: Range } | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const first = passageOf(range.startContainer);
  if (!first) return undefined;
  const all = [...document.querySelectorAll<HTMLElement>(`[id^="${prefix}"]`)];
  const words = all
    .slice(all.indexOf(first))
    .slice(0, mostPassages)
    .filter((passage) => range.intersectsNode(passage))
    .flatMap((passage) => wordsIn(passage, range) ?? []);
  return words.length > 0 ? { words, range } : undefined;
}

/** Selects words of a passage, and brings them into sight; where they are, nothing moves. */
export function selectWords(paragraphId: string, start: number, end: number): void {
  const passage = document.getElementById(passageElementId(paragraphId));
  const words = passage && wordsOf(passage);
  if (!words) return;
  const range = document.createRange();
  let offset = 0;
  for (const text of textNodes(words)) {
    const { length } = text.data;
    if (start >= offset && start <= offset + length) range.setStart(text, start - offset);
    if (end >= offset && end <= offset + length) {
      range.setEnd(text, end - offset);
      break;
    }
    offset += length;
  }
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  if (isInSight(range, passage)) return;
  // Parts of a long text are laid out when they come near.
  passage.scrollIntoView({ block: 'nearest' });
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

/** Under the name of its page, which stays at the top while one scrolls. */
function isInSight(range: Range, passage: Element): boolean {
  const pane = passage.closest('[data-keeps-place]')?.getBoundingClientRect();
  const { top, bottom, height } = range.getBoundingClientRect();
  return pane !== undefined && height > 0 && top >= pane.top + pageNamePx && bottom <= pane.bottom;
}

const pageNamePx = 32;

const isScrap = (words: string) => words.trim().split(/\s+/).length < 4;

/** Of a sentence that runs over its page a word or two may be on one of them: they go with the sentence beside them. */
export function sentencesOf({
  text,
  continues,
}: Pick<TextPassage, 'text' | 'continues'>): [start: number, end: number][] {
  const found = sentencesIn(text);
  const [first, second] = found;
  if (continues !== undefined && first && second && isScrap(text.slice(...first)))
    found.splice(0, 2, [first[0], second[1]]);
  const [before, last] = found.slice(-2);
  const isCut = !/[.?!:;]["”’)\]]*$/.test(text.trimEnd());
  if (isCut && before && last && isScrap(text.slice(...last))) found.splice(-2, 2, [before[0], last[1]]);
  return found;
}

/** Sentences as the browser finds them, not cut behind the abbreviations of law. */
function sentencesIn(text: string): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    const last = found.at(-1);
    const before = last ? text.slice(last[0], last[1]) : '';
    if (last && (abbreviation.test(before) || /^[\p{Ll}\d§(,;]/u.test(segment)))
      last[1] = index + segment.length;
    else found.push([index, index + segment.length]);
  }
  return found.map(([start, end]) => [start, start + text.slice(start, end).trimEnd().length]);
}

const abbreviation =
  /(?:^|[\s(“"])(?:v|vs|U\.\s?S|[A-Z]|No|Nos|Mr|Mrs|Ms|Dr|Co|Inc|Corp|Ltd|Id|Cf|cf|e\.\s?g|i\.\s?e|Cal|Ct|Cir|Dist|Rev|Stat|Sec|Art|Ch|App|Div|Supp|Ed|Jr|Sr|St|et al|[A-Z][a-z]{0,4})\.\s*$/u;
