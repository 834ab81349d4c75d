import { expect, test } from 'vitest';
import { plainParagraphs } from './plain-text.ts';

const texts = (text: string) => plainParagraphs(text).map((each) => each.text);

test('control characters of the Windows code page are the dashes and quotation marks they stood for', () => {
  expect(
    texts('The pilot\u0097who saw nothing\u0097kept \u0093full steam\u0094 on the ferry\u0092s engine.'),
  ).toEqual(['The pilot—who saw nothing—kept “full steam” on the ferry’s engine.']);
});

test('a control character that the Windows code page does not know is left out', () => {
  expect(texts('The barge\u0081 sank.')).toEqual(['The barge sank.']);
});
