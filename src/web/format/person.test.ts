import { describe, expect, it } from 'vitest';
import { displayNameOf, initialsOf } from './person.ts';

describe('a student', () => {
  it('is shown by the upper-case initials of first and last name, or U', () => {
    expect(initialsOf({ firstName: 'maya', lastName: 'okafor' })).toBe('MO');
    expect(initialsOf({ firstName: 'Élodie', lastName: '' })).toBe('É');
    expect(initialsOf({ firstName: ' ', lastName: '' })).toBe('U');
    expect(initialsOf({})).toBe('U');
  });

  it('is named by first and last name, else by e-mail, else User', () => {
    expect(displayNameOf({ firstName: 'Maya', lastName: 'Okafor', email: 'm@x.edu' })).toBe('Maya Okafor');
    expect(displayNameOf({ firstName: 'Maya', lastName: '', email: 'm@x.edu' })).toBe('Maya');
    expect(displayNameOf({ firstName: '', lastName: ' ', email: 'm@x.edu' })).toBe('m@x.edu');
    expect(displayNameOf({})).toBe('User');
  });
});
