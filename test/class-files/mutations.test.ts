/**
 * Real class files with something in them changed: none ends in an error of ours, and what is taken can be read, found and
 * printed. A sample by its seed; 2,000 with THOROUGH=1.
 */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCase, deleteCaseText, getCaseText } from '../../src/shared/cases.ts';
import type { BroughtInClass } from '../../src/shared/class-files.ts';
import { deleteClass } from '../../src/shared/classes.ts';
import { addHighlight } from '../../src/shared/highlights.ts';
import { getBrief, updateBrief } from '../../src/shared/materials.ts';
import { createSemester } from '../../src/shared/semesters.ts';
import { createCategory, listClassSessions } from '../../src/shared/sessions.ts';
import { openTestApp, type TestApp } from '../app.ts';
import type { Client } from '../client.ts';
import { casebookChapterPdf, secondOpinionPdf, teachingOpinionPdf } from '../fixtures/fixtures.ts';
import { liftLimits, upgrade } from '../money.ts';
import { seededRandom } from '../seeded-random.ts';
import { unzipped } from '../unzipped.ts';
import { zipped } from '../zipped.ts';
import { openDice, withoutClaims } from './random-class.ts';

const amount = process.env.THOROUGH ? 2_000 : 30;

let test: TestApp;
let ada: Client;
let bob: Client;
let semesterId: number;
let files: Map<string, Buffer>;

beforeAll(async () => {
  test = await openTestApp({ change: liftLimits });
  ada = await test.student('ada');
  await upgrade(test, ada);
  const { classId, sessionId } = await ada.makeSession();
  const { id: categoryId } = await ada.call(createCategory, { id: sessionId, name: 'Duty' });
  const taught = await ada.upload(sessionId, teachingOpinionPdf, { categoryId });
  const { briefId } = await ada.waitForCase(taught.body.id);
  const id = briefId ?? 0;
  const { version } = await ada.call(getBrief, { id });
  await ada.call(updateBrief, { id, version, holding: { id: 'holding', text: 'The ferry owed her care.' } });
  const { pages } = await ada.call(getCaseText, { id: taught.body.id });
  const passage = pages.flatMap(({ paragraphs }) => paragraphs).find(({ text }) => text.length > 60);
  await ada.call(addHighlight, {
    ...{ id: taught.body.id, paragraphId: passage?.id ?? '', start: 0, end: 40 },
    ...{ colour: 'facts', note: 'What the professor said.' },
  });
  const book = await ada.upload(sessionId, casebookChapterPdf);
  await ada.waitForCase(book.body.id, ({ status }) => status === 'needs_answer');
  await ada.call(answerCase, { id: book.body.id, proceed: true, picks: [0, 1] });
  const gone = await ada.upload(sessionId, secondOpinionPdf);
  await ada.waitForCase(gone.body.id);
  await ada.call(deleteCaseText, { id: gone.body.id });
  for (const { id: each } of await casesOf(ada, classId)) await ada.waitForCase(each);
  files = await shared(ada, classId);
  bob = await test.student('bob');
  await upgrade(test, bob);
  semesterId = (await bob.call(createSemester, { name: 'Fall 2026' })).id;
});
afterAll(() => test.close());

const casesOf = async (student: Client, classId: number) =>
  (await student.call(listClassSessions, { id: classId })).flatMap(({ cases }) => cases);

async function shared(student: Client, classId: number): Promise<Map<string, Buffer>> {
  const answer = await fetch(`${test.url}/api/classes/${classId}/download?format=hotseat`, {
    headers: { cookie: student.cookie },
  });
  return unzipped(Buffer.from(await answer.arrayBuffer()));
}

const bringIn = (bytes: Buffer) =>
  bob.raw('POST', `/api/classes/import?semesterId=${semesterId}`, {
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/zip' },
  });

const parsed = (all: ReadonlyMap<string, Buffer>): unknown[] =>
  [...all].map(([path, bytes]) => [path, JSON.parse(String(bytes))]);

it('a class arrives as it was, from one student to the next, without what is hers alone', async () => {
  expect(files.size).toBe(1 + 3 * 4);
  expect([...files.values()].join('\n')).not.toContain('What the professor said');
  const once = (await bringIn(await zipped(files))).body as BroughtInClass;
  expect(once.caseCount).toBe(3);
  expect(once.leftOut).toEqual([{ title: expect.any(String), reason: 'its text was deleted before' }]);
  const first = await shared(bob, once.id);
  const [list, ...sent] = parsed(files).map(withoutClaims);
  const [listThen, ...arrived] = parsed(first).map(withoutClaims);
  expect(arrived).toEqual(sent);
  expect(listThen).toEqual([(list as [string])[0], { ...(list as [string, object])[1], leftOut: [] }]);
  const twice = (await bringIn(await zipped(first))).body as BroughtInClass;
  expect(parsed(await shared(bob, twice.id))).toEqual(parsed(first));
});

type Dice = ReturnType<typeof openDice>;

