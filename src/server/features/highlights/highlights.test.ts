import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { deleteCase, deleteCaseText, getCaseText, type TextPassage } from '../../../shared/cases.ts';
import * as endpoints from '../../../shared/highlights.ts';
import { chooseForBrief, getBrief, regenerateBrief } from '../../../shared/materials.ts';
import { limits } from '../../../shared/prices.ts';
import { highlightLimits } from '../../../study/material/highlights.ts';
import { type BriefContent, briefContentSchema } from '../../../study/material/schema.ts';
import { caseTexts, highlights, materials } from '../../db/tables.ts';
import { purgeRemoved } from './service.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

type Read = { student: Client; caseId: number; briefId: number; passages: TextPassage[] };

async function readCase(): Promise<Read> {
  const student = await test.student();
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  const { id, briefId } = await student.waitForCase(body.id);
  const { pages } = await student.call(getCaseText, { id });
  return { student, caseId: id, briefId: briefId ?? 0, passages: pages.flatMap((page) => page.paragraphs) };
}

/** A passage of the opinion's own text with its first words. */
function firstText(passages: readonly TextPassage[]): TextPassage {
  const found = passages.find(({ kind, text }) => kind === 'text' && text.length > 80);
  if (!found) throw new Error('The opinion has no text');
  return found;
}

const mark = ({ student, caseId, passages }: Read, more: object = {}) => {
  const { id: paragraphId } = firstText(passages);
  return student.call(endpoints.addHighlight, {
    ...{ id: caseId, paragraphId, start: 0, end: 40, colour: 'facts' as const },
    ...more,
  });
};

const list = async ({ student, caseId }: Pick<Read, 'student' | 'caseId'>) =>
  (await student.call(endpoints.listHighlights, { id: caseId })).items;

