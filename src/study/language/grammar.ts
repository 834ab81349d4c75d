/** Patterns written as a grammar: of named parts, a line for each. Line breaks and what indents the next line count for nothing. */

type Part = string | RegExp;

const joined = ({ raw }: TemplateStringsArray, parts: readonly Part[]): string =>
  String.raw(
    { raw: raw.map((line) => line.replace(/\n\s*/g, '')) },
    ...parts.map((part) => (typeof part === 'string' ? part : part.source)),
  );

/** A part of a pattern: any one of what stands between the bars. */
export const oneOf = (lines: TemplateStringsArray, ...parts: Part[]): string => `(?:${joined(lines, parts)})`;

export const pattern = (lines: TemplateStringsArray, ...parts: Part[]): RegExp =>
  new RegExp(joined(lines, parts));

/** In capitals or not. */
export const anyCase = (lines: TemplateStringsArray, ...parts: Part[]): RegExp =>
  new RegExp(joined(lines, parts), 'i');

/** A word or phrase of those that are listed. */
export const phrase = (lines: TemplateStringsArray, ...parts: Part[]): RegExp =>
  new RegExp(`\\b(?:${joined(lines, parts)})\\b`);

export const phraseAnyCase = (lines: TemplateStringsArray, ...parts: Part[]): RegExp =>
  new RegExp(phrase(lines, ...parts), 'i');
