/** Ask, and be asked, with the embedded engine: nothing of it counts against anything. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import {
  askEventSchema,
  askForMore,
  askText,
  cancelMore,
  getShortBrief,
  listAsks,
  listAttempts,
  listMore,
  makeAttempt,
  tickPoints,
} from '../../../shared/asking.ts';
import { getCurrentUser } from '../../../shared/auth.ts';
import { deleteCaseText, getCaseText } from '../../../shared/cases.ts';
import { getBrief, getQuestionSet, listQuestionSetVersions } from '../../../shared/materials.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import { pointsOf } from '../../../study/material/points.ts';
import { rateLimitPoints } from '../../base/rate-limits.ts';
import { asks, attempts, users } from '../../db/tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

type Studies = { student: Client; caseId: number; briefId: number; setId: number };

async function studies(name: string): Promise<Studies> {
  const student = await test.student(name);
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  const { id: caseId, briefId, questionSetId } = await student.waitForCase(body.id);
  return { student, caseId, briefId: briefId ?? 0, setId: questionSetId ?? 0 };
}

/** The events of an asking, in order. */
async function ask(student: Client, id: number, request: object) {
  const { status, body, headers } = await student.send(askText, { id, ...request });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream');
  return String(body)
    .split('\n\n')
    .filter(Boolean)
    .map((block) => askEventSchema.parse(JSON.parse(block.slice(block.indexOf('data: ') + 6))));
}

describe('an attempt without a model', () => {
  it('is graded by the points that she ticks, and kept', async () => {
    const { student, setId } = await studies('ticker');
    const { questions } = await student.call(getQuestionSet, { id: setId });
    const question = questions[0]!; // The set has questions.
    const [first, ...rest] = pointsOf(question);
    const asked = { id: setId, itemId: question.id, answer: 'The ferry owed her care.', sureness: 2 };
    const made = await student.call(makeAttempt, { ...asked, points: [first?.id ?? ''] });
    expect(made).toMatchObject({
      state: 'done',
      gradedBy: 'self',
      engine: 'extractive',
      sureness: 2,
      points: [
        { itemId: first?.id, verdict: 'covered' },
        ...rest.map(({ id }) => ({ itemId: id, verdict: 'missed' })),
      ],
      followUp: question.followUps[0],
    });
    const blank = await student.call(makeAttempt, asked);
    expect(blank.points.every(({ verdict }) => verdict === 'missed')).toBe(true);
    const ticked = pointsOf(question).map(({ id }) => id);
    const later = await student.call(tickPoints, { id: setId, attemptId: blank.id, points: ticked });
    expect(later.points.every(({ verdict }) => verdict === 'covered')).toBe(true);
    const { items, modelAsksLeft } = await student.call(listAttempts, { id: setId });
    expect(items.map(({ id }) => id)).toEqual([blank.id, made.id]);
    expect(modelAsksLeft).toBeNull();
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({ analysesUsed: 1 });
  });

  it('takes what her browser’s model found only where it quotes her own words', async () => {
    const { student, setId } = await studies('browses');
    const { questions } = await student.call(getQuestionSet, { id: setId });
    const question = questions.find((each) => pointsOf(each).length > 1)!; // Most have two points or more.
    const [one, two] = pointsOf(question);
    const made = await student.call(makeAttempt, {
      id: setId,
      itemId: question.id,
      answer: 'The ferry owed care to everyone on its landing.',
      graded: {
        points: [
          { itemId: one?.id ?? '', verdict: 'covered', quote: 'owed  CARE to everyone' },
          { itemId: two?.id ?? '', verdict: 'covered', quote: 'words that she never wrote' },
          { itemId: 'no-such-point', verdict: 'covered', quote: 'The ferry' },
        ],
      },
    });
    expect(made).toMatchObject({ gradedBy: 'browser', engine: 'browser', state: 'done' });
    expect(made.points).toHaveLength(pointsOf(question).length);
    expect(made.points.slice(0, 2)).toEqual([
      { itemId: one?.id, verdict: 'covered', quote: 'owed care to everyone' },
      { itemId: two?.id, verdict: 'missed' },
    ]);
    expect((await student.fail(tickPoints, { id: setId, attemptId: made.id, points: [] })).status).toBe(409);
  });

  it('counts once for one Idempotency-Key, and is refused empty or for no such question', async () => {
    const { student, setId } = await studies('twice');
    const { questions } = await student.call(getQuestionSet, { id: setId });
    const request = { id: setId, itemId: questions[0]?.id ?? '', answer: 'An answer', points: [] };
    const key = { 'idempotency-key': 'the-same' };
    const [first, second] = [
      await student.send(makeAttempt, request, key),
      await student.send(makeAttempt, request, key),
    ];
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect((await student.call(listAttempts, { id: setId })).items).toHaveLength(1);
    expect((await student.fail(makeAttempt, { ...request, answer: '  ' })).status).toBe(400);
    expect((await student.fail(makeAttempt, { ...request, itemId: 'q99' })).status).toBe(404);
  });
});

