import { expect, it } from 'vitest';
import { splitLinks } from './links.ts';

it('finds the addresses of a mail and leaves the rest as it is', () => {
  expect(splitLinks('Open http://localhost:3000/verify-email?token=a-b_c.\nBye')).toEqual([
    { text: 'Open ', isLink: false },
    { text: 'http://localhost:3000/verify-email?token=a-b_c', isLink: true },
    { text: '.\nBye', isLink: false },
  ]);
  expect(splitLinks('No link')).toEqual([{ text: 'No link', isLink: false }]);
});
