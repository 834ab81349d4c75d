import type { Paragraph } from '../opinion.ts';

const named =
  /\b[A-Z][\w.’'&-]{0,30}(?:,? (?:[A-Z][\w.’'&-]{0,30}|of|the|and|&)){0,5} v\. (?:the )?(?<other>[A-Z][\w’'&-]{0,30})/g;
/** Where a case is reported, or that it was cited before or in a note. */
const cited =
  /^[^\n]{0,110}?(?:\d{1,4} (?:[A-Z][\w.’']*\.? ?){1,5}(?:\([A-Z]?[a-z\d]*\.?\) ?|2d |3d |4th )?\d{1,5}|\bsupra\b|\bante\b|_{2,}|\d{4}-[A-Z]+-\d+|\d{4} WL|\[\^?[\d*])/;
const yearAlone = /^[^;()\d]{0,60}\((?:[A-Z][\w. ]{0,16} ?)?(?:1[6-9]|20)\d\d\)/;
/** In letters behind a name, within which its citation begins. */
const lookAhead = 160;
/** Between a case's name and the mark of the note that cites it. */
const markDistance = 40;

/** Courts cite what they name: of whole opinions at least half of the cases. */
const editors = { fewestNames: 4, mostCited: 0.35, fewestYears: 2 };

/** Whether the cases that a text names have lost their citations, which editors of casebooks take out without a mark. */
export function lacksCitations(paragraphs: Paragraph[]): boolean {
  const isCited = new Map<string, boolean>();
  let years = 0;
  for (const { text, marks = [] } of paragraphs) {
    for (const match of text.matchAll(named)) {
      const end = match.index + match[0].length;
      const behind = text.slice(end, end + lookAhead);
      const isNoted = marks.some(({ offset }) => offset >= end && offset - end < markDistance);
      const first = match[0].split(' v. ')[0]!.split(' ').at(-1)!;
      const name = `${first} v. ${match.groups!.other}`;
      isCited.set(name, isCited.get(name) === true || isNoted || cited.test(behind));
      if (yearAlone.test(behind)) years += 1;
    }
  }
  const names = isCited.size;
  const citedNames = [...isCited.values()].filter(Boolean).length;
  if (citedNames === 0 && years >= editors.fewestYears) return true;
  return names - citedNames >= editors.fewestNames && citedNames <= editors.mostCited * names;
}
