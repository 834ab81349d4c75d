import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import type { Client } from '../../../../test/client.ts';
import { teachingOpinionPdf } from '../../../../test/fixtures/fixtures.ts';
import * as endpoints from '../../../shared/materials.ts';
import { search } from '../../../shared/search.ts';
import type { Item } from '../../../study/material/schema.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function readyCase() {
  const student = await test.student();
  const { sessionId } = await student.makeSession();
  const { body } = await student.upload(sessionId, teachingOpinionPdf);
  const { briefId, outlineId, questionSetId } = await student.waitForCase(body.id);
  return { student, briefId: briefId ?? 0, outlineId: outlineId ?? 0, questionSetId: questionSetId ?? 0 };
}

const first = (items: Item[]): Item => {
  const [item] = items;
  if (!item) throw new Error('There is no statement');
  return item;
};

const edit = (student: Client, id: number, version: number, edits: object) =>
  student.call(endpoints.updateBrief, { id, version, ...edits });

describe('a brief that the student edits', () => {
  it('is saved as typed, with her words marked as her own and the rest as it was', async () => {
    const { student, briefId: id } = await readyCase();
    const made = await student.call(endpoints.getBrief, { id });
    const [one, two, ...rest] = made.facts;
    const facts = [{ ...one, text: '  What I would say. ' }, two, ...rest, { text: 'My own addition.' }];
    const edited = await edit(student, id, made.version, { facts });
    expect(edited).toMatchObject({ edited: true, version: made.version + 1 });
    expect(edited.facts[0]).toEqual({
      ...one,
      text: 'What I would say.',
      marks: [...(one?.marks ?? []), 'own'],
      generated: one?.text,
    });
    expect(edited.facts.slice(1, -1)).toEqual([two, ...rest]);
    expect(edited.facts.at(-1)).toMatchObject({ text: 'My own addition.', pinpoints: [], marks: ['own'] });
    const { facts: _, edited: __, version: ___, isSameAgain: ____, ...same } = made;
    expect(edited).toMatchObject(same);
    expect(await student.call(endpoints.getBrief, { id })).toEqual(edited);
  });

  it('that was stored before a section was added reads and is edited as one with that section empty', async () => {
    const { student, briefId: id } = await readyCase();
    const made = await student.call(endpoints.getBrief, { id });
    await test.app.db.execute(
      sql`update materials set content = content - 'analysis' - 'notInExcerpt' where id = ${id}`,
    );
    const stored = await student.call(endpoints.getBrief, { id });
    expect(stored).toEqual({ ...made, analysis: [], notInExcerpt: [] });
    const edited = await edit(student, id, made.version, { notInExcerpt: ['What became of the bees'] });
    expect(edited).toMatchObject({ analysis: [], notInExcerpt: ['What became of the bees'] });
  });

  it('takes no proof from the browser: pinpoints and marks are the stored ones', async () => {
    const { student, briefId: id } = await readyCase();
    const made = await student.call(endpoints.getBrief, { id });
    const forged = { ...made.holding, pinpoints: [], verified: false, marks: ['dicta'] };
    const same = await edit(student, id, made.version, { holding: forged });
    expect(same).toEqual(made);
  });

  it('has each statement back as it was made, with its proof, however often it was changed', async () => {
    const { student, briefId: id } = await readyCase();
    const made = await student.call(endpoints.getBrief, { id });
    const write = (version: number, text: string) =>
      edit(student, id, version, { holding: { id: made.holding.id, text } });
    await write(1, 'First thoughts.');
    const second = await write(2, 'Second thoughts.');
    expect(second.holding).toMatchObject({
      generated: made.holding.text,
      marks: expect.arrayContaining(['own']),
    });
    expect((await write(3, made.holding.text)).holding).toEqual(made.holding);
  });

  it('has a statement that was taken out back in its place, with its proof', async () => {
    const { student, briefId: id } = await readyCase();
    const made = await student.call(endpoints.getBrief, { id });
    const [one, two, ...rest] = made.facts;
    const own = await edit(student, id, 1, { facts: [...made.facts, { text: 'Mine.' }] });
    const mine = own.facts.at(-1);
    const without = await edit(student, id, 2, { facts: [one, ...rest] });
    expect(without.facts).toEqual([one, ...rest]);
    const back = await edit(student, id, 3, {
      facts: [one, { id: two?.id, text: two?.text }, ...rest, { id: mine?.id, text: 'Mine.' }],
    });
    expect(back.facts).toEqual([one, two, ...rest, mine]);
  });

  it('knows what a window adds by the name that the window gave it, where that is free', async () => {
    const { student, briefId: id } = await readyCase();
    const { facts } = await student.call(endpoints.getBrief, { id });
    const name = 'own-0123456789ab';
    const added = [name, name, 'facts-99', 'own-1'].map((each) => ({ id: each, text: `By ${each}` }));
    const edited = await edit(student, id, 1, { facts: [...facts, ...added] });
    expect(edited.facts.slice(facts.length).map((each) => each.id)).toEqual([
      name,
      'own-1',
      'own-2',
      'own-3',
    ]);
  });

  it('tells her terms and gaps from those that were made', async () => {
    const { student, briefId: id } = await readyCase();
    const made = await student.call(endpoints.getBrief, { id });
    const [term] = made.keyTerms;
    const keyTerms = [
      { term: term?.term, meaning: 'As I put it' },
      { term: 'duty', meaning: 'Mine' },
    ];
    const notInExcerpt = [...made.notInExcerpt, 'What the jury heard'];
    const edited = await edit(student, id, 1, { keyTerms, notInExcerpt });
    expect(edited.keyTerms).toEqual([
      { ...term, meaning: 'As I put it', generated: term?.meaning },
      { term: 'duty', meaning: 'Mine', pinpoints: [], isOwn: true },
    ]);
    expect(edited.generatedGaps).toEqual(made.notInExcerpt);
    const back = await edit(student, id, 2, { keyTerms: made.keyTerms, notInExcerpt: made.notInExcerpt });
    expect(back.keyTerms).toEqual(made.keyTerms);
    expect(back.notInExcerpt).toEqual(made.notInExcerpt);
    expect(back.generatedGaps).toBeUndefined();
  });

  it('is not overwritten by a window that has not seen the latest', async () => {
    const { student, briefId: id } = await readyCase();
    const { version } = await student.call(endpoints.getBrief, { id });
    await edit(student, id, version, { notInExcerpt: ['The trial record'] });
    const late = await student.fail(endpoints.updateBrief, { id, version, notInExcerpt: ['Another'] });
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'edited_elsewhere' } } });
    const both = [1, 2].map((n) =>
      student.send(endpoints.updateBrief, { id, version: version + 1, notInExcerpt: [`At once ${n}`] }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('goes back to what was made, and the words of hers stay as a version', async () => {
    const { student, briefId: id } = await readyCase();
    const made = await student.call(endpoints.getBrief, { id });
    await edit(student, id, 1, { holding: { id: made.holding.id, text: 'Mine, at first.' } });
    const mine = await edit(student, id, 2, { holding: { id: made.holding.id, text: 'Mine, at last.' } });
    const versions = await student.call(endpoints.listBriefVersions, { id });
    expect(versions.map(({ version, edited, isCurrent }) => ({ version, edited, isCurrent }))).toEqual([
      { version: 3, edited: true, isCurrent: true },
      { version: 1, edited: false, isCurrent: false },
    ]);
    const restored = await student.call(endpoints.restoreBriefVersion, { id, n: 1 });
    expect(restored).toEqual({ ...made, version: 4 });
    expect((await student.call(endpoints.restoreBriefVersion, { id, n: 3 })).holding).toEqual(mine.holding);
    expect((await student.fail(endpoints.restoreBriefVersion, { id, n: 99 })).status).toBe(404);
  });

  it('is found by its new words, and no more by the old ones', async () => {
    const { student, briefId: id } = await readyCase();
    await edit(student, id, 1, { whyAssigned: [{ text: 'Zymurgy decides it.' }] });
    const { items } = await student.call(search, { q: 'zymurgy' });
    expect(items).toMatchObject([{ source: 'brief', materialId: id, place: 'whyAssigned' }]);
    await student.call(endpoints.restoreBriefVersion, { id, n: 1 });
    expect((await student.call(search, { q: 'zymurgy' })).items).toEqual([]);
  });

  it.each([
    [{ facts: [{ text: '   ' }] }, 'facts.0.text'],
    [{ facts: [{ text: 'x'.repeat(5001) }] }, 'facts.0.text'],
    [{ facts: 'none' }, 'facts'],
    [{ facts: Array.from({ length: 101 }, () => ({ text: 'x' })) }, 'facts'],
  ])('is refused what cannot be a statement, and told where', async (edits, field) => {
    const { student, briefId: id } = await readyCase();
    const { status, body } = await student.send(endpoints.updateBrief, { id, version: 1, ...edits });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
  });
});

