/** Paragraphs under headings that name their section, to fit the section labels to and to measure them by. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SectionExample = { document: string; text: string; label: string };

const labelOf: Record<string, string> = {
  facts: 'Facts',
  procedural_history: 'Procedural History',
  issue: 'Issue',
  rule: 'Rule',
  analysis: 'Analysis',
  conclusion: 'Conclusion',
};
export const sectionLabels = Object.values(labelOf);

/** The labelled paragraphs, as they are counted. */
export function readSectionExamples(folder: string): SectionExample[] {
  const file = join(folder, 'section-labels.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map(({ doc, text, label }) => ({ document: doc, text, label: labelOf[label] ?? '' }));
}

const headings: [RegExp, string][] = [
  [/(?:PROCEDURAL (?:HISTORY|BACKGROUND)|Procedural (?:History|Background))$/, 'Procedural History'],
  [/(?:FACTS|BACKGROUND|Background|Facts)$/, 'Facts'],
  [/(?:STANDARDS? OF REVIEW|Standards? [Oo]f Review)$/, 'Rule'],
  [/(?:DISCUSSION|ANALYSIS|Discussion|Analysis)$/, 'Analysis'],
  [/(?:CONCLUSION|Conclusion)$/, 'Conclusion'],
];

/** The first paragraph under each such heading of the New Mexico opinions: for fitting alone, never counted. */
export function readHeadedExamples(folder: string): SectionExample[] {
  const opinions = join(folder, 'text-opinions/nm-ctapp');
  if (!existsSync(opinions)) return [];
  return readdirSync(opinions)
    .sort()
    .flatMap((file) => {
      const { content } = JSON.parse(readFileSync(join(opinions, file), 'utf8'));
      return headedParagraphs(String(content)).map((example) => ({
        ...example,
        document: `nm-ctapp/${file}`,
      }));
    });
}

/** Paragraphs begin with their number in braces; a heading is the end of the one before. */
function headedParagraphs(content: string): Omit<SectionExample, 'document'>[] {
  const pieces = content.split(/(?=\{\d+\})/);
  return pieces.slice(1).flatMap((piece, index) => {
    const before = (pieces[index] ?? '').trimEnd().replace(/\s*[:.]$/, '');
    const label = headings.find(([heading]) => heading.test(before))?.[1];
    const text = piece
      .replace(/^\{\d+\}\s*/, '')
      .replace(/(?<=[.?!"\])])\s*(?:[A-Z0-9]+\. ?)?[A-Z][A-Z ]{6,}$/, '')
      .slice(0, 4000);
    return label && text.length > 60 && !text.startsWith('IT IS') ? [{ label, text }] : [];
  });
}
