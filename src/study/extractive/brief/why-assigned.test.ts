import { expect, test } from 'vitest';
import { analyse } from '../findings.ts';
import { harborOpinion, harborReworded } from '../fixtures/harbor-opinion.ts';
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

test('where the court claims nothing new, nothing stands in for it', () => {
  const { addition: _, ...plain } = findings;
  expect(
    whyAssigned(plain).every(({ text }) => /^(?:Where it stops|A fact it turns on|It puts)/.test(text)),
  ).toBe(true);
});

/** What is said of the invented opinion where the court tells this of the keys. */
function assignedWith(told: string) {
  const found = analyse(
    harborReworded((text) =>
      text.replace(
        'Here, Harbor Freight was the only one that could reach the roof, because it kept the only keys to the hatch.',
        told,
      ),
    ),
  );
  return whyAssigned(found)
    .map(({ text }) => text)
    .join(' ');
}

test.each([
  'On this record, Marlow did not satisfy her burden to show the likelihood of harm from the roof of Harbor Freight.',
  'The plaintiff in Lund was a peddler who had slept on the roof of the warehouse because the landlord kept the hatch.',
  'Orders denying a tenant or a plaintiff the preferred roof often leave harbor freight at the only hatch.',
  'Here Harbor Freight may be found liable because it has kept the keys to the hatch of the roof.',
])('what is weighed, told of another case or true in general is no fact it turns on: %s', (told) => {
  expect(assignedWith(told)).not.toContain(told);
});

test('where nothing else can be said of it, the question that it puts is named', () => {
  const [issue] = findings.issues;
  const { addition: _, ...plain } = findings;
  const bare = {
    ...plain,
    issues: issue ? [{ ...issue, text: 'Whether the roof was safe.' }] : [],
    exceptions: [],
    decidingFacts: [],
    reasoning: { ...plain.reasoning, limits: [] },
    reading: { ...plain.reading, sentences: [] },
  };
  expect(whyAssigned(bare).map(({ text }) => text)).toEqual([
    'It puts the question whether the roof was safe.',
  ]);
});
