import { expect, test } from 'vitest';
import { analyse } from '../findings.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';

/** What is found in the invented opinion where its court adds this to the law. */
function findingsWith(sentence: string) {
  const { paragraphs, ...opinion } = harborOpinion();
  const at = paragraphs.findIndex(({ text }) =>
    text.includes('We review a grant of summary judgment de novo.'),
  );
  return analyse({
    ...opinion,
    paragraphs: paragraphs.map((paragraph, index) =>
      index === at ? { ...paragraph, text: `${paragraph.text} ${sentence}` } : paragraph,
    ),
  });
}

test.each([
  'We need not decide for a lease of a warehouse the accuracy of that interpretation.',
  'Since Marlow did not raise the matter of the gutters, we express no view on it.',
])('no limit of the rule leans on what stood before, or is what a party failed to say: %s', (sentence) => {
  const { reasoning } = findingsWith(sentence);
  expect(reasoning.limits.map(({ shown }) => shown)).not.toContain(sentence);
});

test('a ruling on an objection overrules nothing that a class should know', () => {
  const sentence = 'The harbor board overruled the objection of Marlow to the survey of the roof and beams.';
  expect(findingsWith(sentence).addition?.shown).not.toBe(sentence);
});

test('what a party says too late is nothing new', () => {
  const sentence = 'We decline to consider arguments that Marlow made for the first time in her reply brief.';
  expect(findingsWith(sentence).addition?.shown).not.toBe(sentence);
});

test('what a party asks a court to think over again is nothing new', () => {
  const sentence =
    'The second letter was like the first, save for her requests that the board reconsider its rulings on the roof.';
  expect(findingsWith(sentence).addition?.shown).not.toBe(sentence);
});

test('who could disagree argues nothing', () => {
  const sentence =
    'Reasonable minds could disagree whether the lease of a tenant claims the whole of the warehouse roof.';
  const { exchanges } = findingsWith(sentence).reasoning;
  expect(exchanges.map(({ argument }) => argument.shown)).not.toContain(sentence);
});

test('what must be shown to prevail is a rule, and argued by nobody', () => {
  const sentence =
    'To prevail on a claim that the roof was unsafe, Marlow must show what Harbor Freight knew of it.';
  const { exchanges } = findingsWith(sentence).reasoning;
  expect(exchanges.map(({ argument }) => argument.shown)).not.toContain(sentence);
});

test('no sentence stands in the conclusion and answers an argument too', () => {
  const findings = findingsWith(
    'Harbor Freight argues that the lease ended its duty. We hold that the lease of a warehouse does not end the duty of a landlord to warn its tenant.',
  );
  const answers = findings.reasoning.exchanges.map(({ answer }) => answer);
  expect(findings.conclusion.filter((each) => answers.includes(each))).toEqual([]);
});

test('a proof that nobody gave to the contrary decides nothing by itself', () => {
  const sentence =
    'Here Harbor Freight has given no proof to the contrary, because its survey of the roof was lost.';
  expect(findingsWith(sentence).decidingFacts.map(({ shown }) => shown)).not.toContain(sentence);
});

test('a first time in the story is nothing new in the law', () => {
  const sentence = 'Marlow then brought the survey of the roof before the harbor board for the first time.';
  expect(findingsWith(sentence).addition?.shown).not.toBe(sentence);
});
