/** Lists every job, and starts working them. */
import { availableParallelism } from 'node:os';
import type { App } from './app.ts';
import { mailLink } from './features/auth/jobs.ts';
import { answerLinkRequest } from './features/auth/links.ts';
import { failCase, processCase, purgeCase, sweepCases } from './features/cases/job-list.ts';
import { giveUpRun, runAnalysis, sweep } from './features/cases/processing.ts';
import { purgeDeletedCase } from './features/cases/service.ts';
import { abandonMail, sendMail } from './features/mail/jobs.ts';
import { deliverMail, giveUpMail } from './features/mail/service.ts';
import type { Job } from './outside/queue.ts';

export const jobs: Job[] = [failCase, processCase, purgeCase, sweepCases, mailLink, abandonMail, sendMail];

const hourly = '17 * * * *';

export async function startWorker(app: App): Promise<void> {
  const { queue } = app;
  await Promise.all([
    queue.work(processCase, availableParallelism() + 1, (run, attempt) => runAnalysis(app, run, attempt)),
    queue.work(failCase, 1, (run) => giveUpRun(app, run)),
    queue.work(purgeCase, 1, (payload) => purgeDeletedCase(app, payload)),
    queue.work(sweepCases, 1, () => sweep(app)),
    queue.work(mailLink, 2, (payload) => answerLinkRequest(app, payload)),
    queue.work(sendMail, 2, (payload) => deliverMail(app, payload)),
    queue.work(abandonMail, 1, (payload) => giveUpMail(app, payload)),
  ]);
  await queue.schedule(sweepCases, hourly);
}
