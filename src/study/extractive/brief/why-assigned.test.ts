import { expect, test } from 'vitest';
import { analyse } from '../findings.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { whyAssigned } from './why-assigned.ts';

const findings = analyse(harborOpinion());

test('a limit and a deciding fact are named for what they are, in the words of the court', () => {
  const { decidingFacts, reasoning } = findings;
  const [fact] = decidingFacts;
  const items = whyAssigned(findings).map(({ text }) => text);
  expect(fact).toBeDefined();
  expect(items.find((text) => text.startsWith('A fact it turns on: '))).toBeDefined();
  const [limit] = reasoning.limits;
  if (limit) expect(items).toContain(`Where it stops: ${limit.shown}`);
});

test('where the court claims nothing new, the law it works with is named', () => {
  const { paragraphs, ...opinion } = harborOpinion();
  const found = analyse({
    ...opinion,
    paragraphs: paragraphs.map((paragraph) => ({
      ...paragraph,
      text: paragraph.text.replace(
        'We review a grant',
        'The Harbor Safety Act governs the pier. The Harbor Safety Act binds its owner. We review a grant',
      ),
    })),
  });
  const { addition: _, ...plain } = found;
  const [first] = whyAssigned(plain);
  expect(first?.text).toBe('It shows how a court works with the Harbor Safety Act.');
  expect(first?.marks).toEqual(['inferred']);
});
