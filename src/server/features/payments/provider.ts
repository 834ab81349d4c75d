import type { App } from '../../app.ts';
import { AppError } from '../../base/errors.ts';
import type { Payments } from '../../outside/payments.ts';

/** Throws `payments_unavailable` where no provider is set up, as in production without its key. */
export function requirePayments({ payments }: App): Payments {
  if (!payments) throw new AppError('payments_unavailable');
  return payments;
}
