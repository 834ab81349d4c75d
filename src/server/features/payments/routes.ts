import type { z } from 'zod';
import type { Endpoint } from '../../../shared/endpoint.ts';
import * as endpoints from '../../../shared/payments.ts';
import { purchaseTokens } from '../../../shared/tokens.ts';
import type { App } from '../../app.ts';
import { keyOf } from '../../http/idempotency.ts';
import { mount, mountRaw, type Router } from '../../http/mount.ts';
import { readRequest, readText, sendAnswer } from '../../http/request.ts';
import { requireUser } from '../../http/session.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import * as checkout from './checkout.ts';
import * as events from './events.ts';
import * as ownPlan from './own-plan.ts';

export function paymentRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.listInvoices, ownPlan.listInvoices);
  mountAtProvider(router, app, endpoints.createCheckoutSession, (user, _, key) =>
    checkout.createCheckoutSession(app, user, key),
  );
  mountAtProvider(router, app, purchaseTokens, (user, request, key) =>
    checkout.purchaseTokens(app, user, request, key),
  );
  mountAtProvider(router, app, endpoints.verifyCheckoutSession, (user, request) =>
    checkout.verifyCheckoutSession(app, user, request),
  );
  mountAtProvider(router, app, endpoints.cancelSubscription, (user) => ownPlan.cancelSubscription(app, user));
  mountAtProvider(router, app, endpoints.resumeSubscription, (user) => ownPlan.resumeSubscription(app, user));
  mountAtProvider(router, app, endpoints.openBillingPortal, (user) => ownPlan.openBillingPortal(app, user));

  mountRaw(router, endpoints.receiveProviderEvent, async (c) => {
    const signature = c.req.header('stripe-signature') ?? '';
    await events.storeProviderEvent(app, await readText(c), signature);
    return sendAnswer(endpoints.receiveProviderEvent, c, { received: true });
  });
}

/**
 * Without the transaction that `mount` opens for an idempotency key, which would stay open while the provider is
 * asked: these calls do nothing twice by themselves, or hand the key on.
 */
function mountAtProvider<Request extends z.ZodObject, Answer extends z.ZodType>(
  router: Router,
  app: App,
  endpoint: Endpoint<Request, Answer, 'user'>,
  serve: (user: SignedIn, request: z.infer<Request>, key?: string) => Promise<z.input<Answer>>,
): void {
  mountRaw(router, endpoint, async (c) => {
    const user = await requireUser(app, endpoint, c);
    const request = await readRequest(endpoint, c);
    const given = c.req.header('idempotency-key');
    const key = given === undefined ? undefined : keyOf(given);
    return sendAnswer(endpoint, c, await serve(user, request, key));
  });
}
