// @vitest-environment jsdom
import '../fixtures/dom.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { TextDialog } from './text-dialog.tsx';

afterEach(cleanup);

function open(initial = '') {
  const sent: string[] = [];
  let isClosed = false;
  render(
    <TextDialog
      title="Rename Case"
      label="Name"
      initial={initial}
      action="Rename"
      pendingAction="Renaming..."
      isPending={false}
      check={(text) => (text.trim() ? undefined : 'Please enter a name.')}
      onSubmit={(text) => sent.push(text)}
      onClose={() => {
        isClosed = true;
      }}
    />,
  );
  return { sent, isClosed: () => isClosed, user: userEvent.setup() };
}

it('what is wrong is said at the field, and goes as soon as she types; nothing is sent meanwhile', async () => {
  const { sent, user } = open();
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  const field = screen.getByLabelText('Name');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please enter a name.',
  );
  expect(sent).toEqual([]);
  await user.type(field, ' Marlow v. Pike ');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await user.keyboard('{Enter}');
  expect(sent).toEqual(['Marlow v. Pike']);
});

it('is named by its title, holds the focus, and escape leaves it', async () => {
  const { isClosed, user } = open('Marlow');
  const dialog = screen.getByRole('dialog', { name: 'Rename Case' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  expect(isClosed()).toBe(true);
});
