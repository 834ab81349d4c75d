/** Lists as an administrator writes them: a line each, or with commas and semicolons between. */
import type { z } from 'zod';

export const linesIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.trim().replace(/^@/, ''))
    .filter((line) => line !== '');

/** What is wrong with the first line that is wrong, quoted. */
export function problemIn(lines: string[], schema: z.ZodType, most: number): string | undefined {
  if (lines.length > most) return `${most.toLocaleString('en-US')} at most.`;
  for (const line of lines) {
    const { success, error } = schema.safeParse(line);
    if (!success) return `“${line.slice(0, 80)}”: ${error.issues[0]?.message ?? 'This isn’t valid.'}`;
  }
  return undefined;
}
