import { isCourtLine } from './courts.ts';
import { cellsOf } from './front-rows.ts';

const usReports =
  /^(?:cite as:?\s*)?(?<volume>\d{1,3}) (?<reporter>U\. ?S\.|[A-Z][\w.]{1,8}(?: [A-Z][\w.]*)?) (?<page>\d{1,5}|_{2,}) \((?<year>\d{4})\)/i;
const byline =
  /\b(?<cite>T\.C\. (?:Memo\.|Summary Opinion|No\.) ?\d{4}-\d{1,3}|\d{1,3} T\.C\. (?:No\. )?\d{1,4})\b/;
/** A court's own citation of its decision, by year: "2021 IL App (1st) 191877", "2021-Ohio-877", "2020 PA Super 244", "2021 NY Slip Op 01318". */
const neutral =
  /(?<cite>\b(?:19|20)\d{2}[ -]?(?:NMCA|NMSC|IL App \(\d\w+\)|IL|ND App|ND|SD|MT|UT App|UT|WY|ME|VT|OK CIV APP|OK CR|OK|CO|COA|WI App|WI|Ohio|NH|Ark\. App\.|Ark\.|AR|PA Super|MSC|ID|GU|MP|NCBC|NCSC|NCCOA|LA|MS|PR|DNH|NY Slip Op|S\.?C\.?C|ONCA|ONSC|BCCA|BCSC|ABCA|ABQB|QCCA|QCCS|FCA|FC|SKCA|MBCA|NSCA|NBCA)[ -]\d{1,6}(?:-U|\(U\))?)(?=[\s\],.;*)]|$)/;
const bracketed =
  /(?<cite>\[(?:19|20)\d{2}\] (?:\d+ )?(?:UKSC|UKHL|UKPC|EWCA Civ|EWCA Crim|EWHC|CSIH|CSOH|NICA|IESC|IEHC|HCA|FCAFC|FCA|NSWCA|NSWSC|VSCA|VSC|QCA|WASCA|SASC|NZSC|NZCA|NZHC|SGCA|SGHC|HKCFA) \d{1,5}(?: \([A-Z][A-Za-z]+\))?)/;
const reporterCite = String.raw`\d{1,4} (?:U\. ?S\.|F\. ?(?:2d|3d|4th)|F\. ?Supp\. ?(?:2d|3d)?|S\. ?Ct\.|I&N Dec\.|N\.?L\.?R\.?B\.?|[A-Z][\w.]*(?: ?[A-Z\d][\w.]*){0,3}) (?:\d{1,5}|_{2,}|No\. \d+)|(?:19|20)\d{2} (?:WL|(?:[A-Z][\w.]* ){1,4}LEXIS) \d{3,9}`;
const reported = new RegExp(String.raw`^(?<cite>(?:${reporterCite}) \((?:[^)]{0,30} )?\d{4}\))\.?$`);
/** Alone on its line, or before a parallel one ("423 S.C. 640 * | 816 S.E.2d 558"), or behind the case's name. */
const alone = new RegExp(String.raw`^(?<cite>${reporterCite})(?:\s*[*|,;].*|\.)?$`);
const behindName = new RegExp(
  String.raw`\sv\.?\s[^;]{2,80}?,\s(?<cite>${reporterCite})(?:, \d[^(]*)?(?: \((?:[^)]{0,30} )?\d{4}\))?$`,
);
const citedAs = new RegExp(String.raw`^cite as:?\s+(?<cite>${reporterCite}) \(`, 'i');

/** The case's own citation where its front or running head prints one; a page not yet known is "___". */
export function citationIn(
  front: string[],
  heads: string[],
): { citation: string; confidence: number } | undefined {
  const cells = cellsOf(front.slice(0, 40), isCourtLine);
  for (const { text: line, kind } of cells) {
    if (['prose', 'notice', 'counsel', 'below'].includes(kind) && !/^\[?cite as/i.test(line)) continue;
    if (/\bon appeal from\b|\breported\b|\baffirm|\brevers/i.test(line)) continue;
    const isTitled = /\sv\.?\s/.test(line);
    const cite =
      byline.exec(line)?.groups?.cite ??
      bracketed.exec(line)?.groups?.cite ??
      (line.length < 110 ? neutral.exec(line)?.groups?.cite : undefined) ??
      reported.exec(line)?.groups?.cite ??
      citedAs.exec(line)?.groups?.cite ??
      (isTitled ? behindName.exec(line)?.groups?.cite : alone.exec(line)?.groups?.cite);
    if (cite) return { citation: spaced(cite), confidence: 0.9 };
  }
  for (const head of heads) {
    const groups = /^cite as/i.test(head.trim()) ? usReports.exec(head.trim())?.groups : undefined;
    if (!groups) continue;
    // Not paged yet: the court prints it so.
    const page = groups.page!.startsWith('_') ? '___' : groups.page;
    return {
      citation: spaced(`${groups.volume} ${groups.reporter} ${page} (${groups.year})`),
      confidence: 0.95,
    };
  }
  return undefined;
}

function spaced(cite: string): string {
  return cite
    .replace(/\b([A-Z])\. (?=[A-Z]\.)/g, '$1.')
    .replace(/\b(\d{4})(COA)/, '$1 $2')
    .replace(/\s+/g, ' ');
}
