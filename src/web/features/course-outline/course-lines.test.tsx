// @vitest-environment jsdom
import '../../fixtures/dom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { CourseEntry } from '../../../shared/course-outlines.ts';
import { type LineEdits, Topics } from './course-lines.tsx';

afterEach(cleanup);

const entry = (kind: CourseEntry['kind'], text: string, children: CourseEntry[] = []): CourseEntry => ({
  ...{ id: text, kind, text, children, sources: [], remarks: [] },
});
const entries = [
  entry('topic', 'Duty', [
    entry('rule', 'Warn'),
    entry('rule', 'Warn again', [entry('note', 'On the exam')]),
  ]),
  entry('topic', 'Breach', [entry('rule', 'Foresight')]),
];

function open() {
  const edit = () => vi.fn(async () => true);
  const [reword, add, remove, move, merge] = [edit(), edit(), edit(), edit(), edit()];
  const edits: LineEdits = { isPending: false, reword, add, remove, move, merge };
  render(<Topics entries={entries} edits={edits} />);
  return { move, merge };
}

/** Of a line the box that a carried one is dropped on, with its handle. */
const boxOf = (text: string) => screen.getByText(text).closest('.group\\/line')!; // Each line has one.

function drag(text: string, onto: string) {
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(boxOf(text).querySelector('[draggable]')!, { dataTransfer }); // As has its handle.
  fireEvent.dragOver(boxOf(onto), { dataTransfer });
  fireEvent.drop(boxOf(onto), { dataTransfer });
}

it.each([
  ['a line', 'behind another', 'Warn', 'Foresight', ['Warn', 'Breach', 'Foresight']],
  ['a line', 'first below a topic', 'Warn', 'Breach', ['Warn', 'Breach', null]],
  ['a topic', 'behind another', 'Duty', 'Breach', ['Duty', null, 'Breach']],
])('%s is dragged %s', (_, __, text, onto, moved) => {
  const { move } = open();
  drag(text, onto);
  expect(move.mock.calls).toEqual([moved]);
});

it.each([
  ['Warn again', 'On the exam'],
  ['Duty', 'Foresight'],
  ['Warn', 'Warn'],
])('nothing is dragged to where it cannot stand: “%s” onto “%s”', (text, onto) => {
  const { move } = open();
  drag(text, onto);
  expect(move).not.toHaveBeenCalled();
});

it('lines and topics are moved and merged from their menus', async () => {
  const { move, merge } = open();
  const user = userEvent.setup();
  const choose = async (line: string, item: string) => {
    await user.click(screen.getByRole('button', { name: `More for ${line}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Rule: Warn again', 'Move Up');
  await choose('Duty', 'Move Down');
  expect(move.mock.calls).toEqual([
    ['Warn again', 'Duty', null],
    ['Duty', null, 'Breach'],
  ]);
  await choose('Rule: Warn again', 'Merge into the Rule Above');
  await choose('Breach', 'Merge into the Topic Above');
  expect(merge.mock.calls).toEqual([
    ['Warn again', 'Warn'],
    ['Breach', 'Duty'],
  ]);
});
