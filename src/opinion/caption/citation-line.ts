const usReports =
  /^(?:cite as:?\s*)?(?<volume>\d{1,3}) (?<reporter>U\. ?S\.|[A-Z][\w.]{1,8}(?: [A-Z][\w.]*)?) (?<page>\d{1,5}|_{2,}) \((?<year>\d{4})\)/i;
const byline =
  /\b(?<cite>T\.C\. (?:Memo\.|Summary Opinion|No\.) ?\d{4}-\d{1,3}|\d{1,3} T\.C\. (?:No\. )?\d{1,4})\b/;
const neutral =
  /^\(?(?<cite>(?:19|20)\d{2}[ -](?:NMCA|NMSC|IL App \(\d\w+\)|IL|ND|SD|MT|UT|UT App|WY|ME|VT|OK|OK CIV APP|CO|COA|WI|WI App|Ohio|NH|AR|Ark\.(?: App\.)?|PA Super|MSC|ID|GU|MP)[ -]\d{1,6}(?:-U)?)\b/;
const reported =
  /^(?<cite>\d{1,4} (?:U\. ?S\.|F\. ?(?:2d|3d|4th)|S\. ?Ct\.|[A-Z][\w.]*(?: ?[A-Z\d][\w.]*){0,3}) (?:\d{1,5}|_{2,}) \((?:[^)]{0,30} )?\d{4}\))\.?$/;

/** The case's own citation where its front or running head prints one; a page not yet known is "___". */
export function citationIn(
  front: string[],
  heads: string[],
): { citation: string; confidence: number } | undefined {
  for (const line of front.slice(0, 20)) {
    const cite =
      byline.exec(line)?.groups?.cite ??
      neutral.exec(line.trim())?.groups?.cite ??
      reported.exec(line.trim())?.groups?.cite;
    if (cite) return { citation: spaced(cite), confidence: 0.9 };
  }
  for (const head of heads) {
    const groups = /^cite as/i.test(head.trim()) ? usReports.exec(head.trim())?.groups : undefined;
    if (!groups) continue;
    const isOpen = groups.page!.startsWith('_');
    const page = isOpen ? '___' : groups.page;
    return {
      citation: spaced(`${groups.volume} ${groups.reporter} ${page} (${groups.year})`),
      confidence: isOpen ? 0.6 : 0.95,
    };
  }
  return undefined;
}

function spaced(cite: string): string {
  return cite.replace(/\b([A-Z])\. (?=[A-Z]\.)/g, '$1.').replace(/\s+/g, ' ');
}
