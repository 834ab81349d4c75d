/** What a browser can tell of a chosen file before it is sent. */
import { sentenceOf } from '../../shared/errors.ts';
import { limits } from '../../shared/prices.ts';
import { count } from './count.ts';

const ofStudents = { bytes: limits.maxFileBytes as number, sentence: sentenceOf('too_large') };

// A PDF may begin with other bytes; readers look for its mark in the first kilobyte.
const markWithinBytes = 1024;

/** Why a file cannot be used, as far as a browser sees it; undefined where nothing speaks against it. */
export async function refusalOfFile(file: Blob, most = ofStudents): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty. Save the document again, then add it.';
  if (file.size > most.bytes) return most.sentence;
  const start = await file
    .slice(0, markWithinBytes)
    .text()
    .catch(() => undefined);
  if (start === undefined)
    return 'This file couldn’t be opened. Check that it’s still there, then add it again.';
  return start.includes('%PDF-') ? undefined : sentenceOf('not_a_pdf');
}

/** "840 kB", "12.4 MB" */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return count(bytes, 'byte');
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
