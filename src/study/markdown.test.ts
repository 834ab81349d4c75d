import { expect, test } from 'vitest';
import { composeBrief, composeOutline, composeQuestions } from './extractive/engine.ts';
import { harborOpinion } from './extractive/fixtures/harbor-opinion.ts';
import { materialToMarkdown } from './markdown.ts';
import { placesIn } from './places.ts';

const opinion = harborOpinion();
const made = {
  brief: composeBrief(opinion),
  outline: composeOutline(opinion),
  questions: composeQuestions(opinion, 'standard'),
};
const markdown = materialToMarkdown(made, placesIn(opinion));

test('material as Markdown opens with the case and its one-line holding', () => {
  expect(markdown).toMatch(/^# Marlow v\. Harbor Freight Company\n/);
  expect(markdown).toMatch(/\*\*Holding:\*\* .*\(p\. 1/);
});

test('material as Markdown has every part of the brief, the outline and the questions', () => {
  for (const heading of [
    '## Procedural posture',
    '## Facts',
    '## Issue',
    '## Rule',
    '## Analysis',
    '## Conclusion',
    '### Dissent — Pell',
    '## Key terms',
    '# Outline',
    '## II. Black-letter rule',
    '# Questions',
  ])
    expect(markdown).toContain(`${heading}\n`);
});

test('a statement that rests on two pages names both', () => {
  expect(markdown).toContain('(p. 3; p. 4)');
});

test('pages are named by the numbers printed on them, and one that shows none by its place in the PDF', () => {
  const pages = opinion.pages.map(({ label: _, ...page }) =>
    page.number === 4 ? page : { ...page, label: String(page.number + 556) },
  );
  const labelled = materialToMarkdown(made, placesIn({ ...opinion, pages }));
  expect(labelled).toContain('(p. 559; PDF 4)');
  expect(labelled).not.toMatch(/\(p\. \d\b/);
});

test('a title, a caption, a judge and a gap are text, whatever they look like', () => {
  const odd = '[x](https://evil.example) <img src=x> *a*';
  const [separate] = made.brief.separateOpinions;
  const brief = {
    ...made.brief,
    caseTitle: odd,
    caption: { ...made.brief.caption, court: odd },
    separateOpinions: separate ? [{ ...separate, author: odd }] : [],
    notInExcerpt: [odd],
  };
  const written = materialToMarkdown({ brief }, placesIn(opinion));
  expect(written.split('evil.example')).toHaveLength(5);
  expect(written).not.toMatch(/(?<!\\)\[x|(?<!\\)<img|(?<!\\)\*a/);
});
