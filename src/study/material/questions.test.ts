/** The table of kinds, and what both engines make of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { difficulties, kindsOf, mayBeQuotedAs, questionKindNames } from './questions.ts';

it('a kind has one difficulty in what a model writes', () => {
  const listed = difficulties.flatMap(kindsOf);
  expect(listed.toSorted()).toEqual(questionKindNames.toSorted());
});

it('the embedded engine composes no kind at a difficulty that the table does not give it', () => {
  const folder = join(import.meta.dirname, '../extractive/questions');
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const pairs = sources.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/difficulty: '(\w+)',\s+kind: '(\w+)'/g),
  ]);
  expect(pairs.length).toBeGreaterThan(20);
  const strangers = pairs.filter(
    ([, difficulty, kind]) =>
      !mayBeQuotedAs(
        questionKindNames.find((each) => each === kind) ?? 'story',
        difficulties.find((each) => each === difficulty) ?? 'Easy',
      ),
  );
  expect(strangers.map(([pair]) => pair)).toEqual([]);
});
