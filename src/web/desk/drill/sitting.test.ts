import { expect, it } from 'vitest';
import type { DrillItem } from '../../../shared/drill.ts';
import { probesOf, temperaments } from './cold-call.ts';
import { type Act, act, beginSitting, progressOf, proposedRating, type Sitting } from './sitting.ts';

const statement = (id: string) => ({ id, text: id, pinpoints: [], verified: true, marks: [] });

const item = (id: number, over: Partial<DrillItem> = {}): DrillItem => ({
  questionSetId: id,
  itemId: 'q1',
  caseId: id,
  caseTitle: `Case ${id}`,
  classId: 1,
  sessionId: 1,
  sessionTitle: 'Class 1',
  categoryId: null,
  deck: 'long_term',
  due: null,
  isSureMiss: false,
  pageLabels: null,
  question: {
    id: 'q1',
    question: `Question ${id}?`,
    answer: [statement('a'), statement('b')],
    difficulty: 'Easy',
    kind: 'holding',
    followUps: [],
    reread: [],
  },
  ...over,
});

const play = (sitting: Sitting, ...acts: Act[]) => acts.reduce(act, sitting);
const sure = { type: 'sure', sureness: 3 } as const;
const fairly = { type: 'sure', sureness: 2 } as const;
const reveal = { type: 'reveal' } as const;
const quietly = { type: 'reveal', temperament: 'quiet' } as const;
const rate = (rating: 'again' | 'hard' | 'good') => ({ type: 'rate', rating, now: 9_000 }) as const;
const idsIn = ({ queue }: Sitting) => queue.map(({ caseId }) => caseId);

it('shows no answer before she has said how sure she is', () => {
  const begun = beginSitting([item(1)], 0);
  expect(play(begun, reveal).step).toBe('sureness');
  expect(play(begun, rate('good')).answered).toEqual([]);
  expect(play(begun, fairly, reveal).step).toBe('points');
});

it('in a quiet cold call asks why after a Medium question, before its answer is shown', () => {
  const medium = item(1, { question: { ...item(1).question, difficulty: 'Medium' } });
  const asked = play(beginSitting([medium], 0), fairly, { type: 'write', answer: 'Yes.' }, quietly);
  expect([asked.step, asked.probes]).toEqual(['probe', ['Why?']]);
  const done = play(asked, { type: 'reply', words: 'The duty.' }, quietly, rate('good'));
  expect(done.answered[0]?.answer).toBe('Yes.\n\nWhy? The duty.');
});

it('in a hot cold call sets the trap, without what is wrong with it, and follows up', () => {
  const trapped = item(1, {
    question: {
      ...item(1).question,
      trap: 'Tempting: “The ferry owed nothing.” But it did.',
      followUps: ['And if it rained?', 'And at night?', 'And in winter?'],
    },
  });
  const asked = play(beginSitting([trapped], 0), fairly, { type: 'reveal', temperament: 'hot' });
  expect(asked.probes).toEqual([
    'So would you say: “The ferry owed nothing”?',
    'And if it rained?',
    'And at night?',
  ]);
  const hot = { type: 'reveal', temperament: 'hot' } as const;
  expect(play(asked, { type: 'reply', words: 'No.' }, hot, hot, hot).step).toBe('points');
  expect(play(beginSitting([trapped], 0), fairly, reveal).step).toBe('points');
});

it('asks of a pair of cases why the other came out otherwise, before the answer', () => {
  const pairedWith = { caseId: 2, title: 'Case 2', disposition: 'Reversed.' };
  const asked = play(beginSitting([item(1, { pairedWith })], 0), fairly, quietly);
  expect(asked.probes).toEqual(['And Case 2: why did it come out differently?']);
});

it('asks more with each level, and what the one before it asks too', () => {
  const pairedWith = { caseId: 2, title: 'Case 2', disposition: 'Reversed.' };
  for (const difficulty of ['Easy', 'Medium', 'Hard'] as const) {
    const question = { ...item(1).question, difficulty, followUps: ['One?', 'Two?', 'Three?'] };
    for (const asked of [item(1, { question }), item(1, { question, pairedWith })]) {
      const [off = [], quiet = [], hot = []] = temperaments.map((level) => probesOf(asked, level));
      expect(off).toEqual([]);
      expect(quiet).toHaveLength(1);
      expect(hot.length).toBeGreaterThan(quiet.length);
      expect(hot.slice(0, quiet.length)).toEqual(quiet);
    }
  }
});

it('is as it was once the last grade is taken back, and goes on without a question that is put aside', () => {
  const open = play(beginSitting([item(1), item(2)], 0), fairly, { type: 'write', answer: 'Yes.' }, reveal);
  const rated = play(open, rate('good'));
  expect(idsIn(rated)).toEqual([2]);
  const undone = play(rated, { type: 'undo' });
  expect(undone).toMatchObject({ step: 'points', answer: 'Yes.', answered: [] });
  expect(idsIn(undone)).toEqual([1, 2]);
  expect(play(undone, { type: 'undo' })).toBe(undone);
  expect(idsIn(play(undone, { type: 'drop', now: 0 }))).toEqual([2]);
});

