import { expect, it } from 'vitest';
import type { Question } from '../../../../study/material/schema.ts';
import { toPlain } from '../../../desk/copying/plain.ts';
import { oneQuestionBlocks } from './copying.ts';

const said = (id: string, text: string) => ({ id, text, pinpoints: [], verified: true, marks: [] });

const question: Question = {
  id: 'q1',
  question: 'Who won?',
  answer: [said('q1.1', 'The ferry company.'), said('q1.2', 'It had no duty.')],
  difficulty: 'Easy',
  kind: 'holding',
  followUps: ['Why?'],
  reread: [{ page: 1, paragraphId: 'p1', quote: 'words' }],
};

const pagesOf = (pinpoints: Question['reread']) => pinpoints.map(({ page }) => `p. ${page}`);
const copied = (isOpen: boolean) => toPlain(oneQuestionBlocks(question, 3, { isOpen, pagesOf }));

it('an open answer is copied under its own name, so that its numbers are not taken for those of the set', () => {
  expect(copied(true)).toBe(`3. Who won? (Easy)

The professor’s answer

1. The ferry company.
2. It had no duty.

Likely follow-up: Why?

Reread: p. 1
`);
});

it('an answer that is hidden is not copied', () => {
  expect(copied(false)).toBe('3. Who won? (Easy)\n');
});