describe('a question to the text', () => {
  it('is answered by its passages with pinpoints, word for word, and kept', async () => {
    const { student, caseId } = await studies('asker');
    const events = await ask(student, caseId, { question: 'What did the court hold?' });
    expect(events.map(({ type }) => type)).toEqual([
      'ask',
      ...Array(events.length - 2).fill('passage'),
      'done',
    ]);
    const { pages } = await student.call(getCaseText, { id: caseId });
    const passages = new Map(pages.flatMap(({ paragraphs }) => paragraphs).map(({ id, text }) => [id, text]));
    const found = events.flatMap((event) => (event.type === 'passage' ? event.pinpoints : []));
    expect(found.length).toBeGreaterThan(0);
    for (const { paragraphId, quote } of found) expect(passages.get(paragraphId)).toContain(quote);
    expect(found.some(({ quote }) => /duty of reasonable care|reversed/.test(quote))).toBe(true);
    const { items } = await student.call(listAsks, { id: caseId });
    expect(items).toMatchObject([
      { question: 'What did the court hold?', state: 'done', notInThisExcerpt: false },
    ]);
    expect(items[0]?.statements).toEqual([]);
  });

  it('finds the sentences read already where the panel was opened before', async () => {
    const { student, caseId } = await studies('opener');
    const prepare = vi.spyOn(test.app.encoder, 'prepare');
    await student.call(listAsks, { id: caseId });
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(prepare.mock.calls[0]?.[0].join(' ')).toContain('duty of reasonable care');
    prepare.mockRestore();
  });

  it('and one more question are asked once for one Idempotency-Key', async () => {
    const { student, caseId, setId } = await studies('onceasked');
    const key = { 'idempotency-key': 'asked-once' };
    const asked = () => student.send(askText, { id: caseId, question: 'What did the court hold?' }, key);
    const [first, second] = [await asked(), await asked()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await student.call(listAsks, { id: caseId })).items).toHaveLength(1);
    const more = () => student.send(askForMore, { id: setId }, { 'idempotency-key': 'more-once' });
    expect((await more()).body).toEqual((await more()).body);
    const { questions } = await student.call(getQuestionSet, { id: setId });
    expect(questions.filter(({ id }) => id.startsWith('more-'))).toHaveLength(1);
  });

  it('that the text does not answer is told so', async () => {
    const { student, caseId } = await studies('stray');
    const question = 'When does adverse possession of a vineyard ripen into title?';
    const events = await ask(student, caseId, { question });
    expect(events).toMatchObject([
      { type: 'ask' },
      { type: 'not_in_this_excerpt' },
      { type: 'done', ask: { notInThisExcerpt: true, passages: [], statements: [] } },
    ]);
  });

  it('about words that she marked is answered by other words than those', async () => {
    const { student, caseId } = await studies('marker');
    const { pages } = await student.call(getCaseText, { id: caseId });
    const passage = pages
      .flatMap(({ paragraphs }) => paragraphs)
      .find(({ text }) => text.includes('landing') && text.length > 300);
    const selection = { paragraphId: passage?.id ?? '', quote: passage?.text.slice(0, 60) ?? '' };
    for (const question of ['Explain this.', 'Define this.', 'Why does it matter?']) {
      const events = await ask(student, caseId, { question, selection });
      const found = events.flatMap((event) => (event.type === 'passage' ? event.pinpoints : []));
      expect(found.every(({ quote }) => !quote.includes(selection.quote))).toBe(true);
    }
  });

  it('is refused once the text is deleted, and what was asked stays', async () => {
    const { student, caseId } = await studies('textless');
    await ask(student, caseId, { question: 'What did the court hold?' });
    await student.call(deleteCaseText, { id: caseId });
    const refused = await student.fail(askText, { id: caseId, question: 'What did the court hold?' });
    expect(refused.status).toBe(409);
    expect((await student.call(listAsks, { id: caseId })).items).toHaveLength(1);
  });
});

describe('one more question', () => {
  it('stands in the set behind those of its difficulty, and is none of them', async () => {
    const { student, setId } = await studies('more');
    const before = await student.call(getQuestionSet, { id: setId });
    const question = await student.call(askForMore, { id: setId, difficulty: 'Hard' });
    expect(question).toMatchObject({ difficulty: 'Hard', id: 'more-1' });
    expect(before.questions.map((each) => each.question)).not.toContain(question.question);
    const after = await student.call(getQuestionSet, { id: setId });
    expect(after.questions.at(-1)).toEqual(question);
    expect(after.questions).toHaveLength(before.questions.length + 1);
    const easy = await student.call(askForMore, { id: setId, difficulty: 'Easy' });
    const { questions } = await student.call(getQuestionSet, { id: setId });
    const ranks = questions.map(({ difficulty }) => ['Easy', 'Medium', 'Hard'].indexOf(difficulty));
    expect(ranks).toEqual(ranks.toSorted());
    expect(easy.id).toBe('more-2');
    expect((await student.call(listQuestionSetVersions, { id: setId })).length).toBe(3);
  });

  it('of a kind that the opinion has no more of is refused in a sentence', async () => {
    const { student, setId } = await studies('spent');
    let refused: Awaited<ReturnType<Client['send']>> | undefined;
    for (let round = 0; round < 30 && refused?.status !== 409; round += 1)
      refused = await student.send(askForMore, { id: setId, kind: 'hypothetical' });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { message: 'We found nothing else in this opinion to ask about in that way.' } },
    });
  });
});