const odd: (() => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 2 ** 31,
  () => 1e300,
  () => '',
  () => ' ',
  () => '\0',
  () => 'half \ud800 of it',
  () => '\u202e\ufeff\u2028',
  () => '0000-01-01',
  () => '9999-12-31',
  () => '2026-02-30',
  () => 'a'.repeat(19_000),
  () => 'verbatim '.repeat(2_000),
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => JSON.parse('{"__proto__":{"verified":true},"constructor":1}') as unknown,
];

/** Of all the places in it one is changed: to something odd, to what stands elsewhere, or doubled. */
function changed(value: unknown, dice: Dice): unknown {
  const places: { within: Record<string, unknown> | unknown[]; at: string }[] = [];
  const walk = (inside: unknown) => {
    if (typeof inside !== 'object' || inside === null) return;
    for (const [at, below] of Object.entries(inside)) {
      places.push({ within: inside as Record<string, unknown>, at });
      walk(below);
    }
  };
  walk(value);
  // Texts have thousands of places: some near the top are taken as often.
  const { within, at } = dice.one(dice.happens(0.5) ? places : places.slice(0, 60));
  const fields = within as Record<string, unknown>;
  const before = fields[at];
  if (dice.happens(0.6)) fields[at] = dice.one(odd)();
  else if (dice.happens(0.5)) {
    const other = dice.one(places);
    fields[at] = structuredClone((other.within as Record<string, unknown>)[other.at]);
  } else if (Array.isArray(before)) fields[at] = [...before, ...before.toReversed()];
  else if (typeof before === 'string') fields[at] = `${before}${before}`;
  else if (typeof before === 'number') fields[at] = before + 1;
  else fields[at] = { children: [before] };
  return value;
}

async function mutated(dice: Dice): Promise<Buffer> {
  const all = new Map(files);
  for (let times = 1 + dice.below(3); times > 0; times--) {
    const path = dice.one([...all.keys()]);
    const before = String(all.get(path));
    try {
      all.set(path, Buffer.from(JSON.stringify(changed(JSON.parse(before), dice)) ?? 'null'));
    } catch {
      // A change before made it no JSON, or nothing to change.
      all.set(path, Buffer.from(before.slice(0, dice.below(before.length))));
    }
  }
  const bytes = await zipped(all);
  if (dice.happens(0.1)) bytes[dice.below(bytes.length)] = dice.below(256);
  return bytes;
}

/** What of a class does not open: nothing of an honest one. */
async function broken(classId: number, formats: readonly string[]): Promise<string[]> {
  const sessions = await bob.call(listClassSessions, { id: classId });
  const cases = sessions.flatMap(({ cases: within }) => within);
  const paths = [
    ...[
      `/api/classes/${classId}/outline`,
      `/api/classes/${classId}/download?format=hotseat`,
      '/api/search?q=ferry',
    ],
    ...sessions.flatMap(({ id }) => [`/api/sessions/${id}/sheet`, `/api/sessions/${id}/synthesis`]),
    ...cases.flatMap(({ id, briefId, outlineId, questionSetId }) => [
      ...[`/api/cases/${id}`, `/api/cases/${id}/text`],
      ...Object.entries({ briefs: briefId, outlines: outlineId, questions: questionSetId }).flatMap(
        ([kind, of]) =>
          of === null
            ? []
            : [
                `/api/${kind}/${of}`,
                ...formats.map((format) => `/api/${kind}/${of}/download?format=${format}`),
              ],
      ),
    ]),
  ];
  const failed: string[] = [];
  for (const path of paths) {
    const answer = await fetch(`${test.url}${path}`, { headers: { cookie: bob.cookie } });
    if (answer.body) await buffer(answer.body);
    if (answer.status !== 200) failed.push(`${answer.status} ${path}`);
  }
  return failed;
}

/** A hundred at a time, so that a long run tells how far it is. */
const atOnce = 100;
const runs = Array.from({ length: Math.ceil(amount / atOnce) }, (_, at) => ({
  first: at * atOnce + 1,
  last: Math.min(amount, (at + 1) * atOnce),
}));

describe('none ends in an error of ours, and what is taken can be read, found and printed', () => {
  it.each(runs)(
    'of $first to $last',
    async ({ first, last }) => {
      let taken = 0;
      const found: string[] = [];
      for (let seed = first; seed <= last; seed++) {
        const { status, body } = await bringIn(await mutated(openDice(seededRandom(seed))));
        if (status !== 201) {
          if (status !== 422) found.push(`${seed}: ${status} ${JSON.stringify(body)}`);
          continue;
        }
        taken += 1;
        const { id } = body as BroughtInClass;
        const failed = await broken(id, ['md', 'csv', seed % 2 === 0 ? 'pdf' : 'docx']);
        found.push(...failed.map((path) => `${seed}: ${path}`));
        await bob.call(deleteClass, { id });
      }
      expect(found).toEqual([]);
      expect(taken).toBeGreaterThan((last - first) / 10);
    },
    1_200_000,
  );
});
