import { type ErrorCode, sentenceOf } from '../../shared/errors.ts';

type Details = {
  message?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** A failure that the caller is told of. Without a message of its own it says the code's sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { message, fields, retryAfterSeconds, cause }: Details = {}) {
    super(message ?? sentenceOf(code), { cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const keyUsedForAnother = () =>
  new AppError('invalid_request', { message: 'This Idempotency-Key was used for another request.' });

export const notFound = () => new AppError('not_found');

/** The first row, or 404: for queries that filter by owner and id. */
export function oneRow<Row>(rows: Row[]): Row {
  const row = rows[0];
  if (row === undefined) throw notFound();
  return row;
}
