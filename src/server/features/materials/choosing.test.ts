import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { upgrade } from '../../../../test/money.ts';
import { updatePreferences } from '../../../shared/account.ts';
import * as endpoints from '../../../shared/materials.ts';
import { type BriefContent, briefContentSchema } from '../../../study/material/schema.ts';
import { materials } from '../../db/tables.ts';
import { sharedChoices } from './choices.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** A brief whose engine was unsure of its issue and its holding. */
async function unsureBrief(): Promise<{ student: Client; id: number; made: BriefContent }> {
  const student = await test.student();
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  const { briefId } = await student.waitForCase(body.id);
  const id = briefId ?? 0;
  const { db } = test.app;
  const [row] = await db.select().from(materials).where(eq(materials.id, id));
  const before = briefContentSchema.parse(row?.content);
  const made: BriefContent = {
    ...before,
    holding: { ...before.holding, text: 'We are not sure.', pinpoints: [], marks: ['inferred'] },
    issue: [],
    candidates: [
      { part: 'holding', items: [{ ...before.holding, id: 'candidate-holding-1' }] },
      {
        part: 'issue',
        items: before.facts.slice(0, 2).map((item, at) => ({ ...item, id: `candidate-issue-${at + 1}` })),
      },
    ],
  };
  await db.update(materials).set({ content: made }).where(eq(materials.id, id));
  return { student, id, made };
}

const choose = (student: Client, id: number, part: 'holding' | 'issue', itemId: string) =>
  student.call(endpoints.chooseForBrief, { id, part, itemId });

describe('a brief that is not sure', () => {
  it('offers sentences and states none of them', async () => {
    const { student, id, made } = await unsureBrief();
    const brief = await student.call(endpoints.getBrief, { id });
    expect(brief.issue).toEqual([]);
    expect(brief.candidates).toEqual(made.candidates);
  });

  it('has the one she chooses as hers, with its proof, and asks no more', async () => {
    const { student, id, made } = await unsureBrief();
    const [, second] = made.candidates?.[1]?.items ?? [];
    const chosen = await choose(student, id, 'issue', 'candidate-issue-2');
    expect(chosen.issue).toEqual([{ ...second, marks: [...(second?.marks ?? []), 'own'] }]);
    expect(chosen.candidates.map(({ part }) => part)).toEqual(['holding']);
    expect(chosen).toMatchObject({ edited: true, version: 2 });
    const held = await choose(student, id, 'holding', 'candidate-holding-1');
    expect(held.holding).toMatchObject({ id: 'holding', text: made.candidates?.[0]?.items[0]?.text });
    expect(held.holding.pinpoints).toEqual(made.candidates?.[0]?.items[0]?.pinpoints);
    expect(held.candidates).toEqual([]);
  });

  it('is told as not chosen in every file until she chooses, and with her choice from then on', async () => {
    const { student, id, made } = await unsureBrief();
    await upgrade(test, student);
    const [first, second] = made.candidates?.[1]?.items ?? [];
    const issueIn = async (format: string) => {
      const { body } = await student.raw('GET', `/api/briefs/${id}/download?format=${format}`);
      const parts = { md: /## Issue\n([\s\S]*?)\n## /, csv: /((?:[^\n]*,Issue,[^\n]*\n)+)/ };
      return parts[format === 'md' ? 'md' : 'csv'].exec(String(body))?.[1] ?? '';
    };
    // A spreadsheet is made of the sheet that paper and Word show.
    for (const format of ['md', 'csv'])
      for (const words of ['nothing has been chosen yet', first?.text, second?.text])
        expect(await issueIn(format)).toContain(words);
    await choose(student, id, 'issue', 'candidate-issue-2');
    for (const format of ['md', 'csv']) {
      expect(await issueIn(format)).toContain(second?.text);
      expect(await issueIn(format)).not.toContain(first?.text);
      expect(await issueIn(format)).not.toContain('chosen yet');
      expect(await issueIn(format)).toContain('your choice');
    }
  });

  it('keeps what was made as a version', async () => {
    const { student, id } = await unsureBrief();
    await choose(student, id, 'issue', 'candidate-issue-1');
    const back = await student.call(endpoints.restoreBriefVersion, { id, n: 1 });
    expect(back.issue).toEqual([]);
    expect(back.candidates).toHaveLength(2);
  });

  it('is a label for the operator only of who shares her choices, in the opinion’s words alone', async () => {
    const { student, id, made } = await unsureBrief();
    await choose(student, id, 'issue', 'candidate-issue-1');
    const [pinpoint] = made.candidates?.[1]?.items[0]?.pinpoints ?? [];
    const ofHers = async () =>
      (await sharedChoices(test.app)).filter(({ quote }) => quote === pinpoint?.quote);
    expect(await ofHers()).toEqual([]);
    await student.call(updatePreferences, { sharesChoices: true });
    expect(await ofHers()).toEqual([
      expect.objectContaining({
        part: 'issue',
        page: pinpoint?.page,
        engine: expect.stringMatching(/^extractive-/),
      }),
    ]);
    await student.call(updatePreferences, { sharesChoices: false });
    expect(await ofHers()).toEqual([]);
  });

  it('knows nothing of a sentence that is not offered, nor of another’s brief', async () => {
    const { student, id } = await unsureBrief();
    await choose(student, id, 'issue', 'candidate-issue-1');
    await expect(choose(student, id, 'issue', 'candidate-issue-2')).rejects.toThrow('answered 404');
    await expect(choose(student, id, 'holding', 'candidate-issue-2')).rejects.toThrow('answered 404');
    const other = await test.student();
    await expect(choose(other, id, 'holding', 'candidate-holding-1')).rejects.toThrow('answered 404');
  });
});
