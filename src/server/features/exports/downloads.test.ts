/** A material in every format: who may have it, and what leads back. */
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { opinionPdfNamed, teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { upgrade } from '../../../../test/money.ts';
import { unzipped } from '../../../../test/unzipped.ts';
import { deleteCaseText, getCaseText } from '../../../shared/cases.ts';
import { compileCourseOutline } from '../../../shared/course-outlines.ts';
import { documentFormats, fileFormats, questionFormats } from '../../../shared/downloads.ts';
import { addHighlight } from '../../../shared/highlights.ts';
import { getBrief, getQuestionSet, updateBrief } from '../../../shared/materials.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function fetchFile(client: Client, path: string) {
  const answer = await fetch(`${test.url}${path}`, { headers: { cookie: client.cookie } });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    name: decodeURIComponent(answer.headers.get('content-disposition')?.split("UTF-8''")[1] ?? ''),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

async function studentWithCase(name: string) {
  const student = await test.student(name);
  const { classId, sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  const own = await student.waitForCase(body.id);
  return {
    ...{ student, classId, sessionId },
    caseId: own.id,
    briefId: own.briefId ?? 0,
    outlineId: own.outlineId ?? 0,
    setId: own.questionSetId ?? 0,
  };
}

/** How files of each kind begin; what is text begins anyhow. */
const beginnings: Partial<Record<string, string>> = { pdf: '%PDF-', docx: 'PK', apkg: 'PK' };

describe('a material as a file', () => {
  it('comes in each of its formats on the paid plan alone, under its name', async () => {
    const { student, briefId, outlineId, setId } = await studentWithCase('formats');
    const wanted = [
      ...documentFormats.flatMap((format) => [
        [`/api/briefs/${briefId}`, format] as const,
        [`/api/outlines/${outlineId}`, format] as const,
      ]),
      ...questionFormats.map((format) => [`/api/questions/${setId}`, format] as const),
    ];
    for (const [path, format] of wanted)
      expect((await fetchFile(student, `${path}/download?format=${format}`)).status).toBe(403);
    await upgrade(test, student);
    for (const [path, format] of wanted) {
      const { status, type, name, bytes } = await fetchFile(student, `${path}/download?format=${format}`);
      expect({ status, type }).toEqual({ status: 200, type: fileFormats[format].type });
      expect(name).toMatch(new RegExp(`^[^.]+v\\. .+\\.${format}$`));
      expect(
        bytes
          .subarray(0, 5)
          .toString()
          .startsWith(beginnings[format] ?? ''),
      ).toBe(true);
      expect(bytes.length).toBeGreaterThan(500);
    }
    for (const path of [
      `/api/briefs/${briefId}/download?format=apkg`,
      `/api/questions/${setId}/download?format=exe`,
    ])
      expect((await fetchFile(student, path)).status).toBe(400);
  });

  it('leads each pinpoint back to its passage, as long as the text is there', async () => {
    const { student, caseId, briefId, setId } = await studentWithCase('links');
    await upgrade(test, student);
    const { holding } = await student.call(getBrief, { id: briefId });
    const [pinpoint] = holding.pinpoints;
    const href = `${test.url}/brief/${briefId}?at=${pinpoint?.paragraphId}&from=${holding.id}&side=opinion`;
    const markdown = async () =>
      String((await fetchFile(student, `/api/briefs/${briefId}/download?format=md`)).bytes);
    expect(await markdown()).toContain(`](<${href}>)`);
    const { bytes } = await fetchFile(student, `/api/questions/${setId}/download?format=apkg`);
    const db = new DatabaseSync(':memory:');
    db.deserialize((await unzipped(bytes)).get('collection.anki2') ?? new Uint8Array());
    const notes = db.prepare('select flds from notes').all() as { flds: string }[];
    expect(notes.length).toBeGreaterThanOrEqual(
      (await student.call(getQuestionSet, { id: setId })).questions.length,
    );
    for (const { flds } of notes) expect(flds).toContain(`href="${test.url}/questions/${setId}?at=`);
    await student.call(deleteCaseText, { id: caseId });
    expect(await markdown()).not.toContain(test.url);
    expect(await markdown()).toContain(holding.text);
  });

  it('is free where it holds her own words alone, and then holds nothing else', async () => {
    const { student, briefId } = await studentWithCase('own');
    const own = (format: string) =>
      fetchFile(student, `/api/briefs/${briefId}/download?format=${format}&own=true`);
    expect(String((await own('md')).bytes)).toContain('Nothing here is in your own words yet.');
    const brief = await student.call(getBrief, { id: briefId });
    const [fact, ...others] = brief.facts;
    if (!fact) throw new Error('No fact');
    const words = 'The *landlord* kept the only key.';
    await student.call(updateBrief, {
      id: briefId,
      version: brief.version,
      facts: [{ ...fact, text: words }, ...others],
    });
    const markdown = await own('md');
    expect(markdown).toMatchObject({ status: 200, type: 'text/markdown; charset=utf-8' });
    expect(String(markdown.bytes)).toContain('- The \\*landlord\\* kept the only key.');
    const csv = String((await own('csv')).bytes);
    expect(csv).toContain(words);
    for (const generated of [fact.text, brief.holding.text, ...others.map(({ text }) => text)])
      for (const file of [String(markdown.bytes), csv]) expect(file).not.toContain(generated);
    for (const format of ['pdf', 'docx']) expect((await own(format)).status).toBe(400);
  });

  it('of another student does not exist, whatever is asked of it', async () => {
    const { briefId, setId } = await studentWithCase('owner');
    const stranger = await test.student('stranger');
    for (const path of [`/api/briefs/${briefId}`, `/api/questions/${setId}`, `/api/outlines/${briefId}`])
      for (const query of ['', '?format=docx', '?format=md&own=true', '?format=csv&own=true'])
        expect((await fetchFile(stranger, `${path}/download${query}`)).status).toBe(404);
  });
});

describe('the material of a class or a class session', () => {
  it('comes as a zip in the order of the class, or as one deck that names the class', async () => {
    const { student, classId, sessionId, caseId } = await studentWithCase('whole');
    const paths = [`/api/classes/${classId}/download`, `/api/sessions/${sessionId}/download`];
    for (const path of paths) expect((await fetchFile(student, path)).status).toBe(403);
    await upgrade(test, student);
    await student.upload(sessionId, opinionPdfNamed(61)).then(({ body }) => student.waitForCase(body.id));
    await student.call(compileCourseOutline, { id: classId });
    const { pages } = await student.call(getCaseText, { id: caseId });
    const passage = pages.flatMap(({ paragraphs }) => paragraphs).find(({ text }) => text.length > 300);
    const words = { paragraphId: passage?.id ?? '', start: 0, end: 250 };
    await student.call(addHighlight, { id: caseId, ...words, colour: 'facts' });
    for (const path of paths) {
      for (const format of ['pdf', 'docx', 'md', 'csv'] as const) {
        const { status, type, name, bytes } = await fetchFile(student, `${path}?format=${format}`);
        expect({ status, type }).toEqual({ status: 200, type: 'application/zip' });
        expect(name).toMatch(/^(Torts|Negligence) - .+\.zip$/);
        const files = await unzipped(bytes);
        const kinds = ['brief', 'outline', 'questions'].map((kind) => `${kind}.${format}`);
        const ends = [...files.keys()].map((each) => each.split('/').at(-1));
        const ofCourse = path.includes('classes') ? ['Course outline', 'Attack outline'] : [];
        const whole = ofCourse.map((each) => `${each}.${format}`);
        expect(ends).toEqual([...whole, `On-call sheet.${format}`, ...kinds, ...kinds, `my brief.${format}`]);
        expect([...files.keys()][whole.length + 1]).toMatch(/^1 Negligence\/1 /);
        for (const file of files.values()) expect(file.length).toBeGreaterThan(300);
      }
      const text = String((await fetchFile(student, `${path}?format=txt`)).bytes);
      expect(text).toContain('\tHotseat::Torts::');
      const deck = await unzipped((await fetchFile(student, `${path}?format=apkg`)).bytes);
      expect([...deck.keys()]).toContain('collection.anki2');
    }
  });

  it('of another student does not exist, and an empty one says that it is empty', async () => {
    const { classId, sessionId } = await studentWithCase('holder');
    const stranger = await test.student('passer-by');
    await upgrade(test, stranger);
    for (const path of [`/api/classes/${classId}/download`, `/api/sessions/${sessionId}/download`])
      for (const format of ['md', 'apkg'])
        expect((await fetchFile(stranger, `${path}?format=${format}`)).status).toBe(404);
    const own = await stranger.makeSession();
    const { bytes } = await fetchFile(stranger, `/api/classes/${own.classId}/download?format=md`);
    expect([...(await unzipped(bytes)).keys()]).toEqual(['README.txt']);
  });
});