it('a brief can be said in half a minute or in two, in its own statements, and in five', async () => {
  const { student, briefId } = await studies('short');
  const brief = await student.call(getBrief, { id: briefId });
  const short = await student.call(getShortBrief, { id: briefId });
  expect(short).toMatchObject({ length: 'thirty_seconds' });
  expect(short.items.map(({ text }) => text)).toContain(brief.holding.text);
  const longer = await student.call(getShortBrief, { id: briefId, length: 'two_minutes' });
  expect(longer.words).toBeGreaterThan(short.words);
  expect(longer.words).toBeLessThanOrEqual(300 + brief.holding.text.split(' ').length);
  const longest = await student.call(getShortBrief, { id: briefId, length: 'five_minutes' });
  expect(longest.words).toBeGreaterThan(longer.words);
  expect(longest.words).toBeLessThanOrEqual(750 + brief.holding.text.split(' ').length);
  for (const { pinpoints } of [...longer.items, ...longest.items])
    expect(pinpoints.length).toBeGreaterThan(0);
});

describe('who asks', () => {
  it('is the owner alone: another’s attempts and questions are not there', async () => {
    const { student, caseId, setId, briefId } = await studies('owner');
    const { questions } = await student.call(getQuestionSet, { id: setId });
    const itemId = questions[0]?.id ?? '';
    const { id: attemptId } = await student.call(makeAttempt, {
      id: setId,
      itemId,
      answer: 'Hers',
      points: [],
    });
    const stranger = await studies('stranger');
    const others = stranger.student;
    expect((await others.fail(listAttempts, { id: setId })).status).toBe(404);
    expect((await others.fail(makeAttempt, { id: setId, itemId, answer: 'Mine' })).status).toBe(404);
    expect((await others.fail(tickPoints, { id: setId, attemptId, points: [] })).status).toBe(404);
    // Through a set of her own she reaches it as little.
    expect((await others.fail(tickPoints, { id: stranger.setId, attemptId, points: [] })).status).toBe(404);
    expect((await others.fail(askText, { id: caseId, question: 'Who?' })).status).toBe(404);
    expect((await others.fail(listAsks, { id: caseId })).status).toBe(404);
    expect((await others.fail(askForMore, { id: setId })).status).toBe(404);
    const own = await student.call(askForMore, { id: setId });
    const [more] = (await student.call(listMore, { id: setId })).items;
    expect(more).toMatchObject({ state: 'done', question: own });
    expect((await others.fail(listMore, { id: setId })).status).toBe(404);
    const moreId = more?.id ?? 0;
    expect((await others.fail(cancelMore, { id: setId, moreId })).status).toBe(404);
    expect((await others.fail(cancelMore, { id: stranger.setId, moreId })).status).toBe(404);
    expect((await others.fail(getShortBrief, { id: briefId })).status).toBe(404);
    expect((await student.call(listAttempts, { id: setId })).items).toHaveLength(1);
  });

  it('has accepted the terms', async () => {
    const { student, caseId, setId } = await studies('terms');
    await test.app.db.update(users).set({ termsVersion: 'old' }).where(eq(users.email, student.email));
    for (const [endpoint, request] of [
      [makeAttempt, { id: setId, itemId: 'q1', answer: 'Mine' }],
      [askText, { id: caseId, question: 'Who?' }],
      [askForMore, { id: setId }],
    ] as const)
      expect((await student.send(endpoint, request)).body).toMatchObject({
        error: { code: 'terms_not_accepted' },
      });
    expect((await student.send(listAsks, { id: caseId })).status).toBe(200);
  });

  it('at a pace that no student keeps is stopped, and told when to come back', async () => {
    const { student, caseId } = await studies('hasty');
    const { id } = await student.call(getCurrentUser, {});
    for (let spent = 0; spent < rateLimitPoints.asksPerUser; spent += 1)
      await test.app.rateLimits.spend('asksPerUser', id);
    const refused = await student.fail(askText, { id: caseId, question: 'Who?' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('leaves nothing of it behind with her account', async () => {
    const { student, caseId, setId } = await studies('leaver');
    const { questions } = await student.call(getQuestionSet, { id: setId });
    await student.call(makeAttempt, {
      id: setId,
      itemId: questions[0]?.id ?? '',
      answer: 'Mine',
      points: [],
    });
    await ask(student, caseId, { question: 'What did the court hold?' });
    const { id } = await student.call(getCurrentUser, {});
    const rows = async () => [
      await test.app.db.$count(attempts, eq(attempts.userId, id)),
      await test.app.db.$count(asks, eq(asks.userId, id)),
    ];
    expect(await rows()).toEqual([1, 1]);
    await test.app.db.delete(users).where(eq(users.id, id));
    expect(await rows()).toEqual([0, 0]);
  });
});
