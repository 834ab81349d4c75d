/** Students at the beginning, and those who are past it. */
import type { Page } from 'playwright-core';
import { acceptTerms } from '../../src/shared/account.ts';
import { completeOnboarding } from '../../src/shared/auth.ts';
import { legalVersions } from '../../src/shared/legal/versions.ts';
import { Client } from '../../test/client.ts';
import { teachingOpinionPdf } from '../../test/fixtures/fixtures.ts';
import type { Tour } from './shot.ts';

export const password = 'correct horse battery';

async function signUp(url: string, email: string): Promise<Client> {
  const student = new Client(url);
  await student.register({ email, password, firstName: 'Ada', lastName: 'Marlow' });
  await student.verify(email);
  await student.login(email, password);
  return student;
}

const accept = (student: Client) =>
  student.call(acceptTerms, { termsVersion: legalVersions.terms, privacyVersion: legalVersions.privacy });

/** Has still to accept the terms. */
export async function newcomer(url: string): Promise<Tour> {
  const student = await signUp(url, 'new@example.org');
  const decline = (page: Page) => page.getByRole('button', { name: 'Decline & Logout' }).click();
  return {
    student,
    shots: [
      { name: 'terms-dialog', path: '/dashboard' },
      { name: 'terms-decline', path: '/dashboard', prepare: decline },
    ],
  };
}

/** Has accepted the terms and is shown round. */
export async function acceptor(url: string): Promise<Tour> {
  const student = await signUp(url, 'next@example.org');
  await accept(student);
  const shots = [1, 2, 3, 4, 5, 6, 7].map((step) => ({
    name: `onboarding-${step}`,
    path: '/dashboard',
    prepare: (page: Page) => advanceTo(page, step),
  }));
  return { student, shots };
}

async function advanceTo(page: Page, step: number): Promise<void> {
  for (let at = 1; at < step; at += 1) {
    if (at === 2) await page.getByLabel('Law School Name').fill('Tidewater School of Law');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(`Step ${at + 1} of 7`).waitFor();
  }
}

/** Has accepted the terms and been shown round. */
export async function reader(url: string, email: string): Promise<Client> {
  const student = await signUp(url, email);
  await accept(student);
  await student.call(completeOnboarding, {});
  return student;
}

/** Has one class with the teaching opinion, analyzed. */
export async function studied(url: string, email: string) {
  const student = await reader(url, email);
  const { classId, sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf, { fileName: 'marlow.pdf' });
  const { briefId, outlineId, questionSetId } = await student.waitForCase(body.id);
  return { student, classId, sessionId, caseId: body.id, briefId, outlineId, questionSetId };
}
