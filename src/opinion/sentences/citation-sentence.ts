// Tells a sentence that is only a citation ("See Smith v. Jones, 1 U. S. 2, 3 (1990).") from prose.

/** Words in small letters that stand in citations without making a sentence of them. */
const connectives = new Set(
  `v vs of the and in re ex parte rel at see also e.g i.e cf with n nn no nos p pp ed eds supra infra id ibid et al seq quoting citing
  compare accord but to for on a an de la le van von del di du da den der by as amended amend cert denied granted aff'd rev'd affirmed
  affirming reversed reversing vacated remanded overruled abrogated modified superseded sub nom ante post note notes slip op generally
  especially esp contra codified hereinafter other grounds part ch cl art sec subd vol through passim dba d/b/a t/a f/k/a n/k/a o/b/o
  emphasis added omitted citation citations internal quotation quotations marks footnote footnotes alteration alterations original cleaned
  up brackets collecting cases cited authorities or s th st nd rd d col para paras subd subds std stds nonpub opn eff here there from page pages sess
  cmt cmts illus`
    .split(/\s+/)
    .filter(Boolean),
);

const signal =
  /^[\s“"'([]*(?:see|cf|accord|compare|contra|but\s+(?:see|cf)|e\.g|id|ibid|ante|post|supra|infra|pp?|app|tr|brief|rec|r|ecf|dkt|doc|exh?|pet|reply|mem|j\.\s?a)\b/i;
const backward = /(?:^|[\s(])(?:id\.|ibid\.|supra|infra|ante,|post,|ante\.)/i;
const abbreviated = /[A-Za-z]\.,?\s+(?:§|¶|\d|[A-Z])/;
/** "7 Federal Register 1407.": a volume, a title, a page. */
const volumeAndPage = /^[\s“"'([]*(?:\d+|[IVX]+) [A-Z].*\d/;
/** "Lund, 12 Mer. at 14.": a later page of what was cited. */
const laterPage = /\d [A-Z][\w.’' ]{1,20}\.? at \*?\d/;
/** "Section 4-12(B).", "4-12-3 NMAC.": the place in a code, and nothing said of it. */
const place =
  /^[\s“"'([]*(?:(?:Sub)?[Ss]ections?|Rules?|Articles?|Pages?|NMSA|UJI|LR) ?\d|^[\s“"'([]*\d[\dA-Z]*(?:[-–~.][\dA-Z]+)+(?![\w/%])/;
/** It asks the reader to look: its own sentence, though few words stand in it. */
const invitation = /^(?:Consider|Take|Recall|Imagine|Suppose)\b/;
const remark =
  /^[([]\s*(?:emphasis|italics?|underscoring|translation|citations?|internal|footnotes?|quotation|alterations?|brackets|ellips[ie]s|quoting|citing|cleaned|record|original)\b/i;

function withoutParentheticals(text: string, start: number, end: number, enclosures: Int32Array): string {
  let bare = '';
  let from = start;
  for (let at = start; at < end; at += 1) {
    const close = enclosures[at];
    const mark = text[at];
    if (!close || close >= end || (mark !== '(' && mark !== '[')) continue;
    bare += `${text.slice(from, at)} `;
    at = close;
    from = close + 1;
  }
  return bare + text.slice(from, end);
}

function isProse(bare: string): boolean {
  for (const { 0: found } of bare.matchAll(/(?<![\w.’'-])[a-z][a-z.’'/-]*/g)) {
    const word = found.replace(/[.’'-]+$/, '').replaceAll('’', "'");
    if (word.length > 1 && !connectives.has(word)) return true;
  }
  return false;
}

export function isCitationSentence(
  text: string,
  start: number,
  end: number,
  enclosures: Int32Array,
): boolean {
  const whole = text.slice(start, Math.min(end, start + 40));
  if (remark.test(whole)) return true;
  const enclosed = (text[start] === '(' || text[start] === '[') && (enclosures[start] ?? 0) >= end - 3;
  const [from, to] = enclosed ? [start + 1, end - 1] : [start, end];
  const bare = withoutParentheticals(text, from, to, enclosures);
  if (isProse(bare) || invitation.test(bare)) return false;
  if (backward.test(bare)) return true;
  if (!/\d|\b[IVX]+\b|\b[A-Z]\b/.test(bare)) return false;
  if (signal.test(bare) || /§|¶/.test(bare) || volumeAndPage.test(bare)) return true;
  if (laterPage.test(bare) || place.test(bare)) return true;
  return /\d|\b[IVX]+\b/.test(bare) && (enclosed || abbreviated.test(bare));
}
