/** Lists every job, and starts working them. */
import { availableParallelism } from 'node:os';
import type { App } from './app.ts';
import { describeError } from './base/log.ts';
import { sweepAccountsJob } from './features/account/jobs.ts';
import { sweepAccounts } from './features/account/sweep.ts';
import { giveUpRun, runAnalysis } from './features/analysis/processing.ts';
import { sweep } from './features/analysis/sweep.ts';
import { mailLink } from './features/auth/jobs.ts';
import { answerLinkRequest } from './features/auth/links.ts';
import { writeNightlyBackup } from './features/backups/jobs.ts';
import { backUp, isHeld } from './features/backups/service.ts';
import { purgeDeletedCase, purgeDeletedSession } from './features/cases/deletion.ts';
import {
  failCase,
  processCase,
  purgeCase,
  purgeClassSession,
  sweepCases,
} from './features/cases/job-list.ts';
import { purgeHighlight } from './features/highlights/jobs.ts';
import { purgeRemoved } from './features/highlights/service.ts';
import { abandonMail, sendMail } from './features/mail/jobs.ts';
import { deliverMail, giveUpMail } from './features/mail/service.ts';
import { tellAddress } from './features/payments/address.ts';
import { reconcile, workProviderEvent } from './features/payments/events.ts';
import { processProviderEvent, reconcilePayments, tellProviderAddress } from './features/payments/jobs.ts';
import { tellReady } from './features/ready-mail/jobs.ts';
import { mailReady } from './features/ready-mail/service.ts';
import { abandonRemake, remakeMaterial } from './features/remakes/jobs.ts';
import { giveUpRemake, workRemake } from './features/remakes/working.ts';
import { abandonReport, remakeReported } from './features/reports/jobs.ts';
import { giveUpReport, workReport } from './features/reports/working.ts';
import { failTryout, sweepTryouts, workTryout } from './features/tryouts/jobs.ts';
import { giveUpTryout, sweepOldTryouts, workOnTryout } from './features/tryouts/working.ts';
import type { Job, Queue } from './outside/queue.ts';
import {
  deliverTestEvents,
  renewTestSubscriptions,
  type TestCheckout,
} from './outside/test-checkout/test-checkout.ts';

export const jobs: Job[] = [
  failCase,
  abandonRemake,
  remakeMaterial,
  abandonReport,
  remakeReported,
  processCase,
  purgeCase,
  purgeClassSession,
  purgeHighlight,
  sweepCases,
  failTryout,
  workTryout,
  sweepTryouts,
  sweepAccountsJob,
  tellReady,
  mailLink,
  abandonMail,
  sendMail,
  processProviderEvent,
  tellProviderAddress,
  reconcilePayments,
  writeNightlyBackup,
  deliverTestEvents,
  renewTestSubscriptions,
];

const everyTenMinutes = '*/10 * * * *';
const hourly = '17 * * * *';
const daily = '40 4 * * *';
export const nightly = '10 3 * * *';

/** A run that a language model writes for waits far more than it works; the readers bound themselves. */
const runsThatWait = 24;

const runsAtOnce = ({ models, config }: App) =>
  config.operating.runsAtOnce ??
  (models.standard === 'extractive' && models.premium === 'extractive'
    ? availableParallelism() + 1
    : runsThatWait);

/** A restored copy is asked again and again whether it is released; until then its jobs wait. */
const heldPollMs = 5_000;

export async function startWorker(app: App): Promise<void> {
  if (!(await isHeld(app))) return work(app);
  app.log.warn({}, 'This is a restored copy: its jobs and mails are held until “hotseat release”');
  const poll = setInterval(async () => {
    try {
      if (app.draining.aborted) return clearInterval(poll);
      if (await isHeld(app)) return;
      clearInterval(poll);
      await work(app);
      app.log.info({}, 'The restored copy was released');
    } catch (error) {
      app.log.warn(describeError(error), 'The worker could not be started yet');
    }
  }, heldPollMs).unref();
}

async function work(app: App): Promise<void> {
  const { queue } = app;
  await Promise.all([
    queue.work(processCase, runsAtOnce(app), (run, attempt) => runAnalysis(app, run, attempt)),
    queue.work(failCase, 1, (run) => giveUpRun(app, run)),
    queue.work(remakeMaterial, runsAtOnce(app), (remake, attempt) => workRemake(app, remake, attempt)),
    queue.work(abandonRemake, 1, (remake) => giveUpRemake(app, remake)),
    queue.work(remakeReported, runsAtOnce(app), (report, attempt) => workReport(app, report, attempt)),
    queue.work(abandonReport, 1, (report) => giveUpReport(app, report)),
    queue.work(purgeCase, 1, (payload) => purgeDeletedCase(app, payload)),
    queue.work(purgeClassSession, 1, (payload) => purgeDeletedSession(app, payload)),
    queue.work(purgeHighlight, 1, (payload) => purgeRemoved(app, payload)),
    queue.work(sweepCases, 1, () => sweep(app)),
    // One at a time: the readers are the students'.
    queue.work(workTryout, 1, (payload, attempt) => workOnTryout(app, payload, attempt)),
    queue.work(failTryout, 1, (payload) => giveUpTryout(app, payload)),
    queue.work(sweepTryouts, 1, () => sweepOldTryouts(app)),
    queue.work(sweepAccountsJob, 1, () => sweepAccounts(app)),
    queue.work(tellReady, 1, (payload) => mailReady(app, payload)),
    queue.work(mailLink, 2, (payload) => answerLinkRequest(app, payload)),
    queue.work(sendMail, 2, (payload) => deliverMail(app, payload)),
    queue.work(abandonMail, 1, (payload) => giveUpMail(app, payload)),
    queue.work(processProviderEvent, 4, (payload) => workProviderEvent(app, payload)),
    queue.work(tellProviderAddress, 1, (payload) => tellAddress(app, payload)),
    queue.work(reconcilePayments, 1, (_, { signal }) => reconcile(app, { signal })),
    queue.work(writeNightlyBackup, 1, (_, attempt) => backUp(app, attempt)),
  ]);
  await queue.schedule(sweepCases, hourly);
  await queue.schedule(sweepTryouts, everyTenMinutes);
  await queue.schedule(sweepAccountsJob, hourly);
  await queue.schedule(reconcilePayments, daily);
  await queue.schedule(writeNightlyBackup, nightly);
  if (app.testCheckout) await workTestCheckout(app.testCheckout, queue);
}

async function workTestCheckout(checkout: TestCheckout, queue: Queue): Promise<void> {
  await queue.work(deliverTestEvents, 2, async ({ eventIds }) => {
    for (const id of eventIds) await checkout.deliver(id);
  });
  await queue.work(renewTestSubscriptions, 1, () => checkout.renew());
  await queue.schedule(renewTestSubscriptions, hourly);
}
