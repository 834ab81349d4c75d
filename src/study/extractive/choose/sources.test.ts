import { expect, test } from 'vitest';
import type { Reading } from '../read/lead.ts';
import { sourcesOf } from './sources.ts';

const reading = (...texts: string[]) =>
  ({ sentences: texts.map((text) => ({ text })) }) as unknown as Reading;

test('of two names of which one ends with the other there is one source', () => {
  const named = sourcesOf(
    reading(
      'The Sable Harbor Lease Act binds a landlord.',
      'Congress modeled it on the Harbor Lease Act.',
      'The Harbor Lease Act and the Sable Harbor Lease Act are alike.',
      'The Pilot Act asks for a lookout, and the Pilot Act names him.',
    ),
  );
  expect(named.map(({ name }) => name)).toEqual(['Sable Harbor Lease Act', 'Pilot Act']);
});

test('a source keeps the first half of a name with a hyphen', () => {
  const named = sourcesOf(
    reading('The Anti-Intimidation Act gives a claim.', 'He rests his claim on the Anti-Intimidation Act.'),
  );
  expect(named.map(({ name }) => name)).toEqual(['Anti-Intimidation Act']);
});
