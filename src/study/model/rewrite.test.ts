import { beforeAll, describe, expect, test } from 'vitest';
import type { Opinion } from '../../opinion/opinion.ts';
import { findReported, type Reported, sectionId } from '../material/report.ts';
import type { BriefContent } from '../material/schema.ts';
import { checkPinpoints } from '../pinpoints.ts';
import { marlowBrief } from './fixtures/marlow-brief.ts';
import { marlowQuestions } from './fixtures/marlow-questions.ts';
import { marlow } from './fixtures/opinions.ts';
import { playedModel } from './fixtures/played-model.ts';
import { rewritePart } from './rewrite.ts';
import { openSources } from './sources/opinion-sources.ts';
import { writeMaterial } from './write.ts';

let opinion: Opinion;
beforeAll(async () => {
  opinion = await marlow();
});

const { signal } = new AbortController();
const none = { isKept: true, support: [], mark: 'none', text: '' };

async function written(kind: 'brief' | 'questions') {
  const sources = openSources(opinion, { signal });
  const answer = kind === 'brief' ? marlowBrief() : marlowQuestions();
  const { model } = playedModel([answer]);
  const { content } = await writeMaterial({ kind, tier: 'standard', model, signal, sources });
  return { sources, content, kind };
}

type Written = Awaited<ReturnType<typeof written>>;

function rewrite({ sources, content, kind }: Written, id: string, answer: unknown) {
  const { model, calls } = playedModel(Array.isArray(answer) ? answer : [answer]);
  const reported = findReported(kind, content, id) as Reported; // Each id below is in the fixture.
  const rewriting = {
    sources,
    kind,
    tier: 'standard',
    style: 'policy',
    content,
    reported,
    model,
    signal,
  } as const;
  return { made: rewritePart({ ...rewriting, reason: 'It was two ferries' }), calls };
}

describe('a statement that a reader says is wrong', () => {
  const words = 'operates the Kittiwake, a double-ended car ferry';
  const better = {
    text: 'Tidewater runs the Kittiwake.',
    support: [{ paragraph: 'p29', words }],
    mark: 'none',
  };

  test('is sent to the model with her reason, and comes back with words of the opinion', async () => {
    const { made, calls } = rewrite(await written('brief'), 'facts-1', {
      statements: [{ at: 'facts.0', isKept: true, ...better }],
      questions: [],
    });
    expect(await made).toMatchObject({ id: 'facts-1-again', text: better.text, verified: true });
    expect(checkPinpoints(await made, opinion)).toEqual(await made);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.prompt).toContain('a reader says that this is wrong: “It was two ferries”');
  });

  test('stays where the new words do not stand in the opinion, or are the old ones', async () => {
    const brief = await written('brief');
    const invented = { ...better, support: [{ paragraph: 'p29', words: 'operated three ferries at night' }] };
    const same = { statements: [], questions: [] };
    for (const answer of [
      { statements: [{ at: 'facts.0', isKept: true, ...invented }], questions: [] },
      same,
    ]) {
      expect(await rewrite(brief, 'facts-1', answer).made).toBeUndefined();
    }
  });

  test('is taken out where the opinion does not bear it out', async () => {
    const answer = { statements: [{ at: 'facts.0', ...none, isKept: false }], questions: [] };
    expect(await rewrite(await written('brief'), 'facts-1', answer).made).toBe('unfounded');
  });

  test('may be the holding, which is still held to what decides', async () => {
    const dissent = { text: 'No duty is owed.', support: [{ paragraph: 'p95', words }], mark: 'none' };
    const answer = { statements: [{ at: 'holding', isKept: true, ...dissent }], questions: [] };
    expect(await rewrite(await written('brief'), 'holding', answer).made).toBeUndefined();
  });
});

test('a section is written again statement by statement: what holds up better comes, the rest stays or goes', async () => {
  const brief = await written('brief');
  const { facts } = brief.content as BriefContent; // What was asked for.
  const words = 'operates the Kittiwake, a double-ended car ferry';
  const better = {
    text: 'Tidewater runs the Kittiwake.',
    support: [{ paragraph: 'p29', words }],
    mark: 'none',
  };
  const answers = facts.map((_, index) => ({
    statements:
      [[{ at: 'facts.0', isKept: true, ...better }], [{ at: 'facts.0', ...none, isKept: false }]][index] ??
      [],
    questions: [],
  }));
  const { made, calls } = rewrite(brief, sectionId('facts'), answers);
  const [first, , ...rest] = facts;
  expect(await made).toEqual([
    expect.objectContaining({ id: `${first?.id}-again`, text: better.text }),
    ...rest,
  ]);
  expect(calls).toHaveLength(facts.length);
  const same = facts.map(() => ({ statements: [], questions: [] }));
  expect(await rewrite(brief, sectionId('facts'), same).made).toBeUndefined();
});

test('a question is written again as hard as it was, different from all others', async () => {
  const set = await written('questions');
  const [first, second] = marlowQuestions().questions;
  const again = { ...first, question: 'Which vessel struck the fender, and who ran it?', at: 'questions.4' };
  const { made, calls } = rewrite(set, 'q1', { statements: [], questions: [again] });
  expect(await made).toMatchObject({
    id: 'q1-again',
    question: again.question,
    difficulty: first?.difficulty,
  });
  expect(calls[0]?.prompt).toContain('This professor asks for policy');
  const twin = { ...second, at: 'questions.4' };
  expect(await rewrite(set, 'q1', { statements: [], questions: [twin] }).made).toBeUndefined();
});
