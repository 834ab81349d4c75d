/** The provider's host inside the product, for development without a key: it speaks the provider's API to its own library. */
import Stripe from 'stripe';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import type { Job, Queue } from '../queue.ts';
import { buildTestApi } from './api.ts';
import { findObject, listObjects, putObject, serially, type TestObject } from './objects.ts';
import type { Charge, Session } from './shapes.ts';
import { disputeCharge, paySession, refundCharge, renewDue, type Till } from './till.ts';

/** Any string: nothing outside the product knows the test checkout. */
const secretKey = 'sk_test_inside_the_product';
const webhookSecret = 'whsec_inside_the_product';

export const deliverTestEvents = {
  name: 'deliver-test-events',
  payload: z.object({ eventIds: z.array(z.string()) }),
  retryLimit: 6,
  retryDelaySeconds: 1,
  expireSeconds: 30,
} satisfies Job;

export const renewTestSubscriptions = {
  name: 'renew-test-subscriptions',
  payload: z.object({}),
  retryLimit: 1,
  retryDelaySeconds: 30,
  expireSeconds: 60,
} satisfies Job;

export type TestCheckout = {
  secretKey: string;
  webhookSecret: string;
  fetch: typeof fetch;
  findSession(id: string): Promise<Session | undefined>;
  findReceipt(id: string): Promise<Charge | undefined>;
  pay(sessionId: string): Promise<void>;
  decline(sessionId: string): Promise<void>;
  /** The bank wants to hear of it first, and says yes after a while. */
  askBank(sessionId: string): Promise<void>;
  listCharges(): Promise<Charge[]>;
  refund(chargeId: string, cents: number): Promise<void>;
  dispute(chargeId: string, status: string): Promise<void>;
  /** From now on every renewal of this customer fails, or succeeds again. */
  refuseCard(customer: string, isRefused: boolean): Promise<void>;
  renew(): Promise<void>;
  listEvents(): Promise<{ id: string; body: string; signature: string }[]>;
  /** Posts an event, signed, as the provider does. Throws unless it is taken. */
  deliver(eventId: string): Promise<void>;
};

const bankSeconds = 3;

type Options = { db: Db; queue: Queue; appUrl: string; now: () => Date };

export function openTestCheckout({ db, queue, appUrl, now }: Options): TestCheckout {
  const stripe = new Stripe(secretKey);

  const withinTill = <Result>(work: (till: Till) => Promise<Result>): Promise<Result> =>
    serially(db, async (within) => {
      const told: string[] = [];
      const result = await work({ db: within, now: Math.floor(now().getTime() / 1000), appUrl, told });
      if (told.length > 0) await queue.send(within, deliverTestEvents, { eventIds: told });
      return result;
    });

  const change = (id: string, work: (till: Till, session: Session) => Promise<unknown>) =>
    withinTill(async (till) => {
      const session = await findObject<Session>(till.db, id);
      if (session?.status === 'open') await work(till, session);
    });

  const api = buildTestApi(secretKey, withinTill);

  return {
    secretKey,
    webhookSecret,
    fetch: async (url, init) => api.fetch(new Request(url, init)),
    async findSession(id) {
      await change(id, async (till, session) => {
        if (session.bank_answers_at !== null && session.bank_answers_at <= till.now)
          await paySession(till, session);
      });
      return findObject<Session>(db, id);
    },
    findReceipt: (id) => findObject<Charge>(db, id),
    pay: (id) => change(id, paySession),
    decline: (id) =>
      change(id, (till, session) =>
        putObject(till.db, { ...session, refusal: 'Your card was declined.', bank_answers_at: null }),
      ),
    askBank: (id) =>
      change(id, (till, session) =>
        putObject(till.db, { ...session, refusal: null, bank_answers_at: till.now + bankSeconds }),
      ),
    listCharges: () => listObjects<Charge>(db, 'charge'),
    refund: (id, cents) => withinTill(async (till) => refundCharge(till, await charge(till.db, id), cents)),
    dispute: (id, status) =>
      withinTill(async (till) => disputeCharge(till, await charge(till.db, id), status)),
    refuseCard: (customer, isRefused) =>
      withinTill(async (till) => {
        const before = await findObject(till.db, customer);
        if (before) await putObject(till.db, { ...before, card_is_refused: isRefused });
      }),
    renew: () => withinTill((till) => renewDue(till)),
    async listEvents() {
      const events = await listObjects(db, 'event');
      return events.map((event) => sign(stripe, event));
    },
    async deliver(eventId) {
      const event = await findObject(db, eventId);
      if (!event) return;
      const { body, signature } = sign(stripe, event);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await fetch(`${appUrl}/api/webhooks/stripe`, { method: 'POST', body, headers });
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
    },
  };
}

function sign(stripe: Stripe, event: TestObject) {
  const body = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
  return { id: event.id, body, signature };
}

async function charge(db: Db, id: string): Promise<Charge> {
  const found = await findObject<Charge>(db, id);
  if (!found) throw new Error(`There is no charge ${id}`);
  return found;
}
