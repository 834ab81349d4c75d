/** The one error body: every failure of a request ends here. */
import type { ErrorBody } from '../../shared/errors.ts';
import { sentenceOf, statusOf } from '../../shared/errors.ts';
import { AppError, notFound } from '../base/errors.ts';
import { describeError, type Log } from '../base/log.ts';
import { isDiskFull, isOutage } from '../db/outage.ts';
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

const noRoom = 'There is no room left on the server. Nothing was stored; please try again later.';

/** What a caller is told; any other error is ours. */
export function inOurWords(error: Error): Error {
  if (error instanceof AppError) return error;
  // Drizzle puts what a connection refuses into an error of its own.
  if (error.cause instanceof AppError) return error.cause;
  if (isForeignKeyViolation(error)) return notFound();
  if (isDiskFull(error)) return new AppError('service_unavailable', { message: noRoom, cause: error });
  return isOutage(error) ? new AppError('service_unavailable', { cause: error }) : error;
}
