import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { opinionPdfNamed, secondOpinionPdf, teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { upgrade } from '../../../../test/money.ts';
import { shortCaseName } from '../../../opinion/caption/short-name.ts';
import { deleteCase, deleteCaseText, getCaseText, updateCase } from '../../../shared/cases.ts';
import { deleteClass } from '../../../shared/classes.ts';
import {
  type CourseEntry,
  compileCourseOutline,
  downloadCourseOutline,
  getCourseOutline,
  getIssueSpotter,
  getIssueSpotterOffer,
  updateCourseOutline,
} from '../../../shared/course-outlines.ts';
import { getDrill } from '../../../shared/drill.ts';
import { getQuestionSet, updateQuestionSet } from '../../../shared/materials.ts';
import { search } from '../../../shared/search.ts';
import { createCategory, updateClassSession } from '../../../shared/sessions.ts';
import { cases, caseTexts, courseOutlines } from '../../db/tables.ts';
import { purgeDeletedCase } from '../cases/deletion.ts';
import { findOpinion } from '../cases/text.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function studentWithCase() {
  const student = await test.student();
  await upgrade(test, student);
  const { classId, sessionId } = await student.makeSession();
  const duty = await student.call(createCategory, { id: sessionId, name: 'Duty' });
  const { body } = await student.upload(sessionId, teachingOpinionPdf, { categoryId: duty.id });
  const one = await student.waitForCase(body.id);
  return { student, classId, sessionId, one };
}

const withBelow = (entry: CourseEntry): CourseEntry[] => [entry, ...entry.children.flatMap(withBelow)];
const linesIn = (topics: readonly CourseEntry[]) => topics.flatMap(withBelow);
const addCase = async (student: Client, sessionId: number) => {
  const { body } = await student.upload(sessionId, opinionPdfNamed(71));
  return student.waitForCase(body.id);
};

