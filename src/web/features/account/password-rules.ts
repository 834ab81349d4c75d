/** What must be true before a changed password is sent. */
import { limits } from '../../../shared/prices.ts';
import type { FieldErrors } from '../../client/form.ts';

type PasswordEntries = Record<'currentPassword' | 'newPassword' | 'confirmation', string>;

export function errorsOfPasswordChange(entries: PasswordEntries): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(entries)) if (!value) errors[name] = 'This field is required.';
  if (Object.keys(errors).length > 0) return errors;
  if (entries.newPassword !== entries.confirmation)
    return { confirmation: 'Please make sure your passwords match.' };
  if (entries.newPassword.length < limits.minPasswordLength)
    return { newPassword: `Password must be at least ${limits.minPasswordLength} characters long.` };
  return {};
}
