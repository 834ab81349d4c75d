/** What `analyze` makes as a file that people use already; its pinpoints lead into the PDF that was read. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Opinion } from '../opinion/opinion.ts';
import { isDeck } from '../shared/downloads.ts';
import { product } from '../shared/prices.ts';
import { materialToMarkdown } from '../study/markdown.ts';
import type { BriefContent, OutlineContent, QuestionSetContent } from '../study/material/schema.ts';
import { placesIn } from '../study/places.ts';
import { ankiNotes } from '../study/print/anki-notes.ts';
import { caseSheet } from '../study/print/sheet.ts';
import { deckWriters, sheetWriters } from '../study/print/writers.ts';
import { captionLines } from '../study/words/captions.ts';
import { chosenByProgram, isEmbedded } from '../study/words/engines.ts';
import type { AnalyzeFormat } from './words.ts';

type PrintedMaterials = {
  brief: BriefContent & { engine?: string };
  outline: OutlineContent;
  questions: QuestionSetContent;
};
type FileOptions = { format: Exclude<AnalyzeFormat, 'json'>; path: string };

export async function fileOf(
  opinion: Opinion,
  made: PrintedMaterials,
  { format, path }: FileOptions,
): Promise<string | Buffer> {
  const file = pathToFileURL(resolve(path)).href;
  const places = { ...placesIn(opinion), hrefOf: ({ page }: { page: number }) => `${file}#page=${page}` };
  const { caption, engine = '' } = made.brief;
  const title = caption.caseName;
  const trust = [product, title, ...(isEmbedded(engine) ? [chosenByProgram] : [])].join(' · ');
  const imprint = { maker: product, trust, printedAt: Date.now() };
  if (isDeck(format)) {
    const notes = ankiNotes({
      caseKey: [title, caption.citation, caption.docket].filter(Boolean).join(' '),
      caseTitle: title,
      deck: [product, title],
      questions: made.questions.questions,
      places,
    });
    return deckWriters[format](notes, imprint.printedAt);
  }
  const sheet = caseSheet({ title, lines: captionLines(made.brief) }, made, places);
  return sheetWriters[format]({ sheet, imprint, markdown: () => materialToMarkdown(made, places) });
}
