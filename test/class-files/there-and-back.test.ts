/** Whatever a class can hold arrives as it was. Some hundred random classes by their seed; thousands with THOROUGH=1. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readClassFile } from '../../src/study/class-file/read.ts';
import { itemsBelow, listsOfBrief } from '../../src/study/material/lists.ts';
import { briefContentSchema } from '../../src/study/material/schema.ts';
import { seededRandom } from '../seeded-random.ts';
import { zipped } from '../zipped.ts';
import { filesOf, type MadeClass, randomClass, readSources, withoutClaims } from './random-class.ts';

const amount = process.env.THOROUGH ? 3_000 : 150;

let folder: string;
let sources: Awaited<ReturnType<typeof readSources>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotseat-classes-'));
  sources = await readSources();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As it would be stored. */
async function broughtIn(made: MadeClass) {
  const path = join(folder, 'class.hotseat');
  await writeFile(path, await zipped(filesOf(made)));
  const texts: string[] = [];
  const read = await readClassFile(path, (text) => ({ at: texts.push(text) - 1, bytes: text.length }));
  const textAt = ({ at }: { at: number }): unknown => JSON.parse(texts[at] ?? 'null');
  return {
    ...read,
    cases: read.cases.map(({ title, isExcerpt, session, category, ...one }) => ({
      ...{ title, isExcerpt, session, category, opinion: textAt(one.opinion) },
      ...{ brief: null, outline: null, questions: null },
      ...Object.fromEntries(one.materials.map(({ kind, content }) => [kind, textAt(content)])),
      lostQuotes: one.materials.reduce((sum, each) => sum + each.lostQuotes, 0),
    })),
  };
}

it('a class arrives with every text, name and statement that it had, and nothing is left out', async () => {
  for (let seed = 1; seed <= amount; seed++) {
    const made = randomClass(sources, seededRandom(seed));
    const { leftOut, cases, ...list } = await broughtIn(made);
    expect({ seed, leftOut, ...list }).toEqual({
      seed,
      leftOut: [],
      name: made.name,
      sessions: made.sessions,
    });
    const arrived = cases.map(({ lostQuotes, ...one }) => ({
      lostQuotes,
      ...(withoutClaims(one) as object),
    }));
    const sent = JSON.parse(JSON.stringify(made.cases)) as unknown[];
    expect({ seed, arrived }).toEqual({
      seed,
      arrived: sent.map((one) => ({ lostQuotes: 0, ...(withoutClaims(one) as object) })),
    });
  }
});

it('what the engine made of a text is found to stand, but for a few of its statements', async () => {
  const place = { title: 'Case', isExcerpt: false, session: 0, category: null };
  const cases = sources.map(({ opinion, made }) => ({ ...place, opinion, ...made.standard }));
  const sessions = [{ title: 'Session', heldOn: null, categories: [] }];
  const read = await broughtIn({ name: 'Torts', sessions, cases });
  const statements = read.cases
    .flatMap(({ brief }) => (brief ? listsOfBrief(briefContentSchema.parse(brief)) : []))
    .flatMap(([, items]) => itemsBelow(items));
  const share = statements.filter(({ verified }) => verified).length / statements.length;
  expect(statements.length).toBeGreaterThan(100);
  expect(share).toBeGreaterThan(0.95);
});
