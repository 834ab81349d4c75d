import { expect, it } from 'vitest';
import { outlineTitles } from '../material/schema.ts';
import { sectionName } from './section-name.ts';

it('an outline’s sections are named in American English', () => {
  expect(outlineTitles.map(sectionName)).toEqual([
    'Where this fits',
    'Black-letter rule',
    'Exceptions, defenses, and limits',
    'Case illustration',
    'Policy and competing arguments',
    'Application',
  ]);
});
