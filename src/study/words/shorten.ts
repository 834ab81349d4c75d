/** "St.", "U.S.", "v.", "No.": a text that ends there reads as if something were missing. */
const abbreviation = /(?:^|\s)(?:[A-Z][\p{L}]{0,4}|\S*\.\S+|vs?|nos?|pp?|[a-z])\.?$/u;
const endsAtAbbreviation = (text: string, next: string) =>
  (text.endsWith('.') || next === '.') && abbreviation.test(text);

/** No longer than this; cut after a word, at the end of a clause where one ends in the last third, with a sign that it goes on. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest - 1);
  const clauses = [...room.matchAll(/[,;:.] /g)].map(({ index }) => index);
  const clause = clauses.findLast((at) => !endsAtAbbreviation(room.slice(0, at), room.charAt(at))) ?? -1;
  let end = clause > (longest * 2) / 3 ? clause : Math.max(room.lastIndexOf(' '), 1);
  // A comma behind an abbreviation ends a clause; a full stop there does not end a sentence.
  while (endsAtAbbreviation(room.slice(0, end), '') && room.lastIndexOf(' ', end - 1) > 0)
    end = room.lastIndexOf(' ', end - 1);
  return `${room.slice(0, end).replace(/[\s,;:.]+$/, '')} …`;
}
