/**
 * The door of the API: so many requests of one person are at work at a time, and the others wait here, where they cost
 * next to nothing. However many come at once, those of another person find few before them.
 */
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { uploadCase } from '../../shared/cases.ts';
import { importClass } from '../../shared/class-files.ts';
import { startTryout } from '../../shared/tryouts.ts';
import type { App } from '../app.ts';
import { AppError } from '../base/errors.ts';
import { networkOf } from '../base/network-address.ts';
import { openTurns } from '../base/turns.ts';
import { serveAsker } from '../db/asker.ts';
import { clientAddress } from './client-address.ts';
import { drain } from './drain.ts';
import type { HttpContext, HttpEnv } from './request.ts';

/** A browser has six connections; a stream of events leaves its turn once it has begun. */
const calls = { most: 6, crowdedAt: 24, restTimes: 4 };
/** A browser of ours sends two. Their bytes take time by the megabyte, and room on the disk. */
const uploads = { most: 4, crowdedAt: 4, restTimes: 4 };
/** Many visitors can share an address, as on a campus. */
const visits = { most: 24 };
/** To refuse costs more than to let wait: what waits has a connection, and nothing else. */
const mostWaiting = 2_000;

const uploadPath = new RegExp(
  `^(${uploadCase.path.replace('{id}', '[^/]+')}|${startTryout.path}|${importClass.path})$`,
);

export function keepDoor(app: App): MiddlewareHandler<HttpEnv> {
  const lines = { calls: openLine(calls), uploads: openLine(uploads), visits: openLine(visits) };
  return async (c, next) => {
    // A supervisor that has to wait takes the server for dead.
    if (c.req.path.startsWith('/api/health/')) return next();
    const person = await seeming(app, c);
    const isUpload = c.req.method === 'POST' && uploadPath.test(c.req.path);
    const line = isUpload ? lines.uploads : person === undefined ? lines.visits : lines.calls;
    const asker = person ?? networkOf(clientAddress(app, c));
    // Who is refused here is still sending.
    const giveBack = await drain(c.req.raw, () => line.take(asker));
    try {
      // Nobody is there to read the answer.
      if (hasLeft(c)) throw new AppError('invalid_request', { message: 'The request was broken off.' });
      await serveAsker(asker, () => c.req.raw.signal, next);
    } finally {
      giveBack();
    }
  };
}

const openLine = (rules: { most: number; crowdedAt?: number; restTimes?: number }) =>
  openTurns<string>({
    ...rules,
    mostWaiting,
    refuse: () => new AppError('too_many_requests', { retryAfterSeconds: 1 }),
  });

const seeming = async ({ signIn }: App, { req }: HttpContext) =>
  (await signIn.seeming(req.raw.headers)) ?? (await signIn.admin.seeming(req.raw.headers));

// Handed in by the adapter of every server of ours.
const hasLeft = ({ env }: HttpContext) => (env as Partial<HttpBindings>).incoming?.destroyed ?? false;
