import { expect, test } from 'vitest';
import { roles, type Weighed } from '../weights/roles.ts';
import { withEncoder } from './with-encoder.ts';

const half = { encoder: 0.5, own: 0.5 };
const shares = { holding: half, issue: half, rule: half, role: half, worth: half, alone: half };

const weighed = {
  odds: Object.fromEntries(roles.map((role) => [role, role === 'fact' ? 0.4 : 0.05])),
  role: 'fact',
  worth: 0.2,
  couldServe: 0.5,
  alone: 0.5,
} as Weighed;

test('what the encoder is surer of outweighs the chains, and all odds sum to one', () => {
  const reading = {
    roles: roles.map((role) => Math.log(role === 'holding' ? 0.88 : 0.01)),
    worth: [0.1, 0.1, 0.8].map(Math.log),
    alone: [0.1, 0.9].map(Math.log),
    places: { holding: -0.1, issue: -8, rule: -6 },
  };
  const both = withEncoder(weighed, reading, shares);
  expect(both.role).toBe('holding');
  expect(roles.reduce((sum, role) => sum + both.odds[role], 0)).toBeCloseTo(1, 9);
  expect(both.worth).toBeGreaterThan(weighed.worth);
  expect(both.alone).toBeGreaterThan(weighed.alone);
});

test('without the encoder the chains answer alone', () => {
  expect(withEncoder(weighed, undefined, shares)).toBe(weighed);
});
