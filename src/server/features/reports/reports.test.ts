import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { type Client, waitFor } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { deleteCaseText, updateCase } from '../../../shared/cases.ts';
import * as endpoints from '../../../shared/materials.ts';
import { itemsBelow } from '../../../study/material/lists.ts';
import { type Model, ModelError } from '../../../study/model/model.ts';
import { quoteStandsIn } from '../../../study/pinpoints.ts';
import { materials, reports } from '../../db/tables.ts';
import { findOpinion } from '../cases/text.ts';
import { giveUpReport, workReport } from './working.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function readyCase() {
  const student = await test.student();
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  const { id: caseId, briefId, outlineId, questionSetId } = await student.waitForCase(body.id);
  const ids = { briefId: briefId ?? 0, outlineId: outlineId ?? 0, questionSetId: questionSetId ?? 0 };
  return { student, caseId, ...ids };
}

const settledBrief = (student: Client, id: number) =>
  waitFor(async () => {
    const brief = await student.call(endpoints.getBrief, { id });
    return brief.reports.every(({ outcome }) => outcome !== 'running') && brief;
  });

const take = (student: Client, id: number, itemId: string) =>
  student.call(endpoints.settleBriefReport, { id, itemId, take: true });

describe('a statement that a student says is wrong', () => {
  it('stays as it is beside the next best of the text, until she chooses', async () => {
    const { student, briefId: id } = await readyCase();
    const made = await student.call(endpoints.getBrief, { id });
    const [, two] = made.facts;
    const itemId = two?.id ?? '';
    await student.call(endpoints.reportBrief, { id, itemId });
    const asked = await settledBrief(student, id);
    expect(asked.facts).toEqual(made.facts);
    expect(asked.version).toBe(made.version);
    const [report] = asked.reports;
    expect(report).toMatchObject({ itemId, words: two?.text, outcome: 'proposed', madeId: null });
    expect(report?.proposal?.[0]?.text).not.toBe(two?.text);
    expect(report?.proposal?.[0]?.pinpoints.length).toBeGreaterThan(0);

    const kept = await student.call(endpoints.settleBriefReport, { id, itemId, take: false });
    expect(kept.facts).toEqual(made.facts);
    expect(kept.reports).toMatchObject([{ outcome: 'declined', proposal: null }]);
    const again = await student.fail(endpoints.settleBriefReport, { id, itemId, take: true });
    expect(again.status).toBe(404);
  });

  it('keeps the words that she has written in the meantime', async () => {
    const { student, briefId: id } = await readyCase();
    const { facts, version } = await student.call(endpoints.getBrief, { id });
    const itemId = facts[0]?.id ?? '';
    await student.call(endpoints.reportBrief, { id, itemId });
    await settledBrief(student, id);
    await student.call(endpoints.updateBrief, { id, version, facts: [{ id: itemId, text: 'Mine.' }] });
    const after = await take(student, id, itemId);
    expect(after.facts[0]?.text).toBe('Mine.');
    expect(after.reports).toMatchObject([{ outcome: 'declined' }]);
  });

  it('is not for others to choose', async () => {
    const { student, briefId: id } = await readyCase();
    await student.call(endpoints.reportBrief, { id, itemId: 'holding' });
    await settledBrief(student, id);
    const other = await test.student();
    const refused = await other.fail(endpoints.settleBriefReport, { id, itemId: 'holding', take: true });
    expect(refused.status).toBe(404);
  });

  it('gives way to the next best of the text, for nothing, and stays in an earlier version', async () => {
    const { student, briefId: id, caseId } = await readyCase();
    const made = await student.call(endpoints.getBrief, { id });
    const [one, two, ...rest] = made.facts;
    const begun = await student.call(endpoints.reportBrief, {
      id,
      itemId: two?.id ?? '',
      reason: 'Not a fact that made a difference',
    });
    expect(begun.reports).toMatchObject([{ itemId: two?.id, words: two?.text, outcome: 'running' }]);
    const asked = await settledBrief(student, id);
    const again = await take(student, id, two?.id ?? '');
    const [first, other, ...others] = again.facts;
    expect(asked.reports[0]?.proposal?.[0]?.text).toBe(other?.text);
    expect([first, ...others]).toEqual([one, ...rest]);
    expect(other?.text).not.toBe(two?.text);
    expect(made.facts.map(({ text }) => text)).not.toContain(other?.text);
    const opinion = await findOpinion(test.app, caseId);
    if (!opinion) throw new Error('The text is gone');
    expect(other?.pinpoints.length).toBeGreaterThan(0);
    for (const pinpoint of other?.pinpoints ?? []) expect(quoteStandsIn(opinion, pinpoint)).toBe(true);
    expect(again.reports).toEqual([
      { itemId: two?.id, words: two?.text, outcome: 'remade', madeId: other?.id, proposal: null },
    ]);
    expect(again.freeRemakesLeft).toBe(made.freeRemakesLeft);
    // A version is told from others by the first of its words that the present one has not.
    const [present, earlier] = await student.call(endpoints.listBriefVersions, { id });
    expect(present).toMatchObject({ isCurrent: true, firstChange: null });
    expect(earlier?.firstChange?.slice(0, 60)).toBe(two?.text.slice(0, 60));
    const restored = await student.call(endpoints.restoreBriefVersion, { id, n: made.version });
    expect(restored.facts).toEqual(made.facts);
  });

  it('is made again once: the second time it is only marked', async () => {
    const { student, briefId: id } = await readyCase();
    const { facts } = await student.call(endpoints.getBrief, { id });
    await student.call(endpoints.reportBrief, { id, itemId: facts[0]?.id ?? '' });
    await settledBrief(student, id);
    const again = await take(student, id, facts[0]?.id ?? '');
    const marked = await student.call(endpoints.reportBrief, { id, itemId: again.facts[0]?.id ?? '' });
    expect(marked.reports.at(-1)).toMatchObject({ outcome: 'once_already', madeId: null });
    expect(marked.facts).toEqual(again.facts);
    const twice = await student.call(endpoints.reportBrief, { id, itemId: again.facts[0]?.id ?? '' });
    expect(twice.reports).toEqual(marked.reports);
  });

  it('is only marked where the text was deleted', async () => {
    const { student, briefId: id, caseId } = await readyCase();
    await student.call(deleteCaseText, { id: caseId });
    const { facts, reports } = await student.call(endpoints.reportBrief, { id, itemId: 'holding' });
    expect(reports).toMatchObject([{ outcome: 'no_text' }]);
    expect(facts).toEqual((await student.call(endpoints.getBrief, { id })).facts);
  });

  it('is neither one that is not there nor one of her own', async () => {
    const { student, briefId: id } = await readyCase();
    expect((await student.fail(endpoints.reportBrief, { id, itemId: 'none' })).status).toBe(404);
    const { facts } = await student.call(endpoints.updateBrief, {
      id,
      version: 1,
      facts: [{ text: 'Mine.' }],
    });
    const own = await student.fail(endpoints.reportBrief, { id, itemId: facts[0]?.id ?? '' });
    expect(own).toMatchObject({ status: 409, body: { error: { message: 'These words are your own.' } } });
  });

  it('stays as it was changed in the meantime', async () => {
    const { student, briefId: id } = await readyCase();
    const { facts } = await student.call(endpoints.getBrief, { id });
    const { models } = test.app;
    let answer: (() => void) | undefined;
    const waiting: Model = {
      ...downModel,
      call: () =>
        new Promise((_, reject) => {
          answer = () => reject(new ModelError('provider_down', { reason: 'down for the test' }));
        }),
    };
    test.app.models = { ...models, standard: waiting };
    await student.call(endpoints.reportBrief, { id, itemId: facts[0]?.id ?? '' });
    await waitFor(async () => answer);
    await student.call(endpoints.updateBrief, {
      id,
      version: 1,
      facts: [{ id: facts[0]?.id, text: 'Mine.' }],
    });
    answer?.();
    const after = await settledBrief(student, id);
    test.app.models = models;
    expect(after.facts[0]?.text).toBe('Mine.');
  });

  it('costs nothing where a language model fails, and can be said once more', async () => {
    const { student, briefId: id } = await readyCase();
    const { models } = test.app;
    test.app.models = { ...models, standard: downModel };
    await student.call(endpoints.reportBrief, { id, itemId: 'holding' });
    const failed = await settledBrief(student, id);
    test.app.models = models;
    expect(failed.reports).toMatchObject([{ outcome: 'failed' }]);
    await student.call(endpoints.reportBrief, { id, itemId: 'holding' });
    const again = await settledBrief(student, id);
    expect(again.reports).toHaveLength(1);
    expect(again.reports[0]?.outcome).toMatch(/proposed|kept/);
  });

  it('is settled once, however often its job is delivered', async () => {
    const { student, briefId: id } = await readyCase();
    await student.call(endpoints.reportBrief, { id, itemId: 'holding' });
    const settled = await settledBrief(student, id);
    const rows = await test.app.db.select({ id: reports.id }).from(reports);
    for (const reportId of [...rows.map(({ id: own }) => own), 999]) {
      await workReport(test.app, { reportId }, { signal: AbortSignal.timeout(5000) });
      await giveUpReport(test.app, { reportId });
    }
    expect(await student.call(endpoints.getBrief, { id })).toEqual(settled);
  });
});

