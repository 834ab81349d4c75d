import { windowsMark } from '../windows-1252.ts';

/** PDFium's own marks for a hyphen that ends a line, and the hyphens that typesetters use for the same. */
const hyphens = new Set([0x02, 0xfffe, 0x2010, 0x2011]);
const blanks = new Set([0x09, 0x0a, 0x0d, 0x20, 0xa0, 0x1680, 0x202f, 0x205f, 0x3000]);

/** A character as text: '' for what is no text, ' ' for every blank, ligatures and full-width forms taken apart. */
export function spelled(code: number): string {
  if (code > 0x20 && code < 0x7f) return ascii[code]!;
  if (blanks.has(code) || (code >= 0x2000 && code <= 0x200a)) return ' ';
  if (hyphens.has(code)) return '-';
  if (code >= 0x80 && code < 0xa0) return windowsMark(code);
  if (code < 0x20 || code === 0x7f || code === 0xfffd || code === 0xfeff) return '';
  if ((code >= 0x200b && code <= 0x200f) || (code >= 0xe000 && code <= 0xf8ff)) return '';
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '';
  if ((code >= 0xfb00 && code <= 0xfb06) || (code >= 0xff01 && code <= 0xff5e)) {
    return String.fromCodePoint(code).normalize('NFKC');
  }
  return String.fromCodePoint(code);
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
