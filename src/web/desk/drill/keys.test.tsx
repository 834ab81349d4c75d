// @vitest-environment jsdom
import '../../fixtures/dom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { DrillItem } from '../../../shared/drill.ts';
import type { AnsweredQuestion } from './sitting.ts';
import { SittingView } from './sitting-view.tsx';
import { useSitting } from './use-sitting.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const statement = (id: string) => ({ id, text: `Point ${id}`, pinpoints: [], verified: true, marks: [] });

const item = (id: number): DrillItem => ({
  ...{ questionSetId: id, itemId: 'q1', caseId: id, caseTitle: `Case ${id}`, classId: 1, sessionId: 1 },
  ...{ sessionTitle: 'Class 1', categoryId: null, deck: 'long_term', due: null, isSureMiss: false },
  pageLabels: null,
  question: {
    ...{ id: 'q1', question: `Question ${id}?`, answer: [statement('a'), statement('b')] },
    ...{ difficulty: 'Easy', kind: 'holding', followUps: [], reread: [] },
  },
});

type DrillProps = { items: readonly DrillItem[]; onAnswered: (answered: AnsweredQuestion) => void };

function Drill({ items, onAnswered }: DrillProps) {
  const { sitting, change } = useSitting(items, { onAnswered });
  return <SittingView sitting={sitting} change={change} text={undefined} />;
}

function open(items = [item(1), item(2), item(3)]) {
  const answers: AnsweredQuestion[] = [];
  // On a phone, whose keyboard would cover the question, the field is not focused by itself.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<Drill items={items} onAnswered={(answered) => answers.push(answered)} />);
  return { answers, keys: userEvent.setup() };
}

const asked = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
const answer = () => screen.getByRole('textbox', { name: 'Your answer' });
const points = () => screen.getAllByRole('checkbox');
const isOpen = () => screen.queryByRole('heading', { name: 'The professor’s answer' }) !== null;

/** Up to the points, out of the field. */
async function answerOnce(keys: ReturnType<typeof userEvent.setup>, sureness = '2') {
  await keys.keyboard(sureness);
  await keys.keyboard('{Control>}{Enter}{/Control}');
  expect(isOpen()).toBe(true);
}

it.each(['1', '2', '3'])('%s says how sure she is, and the field is hers', async (sureness) => {
  const { keys, answers } = open();
  await keys.keyboard(sureness);
  expect(document.activeElement).toBe(answer());
  await keys.keyboard('1234 jk');
  expect(answer()).toHaveProperty('value', '1234 jk');
  await keys.keyboard('{Control>}{Enter}{/Control}');
  await keys.keyboard('3');
  expect(answers.map((each) => each.sureness)).toEqual([Number(sureness)]);
});

it.each([
  ['1', 'again'],
  ['2', 'hard'],
  ['3', 'good'],
  ['4', 'easy'],
])('%s rates the answer %s, once its points are shown', async (key, rating) => {
  const { keys, answers } = open();
  await answerOnce(keys);
  await keys.keyboard(key);
  expect(answers.map((each) => each.rating)).toEqual([rating]);
  expect(asked()).toBe('Question 2?');
});

it('4 is no sureness, and no key answers before she has said how sure she is', async () => {
  const { keys, answers } = open();
  await keys.keyboard('4 ');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(isOpen()).toBe(false);
  expect(answers).toEqual([]);
});

it('Esc leaves the field, space goes on from there, and then takes what the points come to', async () => {
  const { keys, answers } = open();
  await keys.keyboard('2words{Escape}');
  expect(document.activeElement).not.toBe(answer());
  await keys.keyboard(' ');
  expect(isOpen()).toBe(true);
  await keys.keyboard('j j ');
  expect(points().map((point) => (point as HTMLInputElement).checked)).toEqual([true, true]);
  // A point that has the focus takes the space for itself.
  expect(answers).toEqual([]);
  (document.activeElement as HTMLElement).blur();
  await keys.keyboard(' ');
  expect(answers.map(({ rating }) => rating)).toEqual(['good']);
});

it('space goes on from the passage of what she was sure of and missed', async () => {
  const { keys, answers } = open();
  await answerOnce(keys, '3');
  await keys.keyboard(' ');
  expect(answers.map(({ rating }) => rating)).toEqual(['again']);
  expect(asked()).toBe('Question 1?');
  await keys.keyboard(' ');
  expect(asked()).toBe('Question 2?');
});

it('j leaves a question for later and k brings it back; over the points they go down and up', async () => {
  const { keys } = open();
  await keys.keyboard('j');
  expect(asked()).toBe('Question 2?');
  await keys.keyboard('k');
  expect(asked()).toBe('Question 1?');
  await answerOnce(keys);
  await keys.keyboard('j');
  expect(document.activeElement).toBe(points()[0]);
  await keys.keyboard('jj');
  expect(document.activeElement).toBe(points()[1]);
  await keys.keyboard('k');
  expect(document.activeElement).toBe(points()[0]);
  expect(asked()).toBe('Question 1?');
});

const nextTimes = () =>
  screen
    .getAllByRole('button', { name: /^(?:Again|Hard|Good|Easy)/ })
    .map(({ textContent }) => textContent?.replace(/^(?:Again|Hard|Good|Easy)|\d$/g, ''));

it.each([
  [
    'in days and months',
    { deck: 'long_term', intervals: { again: 1, hard: 4, good: 12, easy: 45 } },
    ['in this drill', '4 days', '12 days', '2 months'],
  ],
  ['not, once it is learned', { deck: 'tonight' }, ['in this drill', 'in this drill', 'learned', 'learned']],
  ['near an exam', { deck: 'long_term' }, ['in this drill', 'done today', 'done today', 'done today']],
] as const)('each rating shows when the question comes again: %s', async (_, over, shown) => {
  const { keys } = open([{ ...item(1), ...over }]);
  await answerOnce(keys);
  expect(nextTimes()).toEqual(shown);
});

it('the first grade of a day decides when a question comes again', async () => {
  const { keys } = open([
    { ...item(1), deck: 'tonight', intervals: { again: 1, hard: 4, good: 12, easy: 45 } },
  ]);
  await answerOnce(keys);
  await keys.keyboard('1');
  await answerOnce(keys);
  expect(nextTimes()).toEqual(['in this drill', 'in this drill', '1 day', '1 day']);
});
