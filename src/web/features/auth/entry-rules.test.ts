import { describe, expect, it } from 'vitest';
import { refusalOfEmpty, refusalOfSignUp } from './entry-rules.ts';

const entries = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.edu',
  password: 'correct horse',
  confirmation: 'correct horse',
};

describe('a sign-up', () => {
  it('is sent when all is there', () => {
    expect(refusalOfSignUp(entries)).toBeUndefined();
  });

  it('needs every field', () => {
    expect(refusalOfSignUp({ ...entries, lastName: ' ' })).toMatchObject({
      title: 'Missing fields',
      description: 'Please fill in all required fields.',
      errors: { lastName: 'This field is required.' },
    });
  });

  it('needs the same password twice', () => {
    expect(refusalOfSignUp({ ...entries, confirmation: 'other horse' })).toMatchObject({
      title: "Passwords don't match",
      description: 'Please make sure your passwords match.',
    });
  });

  it('needs eight characters', () => {
    expect(refusalOfSignUp({ ...entries, password: 'short', confirmation: 'short' })).toMatchObject({
      title: 'Password too short',
      description: 'Password must be at least 8 characters long.',
    });
  });
});

describe('a sign-in', () => {
  it('needs address and password', () => {
    expect(refusalOfEmpty({ email: 'a@b.edu', password: '' })?.errors).toEqual({
      password: 'This field is required.',
    });
    expect(refusalOfEmpty({ email: 'a@b.edu', password: 'x' })).toBeUndefined();
  });
});
