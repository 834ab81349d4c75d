/** Mounted where the test checkout stands in for the provider, and nowhere else. */
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../base/errors.ts';
import type { Router } from '../../http/mount.ts';
import type { HttpContext } from '../../http/request.ts';
import { forDevelopment } from '../../http/this-machine.ts';
import type { TestCheckout } from '../../outside/test-checkout/test-checkout.ts';
import { checkoutPage, closedPage, portalPage, receiptPage } from './page.ts';

export function testCheckoutRoutes(router: Router, app: App): void {
  const { config, testCheckout } = app;
  if (!testCheckout) return;
  router.use('/test-checkout/*', forDevelopment(app));
  const nonceOf = (c: HttpContext) => c.get('secureHeadersNonce') ?? '';

  router.get('/test-checkout/receipts/:id', async (c) => {
    const receipt = await testCheckout.findReceipt(c.req.param('id'));
    if (receipt?.object !== 'charge') throw notFound();
    const paidOn = new Date(receipt.created * 1000).toISOString().slice(0, 10);
    return c.html(receiptPage(receipt.amount, paidOn, receipt.amount_refunded, nonceOf(c)));
  });

  router.get('/test-checkout/portal/:customer', (c) =>
    c.html(portalPage(`${config.appUrl}/settings`, nonceOf(c))),
  );

  router.get('/test-checkout/:id', async (c) => {
    const session = await findSession(testCheckout, c.req.param('id'));
    if (session.status === 'complete') return c.redirect(returnOf(session), 303);
    if (session.status === 'expired') return c.html(closedPage(nonceOf(c)));
    const view = {
      id: session.id,
      label: session.label,
      cents: session.amount_total,
      isMonthly: session.mode === 'subscription',
      refusal: session.refusal,
      isBankAsked: session.bank_answers_at !== null,
    };
    return c.html(checkoutPage(view, nonceOf(c)));
  });

  router.post('/test-checkout/:id', async (c) => {
    const session = await findSession(testCheckout, c.req.param('id'));
    const { act } = await c.req.parseBody().catch((cause: unknown) => {
      throw new AppError('invalid_request', { cause });
    });
    if (act === 'cancel') return c.redirect(session.cancel_url, 303);
    if (act === 'pay') await testCheckout.pay(session.id);
    if (act === 'bank') await testCheckout.askBank(session.id);
    if (act === 'decline') await testCheckout.decline(session.id);
    return c.redirect(`/test-checkout/${session.id}`, 303);
  });
}

async function findSession(testCheckout: TestCheckout, id: string) {
  const session = await testCheckout.findSession(id);
  if (session?.object !== 'checkout.session') throw notFound();
  return session;
}

const returnOf = ({ success_url, id }: { success_url: string; id: string }) =>
  success_url.replace('{CHECKOUT_SESSION_ID}', id);
