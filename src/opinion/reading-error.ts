/** Why a file cannot be used, in words for the student. */

export const readingFailures = {
  empty_file: 'This file is empty. Export or download it again, then add it.',
  not_a_pdf: 'This isn’t a PDF. Save or print the document as a PDF, then add it again.',
  encrypted: 'This PDF is password-protected. Save a copy without the password, then add that copy.',
  damaged: 'This PDF is damaged and can’t be read. Download it again or print it to a new PDF.',
  too_large: 'This file is larger than 50 MB. Split it, or save it at a lower resolution.',
  too_many_pages: 'This PDF has more than 1,500 pages. Split it and add only the pages of your case.',
  no_text:
    'We couldn’t find any text in this PDF, or read any in its images. Scan the pages again, sharp and straight, then add the new file.',
  too_many_scans: 'This PDF has more than 150 scanned pages. Split it and add only the pages of your case.',
  stalled: 'Reading this PDF got stuck. There may be nothing wrong with the file, so try again.',
  too_complex: 'This PDF takes too much memory or time to read. Print it to a new PDF, then add that copy.',
} as const;

export type ReadingFailure = keyof typeof readingFailures;

export class ReadingError extends Error {
  readonly code: ReadingFailure;
  /** What stood still was the machine and not the file: another try may succeed. */
  readonly isRetryable: boolean;

  constructor(code: ReadingFailure, options: ErrorOptions = {}) {
    super(readingFailures[code], options);
    this.name = 'ReadingError';
    this.code = code;
    this.isRetryable = code === 'stalled';
  }
}
