/** The stored opinion and the reading view made from it. */
import { eq } from 'drizzle-orm';
import { type Opinion, type Paragraph, passagesOf } from '../../../opinion/opinion.ts';
import type { CaseText, TextPassage } from '../../../shared/cases.ts';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../base/errors.ts';
import { caseFileChunks, cases, caseTexts } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { forgetText } from '../search/service.ts';
import { ownedCase } from './rows.ts';
import { isRunning, lockCase } from './runs.ts';

export async function findOpinion({ db }: App, caseId: number): Promise<Opinion | undefined> {
  const [row] = await db
    .select({ opinion: caseTexts.opinion })
    .from(caseTexts)
    .where(eq(caseTexts.caseId, caseId));
  // Written by the worker alone, from an Opinion.
  return row?.opinion as Opinion | undefined;
}

export async function getCaseText(app: App, user: SignedIn, { id }: { id: number }): Promise<CaseText> {
  await ownedCase(app, user, id);
  const opinion = await findOpinion(app, id);
  if (!opinion) throw notFound();
  return toCaseText(opinion);
}

/** For good: what was made from it stays, but can be made again no more. Bytes of a file that was never read go too. */
export async function deleteCaseText(app: App, user: SignedIn, { id }: { id: number }): Promise<undefined> {
  await app.db.transaction(async (db) => {
    const within = { ...app, db };
    const { status, classId, textDeletedAt, pdfDeletedAt } = await lockCase(within, user, id);
    if (isRunning(status)) throw new AppError('not_possible_now');
    if (textDeletedAt) return;
    await db.delete(caseTexts).where(eq(caseTexts.caseId, id));
    await db.delete(caseFileChunks).where(eq(caseFileChunks.caseId, id));
    await forgetText(within, id);
    const at = app.now();
    await db
      .update(cases)
      .set({ textDeletedAt: at, pdfDeletedAt: pdfDeletedAt ?? at, isRetryable: false })
      .where(eq(cases.id, id));
    await app.notices.tell(db, { about: 'case', classId, caseId: id });
  });
}

export function toCaseText(opinion: Opinion): CaseText {
  const passages = Map.groupBy(opinion.paragraphs.flatMap(toPassages), ({ page }) => page);
  return {
    pages: opinion.pages.map(({ number, label, source, confidence }) => ({
      number,
      label: label ?? null,
      source,
      confidence: confidence ?? null,
      paragraphs: (passages.get(number) ?? []).map(({ passage }) => passage),
    })),
    parts: opinion.parts.map(({ kind, author, firstPage, firstParagraph }) => ({
      kind,
      author: author ?? null,
      firstPage,
      firstParagraphId: opinion.paragraphs[firstParagraph]?.id ?? '',
    })),
  };
}

function toPassages(paragraph: Paragraph): { page: number; passage: TextPassage }[] {
  const { kind, level, mark } = paragraph;
  return passagesOf(paragraph).map(({ id, page, text, start, end }) => {
    const lead =
      paragraph.text.slice(start, end).length - paragraph.text.slice(start, end).trimStart().length;
    const offset = start + lead;
    const place = (position: number) => Math.min(Math.max(position - offset, 0), text.length);
    const within = (ranges: [number, number][] = []) =>
      ranges
        .filter(([from, to]) => to > offset && from < offset + text.length)
        .map(([from, to]): [number, number] => [place(from), place(to)]);
    const italics = within(paragraph.italics);
    const uncertain = within(paragraph.uncertain);
    const marks = (paragraph.marks ?? [])
      // A mark at the very end of the paragraph belongs to its last passage.
      .filter((found) => found.offset >= start && (found.offset < end || end === paragraph.text.length))
      .map((found) => ({ ...found, offset: place(found.offset) }));
    const passage: TextPassage = {
      id,
      text,
      kind,
      ...(level === undefined ? {} : { level }),
      ...(mark === undefined ? {} : { mark }),
      ...(id === paragraph.id ? {} : { continues: paragraph.id }),
      ...(italics.length > 0 ? { italics } : {}),
      ...(marks.length > 0 ? { marks } : {}),
      ...(uncertain.length > 0 ? { uncertain } : {}),
    };
    return { page, passage };
  });
}