const downModel: Model = {
  name: 'openai:down',
  contextTokens: 100_000,
  maxOutputTokens: 8_000,
  call: () => Promise.reject(new ModelError('provider_down', { reason: 'down for the test' })),
};

describe('a section that a student says is wrong', () => {
  it('is made again as a whole, once, and stays in an earlier version', async () => {
    const { student, briefId: id } = await readyCase();
    const made = await student.call(endpoints.getBrief, { id });
    const itemId = 'section facts';
    const words = itemsBelow(made.facts).map(({ text }) => text);
    await student.call(endpoints.reportBrief, { id, itemId, reason: 'These are the arguments' });
    const asked = await settledBrief(student, id);
    expect(asked.facts).toEqual(made.facts);
    const again = await take(student, id, itemId);
    expect(asked.reports[0]?.proposal?.map(({ text }) => text)).toEqual(
      itemsBelow(again.facts).map(({ text }) => text),
    );
    const told = { itemId, words: words.join('\n'), outcome: 'remade', madeId: itemId, proposal: null };
    expect(again.reports).toEqual([told]);
    expect(again.facts.length).toBeGreaterThan(0);
    for (const { text } of again.facts) expect(words).not.toContain(text);
    // What was mended would be another when it is made again.
    expect({ ...again, facts: [], reports: [], version: 0, isSameAgain: made.isSameAgain }).toEqual({
      ...made,
      facts: [],
      reports: [],
      version: 0,
    });
    const marked = await student.call(endpoints.reportBrief, { id, itemId });
    expect(marked.reports.at(-1)).toMatchObject({ itemId, outcome: 'once_already' });
    const restored = await student.call(endpoints.restoreBriefVersion, { id, n: made.version });
    expect(restored.facts).toEqual(made.facts);
  });

  it('stays as it is where it holds one thing alone, or only words of her own', async () => {
    const { student, briefId: id } = await readyCase();
    const { version, conclusion } = await student.call(endpoints.getBrief, { id });
    await student.call(endpoints.reportBrief, { id, itemId: 'section conclusion' });
    const kept = await settledBrief(student, id);
    expect(kept).toMatchObject({ conclusion, reports: [{ outcome: 'kept', madeId: null }] });
    await student.call(endpoints.updateBrief, { id, version, facts: [{ text: 'Mine.' }] });
    const own = await student.fail(endpoints.reportBrief, { id, itemId: 'section facts' });
    expect(own).toMatchObject({ status: 409, body: { error: { message: 'These words are your own.' } } });
  });
});