describe('a highlight', () => {
  it('has the words as they stand in the text, and keeps color, note and use', async () => {
    const read = await readCase();
    const { text, id: paragraphId } = firstText(read.passages);
    const made = await mark(read, { note: ' Ask about this. ' });
    expect(made).toMatchObject({
      ...{ colour: 'facts', quote: text.slice(0, 40).trim(), note: 'Ask about this.', use: null },
      places: [{ paragraphId, start: 0 }],
    });
    const { student, caseId: id } = read;
    const changed = await student.call(endpoints.changeHighlight, {
      ...{ id, highlightId: made.id, colour: 'rule', use: 'rule' },
    });
    expect(changed).toEqual({ ...made, colour: 'rule', use: 'rule' });
    const bare = await student.call(endpoints.changeHighlight, {
      id,
      highlightId: made.id,
      note: '',
      use: null,
    });
    expect(bare).toEqual({ ...made, colour: 'rule', note: null });
    expect(await list(read)).toEqual([bare]);
  });

  it('of the same words again only takes the new color, however often it is sent at once', async () => {
    const read = await readCase();
    const made = await Promise.all(
      ['facts', 'rule', 'facts', 'dicta'].map((colour) => mark(read, { colour })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await list(read)).toHaveLength(1);
  });

  it('is refused where no words are, or not in this text', async () => {
    const read = await readCase();
    const { text } = firstText(read.passages);
    const blank = text.indexOf(' ');
    await expect(mark(read, { end: text.length + 1 })).rejects.toThrow('answered 400');
    await expect(mark(read, { start: blank, end: blank + 1 })).rejects.toThrow('answered 400');
    await expect(mark(read, { start: 9, end: 9 })).rejects.toThrow('answered 400');
    await expect(mark(read, { paragraphId: 'nowhere' })).rejects.toThrow('answered 400');
    await expect(mark(read, { colour: 'pink' })).rejects.toThrow('answered 400');
    await expect(mark(read, { note: 'x'.repeat(highlightLimits.lettersOfNote + 1) })).rejects.toThrow(
      'answered 400',
    );
    expect(await list(read)).toEqual([]);
  });

  it('is one holding at a time', async () => {
    const read = await readCase();
    const first = await mark(read, { use: 'holding' });
    const second = await mark(read, { start: 41, end: 70, colour: 'holding', use: 'holding' });
    expect((await list(read)).map(({ id, use }) => [id, use])).toEqual([
      [first.id, null],
      [second.id, 'holding'],
    ]);
  });

  it('that is removed comes back for half a minute, and is gone for good afterwards', async () => {
    const read = await readCase();
    const { student, caseId: id } = read;
    const made = await mark(read, { note: 'Mine' });
    const of = { id, highlightId: made.id };
    await student.call(endpoints.removeHighlight, of);
    expect(await list(read)).toEqual([]);
    await expect(student.call(endpoints.removeHighlight, of)).rejects.toThrow('answered 404');
    expect(await student.call(endpoints.restoreHighlight, of)).toEqual(made);
    await purgeRemoved(test.app, of);
    expect(await list(read)).toEqual([made]);
    await student.call(endpoints.removeHighlight, of);
    const long = new Date(Date.now() - 2 * limits.restoreWindowSeconds * 1000);
    await test.app.db.update(highlights).set({ deletedAt: long }).where(eq(highlights.id, made.id));
    await expect(student.call(endpoints.restoreHighlight, of)).rejects.toThrow('answered 404');
    await purgeRemoved(test.app, of);
    expect(await test.app.db.select().from(highlights).where(eq(highlights.id, made.id))).toEqual([]);
  });

  it('is there for nobody else, whatever is called', async () => {
    const read = await readCase();
    const own = await readCase();
    const made = await mark(read);
    const { student } = own;
    for (const id of [read.caseId, own.caseId]) {
      const of = { id, highlightId: made.id };
      await expect(student.call(endpoints.changeHighlight, { ...of, note: 'x' })).rejects.toThrow(
        'answered 404',
      );
      await expect(student.call(endpoints.removeHighlight, of)).rejects.toThrow('answered 404');
      await expect(student.call(endpoints.restoreHighlight, of)).rejects.toThrow('answered 404');
    }
    await expect(student.call(endpoints.getOwnBrief, { id: read.caseId })).rejects.toThrow('answered 404');
    expect(await list(read)).toEqual([made]);
    expect(await list(own)).toEqual([]);
  });
});

describe('when the text changes', () => {
  it('highlights stand where their words stand now, and are kept where these are gone', async () => {
    const read = await readCase();
    const { id: paragraphId } = firstText(read.passages);
    const made = await mark(read);
    const here = eq(caseTexts.caseId, read.caseId);
    const [row] = await test.app.db.select().from(caseTexts).where(here);
    const opinion = row?.opinion as { paragraphs: { id: string; text: string }[] };
    const edit = (change: (text: string) => string) => ({
      ...opinion,
      paragraphs: opinion.paragraphs.map((each) =>
        each.id === paragraphId ? { ...each, text: change(each.text) } : each,
      ),
    });
    await test.app.db
      .update(caseTexts)
      .set({ opinion: edit((text) => `Page 3. ${text}`) })
      .where(here);
    expect((await list(read))[0]?.places).toMatchObject([{ paragraphId, start: 8 }]);
    await test.app.db
      .update(caseTexts)
      .set({ opinion: edit(() => 'Something else.') })
      .where(here);
    expect(await list(read)).toEqual([{ ...made, places: [] }]);
  });

  it('they stay when the brief is regenerated and when the text is deleted, and go with the case', async () => {
    const read = await readCase();
    const { student, caseId, briefId } = read;
    const made = await mark(read, { note: 'Mine' });
    await student.send(regenerateBrief, { id: briefId });
    expect(await list(read)).toEqual([made]);
    await expect
      .poll(async () => (await student.call(getBrief, { id: briefId })).remake, { timeout: 20_000 })
      .toBeNull();
    await student.call(deleteCaseText, { id: caseId });
    expect(await list(read)).toEqual([{ ...made, places: [] }]);
    const { sections } = await student.call(endpoints.getOwnBrief, { id: caseId });
    expect(sections[0]?.hers).toMatchObject([{ highlight: { quote: made.quote, note: 'Mine' } }]);
    await student.call(deleteCase, { id: caseId });
    await expect(list(read)).rejects.toThrow('answered 404');
  });
});

describe('her own brief', () => {
  it('says what both briefs have, and what one lacks', async () => {
    const read = await readCase();
    const { student, caseId: id, briefId, passages } = read;
    const brief = await student.call(getBrief, { id: briefId });
    const pinpoint = brief.facts[0]?.pinpoints[0];
    const passage = passages.find((each) => each.id === pinpoint?.paragraphId);
    const start = passage?.text.indexOf(pinpoint?.quote ?? '') ?? -1;
    expect(start).toBeGreaterThanOrEqual(0);
    const words = { paragraphId: passage?.id ?? '', start, end: start + (pinpoint?.quote.length ?? 0) };
    const both = await mark(read, words);
    const caption = passages.find(({ kind }) => kind === 'caption');
    const alone = await mark(read, { paragraphId: caption?.id, start: 0, end: 5, colour: 'dicta' });
    const { sections } = await student.call(endpoints.getOwnBrief, { id });
    const facts = sections.find(({ part }) => part === 'facts');
    expect(facts?.hers).toMatchObject([{ highlight: { id: both.id }, match: { state: 'both' } }]);
    const [first, ...others] = facts?.made ?? [];
    expect(first?.match).toEqual({ state: 'both' });
    expect(others.some(({ match }) => match.state === 'alone')).toBe(true);
    const dicta = sections.find(({ part }) => part === 'dicta');
    expect(dicta?.hers).toMatchObject([{ highlight: { id: alone.id }, match: { state: 'alone' } }]);
    await student.call(endpoints.changeHighlight, { id, highlightId: both.id, use: 'rule' });
    const again = await student.call(endpoints.getOwnBrief, { id });
    expect(again.sections.find(({ part }) => part === 'rule')?.hers[0]?.match).toEqual({
      ...{ state: 'elsewhere', part: 'facts' },
    });
    expect(again.sections.find(({ part }) => part === 'facts')?.made[0]?.match).toEqual({
      ...{ state: 'elsewhere', part: 'rule' },
    });
  });

  it('is free as Markdown and CSV with her notes, and part of the paid plan as PDF and Word', async () => {
    const read = await readCase();
    const { student, caseId } = read;
    await mark(read, { note: 'Why only *dusk*?' });
    const get = (format: string) =>
      student.raw('GET', `/api/cases/${caseId}/own-brief/download?format=${format}`);
    const md = await fetchText(student, caseId, 'md');
    expect(md).toContain('## Facts');
    expect(md).toContain('Why only \\*dusk\\*?');
    expect(md).toContain('/brief/');
    expect(await fetchText(student, caseId, 'csv')).toContain('Why only *dusk*?');
    expect((await get('pdf')).status).toBe(403);
    expect((await get('docx')).status).toBe(403);
  });

  it('feeds what the brief is not sure of', async () => {
    const read = await readCase();
    const { student, briefId } = read;
    const made = await mark(read, { colour: 'issue' });
    const choose = () =>
      student.call(chooseForBrief, { id: briefId, part: 'issue', itemId: `highlight-${made.id}` });
    await expect(choose()).rejects.toThrow('answered 404');
    const { db } = test.app;
    const here = eq(materials.id, briefId);
    const [row] = await db.select().from(materials).where(here);
    const before = briefContentSchema.parse(row?.content);
    const unsure: BriefContent = {
      ...{ ...before, issue: [] },
      candidates: [{ part: 'issue', items: before.facts.slice(0, 1) }],
    };
    await db.update(materials).set({ content: unsure }).where(here);
    const stranger = await readCase();
    await expect(
      stranger.student.call(chooseForBrief, {
        ...{ id: stranger.briefId, part: 'issue', itemId: `highlight-${made.id}` },
      }),
    ).rejects.toThrow('answered 404');
    const chosen = await choose();
    expect(chosen.issue).toMatchObject([
      { id: `highlight-${made.id}`, text: made.quote, marks: ['own'], verified: true },
    ]);
    expect(chosen.issue[0]?.pinpoints[0]?.quote).toBe(made.quote);
    expect(chosen.candidates).toEqual([]);
  });
});

async function fetchText(student: Client, caseId: number, format: string): Promise<string> {
  const answer = await fetch(`${test.url}/api/cases/${caseId}/own-brief/download?format=${format}`, {
    headers: { cookie: student.cookie },
  });
  expect(answer.status).toBe(200);
  return answer.text();
}
