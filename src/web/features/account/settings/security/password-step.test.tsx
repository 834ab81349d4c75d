// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Account } from '../../../../../shared/account.ts';
import { ApiError } from '../../../../client/errors.ts';
import { PasswordStep } from './password-step.tsx';

afterEach(cleanup);

type Sent = { password?: string; code?: string };

/** The step reads of an account only how she proves that it is hers. */
function open(ways: Pick<Account, 'hasPassword' | 'isTwoFactorOn'>, answer?: Error) {
  const sent: Sent[] = [];
  render(
    <PasswordStep
      account={ways as Account}
      action="Turn Off"
      isPending={false}
      send={(request, { onError }) => {
        sent.push(request);
        if (answer) onError(answer);
      }}
      onCancel={() => undefined}
    />,
  );
  const user = userEvent.setup();
  return { sent, user, press: () => user.click(screen.getByRole('button', { name: 'Turn Off' })) };
}

it('asks for the password, and sends nothing without it', async () => {
  const { sent, user, press } = open({ hasPassword: true, isTwoFactorOn: true });
  await press();
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Your Password'), 'correct horse');
  expect(screen.queryByText('Please enter your password.')).toBeNull();
  await press();
  expect(sent).toEqual([{ password: 'correct horse' }]);
});

it('asks for a code where there is no password, and for nothing where there is neither', async () => {
  const first = open({ hasPassword: false, isTwoFactorOn: true });
  await first.press();
  expect(screen.getByText('Please enter your code.')).toBeTruthy();
  cleanup();
  const second = open({ hasPassword: false, isTwoFactorOn: false });
  await second.press();
  expect(second.sent).toEqual([{}]);
});

it('says at the field that the password is wrong', async () => {
  const wrong = new ApiError({
    status: 403,
    code: 'wrong_password',
    message: '403',
    sentence: 'That password is incorrect.',
  });
  const { user, press } = open({ hasPassword: true, isTwoFactorOn: false }, wrong);
  await user.type(screen.getByLabelText('Your Password'), 'wrong horse');
  await press();
  expect(screen.getByLabelText('Your Password').getAttribute('aria-invalid')).toBe('true');
});
