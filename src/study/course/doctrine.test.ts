/** What is one rule, and which cases are about one doctrine. */
import { expect, it } from 'vitest';
import { termsOf } from '../language/words.ts';
import type { CourseCase } from './course-case.ts';
import { doctrinesOf } from './doctrine.ts';
import { headingExamples, isHeading } from './headings.ts';
import { withMeaning } from './meaning.ts';
import { bearing, canOppose, isOneRule, type StatedLaw } from './same-law.ts';

/** Two directions are enough to mean something, or something else. */
const meaning = (x: number, y: number) => {
  const length = Math.hypot(x, y);
  return Float32Array.of(x / length, y / length);
};
const law = (text: string, vector?: Float32Array, authorities: string[] = []): StatedLaw => ({
  ...{ text, terms: new Set(termsOf(text)), authorities: new Set(authorities) },
  ...(vector ? { vector } : {}),
});

const cause =
  'Good cause means reasonable job-related grounds for dismissal, such as disruption of the employer’s operation.';
const causeAgain =
  'The Act defines good cause as reasonable job-related grounds for dismissal, or another legitimate business reason.';
const contacts =
  'The defendant’s conduct and connection with the forum State must let him foresee a suit there.';
const specific =
  'A suit needs a substantial connection with the forum State and the defendant’s own conduct there.';

it('takes two statements for one rule where their meaning and their words agree', () => {
  expect(isOneRule(law(cause, meaning(1, 0)), law(causeAgain, meaning(1, 0.3)))).toBe(true);
  // The same words, of another thing.
  expect(isOneRule(law(cause, meaning(1, 0)), law(causeAgain, meaning(0.2, 1)))).toBe(false);
  // The same thing, in words of which few stand together.
  expect(isOneRule(law(contacts, meaning(1, 0)), law(specific, meaning(1, 0.2)))).toBe(false);
  expect(isOneRule(law(`It is so that ${cause}`, meaning(1, 0)), law(causeAgain, meaning(1, 0)))).toBe(false);
});

it('takes words that leave the law open for no rule, and for nothing against one', () => {
  const open = law(`It is not yet clear whether ${cause}`, meaning(1, 0));
  const other = law(causeAgain, meaning(1, 0.3));
  expect([isOneRule(open, other), isOneRule(other, open)]).toEqual([false, false]);
  expect([canOppose(open, other), canOppose(law(cause, meaning(1, 0)), other)]).toEqual([false, true]);
});

it('needs fewer words where both rest on one authority', () => {
  const one = 'An employee discharged for misconduct connected with the work is disqualified from benefits.';
  const other =
    'Benefits are lost by workers whose misconduct connected with the work is shown by the employer.';
  const [near, far] = [meaning(1, 0), meaning(1, 0.4)];
  expect(isOneRule(law(one, near, ['section 96-14.6']), law(other, far, ['section 96-14.6']))).toBe(true);
  expect(isOneRule(law(one, near, ['section 96-14.6']), law(other, far, ['rule 11']))).toBe(false);
});

it('lets a statement bear on another by its meaning', () => {
  expect(bearing(law(contacts, meaning(1, 0)), law(specific, meaning(1, 0.4)))).toBeGreaterThan(1);
  expect(bearing(law(contacts, meaning(1, 0)), law(specific, meaning(0.3, 1)))).toBe(0);
});

const caseOf = (caseId: number, texts: string[], vector: Float32Array): CourseCase => ({
  ...{ caseId, title: `Party${caseId} v. State`, citation: null, topicId: null },
  gist: { texts, terms: new Set(texts.flatMap(termsOf)), vector },
  ...{ issues: [], exceptions: [], cites: [] },
  rules: texts.map((text) => ({
    ...law(text, vector),
    ...{ key: text, rests: [], remarks: [], elements: [], terms: new Set(termsOf(text)) },
  })),
});

it('puts cases about one doctrine together, and calls it by what they share', () => {
  const found = doctrinesOf([
    caseOf(1, ['Personal jurisdiction needs minimum contacts with the forum.'], meaning(1, 0)),
    caseOf(2, ['The attorney-client privilege protects what a client confides in counsel.'], meaning(0, 1)),
    caseOf(3, ['Without minimum contacts there is no jurisdiction over a stranger.'], meaning(1, 0.1)),
  ]);
  expect(found.map(({ cases }) => cases.map(({ caseId }) => caseId))).toEqual([[1, 3], [2]]);
  expect(found[0]?.title).toBe('Minimum contacts');
});

it('does without the encoder where it cannot be run', async () => {
  const cases = [caseOf(1, [cause], meaning(1, 0))];
  expect(await withMeaning(cases, async () => undefined)).toEqual(cases);
  const [told] = await withMeaning(cases, async (texts) => texts.map(() => meaning(0, 1)));
  expect(told?.rules[0]?.vector).toEqual(meaning(0, 1));
  expect(told?.gist.vector).toEqual(meaning(0, 1));
});

it('takes the title of a class session for a topic where it names one', () => {
  for (const example of headingExamples) expect([example, isHeading(example)]).toEqual([example, false]);
  for (const title of ['Duty to Warn', 'Class Actions', 'Confidentiality', 'Part Performance'])
    expect([title, isHeading(title)]).toEqual([title, true]);
});
