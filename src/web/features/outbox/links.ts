const address = /https?:\/\/[^\s<>"]+/g;

/** Cuts a text into addresses and what stands between them. */
export function splitLinks(text: string): { text: string; isLink: boolean }[] {
  const pieces: { text: string; isLink: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const link = match[0].replace(/[.,;:!?)]+$/, '');
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), isLink: false });
    pieces.push({ text: link, isLink: true });
    end = match.index + link.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isLink: false });
  return pieces;
}