describe('a caption that a student says is wrong', () => {
  it('is marked, in the words that she saw, and is hers to correct', async () => {
    const { student, briefId: id, caseId } = await readyCase();
    await student.call(updateCase, { id: caseId, court: 'Court of Errors' });
    const { reports: told, caption } = await student.call(endpoints.reportBrief, {
      id,
      itemId: 'caption',
      reason: 'Another docket',
    });
    expect(caption.court).toBe('Court of Errors');
    const words = Object.values(caption).join('\n');
    expect(told).toEqual([{ itemId: 'caption', words, outcome: 'kept', madeId: null, proposal: null }]);
  });
});

describe('what a brief says is missing', () => {
  it('is marked line by line, and is hers to write anew', async () => {
    const { student, briefId: id } = await readyCase();
    const { version } = await student.call(endpoints.getBrief, { id });
    const [long, mine] = ['Whether '.repeat(60).trim(), 'How the insurer fared'];
    await test.app.db
      .update(materials)
      .set({ content: sql`jsonb_set(content, '{notInExcerpt}', ${JSON.stringify([long])}::jsonb)` })
      .where(eq(materials.id, id));
    await student.call(endpoints.updateBrief, { id, version, notInExcerpt: [mine, long] });
    const itemId = `gap ${long}`.slice(0, 300);
    const { reports: told } = await student.call(endpoints.reportBrief, { id, itemId });
    expect(told).toEqual([{ itemId, words: long, outcome: 'kept', madeId: null, proposal: null }]);
    const own = await student.fail(endpoints.reportBrief, { id, itemId: `gap ${mine}` });
    expect(own.body.error.message).toBe('These words are your own.');
  });

  it('is marked too where it knows of no separate opinion', async () => {
    const { student, briefId: id } = await readyCase();
    const itemId = 'section separateOpinions';
    const { separateOpinions } = await student.call(endpoints.getBrief, { id });
    expect(separateOpinions.length).toBeGreaterThan(0);
    expect((await student.fail(endpoints.reportBrief, { id, itemId })).status).toBe(404);
    await test.app.db
      .update(materials)
      .set({ content: sql`jsonb_set(content, '{separateOpinions}', '[]'::jsonb)` })
      .where(eq(materials.id, id));
    await student.call(endpoints.reportBrief, { id, itemId });
    expect((await settledBrief(student, id)).reports).toMatchObject([{ itemId, outcome: 'kept' }]);
  });
});