describe('the course outline of a class', () => {
  it('is empty until it is compiled, and then leads from every line to its passage', async () => {
    const { student, classId, one } = await studentWithCase();
    expect(await student.call(getCourseOutline, { id: classId })).toMatchObject({
      ...{ version: 0, compiledAt: null, topics: [], caseCount: 1, className: 'Torts' },
    });
    const { version, topics } = await student.call(compileCourseOutline, { id: classId });
    expect(version).toBe(1);
    expect(topics.map(({ text }) => text)).toEqual(['Duty']);
    const lines = linesIn(topics);
    expect(lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['rule', 'element', 'case']));
    const { pages } = await student.call(getCaseText, { id: one.id });
    const passages = new Map(pages.flatMap(({ paragraphs }) => paragraphs).map(({ id, text }) => [id, text]));
    for (const { sources } of lines) {
      for (const { name, href, quotes } of sources) {
        expect(name).not.toContain(one.title);
        const url = new URL(href ?? '', test.url);
        expect([`/brief/${one.briefId}`, `/outline/${one.outlineId}`]).toContain(url.pathname);
        expect(passages.get(url.searchParams.get('at') ?? '')).toContain(quotes[0]);
      }
    }
    const short = await student.call(getCourseOutline, { id: classId, length: 'attack' });
    expect(linesIn(short.topics).length).toBeLessThan(lines.length);
  });

  it('places a case by its category, else by the title of its class session, else by its chapter of a casebook', async () => {
    const { student, classId, sessionId, one } = await studentWithCase();
    const placedIn = async () =>
      (await student.call(compileCourseOutline, { id: classId })).topics.map(({ text }) => text);
    expect(await placedIn()).toEqual(['Duty']);
    await student.call(updateCase, { id: one.id, categoryId: null });
    expect(await placedIn()).toEqual(['Negligence']);
    await student.call(updateClassSession, { id: sessionId, title: 'Class 3' });
    await test.app.db
      .update(caseTexts)
      .set({ opinion: sql`${caseTexts.opinion} || '{"chapter":"Care on the Water"}'` })
      .where(eq(caseTexts.caseId, one.id));
    expect(await placedIn()).toEqual(['Care on the Water']);
  });

  it('keeps her words when it is compiled again, and offers what is new', async () => {
    const { student, classId, sessionId } = await studentWithCase();
    const { topics, version } = await student.call(compileCourseOutline, { id: classId });
    const rule = linesIn(topics).find(({ kind }) => kind === 'rule');
    const edited = await student.call(updateCourseOutline, {
      ...{ id: classId, version },
      texts: [{ id: rule?.id ?? '', text: 'Carriers owe the highest care.' }],
      added: [{ under: null, text: 'Exam tips' }],
    });
    expect(linesIn(edited.topics).find(({ id }) => id === rule?.id)).toMatchObject({
      text: 'Carriers owe the highest care.',
      generated: rule?.text,
    });
    expect(
      await student.fail(updateCourseOutline, { id: classId, version, removed: ['case-1'] }),
    ).toMatchObject({
      status: 409,
      body: { error: { code: 'edited_elsewhere' } },
    });
    const second = await addCase(student, sessionId);
    expect((await student.call(getCourseOutline, { id: classId })).newCaseCount).toBe(1);
    const again = await student.call(compileCourseOutline, { id: classId });
    expect(again.newCaseCount).toBe(0);
    expect(linesIn(again.topics).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Carriers owe the highest care.', 'Exam tips']),
    );
    expect(JSON.stringify(again.topics)).not.toContain(`case-${second.id}`);
    const ids = again.offered.map(({ entry }) => entry.id);
    const taken = await student.call(updateCourseOutline, {
      ...{ id: classId, version: again.version, taken: ids },
    });
    expect(taken.offered).toEqual([]);
    expect(JSON.stringify(taken.topics)).toContain(`case-${second.id}`);
    const removed = await student.call(updateCourseOutline, {
      ...{ id: classId, version: taken.version, removed: [`case-${second.id}`] },
    });
    expect(removed.aside.map(({ entry }) => entry.id)).toEqual([`case-${second.id}`]);
    expect((await student.call(compileCourseOutline, { id: classId })).offered).toEqual([]);
  });

  it('forgets what came from a deleted case, and goes with its class', async () => {
    const { student, classId, sessionId, one } = await studentWithCase();
    const second = await addCase(student, sessionId);
    await student.call(updateCase, { id: second.id, title: 'Stone v. Wall' });
    await student.call(compileCourseOutline, { id: classId });
    await student.call(deleteCase, { id: second.id });
    const shown = await student.call(getCourseOutline, { id: classId });
    expect(JSON.stringify(shown.topics)).not.toContain('Stone v. Wall');
    const stored = async () =>
      JSON.stringify(
        await test.app.db.select().from(courseOutlines).where(eq(courseOutlines.classId, classId)),
      );
    expect(await stored()).toContain('Stone v. Wall');
    await test.app.db
      .update(cases)
      .set({ deletedAt: new Date(Date.now() - 60_000) })
      .where(eq(cases.id, second.id));
    await purgeDeletedCase(test.app, { caseId: second.id });
    expect(await stored()).not.toContain('Stone v. Wall');
    expect(await stored()).toContain(`case-${one.id}`);
    await student.call(deleteClass, { id: classId });
    expect(await stored()).toBe('[]');
  });

  it('is practiced on: facts of its cases, and the rules that these raise, each leading to its passage', async () => {
    const { student, classId, sessionId, one } = await studentWithCase();
    const patternOf = async () => (await student.call(getIssueSpotter, { id: classId })).pattern;
    const { body } = await student.upload(sessionId, secondOpinionPdf);
    const second = await student.waitForCase(body.id);
    const isOffered = async () => (await student.call(getIssueSpotterOffer, { id: classId })).isOffered;
    expect(await patternOf()).toBeNull();
    expect(await isOffered()).toBe(false);
    await student.call(compileCourseOutline, { id: classId });
    const pattern = await patternOf();
    expect(await isOffered()).toBe(true);
    if (!pattern) throw new Error('Nothing was composed');
    expect(pattern.matters.map(({ caseId }) => caseId).toSorted()).toEqual([one.id, second.id].toSorted());
    for (const { caseId, facts, sources } of pattern.matters) {
      const { pages } = await student.call(getCaseText, { id: caseId });
      const texts = new Map(pages.flatMap(({ paragraphs }) => paragraphs).map(({ id, text }) => [id, text]));
      expect(facts.length).toBeGreaterThan(1);
      for (const { href, quotes } of sources) {
        const passage = texts.get(new URL(href ?? '', test.url).searchParams.get('at') ?? '');
        for (const quote of quotes) expect(passage).toContain(quote);
      }
    }
    const ids = pattern.matters.map(({ caseId }) => caseId);
    for (const { topic, rule, caseIds } of pattern.issues) {
      expect(topic.text).not.toBe('');
      expect(rule.sources[0]?.href).toMatch(/^\/(?:brief|outline)\/\d+\?at=/);
      expect(ids).toEqual(expect.arrayContaining(caseIds));
    }
    await student.call(deleteCaseText, { id: one.id });
    const kept = (await patternOf())?.matters.find(({ caseId }) => caseId === one.id);
    expect(kept?.facts).toEqual(pattern.matters.find(({ caseId }) => caseId === one.id)?.facts);
    expect(kept?.sources.map(({ href }) => href).filter((href) => href !== null)).toEqual([]);
    await student.call(deleteCase, { id: second.id });
    expect(await patternOf()).toBeNull();
    expect(await isOffered()).toBe(false);
    const stranger = await test.student();
    expect(await stranger.fail(getIssueSpotter, { id: classId })).toMatchObject({ status: 404 });
    expect(await stranger.fail(getIssueSpotterOffer, { id: classId })).toMatchObject({ status: 404 });
  });

  it('says the name that she puts right, as the questions, the drill and the search do', async () => {
    const { student, classId, one } = await studentWithCase();
    const id = one.questionSetId ?? 0;
    await student.call(compileCourseOutline, { id: classId });
    const before = await student.call(getQuestionSet, { id });
    const short = shortCaseName(one.title);
    const [hers, theirs] = before.questions.filter(({ question }) => question.includes(short));
    if (!hers || !theirs) throw new Error('Too few questions bear the name');
    await student.call(updateQuestionSet, {
      ...{ id, version: before.version },
      questions: [{ id: hers.id, question: `Mine: ${short}?` }],
    });
    await student.call(updateCase, { id: one.id, title: 'Marlowe v. Harbour Freight Company' });
    const { questions } = await student.call(getQuestionSet, { id });
    const wordsOf = (itemId: string) => questions.find((each) => each.id === itemId);
    expect(wordsOf(hers.id)?.question).toBe(`Mine: ${short}?`);
    expect(wordsOf(theirs.id)?.question).toBe(
      theirs.question.replace(short, 'Marlowe v. Harbour Freight Co.'),
    );
    const { items } = await student.call(getDrill, { questionSetId: id });
    expect(items.map(({ caseTitle }) => caseTitle)).toContain('Marlowe v. Harbour Freight Company');
    expect(items.find(({ itemId }) => itemId === theirs.id)?.question.question).toContain('Marlowe v.');
    const found = await student.call(search, { q: 'Marlowe' });
    expect(found.items.map(({ source }) => source)).toContain('questions');
    const { topics } = await student.call(getCourseOutline, { id: classId });
    const named = linesIn(topics).filter(({ kind }) => kind === 'case');
    expect(named[0]?.text).toMatch(/^Marlowe v\. Harbour Freight Company/);
    for (const path of [
      `/api/questions/${id}/download?format=csv`,
      `/api/sessions/${one.sessionId}/sheet/download?format=md`,
      `/api/classes/${classId}/outline/download?format=csv`,
    ]) {
      const { body } = await student.raw('GET', path);
      const others = String(body).replaceAll(`Mine: ${short}`, '');
      expect(others, path).toContain('Marlowe v. Harbour');
      expect(others, path).not.toContain(one.title);
    }
    const opinion = await findOpinion(test.app, one.id);
    expect(opinion?.caption.caseName).toBe('Marlowe v. Harbour Freight Company');
  });

  it('comes as a file on the paid plan, each place a link', async () => {
    const { student, classId, one } = await studentWithCase();
    await student.call(compileCourseOutline, { id: classId });
    const { status, body, headers } = await student.raw(
      'GET',
      `/api/classes/${classId}/outline/download?format=md&length=attack`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('Torts - Attack Outline.md');
    expect(String(body)).toContain('## I. Duty');
    expect(String(body)).toMatch(/- Rule: .+\(\[.+, p\. .+\]\(<http.+\n {2}- That/);
    for (const format of ['pdf', 'docx'] as const)
      expect((await student.send(downloadCourseOutline, { id: classId, format })).status).toBe(200);
    const table = await student.raw('GET', `/api/classes/${classId}/outline/download?format=csv`);
    const [columns, ...rows] = String(table.body).trim().split('\r\n');
    expect(columns).toMatch(/^\uFEFF?Class,Case,Part,/);
    expect(rows[0]).toContain(`Torts,${one.title},`);
    const free = await test.student();
    const own = await free.makeSession();
    expect((await free.send(downloadCourseOutline, { id: own.classId })).status).toBe(403);
    expect((await free.send(downloadCourseOutline, { id: classId })).status).toBe(404);
  });
});
