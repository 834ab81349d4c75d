import { describe, expect, it } from 'vitest';
import { namesAddress } from './names-address.ts';

const email = 'ann@example.org';
const names = (text: string) => namesAddress(JSON.stringify({ data: [{ text }] }), email);

describe('an address in what the provider told', () => {
  it.each([
    'ann@example.org',
    'Ann@Example.org',
    'Paid by ann@example.org.',
    'first line\nann@example.org',
    "'ann@example.org'",
    'joann@example.org, ann@example.org',
  ])('is found as a whole: %j', (text) => {
    expect(names(text)).toBe(true);
  });

  it.each([
    'joann@example.org',
    'jo.ann@example.org',
    'jo+ann@example.org',
    "o'ann@example.org",
    'ann@example.org.uk',
    'ann@example.organic',
    'ann@example.org-x.example',
    'nobody',
  ])('is not found as a part of another: %j', (text) => {
    expect(names(text)).toBe(false);
  });
});
