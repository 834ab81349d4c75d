/** Takes the reporters out of a sentence, so that it can be read aloud, and leaves the names and years. */

import { abbreviationKind } from '../../../opinion/sentences/abbreviations.ts';
import { oneOf, pattern } from '../../language/grammar.ts';

const reporter = String.raw`(?:[A-Z][A-Za-z’']{0,15}(?:\. ?| )){1,5}`;
const series = String.raw`(?:\(?\d(?:d|th)\)?\.? ?|2d ?|3d ?|4th ?)*(?:(?:App|Supp)\.? ?(?:2d|3d)? ?)?`;
const page = String.raw`(?:\d{1,5}(?![\dA-Za-z])(?:[-–]\d{1,5})?|_{2,}|[-–—]{2,})`;
const volumeReporterPage = String.raw`\d{1,4} ${reporter}${series}(?:,? ?at )?${page}`;
const statuteMark = /U\. ?S\. ?C|C\. ?F\. ?R|Stat\.|Code|Const|Rev|Laws|Cong|Fed\. ?Reg|Art|§/;

/** A number before a reporter is the volume of the next citation, no page. */
const furtherPage = String.raw`(?:and |at )?(?:nn?\. ?)?\d+(?:[-–]\d+)?(?![\d–-]| [A-Z][A-Za-z.]*\.)`;
const noteThere = String.raw`(?: \(?nn?\. ?\d+\)?)?(?: and n\. ?\d+)?`;
const reporterRun = new RegExp(
  pattern`
    ,? ${volumeReporterPage}
    (?:; ${volumeReporterPage}(?=[,;.])|,(?: |(?=\d))(?:${volumeReporterPage}|${furtherPage}${noteThere}))*`,
  'g',
);
const seen = String.raw`(?:see|id\.|ibid\.|citing|quoting)(?:[^()]|\([^()]*\))*`;
const ofRecord = String.raw`(?:[A-Z][a-z]*\.? )?(?:App|R|Rec|Tr|Doc|Dkt|ECF|J\. ?A|Br|Pet)\.? [^()]{1,60}`;
const remark = '(?:citations?|internal quotation|emphasis|footnotes?|alterations?)[^()]*';
const recordCite = new RegExp(pattern` ?\((?:${seen}|${ofRecord}|${remark})\)`, 'gi');

const briefFor = String.raw`(?:for [A-Z][\w.’']*(?: [A-Z][\w.’']*| of| as Amic\w+ Curiae| et al\.)*)?`;
const briefIn = String.raw`(?: in (?:Support|Opposition|No\.)[^,.;]*)?`;
const briefCite = new RegExp(
  pattern`
    ,? (?:Reply |Supp(?:lemental|\.) )?Brief ${briefFor}${briefIn} ?\d+(?:[-–]\d+)?(?:, nn?\. ?\d+)?
    |,? (?:App|Tr)\.(?: (?:to Pet\. for Cert|of Oral Arg)\.)? \d+a?(?:[-–]\d+a?)?`,
  'g',
);

/** "post, at 26", for a page of the same volume or a case cited before. */
const pointing = oneOf`[Ii]d\.|[Ii]bid\.?|[Ss]upra|[Ii]nfra|[Aa]nte|[Pp]ost`;
const referredTo = new RegExp(
  pattern`
    (,?)(["”’]*) (?:[Ss]ee )?(?:also )?${pointing},? at (?:_+|\d+a?)(?:[-–]+(?:_+|\d+a?))?
    (?:, nn?\. ?\d+)?(?: \([^()]*\))?(,?)`,
  'g',
);

/** Without what points to another page. */
export function withoutReferences(text: string): string {
  return text.replace(referredTo, withoutReference).replace(/,? supra(?=[,.;])/g, '');
}

function withoutReference(_: string, before: string, quote: string, after: string): string {
  if (quote) return `${before}${quote}${before ? '' : after}`;
  return before && after ? ',' : '';
}

/** "…, Oakes, 457 U. S., at 756, he must be immune": the name alone would be a word of the sentence. */
const ofCompany = oneOf`Inc|Co|Corp|Ltd|LLC|LLP|L\.|N\.A|P\.|Jr|Sr`;
const citedByName = new RegExp(
  pattern`
    ([,”"]) (?!${ofCompany}\b)[A-Z][\w.’'-]+(?: (?:of |& )?[A-Z][\w.’'-]+){0,3}
    \u0000(?: \([^()]*\))?,(?= (?!and |or )[a-z])`,
  'g',
);
const citedCase = String.raw`[A-Z][^\u0000;()]{1,90}\u0000(?: \([^()]*\))?`;
const seeBeside = new RegExp(
  pattern`,? (?:see|cf\.|accord)(?: also| generally)?,? (?:e\. ?g\., )?${citedCase}(?:; ${citedCase})*,?`,
  'g',
);

