/** Paper says what the screen says. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { upgrade } from '../../../../test/money.ts';
import { textOf } from '../../../opinion/reader.ts';
import { deleteCaseText, getCaseText } from '../../../shared/cases.ts';
import { getBrief, getOutline, getQuestionSet } from '../../../shared/materials.ts';
import type { Item, MaterialKind } from '../../../study/material/schema.ts';
import { pageNamesIn } from '../../../web/desk/opinion/page-names.ts';

let test: TestApp;
let folder: string;

beforeAll(async () => {
  test = await openTestApp();
  folder = await mkdtemp(join(tmpdir(), 'printed-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const paths: Record<MaterialKind, string> = {
  brief: 'briefs',
  outline: 'outlines',
  questions: 'questions',
};

/** Lines are broken and words hyphenated on paper. */
const squeezed = (text: string) => text.replaceAll(/[\s\p{Pd}\u00AD]+/gu, '');

async function printed(student: Client, kind: MaterialKind, id: number): Promise<string> {
  const answer = await fetch(`${test.url}/api/${paths[kind]}/${id}/download`, {
    headers: { cookie: student.cookie },
  });
  expect(answer.status).toBe(200);
  const path = join(folder, `${kind}-${id}.pdf`);
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  return squeezed(textOf(await test.app.reader.read(path)));
}

/** Each statement that stands on one page of the PDF, with that page. */
function statementsOnOnePage(items: readonly Item[]): { text: string; page: number }[] {
  return items.flatMap(({ text, pinpoints, children = [] }) => {
    const pages = new Set(pinpoints.map(({ page }) => page));
    const [page] = pages;
    const own = pages.size === 1 && pinpoints.length === 1 && page !== undefined ? [{ text, page }] : [];
    return [...own, ...statementsOnOnePage(children)];
  });
}

async function readyCase() {
  const student = await test.student();
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  const { id, briefId, outlineId, questionSetId } = await student.waitForCase(body.id);
  await upgrade(test, student);
  const ids = { brief: briefId ?? 0, outline: outlineId ?? 0, questions: questionSetId ?? 0 };
  const [brief, outline, { questions }] = await Promise.all([
    student.call(getBrief, { id: ids.brief }),
    student.call(getOutline, { id: ids.outline }),
    student.call(getQuestionSet, { id: ids.questions }),
  ]);
  const statements = {
    brief: statementsOnOnePage([brief.holding, ...brief.facts, ...brief.rule, ...brief.analysis]),
    outline: statementsOnOnePage(outline.sections.flatMap(({ items }) => items)),
    questions: statementsOnOnePage(questions.flatMap(({ answer }) => answer)),
  };
  return { student, caseId: id, ids, brief, statements };
}

const kinds = ['brief', 'outline', 'questions'] as const;

describe('a material as PDF', () => {
  it('names pages by the numbers printed on them, as the screen does, also once the text is deleted', async () => {
    const { student, caseId, ids, statements } = await readyCase();
    const text = await student.call(getCaseText, { id: caseId });
    const { pages } = text;
    const { pageNameOf: nameOf } = pageNamesIn(text, null);
    expect(pages.some(({ number }) => nameOf(number) !== `p. ${number}`)).toBe(true);
    const wanted = (kind: MaterialKind) =>
      statements[kind].map(({ text, page }) => squeezed(`${text} (${nameOf(page)}`));
    for (const kind of kinds) {
      // A statement may go on below the next page's running head.
      const paper = (await printed(student, kind, ids[kind])).replaceAll(
        'OutlineMarlowv.TidewaterFerryCo.',
        '',
      );
      expect(wanted(kind).length).toBeGreaterThan(3);
      expect(wanted(kind).filter((line) => !paper.includes(line))).toEqual([]);
    }
    await student.call(deleteCaseText, { id: caseId });
    const paper = await printed(student, 'brief', ids.brief);
    expect(wanted('brief').filter((line) => !paper.includes(line))).toEqual([]);
  });

  it('has the caption, the names of the parts and the day as the screen writes them', async () => {
    const { student, ids, brief } = await readyCase();
    const [author] = brief.separateOpinions.flatMap((opinion) => opinion.author ?? []);
    const paper = await printed(student, 'brief', ids.brief);
    for (const words of [
      'Procedural posture',
      `Opinion by ${brief.caption.author} (majority)`,
      `— ${author}`,
    ])
      expect(paper).toContain(squeezed(words));
    const day = new Date(`${brief.caption.decidedOn}T00:00:00Z`);
    const name = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    for (const kind of kinds) expect(await printed(student, kind, ids[kind])).toContain(squeezed(name));
  });
});
