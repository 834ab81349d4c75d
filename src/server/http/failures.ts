/** The one error body: every failure of a request ends here. */
import type { ErrorBody } from '../../shared/errors.ts';
import { sentenceOf, statusOf } from '../../shared/errors.ts';
import { AppError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import type { HttpContext } from './request.ts';

export function answerFailure(log: Log, failure: Error, c: HttpContext): Response {
  const requestId = c.get('requestId');
  if (!(failure instanceof AppError)) {
    log.error(
      { requestId, message: failure.message, stack: failure.stack, cause: String(failure.cause ?? '') },
      'A request failed',
    );
    const body: ErrorBody = { error: { code: 'internal', message: sentenceOf('internal'), requestId } };
    return c.json(body, 500);
  }
  if (failure.retryAfterSeconds !== undefined) c.header('Retry-After', String(failure.retryAfterSeconds));
  const { code, message, fields } = failure;
  const body: ErrorBody = { error: { code, message, ...(fields ? { fields } : {}) } };
  return c.json(body, statusOf(code));
}