/** Without reporters, and without the years of what is not a case named there. */
export function withoutReporters(text: string): string {
  return text
    .replace(recordCite, '')
    .replace(briefCite, '')
    .replace(reporterRun, (run) => (statuteMark.test(run) ? run : '\u0000'))
    .replace(seeBeside, '')
    .replace(citedByName, '$1')
    .replace(/( v\. [^\u0000]{2,90})\u0000/g, '$1')
    .replace(/\u0000(?:,? \([^()]*\d{4}\))?,?/g, '')
    .replace(/([,”"]) id\.,? at \d+(?:[-–]\d+)?,(?= )/g, '$1')
    .replace(/([,”"]) supra,(?= (?:and|but|or|we|the|it|that)\b)/g, '$1')
    .replace(/(?<! ) +([,.;:?!])(?![\p{Ll}\d])/gu, '$1')
    .replace(/ \.(?=\p{Ll})/gu, ' ')
    .replace(/,\./g, '.')
    .replace(/([.?!]["'”’]+) ?\./g, '$1')
    .replace(/(?<![.\s])\.\.$/, '.')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

const signalled = oneOf`
  (?:But )?(?:[Ss]ee|[Cc]f\.|[Aa]ccord|E\.g\.)[,:]? (?:also |generally |e\. ?g\., )?
  (?:["A-Z\d§]|id\.|ibid|supra|infra|ante|post)
  |(?:Id|Ibid)\.(?:,? at \d| §|$)`;
const ofCase = oneOf`
  [A-Z][^.?!]{2,90} v\. [A-Z][^?!]{2,120}?,? \d{1,4} [A-Z]
  |\d{1,4} (?:[A-Z][A-Za-z]*\. ?){1,4}(?:\dd|C\. ?)?,? ?(?:at )?[\d§_]
  |[A-Z][\w.’']+(?: [A-Z][\w.’']+){0,3}, (?:supra, (?:at )?\d|\d{1,4} [A-Z])`;
const ofPaper = String.raw`(?:Reply )?Brief for |(?:App|Tr)\. (?:\d|to |of )|Supra|Infra|Ante|Post|Record `;
/** "2019-NMSC-004", as some courts number their opinions. */
const neutral = String.raw`\d{4}-? ?[A-Z]{2,6}-? ?\d`;
const numbered = oneOf`
  [A-Z][^.?!]{0,60}, ${neutral}
  |[A-Z][^.?!]{0,60}(?: v\. [A-Z][^.?!]{0,60})?, supra\b
  |(?!(?:In|As|Under|Like|Unlike|Since|When|Although|Here|Both)\b)[A-Z][^?!]{0,90}? v\. [^?!]{0,60}?, ${neutral}
  |\d{4} (?:WL|U\. ?S\. ?(?:Dist|App)\. LEXIS) \d`;
const ofRules = String.raw`Fed\. ?R(?:ules?|\.) ?(?:Civ|Crim|App|Evid|Bankr)\b`;
const citationSentence = pattern`
  ^\s(?:${signalled}|${ofCase}|§ ?\d|(?:[A-Z][\w.,]* ){1,6}§|${ofPaper}|${numbered}|${ofRules})`;

const parenthesised = /^\s\((?=.*(?:\d|§|Ibid|Id\.)).*\)\.?$/;

/** Where the trailing citation sentences begin; the length of the text where there are none. */
export function endOfStatement(text: string): number {
  const stop = /[.?!][)"”’\]]*(?=\s)/g;
  for (let match = stop.exec(text); match; match = stop.exec(text)) {
    const end = match.index + match[0].length;
    const rest = text.slice(end);
    const isCited = citationSentence.test(rest) || parenthesised.test(rest);
    if (isCited && (signal.test(rest) || !endsInAbbreviation(text.slice(0, match.index)))) return end;
  }
  return text.length;
}

/** After these words a citation sentence begins even where an abbreviation ends the one before. */
const signal = /^\s(?:But )?(?:See|Cf\.|Accord|E\.g\.|Id\.|Ibid\.)/;

/** "S.F." before "Real Est. Inv'rs" ends no sentence. */
function endsInAbbreviation(text: string): boolean {
  const word = /\S+$/.exec(text)?.[0].replace(/^[("“‘[]+/, '') ?? '';
  return /^vs?$/.test(word) || abbreviationKind(word) !== undefined;
}

/** How much of a sentence is citation: 0 to 1. */
export function citedShare(text: string): number {
  const cited = [...text.matchAll(reporterRun)].reduce((sum, [run]) => sum + run.length, 0);
  return text.length === 0 ? 0 : cited / text.length;
}
