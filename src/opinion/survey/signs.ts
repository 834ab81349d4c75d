import { caseTitle } from '../caption/case-title.ts';
import { isCourtLine } from '../caption/courts.ts';
import { casesIn } from '../found-cases/case-starts.ts';
import { voiceOf } from '../found-cases/voice.ts';
import type { Opinion, Paragraph } from '../opinion.ts';
import { textBehind } from '../parts/front.ts';
import { openerAt } from '../parts/openers.ts';
import { signatureOf } from '../parts/signature.ts';

/** What tells a court's own decision from all other documents, each sign with its weight. */

const ownTitle =
  /^\W*(?:(?:amended|corrected|published|unpublished|final|partial|majority|per curiam|summary|interlocutory|appellate|expedited hearing|compensation|hearing|court|initial|minute|case management)\s+)*(?:memorandum(?:,? (?:opinion|order|decision|disposition))?|opinions?|orders?|decisions?|judgment|ruling|disposition|decree|findings of fact|report and recommendations?)(?:\W*$|\s+(?:and|&|granting|denying|on|re|regarding|of the|by|dismissing|affirming|reversing|remanding|vacating|to show|as to|approving|following|after|overruling|sustaining|setting|imposing|adopting|compelling|appointing|awarding|for)\b|\s*[:(,])/i;
const noTitle =
  /\bproposed\b|\bbelow\b|^\W*memorandum (?:of|in support|in opposition|to)\b|^\W*decisions? (?:of|by)\b/i;
const ordered =
  /\bSO ORDERED\b|\bIT IS (?:(?:HEREBY|FURTHER|THEREFORE|ACCORDINGLY|SO),? )*ORDERED\b|\bORDERED(?:, ADJUDGED|,? that\b)|\bit is (?:so|hereby|therefore) (?:ordered|adjudged|decreed)\b|\bJudgment accordingly\b/i;
const reported = /^\W*\[?\d{1,4} [A-Z][\w.’' ]{0,24} ?(?:\d{1,5}|_{2,})\b.{0,90}\(?\b(?:1[6-9]|20)\d{2}\)?/;

/** Lines above an edited case, and letters of one. */
const mostHeads = 4;
const longestHead = 160;
const yearAlone = /^\(?(?:1[6-9]|20)\d{2}\)?\.?$/;
const reportedIn = /\d [A-Z].*\((?:[^()]{1,40} )?(?:1[6-9]|20)\d{2}\)\W*$/;

/** How much speaks for a court's own decision. */
export function opinionScore(opinion: Opinion, words: number): number {
  return signsOf(opinion, words)
    .filter(({ holds }) => holds)
    .reduce((sum, { weight }) => sum + weight, 0);
}

/** Whether the first lines call the paper an opinion, an order, a decision. */
export function isEntitled({ paragraphs }: Pick<Opinion, 'paragraphs'>): boolean {
  return frontOf(paragraphs).some(({ text }) => ownTitle.test(text.trim()) && !noTitle.test(text));
}

type Sign = { holds: boolean; weight: number };

function signsOf(opinion: Opinion, words: number): Sign[] {
  const { paragraphs, caption, disposition, citations, parts, contents } = opinion;
  const prose = proseOf(paragraphs);
  const text = prose.map((each) => each.text).join('\n');
  const voice = voiceOf(prose, words);
  const isTitled = isEntitled(opinion);
  const decrees = disposition !== undefined;
  const isSigned = signatureOf(paragraphs) !== undefined;
  const orders = ordered.test(text);
  const isReported = prose.slice(0, 8).some((each) => each.text.length < 160 && reported.test(each.text));
  return [
    { holds: announces(prose), weight: 4 },
    { holds: isSigned, weight: 2 },
    { holds: decrees, weight: 2 },
    { holds: orders, weight: 2 },
    { holds: isTitled, weight: 2 },
    { holds: isTitled && (decrees || orders || isSigned), weight: 3 },
    { holds: isHeaded(prose), weight: 4 },
    { holds: isReported, weight: caption.caseName === undefined ? 2 : 3 },
    { holds: casesIn(paragraphs, contents).length === 1, weight: 2 },
    { holds: caption.court !== undefined, weight: 1 },
    { holds: caption.docket !== undefined, weight: 1 },
    { holds: caption.caseName !== undefined, weight: 1 },
    { holds: voice.own >= 0.5, weight: 1 },
    { holds: voice.own >= 2, weight: 1 },
    { holds: voice.roles >= 4, weight: 1 },
    { holds: citations.filter(({ kind }) => kind === 'full').length >= 2, weight: 1 },
    { holds: parts.some(({ kind }) => /concur|dissent/.test(kind)), weight: 1 },
  ];
}

function proseOf(paragraphs: Paragraph[]): Paragraph[] {
  return paragraphs.filter(({ kind }) => kind !== 'footnote' && kind !== 'table');
}

/** Above an edited case stand its court and year, or its name with its citation, and no more. */
function isHeaded(prose: Paragraph[]): boolean {
  const first = prose.findIndex(({ text }) => text.length > longestHead);
  const head = prose.slice(0, Math.min(first, mostHeads)).map(({ text }) => text.trim());
  const isNamed = head.some((line) => caseTitle(line)?.isCited && reportedIn.test(line));
  return isNamed || (head.some((line) => isCourtLine(line)) && head.some((line) => yearAlone.test(line)));
}

function frontOf(paragraphs: Paragraph[]): Paragraph[] {
  return proseOf(paragraphs)
    .slice(0, 40)
    .filter(({ text }) => text.length < 260);
}

/** Words with which a judge begins an opinion. */
function announces(paragraphs: Paragraph[]): boolean {
  return paragraphs.some(({ text }, index) => openerAt(text, textBehind(paragraphs, index)) !== undefined);
}
