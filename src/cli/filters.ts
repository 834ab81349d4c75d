/** Commands that read standard input: pieces of the reader and the engine on their own. */
import { findCitations, resolveCitations } from '../opinion/citations.ts';
import { labelParagraphs } from '../study/extractive/sections.ts';
import { UsageError } from './usage-error.ts';
import { readStandardInput, writeOut } from './words.ts';

export async function printCitations(): Promise<void> {
  const text = await readStandardInput();
  await writeOut(`${JSON.stringify(resolveCitations(findCitations(text)), null, 2)}\n`, undefined);
}

export async function printSections(): Promise<void> {
  const lines = (await readStandardInput()).split('\n').filter((line) => line.trim() !== '');
  const labelled = labelParagraphs(lines.map(readParagraph));
  await writeOut(labelled.map((paragraph) => `${JSON.stringify(paragraph)}\n`).join(''), undefined);
}

function readParagraph(line: string, index: number): { id: string; text: string } {
  try {
    const { id, text } = JSON.parse(line);
    if (text !== undefined) return { id: String(id ?? index + 1), text: String(text) };
  } catch {
    // Answered below, with the line's number.
  }
  throw new UsageError(`Line ${index + 1} is not a JSON object with "id" and "text".`);
}
