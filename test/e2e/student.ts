/** Students who are past the beginning: made by calls, so that a test starts where its subject does. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import { completeOnboarding } from '../../src/shared/auth.ts';
import { Client } from '../client.ts';
import { teachingOpinionPdf } from '../fixtures/fixtures.ts';
import { inventAddress, password, type Visit, visit } from './browser.ts';

const made = new Map<string, number>();

/** A test that is tried again has a student of its own: ada@example.org, then ada+2@example.org. */
function freshAddress(email: string): string {
  const times = (made.get(email) ?? 0) + 1;
  made.set(email, times);
  return times === 1 ? email : email.replace('@', `+${times}@`);
}

/** Has accepted the terms and been shown round; her address is that of the client. */
export async function makeStudent(wanted: string): Promise<Client> {
  const email = freshAddress(wanted);
  const student = new Client(inject('productUrl'), { address: inventAddress() });
  await student.register({ email, password, firstName: 'Ada', lastName: 'Marlow' });
  await student.verify(email);
  await student.login(email, password);
  await student.acceptTerms();
  await student.call(completeOnboarding, {});
  return student;
}

/** A new student in a browser of her own, on her dashboard. */
export async function visitAsNew(
  browser: Browser,
  wanted: string,
  options: BrowserContextOptions = {},
): Promise<Visit & { student: Client }> {
  const student = await makeStudent(wanted);
  const open = await visit(browser, options, student);
  await open.page.goto('/dashboard');
  await open.page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  return { ...open, student };
}

export type Studies = Awaited<ReturnType<typeof makeStudies>>;

/** A student whose class Torts has one class session with the teaching opinion, analysed. */
export async function makeStudies(email: string) {
  const student = await makeStudent(email);
  const { classId, sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf, { fileName: 'marlow.pdf' });
  const ready = await student.waitForCase(body.id, undefined, 40_000);
  // A case that is ready has all three.
  const { briefId, outlineId, questionSetId } = ready as Record<
    'briefId' | 'outlineId' | 'questionSetId',
    number
  >;
  return {
    student,
    classId,
    sessionId,
    title: ready.title,
    caseId: body.id,
    briefId,
    outlineId,
    questionSetId,
  };
}

const cli = join(import.meta.dirname, '../../src/cli.ts');

/** By the operator's command: the free trial has one. */
export async function grantAnalyses(email: string): Promise<void> {
  const command = [cli, 'grant', email, '--analyses', '5', '--reason', 'test'];
  await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, DATA_DIR: inject('dataDir') },
  });
}

/** What the operator gives, so that a test can analyse more than the free trial. */
export async function grant({ email }: Client, kind: 'analyses' | 'tokens', many: number): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  const given = [email, `--${kind}`, String(many), '--reason', 'test'];
  await promisify(execFile)(process.execPath, [join(root, 'src/cli.ts'), 'grant', ...given], {
    env: { ...process.env, DATA_DIR: inject('dataDir') },
  });
}
