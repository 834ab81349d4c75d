import { describe, expect, it } from 'vitest';
import { layOutMail, withSupport } from './mail-layout.ts';

const letter = layOutMail({
  subject: 'Ready',
  firstName: 'Ada',
  paragraphs: ['Your case is ready.'],
  closing: ['You can turn these off.'],
});

describe('a mail', () => {
  it('ends with where to write, before its signature', () => {
    const { text, html } = withSupport(letter, 'help@hotseat.example');
    expect(text).toMatch(
      /You can turn these off\.\n\nQuestions\? Write to help@hotseat\.example\.\n\nHotseat\n$/,
    );
    expect(html).toMatch(
      /turn these off\.<\/p>\s*<p [^>]*>Questions\? Write to help@hotseat\.example\.<\/p>/,
    );
  });

  it('says nothing of it where nobody has named an address', () => {
    const { text, html } = withSupport(letter, undefined);
    expect(text).toBe(letter.text);
    expect(text + html).not.toMatch(/Questions\?|<!--support/);
  });
});
