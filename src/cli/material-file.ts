/** What `analyze` makes as a file that people use already; its pinpoints lead into the PDF that was read. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Opinion } from '../opinion/opinion.ts';
import { product } from '../shared/prices.ts';
import { materialToMarkdown } from '../study/markdown.ts';
import type { BriefContent, OutlineContent, QuestionSetContent } from '../study/material/schema.ts';
import { placesIn } from '../study/places.ts';
import { ankiNotes, notesToText } from '../study/print/anki-notes.ts';
import { notesToApkg } from '../study/print/apkg.ts';
import { sheetToDocx } from '../study/print/docx.ts';
import { sheetToPdf } from '../study/print/pdf.ts';
import { caseSheet } from '../study/print/sheet.ts';
import { captionLines } from '../study/words/captions.ts';
import { chosenByProgram, isEmbedded } from '../study/words/engines.ts';

type PrintedMaterials = {
  brief: BriefContent & { engine?: string };
  outline: OutlineContent;
  questions: QuestionSetContent;
};
type FileOptions = { format: 'md' | 'pdf' | 'docx' | 'apkg' | 'txt'; path: string };

export async function fileOf(
  opinion: Opinion,
  made: PrintedMaterials,
  { format, path }: FileOptions,
): Promise<string | Buffer> {
  const file = pathToFileURL(resolve(path)).href;
  const places = { ...placesIn(opinion), hrefOf: ({ page }: { page: number }) => `${file}#page=${page}` };
  if (format === 'md') return materialToMarkdown(made, places);
  const { caption } = made.brief;
  const title = caption.caseName;
  const { engine = '' } = made.brief;
  const trust = [product, title, ...(isEmbedded(engine) ? [chosenByProgram] : [])].join(' · ');
  const imprint = { maker: product, trust, printedAt: Date.now() };
  if (format === 'pdf' || format === 'docx') {
    const sheet = caseSheet({ title, lines: captionLines(caption) }, made, places);
    return format === 'pdf' ? sheetToPdf(sheet, imprint) : sheetToDocx(sheet, imprint);
  }
  const notes = ankiNotes({
    caseKey: [title, caption.citation, caption.docket].filter(Boolean).join(' '),
    caseTitle: title,
    deck: [product, title],
    questions: made.questions.questions,
    places,
  });
  return format === 'txt' ? notesToText(notes) : notesToApkg(notes, imprint.printedAt);
}
