/** What every file must pass before it is stored; whether its text can be read, the worker finds out. */
import { ReadingError } from '../../../opinion/reading-error.ts';
import { AppError } from '../../base/errors.ts';
import type { WrittenFile } from '../../outside/temporary-files.ts';

/** Each is one write to the database, for which everything else waits. */
export const chunkBytes = 256 * 1024;

/** Bytes of no told type may be a PDF; a form with a file in it is none, though one stands inside. */
const takenTypes = /^(application\/(pdf|octet-stream) *(;|$)|$)/i;
const wrongType = 'Send the PDF itself as the body, with the content type application/pdf.';

export function refuseOtherTypes(contentType: string): void {
  if (!takenTypes.test(contentType)) throw new AppError('not_a_pdf', { message: wrongType });
}

/** Refuses what the bytes show at once. */
export function refuseUnreadable({ size, start }: WrittenFile): void {
  if (size === 0) throw new AppError('unusable_file', { message: new ReadingError('empty_file').message });
  if (!start.includes('%PDF-')) throw new AppError('not_a_pdf');
}

/** The last part of a path, without control characters. */
export function plainFileName(given: string): string {
  const name = given.split(/[/\\]/).at(-1) ?? '';
  return (
    name
      .replaceAll(/\p{Cc}/gu, '')
      .toWellFormed()
      .trim() || 'case.pdf'
  );
}

/** What a case is called until its text is read. */
export const titleOf = (fileName: string): string => fileName.replace(/\.pdf$/i, '') || fileName;
