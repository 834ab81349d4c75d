import { sentenceOf } from '../../../../shared/errors.ts';
import { limits } from '../../../../shared/prices.ts';
import type { PageCount } from './page-count.ts';

// A PDF may begin with other bytes; readers look for its mark in the first kilobyte.
const markWithinBytes = 1024;

/** Why a file cannot be used, as far as a browser sees it; undefined where nothing speaks against it. */
export async function refusalOfFile(file: Blob): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty. Save the document again, then add it.';
  if (file.size > limits.maxFileBytes) return sentenceOf('too_large');
  const start = await file
    .slice(0, markWithinBytes)
    .text()
    .catch(() => undefined);
  if (start === undefined)
    return 'This file could not be opened. Check that it is still there, then add it again.';
  return start.includes('%PDF-') ? undefined : sentenceOf('not_a_pdf');
}

export function refusalOfPages(pages: PageCount): string | undefined {
  if (typeof pages !== 'number' || pages <= limits.maxPages) return undefined;
  return `This PDF has more than ${limits.maxPages.toLocaleString('en')} pages. Split it and add only the pages of your case.`;
}

/** "840 kB", "12.4 MB" */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