it('asks a question again that was put aside by mistake, with what she had written of it', () => {
  const dropped = play(
    beginSitting([item(1), item(2)], 0),
    fairly,
    { type: 'write', answer: 'Yes.' },
    { type: 'drop', now: 0 },
  );
  const restore = { type: 'restore', item: item(1), now: 0 } as const;
  expect(play(dropped, restore)).toMatchObject({ answer: 'Yes.', step: 'answer' });
  expect(idsIn(play(dropped, restore))).toEqual([1, 2]);
  const shown = play(dropped, reveal);
  expect(play(shown, restore).step).toBe('points');
  expect(idsIn(play(shown, restore))).toEqual([2, 1]);
  expect(idsIn(play(dropped, { type: 'drop', now: 0 }, restore))).toEqual([1]);
});

it('asks how sure she is once a sitting, and of the others knows what she says of her own', () => {
  const next = play(beginSitting([item(1), item(2), item(3)], 0), fairly, reveal, rate('good'));
  expect([next.step, next.sureness]).toEqual(['answer', undefined]);
  const last = play(next, reveal, rate('good'), sure, reveal, rate('good'));
  expect(last.answered.map(({ sureness }) => sureness)).toEqual([2, undefined, 3]);
});

it('proposes what the points come to', () => {
  const open = play(beginSitting([item(1)], 0), fairly, reveal);
  expect(proposedRating(open)).toBe('again');
  const half = play(open, { type: 'tick', id: 'a', isSaid: true });
  expect(proposedRating(half)).toBe('hard');
  expect(proposedRating(play(half, { type: 'tick', id: 'b', isSaid: true }))).toBe('good');
});

it('brings what was missed back in the same sitting, three questions later, until it is right', () => {
  const begun = beginSitting(
    [1, 2, 3, 4, 5].map((id) => item(id)),
    0,
  );
  const missed = play(begun, fairly, reveal, rate('again'));
  expect(idsIn(missed)).toEqual([2, 3, 4, 1, 5]);
  expect(progressOf(missed)).toEqual({ done: 0, of: 5 });
  const hard = play(begun, fairly, reveal, rate('hard'));
  expect(idsIn(hard)).toEqual([2, 3, 4, 5]);
  expect(progressOf(hard)).toEqual({ done: 1, of: 5 });
  const tonight = play(beginSitting([item(1, { deck: 'tonight' })], 0), fairly, reveal, rate('hard'));
  expect(idsIn(tonight)).toEqual([1]);
});

it('shows the passage of what she was sure of and missed, before it goes on', () => {
  const miss = play(beginSitting([item(1), item(2)], 0), sure, reveal, rate('again'));
  expect(miss.step).toBe('miss');
  expect(miss.answered).toHaveLength(1);
  const on = play(miss, { type: 'goOn', now: 10_000 });
  expect([on.step, idsIn(on), on.askedAt]).toEqual(['answer', [2, 1], 10_000]);
  expect(miss.answered[0]).toMatchObject({ sureness: 3, rating: 'again', elapsedMs: 9_000 });
});

it('leaves a question for later only before its answer is shown', () => {
  const begun = beginSitting([item(1), item(2), item(3)], 0);
  const aside = play(begun, { type: 'aside', now: 1 });
  expect(idsIn(aside)).toEqual([2, 3, 1]);
  expect(idsIn(play(aside, { type: 'back', now: 2 }))).toEqual([1, 2, 3]);
  const open = play(begun, fairly, reveal);
  expect(play(open, { type: 'aside', now: 1 })).toEqual(open);
});

it('ticks the points that were found in her answer, and nothing that is none', () => {
  const shown = play(beginSitting([item(1)], 0), fairly, reveal);
  const graded = play(shown, { type: 'tickAll', ids: ['b', 'b', 'elsewhere'] });
  expect(graded.ticked).toEqual(['b']);
  expect(proposedRating(graded)).toBe('hard');
});

it('keeps what she had written of a question that she leaves for later', () => {
  const begun = play(beginSitting([item(1), item(2)], 0), fairly, {
    type: 'write',
    answer: 'Half a thought',
  });
  const left = play(begun, { type: 'aside', now: 1 });
  expect(left.answer).toBe('');
  expect(play(left, { type: 'back', now: 2 }).answer).toBe('Half a thought');
  const other = play(left, fairly, reveal, rate('good'));
  expect(other.answer).toBe('Half a thought');
  expect(play(other, fairly, reveal, rate('hard')).drafts['1 q1']).toBe('');
});
