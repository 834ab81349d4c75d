/** The one error body: every failure of a request ends here. */
import type { ErrorBody } from '../../shared/errors.ts';
import { sentenceOf, statusOf } from '../../shared/errors.ts';
import { AppError, notFound } from '../base/errors.ts';
import { describeError, type Log } from '../base/log.ts';
import { isOutage } from '../db/outage.ts';
import { isForeignKeyViolation } from '../db/violations.ts';
import type { HttpContext } from './request.ts';

export function answerFailure(log: Log, error: Error, c: HttpContext): Response {
  const requestId = c.get('requestId');
  const failure = inOurWords(error);
  if (failure.cause === error)
    log.error({ requestId, ...describeError(error) }, 'A request could not be served');
  if (!(failure instanceof AppError)) {
    log.error({ requestId, ...describeError(failure) }, 'A request failed');
    const body: ErrorBody = { error: { code: 'internal', message: sentenceOf('internal'), requestId } };
    return c.json(body, 500);
  }
  if (failure.retryAfterSeconds !== undefined) c.header('Retry-After', String(failure.retryAfterSeconds));
  const { code, message, fields } = failure;
  const body: ErrorBody = { error: { code, message, ...(fields ? { fields } : {}) } };
  return c.json(body, statusOf(code));
}

function inOurWords(error: Error): Error {
  if (error instanceof AppError) return error;
  if (isForeignKeyViolation(error)) return notFound();
  return isOutage(error) ? new AppError('service_unavailable', { cause: error }) : error;
}
