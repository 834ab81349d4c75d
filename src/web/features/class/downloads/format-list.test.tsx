// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { allFormats } from '../../../../shared/downloads.ts';
import { FormatList } from './format-list.tsx';

afterEach(cleanup);

it('shows the formats that most choose, and the rest behind one press', async () => {
  const taken: string[] = [];
  render(<FormatList formats={allFormats} onTake={(format) => taken.push(format)} />);
  const names = () =>
    screen.getAllByRole('listitem').map((item) => item.querySelector('span span')?.textContent);
  const usual = ['PDF', 'Word', 'Anki deck', 'Class file for a friend'];
  expect(names()).toEqual(usual);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More Formats' }));
  expect(names().slice(0, usual.length)).toEqual(usual);
  expect(names()).toHaveLength(allFormats.length);
  await user.click(screen.getByRole('button', { name: /^Markdown/ }));
  expect(taken).toEqual(['md']);
});
