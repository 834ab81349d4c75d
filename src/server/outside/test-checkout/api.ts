/** The part of the provider's HTTP API that its library calls for the product. */
import { type Context, Hono } from 'hono';
import type { Db } from '../../db/db.ts';
import { findObject, forgetAnswers, listObjects, newId, putObject, type TestObject } from './objects.ts';
import type { Charge, Price, Session, Subscription } from './shapes.ts';
import { endSubscription, refundCharge, renewDue, type Till, tell } from './till.ts';

type Fields = Record<string, string>;
type Serve = (till: Till, fields: Fields, id: string) => Promise<TestObject | TestObject[]>;
type WithinTill = <Result>(work: (till: Till) => Promise<Result>) => Promise<Result>;

class Refusal extends Error {
  readonly code: string | undefined;
  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Everything is refused that the provider would refuse of the calls the product makes. */
export function buildTestApi(secretKey: string, withinTill: WithinTill): Hono {
  const api = new Hono();
  // As the provider on a bad day: its library tries again.
  api.onError(({ message }, c) => c.json({ error: { type: 'api_error', message } }, 500));
  const answer = (method: string, path: string, serve: Serve) =>
    api.on(method, `/v1/${path}`, async (c) => {
      if (c.req.header('authorization') !== `Bearer ${secretKey}`) return refuse(c, 401, 'Invalid API Key');
      try {
        const fields = await readFields(c);
        const key = method === 'POST' ? c.req.header('idempotency-key') : undefined;
        const id = c.req.param('id') ?? '';
        const body = await withinTill((till) => once(till.db, key, () => serve(till, fields, id)));
        return c.json(Array.isArray(body) ? { object: 'list', data: body, has_more: false } : body);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return refuse(c, 400, error.message, error.code);
      }
    });

  answer('POST', 'customers', async ({ db }, fields) =>
    put(db, { id: newId('cus'), object: 'customer', email: fields.email }),
  );
  answer('POST', 'customers/:id', async ({ db }, { email }, id) =>
    put(db, { ...(await existing(db, id)), email }),
  );
  answer('DELETE', 'customers/:id', async (till, _, id) => {
    for (const one of await listObjects<Subscription>(till.db, 'subscription', id)) {
      if (one.status !== 'canceled') await endSubscription(till, one);
    }
    await forgetAnswers(till.db, id);
    return put(till.db, { id, object: 'customer', deleted: true });
  });
  answer('POST', 'products', async ({ db }, { id = '', name }) => {
    if (await findObject(db, id)) throw new Refusal('Product already exists.', 'resource_already_exists');
    return put(db, { id, object: 'product', name });
  });
  answer('GET', 'prices', async ({ db }, { 'lookup_keys[0]': key }) =>
    (await listObjects(db, 'price')).filter(({ lookup_key }) => lookup_key === key),
  );
  answer('POST', 'prices', addPrice);
  answer('POST', 'checkout/sessions', openSession);
  answer('GET', 'checkout/sessions', list('checkout.session'));
  answer('GET', 'checkout/sessions/:id', ({ db }, _, id) => existing(db, id));
  answer('POST', 'checkout/sessions/:id/expire', async (till, _, id) => {
    const session = await existing<Session>(till.db, id);
    if (session.status !== 'open') throw new Refusal('Only open sessions can be expired.');
    return put(till.db, { ...session, status: 'expired' });
  });
  answer('GET', 'subscriptions', list('subscription'));
  answer('POST', 'subscriptions/:id', async (till, fields, id) => {
    const subscription = await existing<Subscription>(till.db, id);
    if (subscription.status === 'canceled') throw new Refusal('A canceled subscription cannot be updated.');
    const cancel_at_period_end = fields.cancel_at_period_end === 'true';
    const updated = await put(till.db, { ...subscription, cancel_at_period_end });
    await tell(till, 'customer.subscription.updated', updated);
    return updated;
  });
  answer('DELETE', 'subscriptions/:id', async (till, _, id) =>
    endSubscription(till, await existing<Subscription>(till.db, id)),
  );
  answer('GET', 'invoices', list('invoice'));
  answer('GET', 'charges', list('charge'));
  answer('GET', 'charges/:id', ({ db }, _, id) => existing(db, id));
  answer('GET', 'disputes', async ({ db }, { charge }) =>
    (await listObjects(db, 'dispute')).filter((dispute) => dispute.charge === charge),
  );
  answer('POST', 'refunds', async (till, { charge = '' }) => {
    const paid = await existing<Charge>(till.db, charge);
    await refundCharge(till, paid, paid.amount);
    return { id: newId('re'), object: 'refund' };
  });
  answer('POST', 'billing_portal/sessions', async (till, { customer = '', return_url = '' }) => {
    const query = new URLSearchParams({ back: return_url });
    const url = `${till.appUrl}/test-checkout/portal/${customer}?${query}`;
    return { id: newId('bps'), object: 'billing_portal.session', url };
  });
  return api;
}

const list =
  (object: string): Serve =>
  async (till, { customer }) => {
    await renewDue(till, customer);
    return listObjects(till.db, object, customer);
  };

async function put<T extends TestObject>(db: Db, object: T): Promise<T> {
  await putObject(db, object);
  return object;
}

async function existing<T extends TestObject>(db: Db, id: string): Promise<T> {
  const found = await findObject<T>(db, id);
  if (!found) throw new Refusal(`No such object: ${id}`);
  return found;
}

/** The lookup key goes to the newest price that asks for it. */
async function addPrice({ db }: Till, fields: Fields): Promise<Price> {
  const { product = '', currency = '', lookup_key = '' } = fields;
  const name = String((await existing(db, product)).name);
  for (const before of await listObjects<Price>(db, 'price')) {
    if (before.lookup_key === lookup_key) await put(db, { ...before, lookup_key: null });
  }
  const unit_amount = Number(fields.unit_amount);
  return put(db, { id: newId('price'), object: 'price', product, name, currency, unit_amount, lookup_key });
}

/** By a price of the catalogue, or by name and amount. */
async function soldIn(db: Db, fields: Fields): Promise<{ cents: number; label: string }> {
  const priceId = fields['line_items[0][price]'];
  const line = 'line_items[0][price_data]';
  if (priceId === undefined) {
    const label = fields[`${line}[product_data][name]`] ?? '';
    return { cents: Number(fields[`${line}[unit_amount]`]), label };
  }
  const { unit_amount, name } = await existing<Price>(db, priceId);
  return { cents: unit_amount, label: name };
}

async function openSession({ db, appUrl }: Till, fields: Fields): Promise<Session> {
  const id = newId('cs');
  const { cents, label } = await soldIn(db, fields);
  return put(db, {
    id,
    object: 'checkout.session',
    customer: fields.customer ?? '',
    mode: fields.mode === 'subscription' ? 'subscription' : 'payment',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    subscription: null,
    amount_total: cents,
    metadata: {
      purchase: fields['metadata[purchase]'] ?? '',
      quantity: fields['metadata[quantity]'] ?? '',
    },
    success_url: fields.success_url ?? '',
    cancel_url: fields.cancel_url ?? '',
    url: `${appUrl}/test-checkout/${id}`,
    label,
    refusal: null,
    bank_answers_at: null,
  });
}

/** The same key gets the first answer again. */
async function once<T extends TestObject | TestObject[]>(
  db: Db,
  key: string | undefined,
  serve: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return serve();
  const id = `idempotency_${key}`;
  const earlier = await findObject(db, id);
  if (earlier) return earlier.answer as T;
  const answer = await serve();
  await putObject(db, { id, object: 'idempotency', answer });
  return answer;
}

async function readFields(c: Context): Promise<Fields> {
  const body = c.req.method === 'POST' ? new URLSearchParams(await c.req.text()) : [];
  return { ...c.req.query(), ...Object.fromEntries(body) };
}

const refuse = (c: Context, status: 400 | 401, message: string, code?: string) =>
  c.json({ error: { type: 'invalid_request_error', message, code } }, status);
