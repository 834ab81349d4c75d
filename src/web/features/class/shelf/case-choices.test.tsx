// @vitest-environment jsdom
import '../../../fixtures/dom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CaseChoices } from './case-choices.tsx';

afterEach(cleanup);

const cases = Array.from({ length: 86 }, (_, index) => ({
  title: `${index % 2 ? 'Vale' : 'Orr'} v. Party ${index}`,
  firstPage: index * 7 + 1,
  lastPage: index * 7 + 7,
  caseId: index === 0 ? 12 : null,
}));

function Chooser() {
  const [picked, setPicked] = useState<readonly string[]>([]);
  return (
    <>
      <CaseChoices cases={cases} picked={picked} onPick={setPicked} />
      <output>{picked.length}</output>
    </>
  );
}

it('a casebook’s cases are found by name, chosen and cleared together, without those that are in the class', async () => {
  render(<Chooser />);
  const user = userEvent.setup();
  const many = () => screen.getByRole('status').textContent;
  await user.click(screen.getByRole('button', { name: 'Select All' }));
  expect(many()).toBe('85');
  await user.type(screen.getByLabelText('Find a case'), 'vale');
  expect(screen.getAllByRole('checkbox')).toHaveLength(43);
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(many()).toBe('42');
  screen.getByLabelText(/^Vale v. Party 3(?!\d)/).focus();
  await user.keyboard(' ');
  expect(many()).toBe('43');
  await user.type(screen.getByLabelText('Find a case'), ' nobody');
  expect(screen.queryByRole('checkbox')).toBeNull();
  screen.getByText('No case has this name.');
});