describe('an outline and a question set', () => {
  it('are edited alike, nested statements and answers too', async () => {
    const { student, outlineId, questionSetId } = await readyCase();
    const outline = await student.call(endpoints.getOutline, { id: outlineId });
    const title = 'Policy and competing arguments';
    const changed = await student.call(endpoints.updateOutline, {
      id: outlineId,
      version: 1,
      sections: [{ title, items: [{ text: 'Policy', children: [{ text: 'Deterrence' }] }] }],
    });
    const policy = changed.sections.find((section) => section.title === title);
    expect(first(policy?.items ?? []).children).toMatchObject([{ text: 'Deterrence', marks: ['own'] }]);
    expect(changed.sections.filter((section) => section.title !== title)).toEqual(
      outline.sections.filter((section) => section.title !== title),
    );

    const { questions } = await student.call(endpoints.getQuestionSet, { id: questionSetId });
    const [asked] = questions;
    const answer = [{ text: 'I would say so.' }];
    const set = await student.call(endpoints.updateQuestionSet, {
      id: questionSetId,
      version: 1,
      questions: [
        { id: asked?.id ?? '', answer },
        { id: 'not there', answer },
      ],
    });
    expect(set.questions).toHaveLength(questions.length);
    expect(set.questions[0]).toMatchObject({ question: asked?.question, difficulty: asked?.difficulty });
    expect(set.questions[0]?.answer).toMatchObject([{ text: 'I would say so.', marks: ['own'] }]);
    expect(await student.call(endpoints.listOutlineVersions, { id: outlineId })).toHaveLength(2);
    expect(await student.call(endpoints.listQuestionSetVersions, { id: questionSetId })).toHaveLength(2);
  });

  it('keep the engine’s question, trap and follow-ups to go back to', async () => {
    const { student, questionSetId: id } = await readyCase();
    const { questions } = await student.call(endpoints.getQuestionSet, { id });
    const asked = questions.find(({ trap, followUps }) => trap && followUps.length > 0);
    const change = (version: number, changes: object) =>
      student.call(endpoints.updateQuestionSet, {
        id,
        version,
        questions: [{ id: asked?.id ?? '', ...changes }],
      });
    const words = { question: 'How would you put it?', trap: 'Mine', followUps: ['And then?'] };
    const edited = (await change(1, words)).questions.find((each) => each.id === asked?.id);
    const { question, trap, followUps } = asked ?? {};
    expect(edited).toEqual({ ...asked, ...words, generated: { question, trap, followUps } });
    const partly = (await change(2, { trap })).questions.find((each) => each.id === asked?.id);
    expect(partly?.generated).toEqual({ question, followUps });
    expect((await change(3, { question, followUps })).questions).toEqual(questions);
  });
});
