/** Uploads that meet something else at the same moment, and what an opinion may say of itself. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { waitFor } from '../../../../test/client.ts';
import { namedOpinion } from '../../../../test/fixtures/documents/named-opinion.ts';
import { opinionPdfNamed } from '../../../../test/fixtures/fixtures.ts';
import { bookPage, setPages } from '../../../../test/fixtures/page-setter.ts';
import { documentObjects, pdfFile } from '../../../../test/fixtures/pdf-writer.ts';
import { deleteClass } from '../../../shared/classes.ts';
import { caseEvents, caseFileChunks, cases, charges } from '../../db/tables.ts';
import { grantAnalyses } from '../subscription/service.ts';

const isUnsettled = and(eq(charges.status, 'reserved'), isNotNull(charges.caseId));

let test: TestApp;
const warnings: string[] = [];

beforeAll(async () => {
  const warn = (details: object, message: string) => warnings.push(`${message} ${JSON.stringify(details)}`);
  test = await openTestApp({ log: { info: () => undefined, warn, error: warn } });
});
afterAll(() => test.close());

async function deskWithAnalyses(analyses = 100) {
  const student = await test.student();
  await grantAnalyses(test.app, { email: student.email, analyses, reason: 'test' });
  return { student, ...(await student.makeSession()) };
}

function opinionDated(date: string): Buffer {
  const blocks = namedOpinion(900).map((block) => ({
    ...block,
    text: block.text.replace(/Decided .*/, `Decided ${date}`),
  }));
  return pdfFile(documentObjects(setPages(blocks, bookPage)));
}

describe('an opinion', () => {
  it.each([
    ['February 30, 2024', null],
    ['February 29, 2024', '2024-02-29'],
    ['13/32/2024', null],
  ])('that was decided on %s is read all the same', async (date, decidedOn) => {
    const student = await test.student();
    const { sessionId } = await student.makeSession();
    const { body } = await student.upload(sessionId, opinionDated(date));
    expect(await student.waitForCase(body.id)).toMatchObject({ status: 'ready', decidedOn });
  });
});

describe('a class that is deleted', () => {
  it('while its cases come in and are worked on goes with all of them, and nobody stumbles', async () => {
    const { student } = await deskWithAnalyses();
    for (const before of [0, 1, 3, 5, 8]) {
      const { classId, sessionId } = await student.makeSession();
      let answered = 0;
      const uploads = Array.from({ length: 8 }, async (_, index) => {
        const { status } = await student.upload(sessionId, opinionPdfNamed(100 * before + index));
        answered += 1;
        return status;
      });
      await waitFor(async () => answered >= before);
      await student.call(deleteClass, { id: classId });
      for (const status of await Promise.all(uploads)) expect([202, 404]).toContain(status);
    }
    const { db, queue } = test.app;
    await expect.poll(() => queue.countOpen(), { timeout: 45_000 }).toBe(0);
    expect(warnings).toEqual([]);
    const alive = (await db.select({ id: cases.id }).from(cases)).map(({ id }) => id);
    for (const { caseId } of await db.select().from(caseEvents)) expect(alive).toContain(caseId);
    expect(await db.select({ caseId: caseFileChunks.caseId }).from(caseFileChunks)).toEqual([]);
    expect(await db.select().from(charges).where(isUnsettled)).toEqual([]);
  });
});

describe('an Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'the same' };

  it('that came with another file is refused, and makes no case', async () => {
    const { student, sessionId } = await deskWithAnalyses();
    const first = await student.upload(sessionId, opinionPdfNamed(1001), { headers });
    expect(first.status).toBe(202);
    const other = await student.upload(sessionId, opinionPdfNamed(1002), { headers });
    expect(other.status).toBe(400);
    expect(other.body.error.code).toBe('invalid_request');
    const again = await student.upload(sessionId, opinionPdfNamed(1001), { headers });
    expect(again.body).toEqual(first.body);
    const paid = await test.app.db.select({ caseId: charges.caseId }).from(charges);
    expect(paid.filter(({ caseId }) => caseId === first.body.id)).toHaveLength(1);
  });

  it('of one student says nothing to another’s', async () => {
    const [one, other] = [await deskWithAnalyses(), await deskWithAnalyses()];
    const bytes = opinionPdfNamed(1003);
    const first = await one.student.upload(one.sessionId, bytes, { headers });
    const second = await other.student.upload(other.sessionId, bytes, { headers });
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.body.id).not.toBe(first.body.id);
  });
});
