/** A student who goes on working whatever happens: what is not answered is asked again with the same key. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CourtCase, cancelCase, getCase, retryCase } from '../../src/shared/cases.ts';
import { Client } from '../client.ts';
import { opinionPdfNamed } from '../fixtures/make.ts';
import { pick } from './faults.ts';

export type Student = {
  client: Client;
  sessionId: number;
  /** Each case that the server said it has taken. */
  acknowledged: number[];
  /** What it answered that no fault explains. */
  surprises: string[];
};

/** A browser would ask again for as long as its owner does not leave. */
const patienceMs = 60_000;
const pauseMs = 150;

const isPassing = (status: number) => status >= 500 || status === 429;

/** Asks until there is an answer that is not of the fault. */
async function insist<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const answer = await ask().catch(() => undefined);
    if (answer && !isPassing(answer.status)) return answer;
    await sleep(pauseMs);
  }
  return undefined;
}

const isOver = ({ status }: CourtCase) => ['ready', 'failed', 'cancelled'].includes(status);

type World = {
  urls: string[];
  /** Where all of them are to be reached by browsers. */
  origin: string;
  random: () => number;
  nextSeed: () => number;
};

/** Uploads, waits, now and then cancels and starts again. */
export async function studyUntil(student: Student, world: World, mayLeave: () => boolean): Promise<void> {
  while (!mayLeave()) await addCase(student, world);
}

async function addCase(student: Student, { urls, origin, random, nextSeed }: World): Promise<void> {
  const { cookie } = student.client;
  const anyServer = () => Object.assign(new Client(pick(random, urls)), { cookie });
  const headers = { origin, 'idempotency-key': randomUUID() };
  const pdf = opinionPdfNamed(nextSeed());
  const usePremiumToken = random() < 0.3;
  const added = await insist(() => anyServer().upload(student.sessionId, pdf, { headers, usePremiumToken }));
  if (added?.status !== 202) {
    student.surprises.push(`an upload was answered ${added?.status} ${JSON.stringify(added?.body)}`);
    await sleep(pauseMs);
    return;
  }
  const { id } = added.body;
  student.acknowledged.push(id);
  if (random() < 0.2) {
    await sleep(random() * 600);
    await insist(() => anyServer().send(cancelCase, { id }, { origin }));
    if (random() < 0.5) await insist(() => anyServer().send(retryCase, { id }, { origin }));
  }
  const until = performance.now() + 8_000;
  while (performance.now() < until) {
    const found = await insist(() => anyServer().send(getCase, { id }));
    if (found?.status !== 200) student.surprises.push(`a case was answered ${found?.status}`);
    if (found?.status !== 200 || isOver(getCase.answer.parse(found.body))) return;
    await sleep(pauseMs);
  }
}
