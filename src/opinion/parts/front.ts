import type { Paragraph } from '../opinion.ts';
import { isLeadTitle } from './openers.ts';

const bodyTitle =
  /^(?:[IVX\d]+\.?\s+|[A-Z]\.\s+)?(?:introduction|(?:factual |procedural )?(?:background|history)|facts?\b.*|(?:factual|procedural) and .{3,40}|statement of (?:the )?(?:facts|case).*|discussion|claim history|history of (?:the )?claim|analysis|overview|summary|i\.?)$/i;
const counsel =
  /\b(?:argued the cause|on (?:the )?briefs?\b|were on brief|attorneys? (?:for|general)|for (?:the )?(?:petitioners?|respondents?|appell(?:ants?|ees?)|plaintiffs?|defendants?|employ\w+|claimants?)\b|amic(?:us|i) curiae|in pro\. per|pro se|under appointment by)/i;
const notice =
  /^(?:note?(?:ice)?:|this (?:opinion|order|decision|disposition|memorandum)\b|readers are requested|california rules of court|not (?:to be|for) publi|appeal from\b|petitions? for|on (?:writ|petition|appeal|review)|original proceeding|certiorari|before\b|panel:|argued\b|submitted\b|filed\b|opinion filed\b|at a stated term\b|rulings by summary order\b|the (?:summaries|slip opinion|syllabus)\b|cite as\b|background:|holdings?:|synopsis\b|attorneys and law firms\b|prior history\b|core terms\b|counsel\b|attorneys?\b|notice\b|all slip opinions\b|\(?this opinion is (?:uncorrected|subject)|unpublished opinions)/i;
/** In letters: no line of a caption has as many. */
const longEnough = 220;

/** A paragraph that stands before an opinion's words: the court's name, the parties, counsel, notices. */
export function isFrontMatter({ text, kind }: Paragraph): boolean {
  if (kind === 'caption' || kind === 'note' || kind === 'footnote' || kind === 'table') return true;
  const start = text.slice(0, 400);
  if (notice.test(start) || (counsel.test(start) && !/\b(?:we|this court|the trial court)\b/i.test(start)))
    return true;
  return kind === 'heading' || isCaptionText(text);
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

/** The first paragraph of an opinion that no opener announces: a title of its own, a body heading, the first long text. */
export function firstOfBody(paragraphs: Paragraph[]): number {
  const title = paragraphs.findIndex(({ kind, text }) => kind === 'heading' && isLeadTitle(text));
  const body = paragraphs.findIndex(({ kind, text }) => kind === 'heading' && isBodyTitle(text));
  const long = paragraphs.findIndex((each) => !isFrontMatter(each) && each.text.length >= longEnough);
  const any = paragraphs.findIndex((each) => !isFrontMatter(each));
  const found = [body, long].filter((index) => index >= 0);
  const start = found.length > 0 ? Math.min(...found) : Math.max(any, 0);
  if (title >= 0 && paragraphs[title]!.page <= (paragraphs[start]?.page ?? 0) + 1 && title < start + 8)
    return title;
  return start;
}
