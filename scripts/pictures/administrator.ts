/** The administrators' area, with what the other tours have left behind and a report. */

import type { Page } from 'playwright-core';
import { adminLogin } from '../../src/shared/admin.ts';
import { listUsers } from '../../src/shared/admin-users.ts';
import { getBrief, reportBrief } from '../../src/shared/materials.ts';
import { Client } from '../../test/client.ts';
import { pressFirst, type Tour } from './shot.ts';
import { password, reader, studied } from './students.ts';

export const administratorEmail = 'chief@example.org';

export async function administered(url: string): Promise<Tour> {
  await reader(url, administratorEmail);
  const { student, briefId } = await studied(url, 'reporter@example.org');
  const id = briefId ?? 0;
  const { holding } = await student.call(getBrief, { id });
  await student.call(reportBrief, { id, itemId: holding.id, reason: 'That is the dissent' });
  const administrator = new Client(url);
  await administrator.call(adminLogin, { email: administratorEmail, password });
  const { items } = await administrator.call(listUsers, { q: 'reporter@' });
  const account = `/admin/users/${items[0]?.id}`;
  return {
    student: administrator,
    shots: [
      { name: 'admin-analytics', path: '/admin/analytics', whole: true },
      { name: 'admin-analytics-tables', path: '/admin/analytics?view=tables&days=7', whole: true },
      { name: 'admin-users', path: '/admin/users', whole: true },
      { name: 'admin-user', path: account, whole: true },
      { name: 'admin-grant', path: account, prepare: pressFirst('Grant') },
      { name: 'admin-delete', path: account, prepare: pressFirst('Delete') },
      { name: 'admin-failures', path: '/admin/failures' },
      { name: 'admin-reports', path: '/admin/reports', whole: true },
      { name: 'admin-seats', path: '/admin/seats', prepare: fillSeats },
      { name: 'admin-models', path: '/admin/models', whole: true, prepare: findAndTest },
      { name: 'admin-audit', path: '/admin/audit' },
    ],
  };
}

async function fillSeats(page: Page): Promise<void> {
  await page.getByLabel('Domains').fill('law.jefferson.example\njefferson.example');
  await page.getByLabel('Email addresses').fill('dean@elsewhere.example');
  await page.getByRole('button', { name: 'Save Seats' }).click();
  await page.getByText('0 of 1 with an account').waitFor();
}

async function findAndTest(page: Page): Promise<void> {
  await pressFirst('Find Models')(page);
  await pressFirst('Test qwen3:14b')(page);
  await page.getByText('Ready', { exact: true }).waitFor();
}
