import { describe, expect, it } from 'vitest';
import { layOutMail } from './mail-layout.ts';
import { nameInMail } from './name-in-mail.ts';

describe('a name in a mail', () => {
  it.each([
    'Ada',
    'Mary Ann',
    'Seán-Óg',
    "D'Arcy",
    'J.R. R.',
    'José María',
    'Nguyễn Thị Minh',
    '李',
    'Żółć',
    'Jr.',
  ])('is greeted as it is: %s', (name) => {
    expect(nameInMail(name)).toBe(name);
  });

  it.each([
    ['Your account is locked', '“Your account is locked”'],
    ['pay at evil.com now', '“pay at evil. com now”'],
    ['https://evil.com/a?b', '“https evil. com a?b”'],
    ['www.evil.com', 'www. evil. com'],
    ['call +1 (800) 555', '“call 1 (800) 555”'],
    ['<b>Ada</b>', 'b Ada b'],
    ['A\u202Eda\u200B\u2028', 'Ada'],
    ['Ada, your code is 123456', '“Ada, your code is 123456”'],
    ['x'.repeat(100), `“${'x'.repeat(40)}…”`],
    [`a${'\u0301'.repeat(500)}`, `“${`á${'\u0301'.repeat(79)}`}…”`],
  ])('is cut and told apart from the mail’s own words: %j', (name, shown) => {
    expect(nameInMail(name)).toBe(shown);
  });

  it('is greeted in every mail, and a mail to nobody greets nobody', () => {
    const words = { subject: 'Subject', paragraphs: ['Words.'], closing: [] };
    expect(layOutMail({ ...words, firstName: 'Ada' }).text).toMatch(/^Hello Ada,\n/);
    expect(layOutMail({ ...words, firstName: 'Go to evil.com now' }).text).toMatch(
      /^Hello “Go to evil. com now”,\n/,
    );
    expect(layOutMail({ ...words, firstName: ' ' }).text).toMatch(/^Hello,\n/);
  });
});
