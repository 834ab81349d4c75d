/** What waits for an administrator: failed analyses, reports, and the log of what was done. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../../../../test/administrator.ts';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { type Client, waitFor } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { checkEngines } from '../../../shared/admin.ts';
import { listAuditEntries } from '../../../shared/audit.ts';
import { getCurrentUser } from '../../../shared/auth.ts';
import { contract } from '../../../shared/contract.ts';
import { listFailures, retryFailures } from '../../../shared/failures.ts';
import { getBrief, reportBrief, updateBrief } from '../../../shared/materials.ts';
import { listReports, settleReport } from '../../../shared/reports.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import { type Model, ModelError } from '../../../study/model/model.ts';
import { cases } from '../../db/tables.ts';

let test: TestApp;
let admin: Client;

beforeAll(async () => {
  test = await openTestApp();
  admin = await administrator(test);
});
afterAll(() => test.close());

const downModel: Model = {
  name: 'openai:down',
  contextTokens: 100_000,
  maxOutputTokens: 8_000,
  call: () => Promise.reject(new ModelError('provider_down', { reason: 'HTTP 500 from the provider' })),
};

/** A student whose analysis failed because a model was down, which is up again. */
async function failedCase(name: string) {
  const student = await test.student(name);
  const { sessionId } = await student.makeSession();
  const { models } = test.app;
  test.app.models = { standard: downModel, premium: downModel };
  const { body } = await student.upload(sessionId, teachingOpinionPdf, { fileName: 'hers.pdf' });
  await student.waitForCase(body.id);
  test.app.models = models;
  return { student, caseId: body.id };
}

describe('failed analyses', () => {
  it('are told with their reasons, and not what the file was called', async () => {
    const { student, caseId } = await failedCase('unlucky');
    const { id: userId } = await student.call(getCurrentUser, {});
    const { items } = await admin.call(listFailures, {});
    expect(items).toMatchObject([
      { caseId, userId, code: 'provider_down', reason: 'HTTP 500 from the provider', retryable: true },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/hers|Marlow/);
  });

  it('are run again, one or all, and the student’s allowance is charged once', async () => {
    const { student, caseId } = await failedCase('luckier');
    expect(await admin.call(retryFailures, { ids: [caseId] })).toMatchObject({ retried: 1, skipped: 0 });
    expect((await student.waitForCase(caseId)).status).toBe('ready');
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({ analysesUsed: 1 });
    const { student: another, caseId: other } = await failedCase('luckiest');
    const all = await admin.call(retryFailures, { all: true });
    expect(all.retried).toBeGreaterThan(0);
    expect(all.left).toBe(0);
    expect((await another.waitForCase(other)).status).toBe('ready');
    expect((await admin.call(listAuditEntries, { limit: 1 })).items).toMatchObject([
      { act: 'retried_analyses', amount: all.retried },
    ]);
  });

  it('that cannot run again are skipped, and the others go on', async () => {
    const { student, caseId } = await failedCase('spent');
    await test.app.db.update(cases).set({ isRetryable: false }).where(eq(cases.id, caseId));
    const { caseId: good, student: fine } = await failedCase('fine');
    expect(await admin.call(retryFailures, { ids: [caseId, good, 999_999] })).toMatchObject({
      retried: 1,
      skipped: 2,
    });
    expect((await fine.waitForCase(good)).status).toBe('ready');
    expect((await student.waitForCase(caseId)).status).toBe('failed');
    expect((await admin.fail(retryFailures, {})).status).toBe(400);
  });
});

describe('a report', () => {
  it('shows the statement, the words it rested on and the reason, but not who said it, until it is done', async () => {
    const student = await test.student('critic');
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    const { briefId } = await student.waitForCase(body.id);
    const id = briefId ?? 0;
    const { holding } = await student.call(getBrief, { id });
    await student.call(reportBrief, { id, itemId: holding.id, reason: 'That is the dissent' });
    const { items } = await admin.call(listReports, {});
    expect(items).toMatchObject([
      {
        kind: 'brief',
        statement: holding.text,
        quotes: [...new Set(holding.pinpoints.map(({ quote }) => quote))],
        reason: 'That is the dissent',
        doneAt: null,
      },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/critic|userId/);
    const reportId = items[0]?.id ?? 0;
    await admin.call(settleReport, { id: reportId });
    await admin.call(settleReport, { id: reportId });
    expect((await admin.call(listReports, {})).items).toEqual([]);
    expect((await admin.call(listReports, { show: 'done' })).items).toMatchObject([{ id: reportId }]);
    const { items: log } = await admin.call(listAuditEntries, {});
    expect(log.filter(({ act }) => act === 'settled_report')).toHaveLength(1);
    expect((await admin.fail(settleReport, { id: 999_999 })).status).toBe(404);
  });

  it('of a section leaves the student’s own statements in it untold', async () => {
    const student = await test.student('author');
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, teachingOpinionPdf);
    const { briefId } = await student.waitForCase(body.id);
    const id = briefId ?? 0;
    const { facts, version } = await student.call(getBrief, { id });
    const kept = facts.map(({ id: itemId, text }) => ({ id: itemId, text }));
    await student.call(updateBrief, { id, version, facts: [...kept, { text: 'A thought of my own.' }] });
    await student.call(reportBrief, { id, itemId: 'section facts' });
    const [report] = (await admin.call(listReports, {})).items;
    expect(report?.statement).toContain(facts[0]?.text);
    expect(report?.statement).not.toContain('A thought of my own.');
    await waitFor(async () => (await admin.call(listReports, {})).items[0]?.outcome !== 'running');
  });
});

describe('the audit log', () => {
  it('tells sign-in, sign-out and every look at the engines, newest first, a page at a time', async () => {
    const other = await administrator(test, 'deputy');
    await other.call(checkEngines, {});
    await other.raw('POST', '/api/admin/logout');
    const page = await admin.call(listAuditEntries, { limit: 2 });
    expect(page.items).toMatchObject([
      { act: 'signed_out', adminEmail: 'deputy@example.org' },
      { act: 'checked_engines', adminEmail: 'deputy@example.org' },
    ]);
    const next = await admin.call(listAuditEntries, { limit: 1, cursor: page.nextCursor ?? 0 });
    expect(next.items).toMatchObject([{ act: 'signed_in', adminEmail: 'deputy@example.org' }]);
  });
});

it('every endpoint of the area is not there for a visitor or a student', async () => {
  const student = await test.student('stranger');
  const area = contract.filter(({ access }) => access === 'admin');
  expect(area.length).toBeGreaterThan(14);
  for (const endpoint of area) {
    for (const client of [student, test.visitor()]) {
      const { status, body } = await client.fail(endpoint, { id: 1, reason: 'none', all: true });
      expect([status, body.error.code], endpoint.path).toEqual([404, 'not_found']);
    }
  }
});
