/** A class goes from one student to another in a file, and a stranger's file does no harm. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import { upgrade } from '../../../../test/money.ts';
import { unzipped } from '../../../../test/unzipped.ts';
import { zipped } from '../../../../test/zipped.ts';
import { getCurrentUser } from '../../../shared/auth.ts';
import { getCaseText } from '../../../shared/cases.ts';
import type { BroughtInClass } from '../../../shared/class-files.ts';
import { listClasses } from '../../../shared/classes.ts';
import {
  getBrief,
  getQuestionSet,
  regenerateBrief,
  reportBrief,
  updateBrief,
} from '../../../shared/materials.ts';
import { classFileStorage } from '../../../shared/prices.ts';
import { search } from '../../../shared/search.ts';
import { createSemester } from '../../../shared/semesters.ts';
import { createCategory, listClassSessions } from '../../../shared/sessions.ts';
import { getSubscriptionStatus } from '../../../shared/subscription.ts';
import type { BriefContent } from '../../../study/material/schema.ts';
import { rateLimits } from '../../db/tables.ts';

let test: TestApp;
/** Of Ada, with a holding in her own words. */
let file: Buffer;
let files: Map<string, Buffer>;

const ownHolding = 'Ada thinks that the ferry owed her care.';

beforeAll(async () => {
  test = await openTestApp();
  const ada = await test.student('ada');
  await upgrade(test, ada);
  const { classId, sessionId } = await ada.makeSession();
  const duty = await ada.call(createCategory, { id: sessionId, name: 'Duty' });
  const { body } = await ada.upload(sessionId, teachingOpinionPdf, { categoryId: duty.id });
  const { briefId } = await ada.waitForCase(body.id);
  const id = briefId ?? 0;
  const { version } = await ada.call(getBrief, { id });
  await ada.call(updateBrief, { id, version, holding: { id: 'holding', text: ownHolding } });
  const answer = await fetch(`${test.url}/api/classes/${classId}/download?format=hotseat`, {
    headers: { cookie: ada.cookie },
  });
  expect(answer.headers.get('content-disposition')).toContain('Torts.hotseat');
  file = Buffer.from(await answer.arrayBuffer());
  files = await unzipped(file);
});
afterAll(() => test.close());

async function friend(name: string) {
  const student = await test.student(name);
  const { id: semesterId } = await student.call(createSemester, { name: 'Fall 2026' });
  return { student, semesterId };
}

async function bringIn(student: Client, semesterId: number, body: Buffer, key?: string) {
  return student.raw('POST', `/api/classes/import?semesterId=${semesterId}`, {
    body: new Uint8Array(body),
    headers: { 'content-type': 'application/zip', ...(key ? { 'idempotency-key': key } : {}) },
  });
}

/** The same file with something in it changed. */
const withChange = (path: string, change: (json: never) => unknown) =>
  zipped(
    new Map(files).set(
      path,
      Buffer.from(JSON.stringify(change(JSON.parse(String(files.get(path))) as never))),
    ),
  );

async function onlyCase(student: Client, classId: number) {
  const [session] = await student.call(listClassSessions, { id: classId });
  const [one] = session?.cases ?? [];
  if (!session || !one) throw new Error('Nothing was brought in');
  return { session, one };
}

