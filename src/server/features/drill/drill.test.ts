/** Drill over HTTP: what is asked, what a review changes, and what lasts when questions change. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { deleteCase } from '../../../shared/cases.ts';
import {
  type DrillItem,
  getDrill,
  getDrillSettings,
  getDrillStats,
  getExam,
  getTonight,
  holdQuestion,
  postReview,
  putDrillSettings,
  putExam,
  releaseQuestions,
  undoReview,
} from '../../../shared/drill.ts';
import { getQuestionSet, updateQuestionSet } from '../../../shared/materials.ts';
import { updateClassSession } from '../../../shared/sessions.ts';
import { addDays } from '../../../study/drill/days.ts';
import { isLasting } from '../../../study/drill/decks.ts';
import { pointsOf, type Rating } from '../../../study/material/points.ts';
import type { QuestionSetContent } from '../../../study/material/schema.ts';
import { cards, cases, drillDays, materials, reviews } from '../../db/tables.ts';
import { matchCards } from '../cards/service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const today = new Date().toISOString().slice(0, 10);
const at = (day: string, minute = 0) => `${day}T01:${String(minute).padStart(2, '0')}:00.000Z`;

async function studies(name: string) {
  const student = await test.student(name);
  const { classId, sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  const { id: caseId, questionSetId } = await student.waitForCase(body.id);
  const setId = questionSetId ?? 0;
  const { questions } = await student.call(getQuestionSet, { id: setId });
  return { student, classId, sessionId, caseId, setId, questions };
}

type ReviewInput = { rating?: Rating; points?: string[]; sureness?: number; on?: string; minute?: number };

const review = (
  student: Client,
  { questionSetId, itemId }: Pick<DrillItem, 'questionSetId' | 'itemId'>,
  { on = today, minute = 0, sureness = 2, points = [], rating }: ReviewInput = {},
) =>
  student.call(postReview, {
    questionSetId,
    itemId,
    sureness,
    points,
    ...(rating ? { rating } : {}),
    reviewedAt: at(on, minute),
    reviewedOn: on,
    elapsedMs: 30_000,
  });

describe('tonight', () => {
  it('asks every question of the next class session until it was right once, then lets facts retire', async () => {
    const { student, sessionId, setId, questions } = await studies('tonight');
    const { items, title } = await student.call(getDrill, { day: today });
    expect(title).toBeNull();
    expect(items.map(({ itemId }) => itemId).toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
    expect(items.every(({ deck }) => deck === 'tonight')).toBe(true);
    const [first] = items;
    const missed = await review(student, first!, { points: [], sureness: 1 });
    expect(missed).toMatchObject({ rating: 'again', isLearned: false, isNew: true });
    for (const [index, item] of items.entries())
      await review(student, item, { rating: 'good', minute: 1 + index });
    expect((await student.call(getDrill, { sessionId, day: today })).items).toEqual([]);
    const { readiness } = await student.call(getDrillStats, { day: today });
    expect(readiness[0]?.cases[0]).toMatchObject({ readiness: 'ready', learned: questions.length });
    const later = await student.call(getDrill, { questionSetId: setId, day: addDays(today, 60) });
    const lasting = questions.filter(({ kind }) => isLasting(kind)).map(({ id }) => id);
    expect(lasting.length).toBeGreaterThan(0);
    expect(lasting.length).toBeLessThan(questions.length);
    expect(later.items.map(({ itemId }) => itemId).toSorted()).toEqual(lasting.toSorted());
    expect(later.items.every(({ deck }) => deck === 'long_term')).toBe(true);
    const ahead = await student.call(getDrill, { questionSetId: setId, ahead: true });
    expect(ahead.items).toHaveLength(questions.length);
  });

  it('is the next class session by its date, or the one asked for: what is shaky, and the minutes left', async () => {
    const { student, sessionId, questions, caseId, setId } = await studies('home');
    await student.call(updateClassSession, { id: sessionId, title: 'Class 4', heldOn: addDays(today, 1) });
    expect(await student.call(getTonight, { day: today })).toEqual({
      due: 0,
      session: {
        id: sessionId,
        cases: [{ caseId, questionSetId: setId, readiness: 'new', left: questions.length }],
        minutesLeft: Math.ceil((questions.length * 75) / 60),
      },
    });
    await review(student, { questionSetId: setId, itemId: questions[0]!.id }, { rating: 'good' });
    expect((await student.call(getTonight, { day: addDays(today, 2) })).session).toBeNull();
    const { session } = await student.call(getTonight, { sessionId, day: addDays(today, 2) });
    expect(session?.cases[0]).toMatchObject({ readiness: 'shaky', left: questions.length - 1 });
    const stranger = await test.student('stranger-at-home');
    expect((await stranger.fail(getTonight, { sessionId })).status).toBe(404);
  });
});

it('says nothing of how ready a case is that has no questions', async () => {
  const { student, sessionId, caseId, setId } = await studies('nothing-to-ask');
  const casesOf = async () => {
    const { session } = await student.call(getTonight, { sessionId, day: today });
    return session?.cases.map((each) => each.caseId);
  };
  expect(await casesOf()).toEqual([caseId]);
  await test.app.db.update(materials).set({ itemCount: 0 }).where(eq(materials.id, setId));
  expect(await casesOf()).toEqual([]);
  const { readiness } = await student.call(getDrillStats, { day: today });
  expect(readiness).toEqual([]);
});

it('asks of a hard question with a case of its class session that came out otherwise, if there is one', async () => {
  const { student, sessionId, caseId, setId } = await studies('pairs');
  const pairs = async () =>
    (await student.call(getDrill, { questionSetId: setId })).items.flatMap((item) =>
      item.pairedWith ? [{ difficulty: item.question.difficulty, ...item.pairedWith }] : [],
    );
  expect(await pairs()).toEqual([]);
  const [own] = await test.app.db.select().from(cases).where(eq(cases.id, caseId));
  const { id: _, ...copied } = own!; // It was made above.
  const other = {
    ...copied,
    sessionId,
    title: 'Vale v. Oakes Company',
    sha256: 'other',
    disposition: 'Reversed.',
  };
  await test.app.db.insert(cases).values(other);
  // The judgment on the teaching opinion stood in part alone, so that nothing is opposed to it.
  expect(await pairs()).toEqual([]);
  await test.app.db.update(cases).set({ disposition: 'Affirmed.' }).where(eq(cases.id, caseId));
  const found = await pairs();
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ difficulty, title }) => difficulty === 'Hard' && title === 'Vale v. Oakes Co.')).toBe(
    true,
  );
});

describe('a review', () => {
  it('is rated by the points that she said', async () => {
    const { student, setId, questions } = await studies('points');
    const question = questions.find((each) => pointsOf(each).length > 1)!; // Most have two points or more.
    const points = pointsOf(question).map(({ id }) => id);
    const item = { questionSetId: setId, itemId: question.id };
    expect(await review(student, item, { points: points.slice(0, 0) })).toMatchObject({ rating: 'again' });
    expect(await review(student, item, { points, minute: 1 })).toMatchObject({
      rating: 'good',
      isLearned: true,
    });
  });

  it('posted twice, or retried with its key, counts once', async () => {
    const { student, setId, questions } = await studies('twice');
    const item = { questionSetId: setId, itemId: questions[0]!.id }; // The set has questions.
    const one = await review(student, item, { rating: 'hard' });
    const two = await review(student, item, { rating: 'hard' });
    expect([one.isNew, two.isNew]).toEqual([true, false]);
    expect(two.dueOn).toBe(one.dueOn);
    const request = { ...item, sureness: 1, points: [], reviewedAt: at(today, 9), elapsedMs: 5 };
    const sent = await Promise.all(
      [1, 2, 3].map(() => student.send(postReview, request, { 'idempotency-key': 'once' })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const kept = await test.app.db
      .select({ id: reviews.id })
      .from(reviews)
      .innerJoin(cards, eq(cards.id, reviews.cardId))
      .where(eq(cards.materialId, setId));
    expect(kept).toHaveLength(2);
    const { history } = await student.call(getDrillStats, { day: today });
    expect(history).toEqual([{ day: today, answers: 2, right: 0 }]);
  });

  it('made offline leaves the same memory, whenever it comes', async () => {
    const days = [0, 1, 4, 12].map((days) => addDays(today, days - 13));
    const memories = [];
    for (const order of [
      [0, 1, 2, 3],
      [3, 1, 0, 2],
    ]) {
      const { student, setId, questions } = await studies(`offline${order[0]}`);
      const lasting = questions.find(({ kind }) => isLasting(kind))!; // The set has some.
      for (const index of order)
        await review(
          student,
          { questionSetId: setId, itemId: lasting.id },
          { on: days[index]!, rating: 'good' },
        ); // Four days.
      const [card] = await test.app.db.select().from(cards).where(eq(cards.materialId, setId));
      memories.push(
        card && [card.stability, card.difficulty, card.reps, card.lastReviewedOn, card.learnedAt],
      );
    }
    expect(memories[1]).toEqual(memories[0]);
  });

  it('of which she was sure and wrong comes first, until she has it right', async () => {
    const { student, setId } = await studies('sure');
    const { items } = await student.call(getDrill, { questionSetId: setId });
    const last = items.at(-1)!; // The set has questions.
    await review(student, last, { sureness: 3 });
    const again = await student.call(getDrill, { questionSetId: setId });
    expect(again.items[0]).toMatchObject({ itemId: last.itemId, isSureMiss: true });
    await review(student, last, { sureness: 2, rating: 'good', minute: 2 });
    const { items: after } = await student.call(getDrill, { questionSetId: setId, ahead: true });
    expect(after.find(({ itemId }) => itemId === last.itemId)?.isSureMiss).toBe(false);
    const { calibration } = await student.call(getDrillStats, {});
    expect(calibration).toEqual([
      { sureness: 1, times: 0, right: 0 },
      { sureness: 2, times: 1, right: 1 },
      { sureness: 3, times: 1, right: 0 },
    ]);
  });

  it('is refused for a question that is not hers or not there, and with a clock that is wrong', async () => {
    const { student, setId, questions } = await studies('refused');
    const stranger = await test.student('stranger');
    const request = {
      questionSetId: setId,
      itemId: questions[0]!.id, // The set has questions.
      sureness: 1,
      points: [],
      reviewedAt: at(today),
      elapsedMs: 1,
    };
    expect((await stranger.fail(postReview, request)).status).toBe(404);
    expect((await stranger.fail(getDrill, { questionSetId: setId })).status).toBe(404);
    expect((await student.fail(postReview, { ...request, itemId: 'none' })).status).toBe(404);
    expect((await student.fail(postReview, { ...request, question: 'Another one?' })).status).toBe(404);
    expect((await student.fail(postReview, { ...request, reviewedAt: at(addDays(today, 9)) })).status).toBe(
      400,
    );
    expect((await student.fail(postReview, { ...request, reviewedOn: addDays(today, -9) })).status).toBe(400);
    expect(await test.app.db.select().from(cards).where(eq(cards.materialId, setId))).toEqual([]);
  });
});

describe('a question', () => {
  const asked = async (student: Client, questionSetId: number) =>
    (await student.call(getDrill, { questionSetId, day: today })).items;

  it('says when it returns after each grade, sooner after a worse one', async () => {
    const { student, setId } = await studies('intervals');
    const items = await asked(student, setId);
    const lasting = items.find(({ question }) => isLasting(question.kind));
    const { again = 0, hard = 0, good = 0, easy = 0 } = lasting?.intervals ?? {};
    expect([again, hard, good, easy]).toEqual([again, hard, good, easy].toSorted((a, b) => a - b));
    expect(easy).toBeGreaterThan(good);
    expect(items.find(({ question }) => !isLasting(question.kind))?.intervals).toBeUndefined();
    const { dueOn } = await review(student, lasting!, { rating: 'easy' }); // The set has one.
    expect(dueOn && dueOn > addDays(today, Math.floor(easy / 2))).toBe(true);
    const { items: ahead } = await student.call(getDrill, { questionSetId: setId, day: today, ahead: true });
    const scheduled = ahead.find(({ itemId }) => itemId === lasting?.itemId)?.intervals;
    expect(new Set(Object.values(scheduled ?? {}).map((days) => addDays(today, days)))).toEqual(
      new Set([dueOn]),
    );
  });

  it('is as it was before once its last grade is taken back, and counts no answer', async () => {
    const { student, classId, setId } = await studies('undo');
    const [item] = await asked(student, setId);
    const one = item!; // The set has questions.
    await review(student, one, { rating: 'good' });
    const { questionSetId, itemId } = one;
    await student.call(undoReview, { questionSetId, itemId, reviewedAt: at(today) });
    expect((await asked(student, setId)).map((each) => each.itemId)).toContain(itemId);
    const stats = await student.call(getDrillStats, { classId, day: today });
    expect([stats.learned, stats.history.at(-1)?.answers ?? 0]).toEqual([0, 0]);
    expect((await student.fail(undoReview, { questionSetId, itemId, reviewedAt: at(today) })).status).toBe(
      404,
    );

    const yesterday = addDays(today, -1);
    await review(student, one, { rating: 'good', on: yesterday });
    await review(student, one, { rating: 'again' });
    await student.call(undoReview, { questionSetId, itemId, reviewedAt: at(today) });
    const [card] = await test.app.db.select().from(cards).where(eq(cards.materialId, setId));
    expect(card).toMatchObject({ reps: 1, lastRating: 'good', lastReviewedOn: yesterday });
    const stranger = await test.student('undo-stranger');
    expect(
      (await stranger.fail(undoReview, { questionSetId, itemId, reviewedAt: at(yesterday) })).status,
    ).toBe(404);
  });

  it('is kept out until tomorrow, or until it is brought back', async () => {
    const { student, classId, setId } = await studies('hold');
    const [first, second] = await asked(student, setId);
    const name = ({ questionSetId, itemId }: DrillItem) => ({ questionSetId, itemId });
    const leftOn = async (day: string) => (await student.call(getDrillStats, { classId, day })).due.tonight;
    const all = await leftOn(today);
    await student.call(holdQuestion, { ...name(first!), hold: 'tomorrow', day: today });
    await student.call(holdQuestion, { ...name(second!), hold: 'suspended', day: today });
    const idsOn = async (day: string) =>
      (await student.call(getDrill, { questionSetId: setId, day })).items.map(({ itemId }) => itemId);
    expect(await idsOn(today)).not.toContain(first?.itemId);
    expect(await idsOn(addDays(today, 1))).toContain(first?.itemId);
    expect(await idsOn(addDays(today, 60))).not.toContain(second?.itemId);
    expect((await student.call(getDrillStats, { classId, day: today })).suspended).toBe(1);
    expect([await leftOn(today), await leftOn(addDays(today, 1))]).toEqual([all - 2, all - 1]);
    await student.call(holdQuestion, { ...name(first!), hold: 'none', day: today });
    expect(await leftOn(today)).toBe(all - 1);
    await student.call(holdQuestion, { ...name(first!), hold: 'tomorrow', day: today });
    const stranger = await test.student('hold-stranger');
    const refused = await stranger.fail(holdQuestion, { ...name(first!), hold: 'suspended' });
    expect(refused.status).toBe(404);
    expect(await stranger.call(releaseQuestions, {})).toEqual({ released: 0 });
    expect((await stranger.fail(releaseQuestions, { classId })).status).toBe(404);
    expect(await student.call(releaseQuestions, { classId })).toEqual({ released: 2 });
    expect(await idsOn(today)).toEqual(expect.arrayContaining([first?.itemId, second?.itemId]));
  });
});

describe('history', () => {
  it('lasts where a question is reworded or the set is made again with its words, and rests where they are gone', async () => {
    const { student, setId, questions } = await studies('remade');
    const [first, second] = questions;
    await review(student, { questionSetId: setId, itemId: first!.id }, { rating: 'good' }); // Two at least.
    const { version } = await student.call(getQuestionSet, { id: setId });
    await student.call(updateQuestionSet, {
      id: setId,
      version,
      questions: [{ id: first!.id, question: 'In my own words: who were they?' }],
    });
    await review(student, { questionSetId: setId, itemId: first!.id }, { rating: 'good', minute: 3 });
    const find = () => test.app.db.select().from(cards).where(eq(cards.materialId, setId));
    expect(await find()).toHaveLength(1);
    const content = (await test.app.db.select().from(materials).where(eq(materials.id, setId)))[0]!
      .content as QuestionSetContent;
    const others = { questions: content.questions.filter(({ id }) => id !== first!.id) };
    await matchCards(test.app, setId, others);
    expect((await find())[0]?.itemId).toBeNull();
    const renamed = { ...first!, id: 'q99', question: ` ${first!.question.toUpperCase()}` };
    await matchCards(test.app, setId, { questions: [second!, renamed] });
    expect((await find())[0]).toMatchObject({ itemId: 'q99', reps: 1 });
  });

  it('goes with the case', async () => {
    const { student, caseId, setId, questions } = await studies('gone');
    await review(student, { questionSetId: setId, itemId: questions[0]!.id }, { rating: 'good' });
    await student.call(deleteCase, { id: caseId });
    expect((await student.call(getDrill, { day: addDays(today, 60) })).items).toEqual([]);
    expect(await student.call(getDrillStats, {})).toMatchObject({ learned: 0, due: { longTerm: 0 } });
    await test.app.db.delete(materials).where(eq(materials.id, setId));
    expect(await test.app.db.select().from(cards).where(eq(cards.materialId, setId))).toEqual([]);
  });
});

describe('settings', () => {
  it('are the defaults until she changes them', async () => {
    const student = await test.student('settings');
    expect(await student.call(getDrillSettings, {})).toEqual({
      retention: 0.85,
      easyDays: [],
      dailyLimit: null,
    });
    const changed = { retention: 0.9, easyDays: [0, 6], dailyLimit: 20 };
    expect(await student.call(putDrillSettings, changed)).toEqual(changed);
    expect(await student.call(getDrillSettings, {})).toEqual(changed);
    expect((await student.fail(putDrillSettings, { ...changed, retention: 0.99 })).status).toBe(400);
  });

  it('aim at: more retention, sooner back', async () => {
    const dues = [];
    for (const retention of [0.75, 0.95]) {
      const { student, setId, questions } = await studies(`retention${retention}`);
      await student.call(putDrillSettings, { retention, easyDays: [], dailyLimit: null });
      const lasting = questions.find(({ kind }) => isLasting(kind))!; // The set has some.
      const item = { questionSetId: setId, itemId: lasting.id };
      await review(student, item, { rating: 'good', on: addDays(today, -20) });
      dues.push((await review(student, item, { rating: 'good', on: today })).dueOn ?? '');
    }
    expect(dues[0]! > dues[1]!).toBe(true);
  });

  it('a daily limit holds back the long-term deck, but not what she chose', async () => {
    const { student, classId, setId, questions } = await studies('limit');
    for (const [index, { id }] of questions.entries())
      await review(
        student,
        { questionSetId: setId, itemId: id },
        { rating: 'good', on: addDays(today, -20), minute: index },
      );
    const all = await student.call(getDrill, { classId, day: today });
    expect(all.items.length).toBeGreaterThan(1);
    await student.call(putDrillSettings, { retention: 0.85, easyDays: [], dailyLimit: 1 });
    expect((await student.call(getDrill, { classId, day: today })).items).toHaveLength(1);
    await review(student, all.items[0]!, { rating: 'good' });
    expect((await student.call(getDrill, { classId, day: today })).items).toHaveLength(0);
    expect((await student.call(getDrill, { questionSetId: setId, day: today })).items).toHaveLength(
      all.items.length - 1,
    );
  });
});

describe('an exam day', () => {
  it('lets the class rest once it has come, whatever is due', async () => {
    const { student, classId, setId, questions } = await studies('rest');
    for (const [minute, { id }] of questions.filter(({ kind }) => isLasting(kind)).entries())
      await review(
        student,
        { questionSetId: setId, itemId: id },
        { rating: 'good', on: addDays(today, -60), minute },
      );
    const due = async () => {
      const { items } = await student.call(getDrill, { classId, day: today });
      const stats = await student.call(getDrillStats, { classId, day: today });
      return [items.filter(({ deck }) => deck === 'long_term').length, stats.due.longTerm];
    };
    const before = await due();
    expect(Math.min(...before)).toBeGreaterThan(0);
    for (const back of [0, 1]) {
      await student.call(putExam, { id: classId, examOn: addDays(today, -back) });
      expect(await due()).toEqual([0, 0]);
    }
    await student.call(putExam, { id: classId, examOn: null });
    expect(await due()).toEqual(before);
  });

  it('asks in its last fortnight what is weakest on the day itself, due or not, and nothing afterwards', async () => {
    const { student, classId, setId, questions } = await studies('exam');
    expect(await student.call(getExam, { id: classId })).toEqual({ examOn: null });
    const lasting = questions.filter(({ kind }) => isLasting(kind));
    const long = addDays(today, -30);
    for (const [index, { id }] of questions.entries()) {
      const item = { questionSetId: setId, itemId: id };
      await review(student, item, { rating: 'good', on: long, minute: index });
      await review(student, item, {
        rating: index === 0 ? 'hard' : 'easy',
        on: addDays(today, -16),
        minute: index,
      });
    }
    expect((await student.call(getDrill, { classId, day: today })).isExamNear).toBe(false);
    await student.call(putExam, { id: classId, examOn: addDays(today, 2) });
    const first = await student.call(getDrill, { classId, day: today });
    expect(first.isExamNear).toBe(true);
    expect(first.items).toHaveLength(Math.ceil(lasting.length / 2));
    const { due, dueByDay } = await student.call(getDrillStats, { classId, day: today });
    expect(due.longTerm).toBe(first.items.length);
    expect(dueByDay.reduce((sum, each) => sum + each.due, 0)).toBe(lasting.length);
    for (const [index, item] of first.items.entries())
      await review(student, item, { rating: 'good', minute: index });
    expect((await student.call(getDrill, { classId, day: today })).items).toEqual([]);
    const second = await student.call(getDrill, { classId, day: addDays(today, 1) });
    const asked = new Set([...first.items, ...second.items].map(({ itemId }) => itemId));
    expect(asked.size).toBe(lasting.length);
    expect((await student.call(getDrill, { classId, day: addDays(today, 3) })).items).toEqual([]);
  });

  it('brings what is learned within the fortnight once more before the day', async () => {
    const { student, classId, setId, questions } = await studies('late');
    const lasting = questions.filter(({ kind }) => isLasting(kind));
    await student.call(putExam, { id: classId, examOn: addDays(today, 5) });
    for (const [minute, { id }] of questions.entries())
      await review(student, { questionSetId: setId, itemId: id }, { rating: 'good', minute });
    const { due, dueByDay } = await student.call(getDrillStats, { classId, day: today });
    expect(due.longTerm).toBe(0);
    expect(dueByDay.reduce((sum, each) => sum + each.due, 0)).toBe(lasting.length);
    const tomorrow = await student.call(getDrill, { classId, day: addDays(today, 1) });
    expect(tomorrow.items).toHaveLength(Math.ceil(lasting.length / 4));
  });
});

it('counts days in a row without a day off ending them, and by class', async () => {
  const { student, classId, setId, questions } = await studies('streak');
  const item = { questionSetId: setId, itemId: questions[0]!.id }; // The set has questions.
  for (const back of [1, 3, 4, 7]) await review(student, item, { rating: 'good', on: addDays(today, -back) });
  const { streak, dueByDay } = await student.call(getDrillStats, { classId, day: today });
  expect(streak).toEqual({ days: 3, isTodayDone: false });
  expect(dueByDay).toHaveLength(14);
  const rows = await test.app.db.select().from(drillDays).where(eq(drillDays.classId, classId));
  expect(rows).toHaveLength(4);
});
