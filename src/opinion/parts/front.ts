import type { Paragraph } from '../opinion.ts';
import { isLeadTitle } from './openers.ts';
import { announcedAuthor } from './signature.ts';

const bodyTitle =
  /^(?:[IVX\d]+\.?\s+|[A-Z]\.\s+)?(?:introduction|(?:factual |procedural )?(?:background|history)|facts?\b.*|(?:factual|procedural) and .{3,40}|statement of (?:the )?(?:facts|case).*|discussion|claim history|history of (?:the )?claim|analysis|overview|summary|i\.?)$/i;
const counsel =
  /\b(?:argued the cause|on (?:the )?briefs?\b|were on brief|amic(?:us|i) curiae|in pro\. per|under appointment by)/i;
/** What a list of counsel says, and a court of its parties. */
const counselOrParty =
  /\b(?:attorneys? (?:for|general)|for (?:the )?(?:petitioners?|respondents?|appell(?:ants?|ees?)|plaintiffs?|defendants?|employ\w+|claimants?)\b|pro se\b)/i;
const tells =
  /\b(?:is|are|was|were|has|have|had|appeals?|appealed|moves?|moved|seeks?|sought|brings?|brought|filed|claims?|alleges?|alleged|contends?|challenges?|arises?|concerns?|involves?|presents?|requires?|asks?|calls?|comes?|came|sued|instituted|agree|must|may|we)\b/;
const notice =
  /^(?:note?(?:ice)?:|this (?:opinion|order|decision|disposition|memorandum)\b|readers are requested|california rules of court|not (?:to be|for) publi|appeal from\b|petitions? for|on (?:writ|petition|appeal|review)|original proceeding|certiorari|before\b(?! (?:the|this) court\b| us\b| me\b)|panel:|argued\b|submitted\b|filed\b|opinion filed\b|at a stated term\b|rulings by summary order\b|the (?:summaries|slip opinion|syllabus)\b|cite as\b|background:|holdings?:|synopsis\b|attorneys and law firms\b|prior history\b|core terms\b|counsel\b|attorneys?\b|notice\b|all slip opinions\b|\(?this opinion is (?:uncorrected|subject)|unpublished opinions)/i;
/** In letters: no line of a caption has as many. */
const longEnough = 220;

/** A paragraph that stands before an opinion's words: the court's name, the parties, counsel, notices. */
export function isFrontMatter({ text, kind }: Paragraph): boolean {
  if (kind === 'caption' || kind === 'note' || kind === 'footnote' || kind === 'table') return true;
  const start = text.slice(0, 400);
  const isOfCourt = /\b(?:we|this court|the trial court)\b/i.test(start);
  if (notice.test(start) || (counsel.test(start) && !isOfCourt)) return true;
  if (counselOrParty.test(start) && !isOfCourt && !(isTold(text) && tells.test(start))) return true;
  return kind === 'heading' || isCaptionText(text);
}

/** In words, and the share of them in small letters, of what is told in sentences. */
const told = { words: 5, small: 0.5 };

/** Whether a paragraph tells something in whole sentences, as no caption does. */
function isTold(text: string): boolean {
  const words = text.slice(0, 400).match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const isSentence = /[.?!:;]["”’)\]*]*(?:\[\d+\])?$/.test(text.trim());
  return isSentence && words.length >= told.words && small >= told.small * words.length;
}

/** Capitals, docket lines, dates and names: no sentence of an opinion. */
export function isCaptionText(text: string): boolean {
  if (text.length > 300) return false;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  if (letters.length > 0 && capitals.length > 0.7 * letters.length) return true;
  return text.length < 90 && !/[.?!]["”’)]?$/.test(text.trim());
}

/** "Facts", "II. Procedural History", "Discussion": a title that an opinion's sections bear. */
export function isBodyTitle(text: string): boolean {
  return bodyTitle.test(text.trim());
}

/** The words behind a line that may open an opinion: footnotes and a section's title between them are none of them. */
export function textBehind(paragraphs: Paragraph[], index: number): string {
  const behind = paragraphs.slice(index + 1, index + 1 + farthest);
  const next = behind.find(
    ({ kind, text }) => kind !== 'footnote' && !(kind === 'heading' && isBodyTitle(text)),
  );
  return next?.text ?? '';
}

/** In paragraphs. */
const farthest = 12;

/** The first paragraph of an opinion that no opener announces: a title of its own, a body heading, the first long text. */
export function firstOfBody(paragraphs: Paragraph[]): number {
  const title = paragraphs.findIndex(({ kind, text }) => kind === 'heading' && isLeadTitle(text));
  const body = paragraphs.findIndex(({ kind, text }) => kind === 'heading' && isBodyTitle(text));
  const long = paragraphs.findIndex((each) => !isFrontMatter(each) && each.text.length >= longEnough);
  const any = paragraphs.findIndex((each) => !isFrontMatter(each));
  const found = [body, long].filter((index) => index >= 0);
  const start = walkToFirst(paragraphs, found.length > 0 ? Math.min(...found) : Math.max(any, 0));
  if (title >= 0 && paragraphs[title]!.page <= (paragraphs[start]?.page ?? 0) + 1 && title < start + 8)
    return title;
  return start;
}

/** In paragraphs: an opinion seldom begins with more short ones, or with more titles between them. */
const most = { short: 4, titles: 2 };
/** "Underlying Facts": no name, no court, no day. */
const plainTitle = /^(?!.*\b(?:v\.|court\b))\p{Lu}[\p{L}\s,’'&-]{3,50}:?$/iu;

/** Short paragraphs above the first long one are the opinion's own where they tell something. */
function walkToFirst(paragraphs: Paragraph[], start: number): number {
  let first = start;
  for (let told = 0; told < most.short; told++) {
    let at = first - 1;
    while (at > 0 && first - at <= most.titles && plainTitle.test(paragraphs[at]!.text.trim())) at--;
    const before = paragraphs[at];
    if (!before || isFrontMatter(before) || !isTold(before.text) || announcedAuthor([before])) break;
    first = at;
  }
  return first;
}
