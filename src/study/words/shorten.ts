/** No longer than this; cut after a word, at the end of a clause where one ends in the last third, with a sign that it goes on. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest - 1);
  const clause = Math.max(...[',', ';', ':', '.'].map((sign) => room.lastIndexOf(`${sign} `)));
  const end = clause > (longest * 2) / 3 ? clause : Math.max(room.lastIndexOf(' '), 1);
  return `${room.slice(0, end).replace(/[\s,;:.]+$/, '')} …`;
}
