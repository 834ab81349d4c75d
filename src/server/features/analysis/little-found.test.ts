/** A result that found next to nothing is asked about before it is charged. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { shortOrderPdf, teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import {
  answerCase,
  type CourtCase,
  cancelCase,
  deleteCase,
  getCase,
  restoreCase,
  retryCase,
} from '../../../shared/cases.ts';
import { getBrief, regenerateBrief } from '../../../shared/materials.ts';
import { search } from '../../../shared/search.ts';
import { getTokens } from '../../../shared/tokens.ts';
import { cases, charges, materials, rateLimits } from '../../db/tables.ts';
import { grantTokens } from '../subscription/service.ts';
import { sweep } from './sweep.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Every test registers a student of its own, from one address. */
beforeEach(() => test.app.db.delete(rateLimits));

const isAsked = ({ status }: CourtCase) => status === 'needs_answer';
const chargesOf = async (caseId: number) =>
  (await test.app.db.select().from(charges).where(eq(charges.caseId, caseId))).map(({ status }) => status);
const countMade = (caseId: number) => test.app.db.$count(materials, eq(materials.caseId, caseId));

let seed = 0;
async function asked(usePremiumToken = false, isUsedUp = false) {
  const student = await test.student();
  if (usePremiumToken) await grantTokens(test.app, { email: student.email, tokens: 1, reason: 'test' });
  const { sessionId, classId } = await student.makeSession();
  if (isUsedUp) await student.upload(sessionId, shortOrderPdf(++seed));
  const stream = await student.openEvents(`/api/classes/${classId}/events`);
  const { body } = await student.upload(sessionId, shortOrderPdf(++seed), { usePremiumToken });
  const waiting = await student.waitForCase(body.id, (one) => isAsked(one) || one.status === 'ready');
  return { student, id: body.id, waiting, stream, classId };
}

describe('a result that found next to nothing', () => {
  it('asks before it is charged, and says what was found', async () => {
    const { student, id, waiting, stream } = await asked();
    expect(waiting).toMatchObject({
      status: 'needs_answer',
      question: { kind: 'little_found', found: { holding: true, rule: false, statements: 1 } },
    });
    expect(await chargesOf(id)).toEqual(['reserved']);
    const { events } = await stream.readUntil(({ type }) => type === 'question' || type === 'done');
    expect(events.at(-1)).toEqual({ type: 'question', caseId: id, question: waiting.question });
    const refused = await student.fail(regenerateBrief, { id: waiting.briefId ?? 0 });
    expect(refused.status).toBe(409);
  });

  it('is charged and stays when she keeps it, and is not asked about again', async () => {
    const { student, id, waiting } = await asked();
    const kept = await student.call(answerCase, { id, proceed: true });
    expect(kept).toMatchObject({ status: 'ready', question: null, briefId: waiting.briefId });
    expect(await chargesOf(id)).toEqual(['committed']);
    await student.call(getBrief, { id: waiting.briefId ?? 0 });
    expect((await student.fail(answerCase, { id, proceed: false })).status).toBe(409);
  });

  it('costs nothing and is gone when she declines, and is looked at again when it is run again', async () => {
    const { student, id, waiting, classId } = await asked();
    const declined = await student.call(answerCase, { id, proceed: false });
    expect(declined).toMatchObject({ status: 'cancelled', briefId: null, failure: { code: 'declined' } });
    expect(await chargesOf(id)).toEqual(['released']);
    expect(await student.analysesUsed()).toBe(0);
    expect((await student.fail(getBrief, { id: waiting.briefId ?? 0 })).status).toBe(404);
    const hits = await student.call(search, { q: 'certiorari', classId });
    expect(JSON.stringify(hits)).not.toMatch(/"kind":"brief"/);
    await student.call(retryCase, { id });
    const again = await student.waitForCase(id, isAsked);
    expect(again.question?.kind).toBe('little_found');
    expect(await chargesOf(id)).toEqual(['released', 'reserved']);
  });

  it('gives a token back when she declines', async () => {
    const { student, id } = await asked(true, true);
    expect((await student.call(getTokens, {})).balance).toBe(0);
    await student.call(answerCase, { id, proceed: false });
    expect((await student.call(getTokens, {})).balance).toBe(1);
  });

  it('leaves nothing behind where it is cancelled, deleted, or nobody answers', async () => {
    const one = await asked();
    await one.student.call(cancelCase, { id: one.id });
    const other = await asked();
    await other.student.call(deleteCase, { id: other.id });
    await other.student.call(restoreCase, { id: other.id });
    const third = await asked();
    const later = { ...test.app, now: () => new Date(Date.now() + 7.1 * 24 * 60 * 60 * 1000) };
    await sweep(later);
    for (const { student, id } of [one, other, third]) {
      expect(await chargesOf(id)).toEqual(['released']);
      expect(await countMade(id)).toBe(0);
      expect(await student.analysesUsed()).toBe(0);
    }
    expect(await third.student.call(getCase, { id: third.id })).toMatchObject({ status: 'cancelled' });
  });

  it('holds no cases to pick', async () => {
    const { student, id } = await asked();
    expect((await student.fail(answerCase, { id, proceed: true, picks: [0] })).status).toBe(400);
    expect(await chargesOf(id)).toEqual(['reserved']);
  });
});

it('a result worth its charge is charged with its brief, and nothing is asked', async () => {
  const student = await test.student();
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  expect(await student.waitForCase(body.id)).toMatchObject({ status: 'ready', question: null });
  expect(await chargesOf(body.id)).toEqual(['committed']);
  const [row] = await test.app.db.select().from(cases).where(eq(cases.id, body.id));
  expect(row?.askedAt).toBeNull();
});
