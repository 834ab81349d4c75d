import { expect, test } from 'vitest';
import { marlow } from '../../model/fixtures/opinions.ts';
import { analyse } from '../findings.ts';

test('what one judge wrote by himself is never the rule', async () => {
  const { reading, rules } = analyse(await marlow());
  // The court quotes such a dissent, in the law that it goes through.
  expect(reading.sentences.some(({ authority }) => /dissenting/.test(authority))).toBe(true);
  expect(rules.length).toBeGreaterThan(0);
  for (const { authority } of rules) expect(authority).not.toMatch(/dissenting|concurring/);
});
