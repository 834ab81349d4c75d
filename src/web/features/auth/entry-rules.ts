/** What must be true of an entry before it is sent, with the words for what is not. */
import { limits } from '../../../shared/prices.ts';
import type { FieldErrors } from '../../client/form.ts';

export type Refusal = { title: string; description: string; errors: FieldErrors };

export type SignUpEntries = Record<'firstName' | 'lastName' | 'email' | 'password' | 'confirmation', string>;

/** Why these entries are not complete; undefined where they are. */
export function refusalOfEmpty(entries: Record<string, string>): Refusal | undefined {
  const empty = Object.keys(entries).filter((name) => entries[name]?.trim() === '');
  if (empty.length === 0) return undefined;
  return {
    title: 'Missing fields',
    description: 'Please fill in all required fields.',
    errors: Object.fromEntries(empty.map((name) => [name, 'This field is required.'])),
  };
}

/** Why a sign-up cannot be sent, first reason first. */
export function refusalOfSignUp(entries: SignUpEntries): Refusal | undefined {
  return refusalOfEmpty(entries) ?? refusalOfNewPassword(entries);
}

/** Why a new password cannot be taken, first reason first. */
export function refusalOfNewPassword(entries: {
  password: string;
  confirmation: string;
}): Refusal | undefined {
  if (entries.password !== entries.confirmation) {
    const description = 'Please make sure your passwords match.';
    return { title: "Passwords don't match", description, errors: { confirmation: description } };
  }
  if (entries.password.length < limits.minPasswordLength) {
    const description = `Password must be at least ${limits.minPasswordLength} characters long.`;
    return { title: 'Password too short', description, errors: { password: description } };
  }
  return undefined;
}

/** Why no reset link can be asked for. */
export function refusalOfForgotten(email: string): Refusal | undefined {
  if (email.trim()) return undefined;
  const description = 'Please enter your email address.';
  return { title: 'Email required', description, errors: { email: description } };
}