describe('a class file', () => {
  it('holds texts and material, and nothing of the account it comes from', () => {
    expect([...files.keys()]).toEqual([
      'class.json',
      ...['opinion', 'brief', 'outline', 'questions'].map((name) => `cases/1/${name}.json`),
    ]);
    const all = [...files.values()].map(String).join('\n');
    expect(all).not.toMatch(/ada@example\.org|"userId"|"tier"|"engine"|"id":\d/);
  });

  it('brings a class in with all that is in it, and takes nothing of the allowance', async () => {
    const { student, semesterId } = await friend('bob');
    const { status, body } = await bringIn(student, semesterId, file);
    expect(status).toBe(201);
    const made = body as BroughtInClass;
    expect(made).toMatchObject({ name: 'Torts', semesterId, caseCount: 1, lostQuotes: 0 });
    const { session, one } = await onlyCase(student, made.id);
    expect(session).toMatchObject({ title: 'Negligence', categories: [{ name: 'Duty' }] });
    expect(one).toMatchObject({
      status: 'ready',
      tier: 'standard',
      engine: 'brought-in',
      categoryId: session.categories[0]?.id,
    });
    const { pages } = await student.call(getCaseText, { id: one.id });
    expect(pages.length).toBeGreaterThan(5);
    const { questions } = await student.call(getQuestionSet, { id: one.questionSetId ?? 0 });
    expect(one.questionCount).toBe(questions.length);
    const found = await student.call(search, { q: 'ferry' });
    expect(found.items.length).toBeGreaterThan(2);
    expect(await student.call(getSubscriptionStatus, {})).toMatchObject({
      canAnalyze: true,
      analysesUsed: 0,
    });
  });

  it('brings her friend’s words as nobody’s, unverified where no quote bears them out', async () => {
    const { student, semesterId } = await friend('carol');
    const { body } = await bringIn(student, semesterId, file);
    const { one } = await onlyCase(student, (body as BroughtInClass).id);
    const brief = await student.call(getBrief, { id: one.briefId ?? 0 });
    expect(brief.holding).toMatchObject({
      text: ownHolding,
      verified: false,
      marks: [],
      check: 'not_checked',
    });
    expect(brief.holding).not.toHaveProperty('generated');
    for (const fact of brief.facts) expect(fact).toMatchObject({ verified: true });
    expect(brief.facts[0]).not.toHaveProperty('check');
  });

  it('unlocks no tier, and is made again for a token alone', async () => {
    const { student, semesterId } = await friend('dave');
    const forged = await withChange('cases/1/brief.json', (brief: object) => ({
      ...brief,
      tier: 'premium',
      engine: 'openai:gpt',
      freeRemakes: 0,
    }));
    const { body } = await bringIn(student, semesterId, forged);
    const { one } = await onlyCase(student, (body as BroughtInClass).id);
    const id = one.briefId ?? 0;
    expect(await student.call(getBrief, { id })).toMatchObject({
      tier: 'standard',
      engine: 'brought-in',
      freeRemakesLeft: 0,
    });
    expect((await student.fail(regenerateBrief, { id })).status).toBe(402);
    const { reports } = await student.call(reportBrief, { id, itemId: 'facts-1' });
    expect(reports).toMatchObject([{ outcome: 'kept' }]);
  });

  it('loses the quotes that do not stand in its text, and says how many', async () => {
    const { student, semesterId } = await friend('erin');
    const forged = await withChange('cases/1/brief.json', (brief: BriefContent) => ({
      ...brief,
      facts: brief.facts.map((fact, index) =>
        index === 0
          ? {
              ...fact,
              text: 'The ferry sank.',
              pinpoints: fact.pinpoints.map((each) => ({ ...each, quote: 'The ferry sank.' })),
              check: 'borne_out',
            }
          : fact,
      ),
    }));
    const { body } = await bringIn(student, semesterId, forged);
    const made = body as BroughtInClass;
    expect(made.lostQuotes).toBe(1);
    const { one } = await onlyCase(student, made.id);
    const { facts } = await student.call(getBrief, { id: one.briefId ?? 0 });
    expect(facts[0]).toMatchObject({
      text: 'The ferry sank.',
      verified: false,
      pinpoints: [],
      check: 'not_checked',
    });
  });

  it('sent twice with the same key makes one class, and into another’s semester none', async () => {
    const { student, semesterId } = await friend('frank');
    const [first, second] = [
      await bringIn(student, semesterId, file, 'once'),
      await bringIn(student, semesterId, file, 'once'),
    ];
    expect(second.body).toEqual(first.body);
    expect(await student.call(listClasses, {})).toHaveLength(1);
    const other = await friend('grace');
    expect((await bringIn(student, other.semesterId, file)).status).toBe(404);
  });
});

