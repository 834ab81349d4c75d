import { expect, test } from 'vitest';
import { composeBrief } from '../engine.ts';
import { harborMajority } from '../fixtures/harbor-opinion.ts';

const issuesIn = (...texts: string[]) =>
  composeBrief(harborMajority(...texts)).issue.map(({ text, marks }) => ({ text, marks }));

const decree = 'The judgment of the Superior Court is affirmed.';

test.each([
  [
    'what the court holds',
    'We hold that a landlord who keeps the only keys does not escape the duty to warn.',
    'Whether a landlord who keeps the only keys escapes the duty to warn.',
  ],
  [
    'what a party claims of its own',
    'Harbor Freight argues that its duty ended with the signing of the lease.',
    'Whether Harbor Freight’s duty ended with the signing of the lease.',
  ],
  [
    'a claim that the court refutes',
    'The record refutes Marlow’s claim that her lease was signed under duress.',
    'Whether Marlow’s lease was signed under duress.',
  ],
  [
    'a cause that the court finds',
    'Upon the papers, the Court finds good cause to enter an injunction against the company.',
    'Whether good cause exists to enter an injunction against the company.',
  ],
  [
    'a judgment appealed from',
    'Ann Marlow appeals the judgment denying her motion for a new trial.',
    'Whether the court below rightly denied the motion for a new trial.',
  ],
])('%s tells what was asked, and is marked as inferred', (_, text, question) => {
  expect(issuesIn(text, decree)).toContainEqual({ text: question, marks: ['inferred'] });
});

test('where nothing else is told, the judgment itself is in question', () => {
  expect(issuesIn('The pier is old.', decree)).toEqual([
    { text: 'Whether the judgment of the Superior Court should stand.', marks: ['inferred'] },
  ]);
});
