/** What a copy from the web still carries: tags, entities, links, the marks of headings and quotes, rules. */
import { entities } from '../../src/opinion/entities.ts';

const tag = /<\/?[a-z][^<>\n]{0,200}>/gi;
const lineMark = /^(?:#{1,6}[ \t]+|>[ \t]?|(?:-{3,}|\*{3,})[ \t]*$)/gm;
const link =
  /(?<!\^)\[((?:\\?[^[\]\n\\]|\\\[|\\\]|\n(?!\s*\n)){1,200})\]\((?:https?:\/\/|[/#])[^()\s]*(?:\n\S+?)?\)/g;
/** Markdown's, before a sign that it would read as its own: "18 U.S.C. § 3\\." */
const escaped = /\\(?=[.()[\]*_#>+-])/g;
const entity = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,6}));/gi;
const known: Record<string, string> = { ...entities, shy: '\u00ad' };

/** The same text without them; a link leaves its words. */
export function withoutWebMarks(text: string): string {
  return text
    .replace(tag, '')
    .replace(lineMark, '')
    .replace(link, (_, words: string) => words.replace(/\\(?=[[\]])/g, ''))
    .replace(escaped, '')
    .replace(/\[\^(\d{1,3})\]/g, '[$1]')
    .replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return known[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
      return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}
