import type { PdfPage, Rule } from '../page.ts';
import type { Line } from './line.ts';

export type RulesOf = (page: number) => Rule[];

/** How far below its words' baseline an underline lies at most, in sizes of their type. */
const deepest = 0.32;
/** Share of a line that is underlined where the whole of it is. */
const whole = 0.85;
/** A rule above footnotes is drawn at the margin, seldom over most of the column. */
const noteRule = { shortest: 36, longest: 0.67, astray: 1.5 };

export function rulesByPage(pages: PdfPage[]): RulesOf {
  const byPage = new Map(pages.map(({ number, rules = [] }) => [number, rules]));
  return (page) => byPage.get(page) ?? [];
}

/** Marks the lines that are underlined from their first word to their last. */
export function markUnderlined(lines: Line[], rulesOf: RulesOf): void {
  for (const line of lines) {
    const under = rulesOf(line.page).filter((rule) => liesUnder(rule, line));
    const covered = under.reduce(
      (sum, { x, right }) => sum + Math.max(0, Math.min(right, line.right) - Math.max(x, line.x)),
      0,
    );
    if (covered > whole * (line.right - line.x)) line.isUnderlined = true;
  }
}

function liesUnder(rule: Rule, line: Line): boolean {
  const depth = rule.y - line.y;
  return (
    depth > -0.05 * line.size && depth < deepest * line.size && rule.right > line.x && rule.x < line.right
  );
}

/** Where the lines of a column stand under the last rule that may part footnotes from the text; undefined where there is none. */
export function underNoteRule(lines: Line[], rulesOf: RulesOf): number | undefined {
  const first = lines[0];
  if (!first) return undefined;
  const left = Math.min(...lines.map(({ x }) => x));
  const width = Math.max(...lines.map(({ right }) => right)) - left;
  const rules = rulesOf(first.page).filter(
    (rule) =>
      Math.abs(rule.x - left) < noteRule.astray * first.size &&
      rule.right - rule.x > noteRule.shortest &&
      rule.right - rule.x < noteRule.longest * width &&
      !lines.some((line) => liesUnder(rule, line)),
  );
  const lowest = rules.reduce((most, { y }) => Math.max(most, y), Number.NEGATIVE_INFINITY);
  const index = lines.findIndex(({ y }) => y > lowest);
  return rules.length > 0 && index > 0 ? index : undefined;
}