describe('a forged class file', () => {
  /** The brief of the one case, as it is stored after what was done to it. */
  async function broughtInAs(name: string, change: (brief: BriefContent) => unknown) {
    const { student, semesterId } = await friend(name);
    const { status, body } = await bringIn(
      student,
      semesterId,
      await withChange('cases/1/brief.json', change),
    );
    expect({ status, body }).toMatchObject({ status: 201 });
    const { one } = await onlyCase(student, (body as BroughtInClass).id);
    return student.call(getBrief, { id: one.briefId ?? 0 });
  }
  const truly = ({ facts }: BriefContent) => ({ ...facts[0], id: 'below' });
  const claimed = { verified: true, check: 'borne_out', marks: [], pinpoints: [] };

  it('makes no heading of a holding that rests on nothing, whatever stands below it', async () => {
    const text = 'Ferries owe nobody any care.';
    const brief = await broughtInAs('heidi', (given) => ({
      ...given,
      holding: { id: 'holding', text, ...claimed, children: [truly(given)] },
      rule: [{ id: 'rule-1', text: 'No duty at all.', ...claimed, children: [truly(given)] }],
    }));
    expect(brief.holding).toMatchObject({ text, verified: false, check: 'not_checked' });
    expect(brief.holding.children?.[0]).toMatchObject({ verified: true });
    expect(brief.rule[0]).toMatchObject({ verified: false, check: 'not_checked' });
  });

  it('says of a key term without a quote that nobody checked it', async () => {
    const { keyTerms } = await broughtInAs('ivan', (given) => ({
      ...given,
      keyTerms: [
        { term: 'ferry', meaning: 'A boat that owes nobody anything.', pinpoints: [], check: 'borne_out' },
      ],
    }));
    expect(keyTerms).toMatchObject([{ term: 'ferry', check: 'not_checked' }]);
  });

  it('does not have what a true quote says the other way verified, nor a dissent as the holding', async () => {
    const [ferry] = JSON.parse(String(files.get('cases/1/brief.json')))
      .separateOpinions as BriefContent['separateOpinions'];
    const brief = await broughtInAs('judy', (given) => ({
      ...given,
      holding: { ...ferry?.summary[0], id: 'holding', marks: [], verified: true },
      facts: given.facts.map((fact) => ({
        ...fact,
        text: `It is not so that ${fact.text}`,
        check: 'borne_out',
      })),
      caption: { ...given.caption, caseName: 'Forged v. Forged', disposition: 'Reversed' },
      missingPages: [2],
    }));
    expect(brief.holding).toMatchObject({ verified: false, check: 'not_checked' });
    for (const fact of brief.facts) expect(fact).toMatchObject({ check: 'not_checked' });
    expect(brief.caption.caseName).not.toContain('Forged');
    expect(brief.missingPages).toEqual([]);
  });
});