describe('an outline and a question', () => {
  it('are reported alike: a question is made again with its answer, as hard as it was', async () => {
    const { student, outlineId, questionSetId: id } = await readyCase();
    const outline = await student.call(endpoints.getOutline, { id: outlineId });
    const node = outline.sections.flatMap(({ items }) => items).find(({ pinpoints }) => pinpoints.length > 0);
    await student.call(endpoints.reportOutline, { id: outlineId, itemId: node?.id ?? '' });
    const { questions } = await student.call(endpoints.getQuestionSet, { id });
    const [asked] = questions;
    await student.call(endpoints.reportQuestionSet, { id, itemId: asked?.answer[0]?.id ?? '' });
    const settled = await waitFor(async () => {
      const found = await student.call(endpoints.getQuestionSet, { id });
      return found.reports.every(({ outcome }) => outcome !== 'running') && found;
    });
    const taken = { id, itemId: asked?.id ?? '', take: true };
    const set =
      settled.reports[0]?.outcome === 'proposed'
        ? await student.call(endpoints.settleQuestionSetReport, taken)
        : settled;
    expect(set.reports).toMatchObject([{ itemId: asked?.id, words: asked?.question }]);
    expect(set.questions.slice(1)).toEqual(questions.slice(1));
    expect(set.questions[0]?.difficulty).toBe(asked?.difficulty);
    if (set.reports[0]?.outcome === 'remade') {
      expect(set.questions[0]?.id).toBe(set.reports[0].madeId);
      expect(set.questions[0]?.answer).not.toEqual(asked?.answer);
    }
  });
});
