/** The thread in which what takes long is made: one order at a time, its bytes in return. */
import { parentPort, workerData } from 'node:worker_threads';
import type { z } from 'zod';
import { threadStarted } from '../opinion/pdf/thread-started.ts';
import {
  compileCourseOutline,
  getCourseOutline,
  getIssueSpotter,
  getIssueSpotterOffer,
  updateCourseOutline,
} from '../shared/course-outlines.ts';
import type { Endpoint } from '../shared/endpoint.ts';
import { getSheet, getSynthesis } from '../shared/sheets.ts';
import { openEncoder } from '../study/extractive/encoder/encoder.ts';
import { openPrinter } from '../study/print/printer.ts';
import type { App } from './app.ts';
import { AppError } from './base/errors.ts';
import { describeError, silentLog } from './base/log.ts';
import { modelFolder } from './base/root.ts';
import { openDatabase } from './db/db.ts';
import { accountWorks } from './features/account/export.ts';
import * as issueSpotter from './features/course-outlines/issue-spotter.ts';
import * as courseOutlines from './features/course-outlines/service.ts';
import { fileWorks } from './features/exports/service.ts';
import * as sheets from './features/sheets/service.ts';
import { inOurWords } from './http/failures.ts';
import { findAnswer, once } from './http/idempotency.ts';
import type { AsideOrder, AsideReport, AsideResult, AsideSetup } from './outside/aside.ts';
import { openFingerprint } from './outside/secret.ts';
import type { SignedIn } from './outside/sign-in.ts';

type Work = (app: App, order: AsideOrder) => Promise<AsideResult>;

type Serve<Request, Prepared> = (
  app: App,
  user: SignedIn,
  request: Request,
  prepared: Prepared,
) => Promise<unknown>;

/** As `mount` and `mountPrepared` do it, up to the bytes that are sent. */
function answering<Request extends z.ZodObject, Prepared = undefined>(
  endpoint: Endpoint<Request, z.ZodType, 'user'>,
  serve: Serve<z.infer<Request>, Prepared>,
  prepare?: (app: App, user: SignedIn, request: z.infer<Request>) => Promise<Prepared>,
): [string, Work] {
  const name = `${endpoint.method} ${endpoint.path}`;
  const work: Work = async (app, { user, request: given, idempotencyKey: key }) => {
    // Parsed where it came in.
    const request = given as z.infer<Request>;
    const keyed = { name, content: request };
    const earlier = await findAnswer(app, user, key, keyed);
    const prepared = earlier ? undefined : await prepare?.(app, user, request);
    const answer = earlier
      ? earlier.answer
      : await once(app, user, key, keyed, (within) => serve(within, user, request, prepared as Prepared));
    return { bytes: new TextEncoder().encode(JSON.stringify(endpoint.answer.parse(answer))) };
  };
  return [name, work];
}

const works = new Map<string, Work>([
  answering(getSheet, sheets.getSheet),
  answering(getSynthesis, sheets.getSynthesis),
  answering(getCourseOutline, courseOutlines.getCourseOutline),
  answering(getIssueSpotter, issueSpotter.getIssueSpotter),
  answering(getIssueSpotterOffer, issueSpotter.getIssueSpotterOffer),
  answering(updateCourseOutline, courseOutlines.updateCourseOutline),
  answering(compileCourseOutline, courseOutlines.compileCourseOutline, courseOutlines.readForCompiling),
  ...Object.entries({ ...fileWorks, ...accountWorks }).map(([name, work]): [string, Work] => [
    name,
    // Each is asked for by its name together with what it takes.
    (app, { user, request }) => work(app, user, request as never),
  ]),
]);

const { url, limits, secret, appUrl }: AsideSetup = workerData;
const { db } = openDatabase({ url, log: silentLog, limits, maxConnections: 2 });
/** Its own bound is by the clock. */
const printer = openPrinter({ deadlineMs: 120_000 });
/** Its process ends with this thread. */
const encoder = openEncoder({ folder: modelFolder });
const fingerprint = openFingerprint(secret);
/** Nothing is written here by an engine, and no file says whether a part would be the same again. */
const models = { standard: undefined, premium: undefined };

async function serve(order: AsideOrder): Promise<AsideReport> {
  try {
    const work = works.get(order.work);
    if (!work) throw new Error(`There is no such work: ${order.work}`);
    // What the works above look at of it; all else is the server's.
    const app = {
      db,
      printer,
      encoder,
      models,
      fingerprint,
      config: { appUrl },
      now: () => new Date(order.nowMs),
      log: silentLog,
    };
    return { kind: 'made', made: await work(app as unknown as App, order) };
  } catch (error) {
    return reportOf(error instanceof Error ? error : new Error(String(error)));
  }
}

function reportOf(error: Error): AsideReport {
  const failure = inOurWords(error);
  if (!(failure instanceof AppError))
    return { kind: 'fault', message: failure.message, stack: String(describeError(failure).stack ?? '') };
  const { code, message, fields, retryAfterSeconds } = failure;
  return {
    ...{ kind: 'refused', code, message },
    ...(fields ? { fields } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

parentPort?.postMessage(threadStarted());

parentPort?.on('message', async (order: AsideOrder) => {
  const report = await serve(order);
  const bytes = report.kind === 'made' ? report.made.bytes : undefined;
  // Given away and not copied, where it is no piece of a larger one.
  const isWhole = bytes && bytes.byteLength === bytes.buffer.byteLength;
  parentPort?.postMessage(report, isWhole ? [bytes.buffer as ArrayBuffer] : []);
});