describe('a class file with a case that cannot be taken', () => {
  const two = (path: string, change: (json: never) => unknown) => {
    const all = new Map(files);
    for (const kind of ['opinion', 'brief', 'outline', 'questions'])
      all.set(`cases/2/${kind}.json`, files.get(`cases/1/${kind}.json`) as Buffer);
    const list = JSON.parse(String(files.get('class.json'))) as { cases: { title: string }[] };
    list.cases.push({ ...list.cases[0], title: 'Second v. Second' });
    all.set('class.json', Buffer.from(JSON.stringify(list)));
    all.set(path, Buffer.from(JSON.stringify(change(JSON.parse(String(all.get(path))) as never))));
    return zipped(all);
  };

  it('names it and its bound, and the rest arrives', async () => {
    const { student, semesterId } = await friend('kim');
    const item = { id: 'x', text: 'x', pinpoints: [], verified: true, marks: [] };
    const many = await two('cases/2/outline.json', ({ sections }: { sections: { items: object[] }[] }) => ({
      sections: sections.map((section, at) =>
        at === 0 ? { ...section, items: Array(999).fill(item) } : section,
      ),
    }));
    expect(await bringIn(student, semesterId, many)).toMatchObject({
      status: 201,
      body: {
        caseCount: 1,
        leftOut: [{ title: 'Second v. Second', reason: 'its outline has more than 1,000 statements' }],
      },
    });
    const damaged = await two('cases/2/opinion.json', () => ({ no: 'opinion' }));
    expect(await bringIn(student, semesterId, damaged)).toMatchObject({
      status: 201,
      body: { caseCount: 1, leftOut: [{ title: 'Second v. Second', reason: 'it’s damaged' }] },
    });
  });

  const nested = (levels: number): object => ({
    ...{ id: 'n', text: 'n', pinpoints: [], verified: true, marks: [] },
    ...(levels > 1 ? { children: [nested(levels - 1)] } : {}),
  });
  const over: [bound: string, path: string, change: (json: never) => unknown][] = [
    [
      'statements nested more than 12 deep',
      'cases/1/outline.json',
      ({ sections }: { sections: object[] }) => ({
        sections: sections.map((section, at) => (at === 0 ? { ...section, items: [nested(13)] } : section)),
      }),
    ],
    [
      'more than 4,000 quotes',
      'cases/1/brief.json',
      (brief: BriefContent) => ({
        ...brief,
        facts: Array.from({ length: 5 }, () => ({
          ...brief.facts[0],
          pinpoints: Array(1_000).fill({ page: 1, paragraphId: 'p1', quote: 'no' }),
        })),
      }),
    ],
    [
      'more than 20,000 letters in one piece',
      'cases/1/brief.json',
      (brief: BriefContent) => ({ ...brief, holding: { ...brief.holding, text: 'a '.repeat(10_001) } }),
    ],
    [
      // A link with so long a name would make the printing of the whole brief fail.
      'more than 200 letters in a name',
      'cases/1/brief.json',
      (brief: BriefContent) => ({ ...brief, holding: { ...brief.holding, id: 'n'.repeat(201) } }),
    ],
    [
      'more than 200,000 letters in one paragraph',
      'cases/1/opinion.json',
      (opinion: { paragraphs: object[] }) => ({
        ...opinion,
        paragraphs: opinion.paragraphs.map((each, at) =>
          at === 0 ? { ...each, text: 'a'.repeat(200_001) } : each,
        ),
      }),
    ],
  ];
  it.each(over)('and no other is refused in a sentence that names it: %s', async (bound, path, change) => {
    const { student, semesterId } = await friend(`over${over.findIndex(([each]) => each === bound)}`);
    const { status, body } = await bringIn(student, semesterId, await withChange(path, change));
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        error: {
          message: expect.stringMatching(
            new RegExp(`^This class file can’t be used: its .+ has ${bound}\\.$`),
          ),
        },
      },
    });
  });
});

describe('what came in class files', () => {
  it('fills an account to the bound of its plan, and the same key counts once', async () => {
    const { student, semesterId } = await friend('leo');
    const { id: userId } = await student.call(getCurrentUser, {});
    await bringIn(student, semesterId, file, 'first');
    const { cases: most } = classFileStorage.free_trial;
    await test.app.db.execute(sql`
      insert into cases (user_id, session_id, title, file_name, file_size, sha256, status, tier, engine)
      select user_id, session_id, title, file_name, file_size, sha256, status, tier, engine from cases, generate_series(2, ${most})
      where user_id = ${userId}`);
    expect(await bringIn(student, semesterId, file)).toMatchObject({
      status: 413,
      body: {
        error: {
          message:
            'On the Free Trial you can keep 250 cases and 100 MB from class files, and this one would go over that. Delete some first.',
        },
      },
    });
    const before = await spent(userId);
    for (let times = 0; times < 3; times++)
      expect((await bringIn(student, semesterId, file, 'first')).status).toBe(201);
    expect(await spent(userId)).toBe(before);
    await upgrade(test, student);
    expect((await bringIn(student, semesterId, file)).status).toBe(201);
  });

  const spent = async (userId: number) => {
    const [row] = await test.app.db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, `exportsPerUser:${userId}`));
    return row?.points;
  };
});

/** Signature and length of an entry in the list at the end of a zip; there the size stands at 24, its name behind. */
const listed = { signature: 'PK\u0001\u0002', bytes: 46 };

function entriesOf(zip: Buffer): { at: number; name: string }[] {
  const entries = [];
  for (let at = zip.indexOf(listed.signature); at >= 0; at = zip.indexOf(listed.signature, at + 1))
    entries.push({
      at,
      name: zip.toString('utf8', at + listed.bytes, at + listed.bytes + zip.readUInt16LE(at + 28)),
    });
  return entries;
}

function lyingAbout(zip: Buffer, path: string, bytes: number): Buffer {
  const entry = entriesOf(zip).find(({ name }) => name === path);
  if (!entry) throw new Error('There is no such entry');
  zip.writeUInt32LE(bytes, entry.at + 24);
  return zip;
}

