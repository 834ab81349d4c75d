import { eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { deleteCase, deleteCaseText, updateCase } from '../../../shared/cases.ts';
import { getQuestionSet } from '../../../shared/materials.ts';
import { listPlaces, type SearchHit, search } from '../../../shared/search.ts';
import { searchEntries, searchTexts } from '../../db/tables.ts';

let test: TestApp;
let student: Client;
let ready: Awaited<ReturnType<Client['waitForCase']>>;

beforeAll(async () => {
  test = await openTestApp();
  student = await test.student();
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  ready = await student.waitForCase(body.id);
});
afterAll(() => test.close());

const find = async (q: string, more: object = {}) => (await student.call(search, { q, ...more })).items;
const placesOf = (hits: SearchHit[]) =>
  hits.map(({ source, materialId, place, page }) => [source, materialId, place, page].join(' ')).toSorted();
const shown = ({ snippet }: SearchHit) => snippet.map(({ text }) => text).join('');

describe('a search', () => {
  it('finds a case by the words of its name, and says where it stands', async () => {
    const [first] = await find('marlow tidewater');
    expect(first).toMatchObject({
      source: 'case',
      caseId: ready.id,
      caseTitle: ready.title,
      classId: ready.classId,
      className: 'Torts',
      briefId: ready.briefId,
      materialId: null,
    });
    expect(first?.snippet.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain('Marlow');
  });

  it('finds what the materials and the text say, with the material or the page to open', async () => {
    const hits = await find('ferry', { limit: 50 });
    const sources = new Set(hits.map(({ source }) => source));
    expect([...sources].toSorted()).toEqual(['brief', 'case', 'outline', 'questions', 'text']);
    for (const hit of hits) {
      expect(shown(hit)).toMatch(/ferr/i);
      if (hit.source === 'text') expect(hit.page).toBeGreaterThan(0);
      else if (hit.source !== 'case') expect(hit.materialId).not.toBeNull();
    }
  });

  it('finds a word while it is being typed, and other forms of it', async () => {
    for (const q of ['negl', 'ferries', 'ran']) {
      const hits = await find(q, { limit: 50 });
      expect(hits).not.toEqual([]);
      for (const { snippet } of hits) expect(snippet.some(({ isMatch }) => isMatch)).toBe(true);
    }
    expect(await find('"wholly absent phrase"')).toEqual([]);
  });

  it('cuts no word in two around what it found', async () => {
    // What begins like the word that is looked for stands before it, so that it is found far from the middle.
    const filler = Array.from({ length: 40 }, (_, index) => `planking${index}`).join(' ');
    const words = (count: number) => filler.slice(0, filler.indexOf(` planking${count}`));
    const texts = [8, 9, 10, 11].flatMap((count) => [
      `${filler} quarters ${words(count)} quarry ${filler}`,
      `${filler} quarter${'s'.repeat(count)} quarry`,
    ]);
    const [{ userId = 0 } = {}] = await test.app.db.select().from(searchEntries).limit(1);
    const rows = texts.map((text, page) => ({
      ...{ userId, caseId: ready.id, source: 'text' as const, place: '', page: 90 + page, text },
    }));
    await test.app.db.insert(searchEntries).values(rows);
    const hits = await find('quarry');
    await test.app.db.delete(searchEntries).where(gte(searchEntries.page, 90));
    expect(hits).toHaveLength(texts.length);
    for (const hit of hits)
      for (const word of shown(hit).trim().split(' '))
        expect(word).toMatch(/^(planking\d+|quarters+|quarry)$/);
  });

  it('finds a phrase where it stands in these words, and leaves out what has a word that is excluded', async () => {
    const everywhere = await find('ferry', { limit: 50 });
    const words = everywhere.flatMap(({ snippet }) => snippet.map(({ text }) => text)).join(' ');
    const [phrase = '', before = '', after = ''] = /(\p{L}{5,}) (\p{L}{5,})/u.exec(words) ?? [];
    expect(await find(`"${phrase}"`)).not.toEqual([]);
    expect(await find(`"${after} ${before}"`)).toEqual([]);
    const without = placesOf(await find('ferry -negligence', { limit: 50 }));
    const negligent = placesOf(await find('negligence', { limit: 50 }));
    const expected = placesOf(everywhere).filter((place) => !negligent.includes(place));
    expect(without).toEqual(expected);
    expect(expected.length).toBeLessThan(everywhere.length);
  });

  it('takes a hyphen for part of a word', async () => {
    await student.call(updateCase, { id: ready.id, docket: 'cross-claim 18-204' });
    expect(await find('cross-claim')).toMatchObject([{ source: 'case', caseId: ready.id }]);
    expect(await find('18-204')).toMatchObject([{ source: 'case', caseId: ready.id }]);
  });

  it('finds a word longer than any index takes by its beginning', async () => {
    const own = await test.student();
    const { sessionId } = await own.makeSession();
    const title = `Aa${'b'.repeat(300)}`;
    const { body } = await own.upload(sessionId, teachingOpinionPdf);
    await own.waitForCase(body.id);
    await own.call(updateCase, { id: body.id, title });
    const { userId = 0 } =
      (await test.app.db.select().from(searchEntries).where(eq(searchEntries.caseId, body.id)))[0] ?? {};
    const text = `${'x'.repeat(2_040)} wharf`;
    await test.app.db
      .insert(searchEntries)
      .values({ userId, caseId: body.id, source: 'text', place: '', page: 1, text });
    for (const q of [`aa${'b'.repeat(190)}`, 'x'.repeat(200)])
      expect((await own.call(search, { q })).items[0]).toMatchObject({ caseId: body.id });
  });

  it('leads through all hits by pages, none twice', async () => {
    const all = await find('ferry', { limit: 50 });
    const paged: SearchHit[] = [];
    for (let cursor: number | null = 0; cursor !== null; ) {
      const answer: { items: SearchHit[]; nextCursor: number | null } = await student.call(search, {
        q: 'ferry',
        limit: 3,
        cursor,
      });
      expect(answer.items.length).toBeLessThanOrEqual(3);
      paged.push(...answer.items);
      cursor = answer.nextCursor;
    }
    expect(paged).toEqual(all);
  });

  it('never shows the answer to a question', async () => {
    const set = await student.call(getQuestionSet, { id: ready.questionSetId ?? 0 });
    const rows = await test.app.db
      .select({ texts: searchTexts.texts })
      .from(searchTexts)
      .where(eq(searchTexts.caseId, ready.id));
    const indexed = rows.flatMap(({ texts }) => texts.questions).join('\n');
    for (const { question, answer } of set.questions) {
      expect(indexed).toContain(question);
      for (const { text } of answer.filter(({ text }) => !question.includes(text)))
        expect(indexed).not.toContain(text);
    }
  });

  it('stays within a class where one is named', async () => {
    const { classId } = await student.makeSession();
    expect(await find('ferry', { classId })).toEqual([]);
    expect(await find('ferry', { classId: ready.classId })).not.toEqual([]);
  });

  it("never finds another student's, and another's class is not there", async () => {
    const other = await test.student();
    expect((await other.call(search, { q: 'ferry' })).items).toEqual([]);
    expect((await other.fail(search, { q: 'ferry', classId: ready.classId })).status).toBe(404);
  });

  it.each([
    ["'; drop table cases; --", 'a quotation mark'],
    ['%_\\', 'wildcards'],
    ['the of and', 'words too frequent to search for'],
    ['& | ! <-> ( ) : *', 'signs of the search language'],
    ['"unfinished', 'an unfinished phrase'],
    ['\uE000\uE001', 'the characters that mark a match'],
    ['§ ¶ 法', 'signs and other scripts'],
  ])('is answered for %s', async (q) => {
    await student.call(search, { q });
  });

  it.each(['', '   ', 'x'.repeat(201), 'nul\0'])('is refused with a sentence for %j', async (q) => {
    expect((await student.fail(search, { q })).status).toBe(400);
  });

  it('finds nothing in a text once it is deleted, but still what was made from it', async () => {
    await student.call(deleteCaseText, { id: ready.id });
    const sources = new Set((await find('ferry', { limit: 50 })).map(({ source }) => source));
    expect([...sources].toSorted()).toEqual(['brief', 'case', 'outline', 'questions']);
    const [packed] = await test.app.db.select().from(searchTexts).where(eq(searchTexts.caseId, ready.id));
    expect(Object.keys(packed?.texts ?? {}).toSorted()).toEqual(['brief', 'outline', 'questions']);
  });

  it('finds a case by the caption that the student corrected, and no longer by what was read', async () => {
    await student.call(updateCase, {
      id: ready.id,
      citation: '912 Invented 44',
      court: 'Quorndon Assizes',
      docket: null,
    });
    const [hit] = await find('invented 912');
    expect(hit).toMatchObject({ source: 'case', caseId: ready.id });
    expect(hit && shown(hit)).toContain('912 Invented 44');
    expect(await find('quorndon')).toMatchObject([{ source: 'case', caseId: ready.id }]);
    if (ready.citation) {
      const sources = (await find(`"${ready.citation}"`)).map(({ source }) => source);
      expect(sources).not.toContain('case');
    }
  });

  it('knows a case by its new name, and not at all once it is deleted', async () => {
    await student.call(updateCase, { id: ready.id, title: 'The quarterdeck case' });
    expect((await find('quarterdeck'))[0]).toMatchObject({ source: 'case', caseId: ready.id });
    await student.call(deleteCase, { id: ready.id });
    expect(await find('quarterdeck')).toEqual([]);
    expect(await find('ferry')).toEqual([]);
  });
});

describe('the places a student can go to', () => {
  it('are her class sessions and cases, each with its materials, and nobody else’s', async () => {
    const one = await test.student();
    const { classId, sessionId } = await one.makeSession();
    const { body } = await one.upload(sessionId, teachingOpinionPdf);
    const { id, title, briefId, outlineId, questionSetId } = await one.waitForCase(body.id);
    const places = await one.call(listPlaces, {});
    expect(places.sessions).toEqual([{ id: sessionId, classId, title: 'Negligence', heldOn: null }]);
    expect(places.cases).toEqual([{ id, classId, sessionId, title, briefId, outlineId, questionSetId }]);
    expect(briefId).not.toBeNull();
    const other = await test.student();
    expect(await other.call(listPlaces, {})).toEqual({ sessions: [], cases: [] });
    await one.call(deleteCase, { id });
    expect((await one.call(listPlaces, {})).cases).toEqual([]);
  });
});
