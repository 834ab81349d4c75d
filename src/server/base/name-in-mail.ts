/** A name as mails greet by it. Anybody can have a mail sent to an address of somebody else, under a name of her choice. */
const longest = 40;
const mostWords = 3;

/** Letters with what stands in names; a full stop only behind the last letter of a word or of an initial. */
const likeName = new RegExp(`^[\\p{L}\\p{M}'’.-]+( [\\p{L}\\p{M}'’.-]+){0,${mostWords - 1}}$`, 'u');

/** One short line without signs that turn, hide or link anything; in quotation marks where it is not like a name. */
export function nameInMail(given: string): string {
  const clean = given
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} '’.,!?&()-]+/gu, ' ')
    // No mail program makes an address of what has a space in it.
    .replaceAll(/\.(?=[\p{L}\p{N}]{2})/gu, '. ')
    .replaceAll(/\p{Z}+/gu, ' ')
    .trim();
  const short = cut(clean);
  return short === clean && likeName.test(short) ? short : `“${short}”`;
}

function cut(text: string): string {
  const letters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  const short = letters
    .slice(0, longest)
    .join('')
    .slice(0, longest * 2);
  return short.length < text.length ? `${short.trim()}…` : short;
}