/** Every entry's bytes are said to lie where those of the first do. */
function overlapping(zip: Buffer): Buffer {
  for (const { at } of entriesOf(zip)) zip.writeUInt32LE(0, at + 42);
  return zip;
}

describe('a hostile class file', () => {
  /** Nothing of what she is sent stays. */
  let victim: Awaited<ReturnType<typeof friend>>;
  beforeAll(async () => {
    victim = await friend('victim');
  });
  const nested = `${'{"children":['.repeat(50_000)}${']}'.repeat(50_000)}`;
  const hostile: [what: string, make: () => Promise<Buffer>][] = [
    ['that is no zip', async () => Buffer.from('%PDF-1.7 not a zip')],
    ['that is empty', async () => Buffer.alloc(0)],
    ['that ends early', async () => file.subarray(0, file.length - 300)],
    [
      'with a path that leads out of it',
      async () =>
        Buffer.from(
          (await zipped(new Map([...files, ['xx/evil.json', Buffer.from('1')]])))
            .toString('latin1')
            .replaceAll('xx/evil.json', '../evil.json'),
          'latin1',
        ),
    ],
    [
      'that says a file unpacks to less than it does',
      async () => lyingAbout(await zipped(files), 'cases/1/opinion.json', 100),
    ],
    [
      'that says a file unpacks to more than it does',
      async () => lyingAbout(await zipped(files), 'cases/1/opinion.json', 15 * 1024 * 1024),
    ],
    ['that packs the same file into every entry', async () => overlapping(await zipped(files))],
    ['with a file too many', () => zipped(new Map([...files, ['cases/1/run.js', Buffer.from('1')]]))],
    [
      'that unpacks to more than any class',
      () => zipped(new Map([...files, ['cases/2/opinion.json', Buffer.alloc(40 * 1024 * 1024)]])),
    ],
    [
      'with thousands of files',
      () =>
        zipped(
          new Map(
            Array.from(
              { length: 2_500 },
              (_, at) =>
                [
                  `cases/${(at % 999) + 1}/${['opinion', 'brief', 'outline'][Math.floor(at / 999)]}.json`,
                  Buffer.from('1'),
                ] as const,
            ),
          ),
        ),
    ],
    ['whose JSON is none', () => zipped(new Map(files).set('class.json', Buffer.from('{"format":')))],
    [
      'whose JSON is nested without end',
      () => zipped(new Map(files).set('cases/1/brief.json', Buffer.from(nested))),
    ],
    [
      'without a text',
      () => {
        const rest = new Map(files);
        rest.delete('cases/1/opinion.json');
        return zipped(rest);
      },
    ],
    [
      'that points outside its paragraphs',
      () =>
        withChange('cases/1/opinion.json', (opinion: { parts: object[] }) => ({
          ...opinion,
          parts: opinion.parts.map((part) => ({ ...part, lastParagraph: 9_999 })),
        })),
    ],
    [
      'with two paragraphs of one id',
      () =>
        withChange('cases/1/opinion.json', (opinion: { paragraphs: { id: string }[] }) => ({
          ...opinion,
          paragraphs: opinion.paragraphs.map((each) => ({ ...each, id: 'p1' })),
        })),
    ],
    [
      'that names a session it does not have',
      () =>
        withChange('class.json', (one: { cases: object[] }) => ({
          ...one,
          cases: one.cases.map((each) => ({ ...each, session: 7 })),
        })),
    ],
    [
      'of another format',
      () => withChange('class.json', (one: object) => ({ ...one, format: 'other', __proto__: null })),
    ],
  ];

  it.each(hostile)('%s is refused in one sentence, and leaves nothing behind', async (_, make) => {
    const { student, semesterId } = victim;
    const { status, body } = await bringIn(student, semesterId, await make());
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: { code: 'unusable_file', message: expect.stringMatching(/^This isn’t a class file .+\.$/) },
    });
    expect(await student.call(listClasses, {})).toEqual([]);
  });

  it('too large to be one is refused before it is opened', async () => {
    const { student, semesterId } = victim;
    expect((await bringIn(student, semesterId, Buffer.alloc(33 * 1024 * 1024, 1))).status).toBe(413);
  });
});
