import { expect, test } from 'vitest';
import { composeBrief, composeOutline, composeQuestions } from './extractive/engine.ts';
import { harborOpinion } from './extractive/fixtures/harbor-opinion.ts';
import { materialToMarkdown } from './markdown.ts';

const opinion = harborOpinion();
const markdown = materialToMarkdown({
  brief: composeBrief(opinion),
  outline: composeOutline(opinion),
  questions: composeQuestions(opinion, 'standard'),
});

test('material as Markdown opens with the case and its one-line holding', () => {
  expect(markdown).toMatch(/^# Marlow v\. Harbor Freight Company\n/);
  expect(markdown).toMatch(/\*\*Holding:\*\* .*\(pp?\. 1/);
});

test('material as Markdown has every part of the brief, the outline and the questions', () => {
  for (const heading of [
    '## Posture',
    '## Facts',
    '## Issue',
    '## Rule',
    '## Analysis',
    '## Conclusion',
    '### Pell, dissenting',
    '## Key terms',
    '# Outline',
    '## II. Black-letter rule',
    '# Questions',
  ])
    expect(markdown).toContain(`${heading}\n`);
});

test('a statement that rests on two pages names both', () => {
  expect(markdown).toContain('(pp. 3, 4)');
});
