import { expect, test } from 'vitest';
import { withBreaks } from './lost-breaks.ts';

const filler = 'The ferry left the landing in fog and struck a barge that was moored there. '
  .repeat(45)
  .trim();

test('text whose line breaks were lost gets them back at numbered paragraphs, titles and glued sentences', () => {
  const text = `OPINIONADEYEMI, Judge.{1} The owner appeals. We affirm.FACTS AND HISTORY{2} ${filler} See Winter v. Sable, 12 Mer. 4 (Ct.App.1990).{5} The judgment is affirmed for Defendant.III. COSTS{6} IT IS SO ORDERED.WINTER and OKAFOR, JJ., concur.`;
  expect(withBreaks(text).split('\n\n')).toEqual([
    'OPINION',
    'ADEYEMI, Judge.',
    '{1} The owner appeals. We affirm.',
    'FACTS AND HISTORY',
    `{2} ${filler} See Winter v. Sable, 12 Mer. 4 (Ct.App.1990).`,
    '{5} The judgment is affirmed for Defendant.',
    'III. COSTS',
    '{6} IT IS SO ORDERED.',
    'WINTER and OKAFOR, JJ., concur.',
  ]);
});

test('numbers that are glued without braces count only where they count on', () => {
  const text = `OPINION1. The owner appeals.2. ${filler} He paid in 3. Then he left.3. We affirm.`;
  expect(withBreaks(text).split('\n\n')).toEqual([
    'OPINION',
    '1. The owner appeals.',
    `2. ${filler} He paid in 3. Then he left.`,
    '3. We affirm.',
  ]);
});

test('a number glued behind a sentence begins a paragraph, though the count was broken or the space is lost', () => {
  const text = `OPINION1. The owner appeals. ${filler} He said this in the Act:“The fog came.” He gave his reasons:1. Fog;2. Ice.3.Wind is none, he said.5. We affirm under Rule 9(D).2. CostsOKAFOR, J., concurs.`;
  expect(withBreaks(text).split('\n\n').slice(1)).toEqual([
    `1. The owner appeals. ${filler} He said this in the Act:`,
    '“The fog came.” He gave his reasons:',
    '1. Fog;',
    '2. Ice.',
    '3. Wind is none, he said.',
    '5. We affirm under Rule 9(D).',
    '2. CostsOKAFOR, J., concurs.',
  ]);
});

test('numbers glued without a stop count where enough of them count on, and a quoted one may come again', () => {
  const bare = `OPINIONWINTER, Judge. 1 The owner appeals.2 ${filler}I. FACTS3 Fog came.4 “It sank.”Costs5We affirm.`;
  expect(withBreaks(bare).split('\n\n').slice(-5)).toEqual(
    [`2 ${filler}`, 'I. FACTS', '3 Fog came.', '4 “It sank.”', 'Costs', '5 We affirm.'].slice(-5),
  );
  const quoted = `{1} The owner appeals.{2} ${filler} As said there:{3} Fog came.{2} The pilot slept.{3} We affirm.`;
  expect(withBreaks(quoted).split('\n\n').slice(-2)).toEqual([
    '{3} Fog came.{2} The pilot slept.',
    '{3} We affirm.',
  ]);
});

test('items that are glued behind their lead-in or each other begin paragraphs', () => {
  const text = `The review asks:(a) Whether fog came; or(b) Where it came, Rule 9(D).B. Costs ${filler}`;
  expect(withBreaks(text).split('\n\n').slice(0, 4)).toEqual([
    'The review asks:',
    '(a) Whether fog came; or',
    '(b) Where it came, Rule 9(D).',
    `B. Costs ${filler}`,
  ]);
});

test('text that has line breaks, or is short, stays as it is', () => {
  expect(withBreaks(`${filler}\n\nWe affirm.Costs follow.`)).toBe(`${filler}\n\nWe affirm.Costs follow.`);
  expect(withBreaks('We affirm.Costs follow.')).toBe('We affirm.Costs follow.');
});

test('a separate opinion that counts from 1 again does not take the numbers of the one before it', () => {
  const text = `OPINION The owner appeals.3. ${filler}Costs4. We affirm.5. We remand.OKAFOR, J., dissents.1. I would not.2. The pilot slept.`;
  expect(withBreaks(text).split('\n\n').slice(1)).toEqual([
    `3. ${filler}`,
    'Costs',
    '4. We affirm.',
    '5. We remand.',
    'OKAFOR, J., dissents.',
    '1. I would not.',
    '2. The pilot slept.',
  ]);
});

test('lettered items and the turns of an examination begin paragraphs', () => {
  const text = `${filler} He said so in 1995.B. Costs of the ferry. The record reads:Q. Did you sleep?A. I did.`;
  expect(withBreaks(text).split('\n\n').slice(1)).toEqual([
    'B. Costs of the ferry. The record reads:',
    'Q. Did you sleep?',
    'A. I did.',
  ]);
});

test('numbers go on where a copy begins to set them in brackets', () => {
  const text = `OPINION1. The owner appeals.FACTS2. ${filler} He paid.3. He left.(10) We affirm.(11) We remand.`;
  expect(withBreaks(text).split('\n\n').slice(-4)).toEqual([
    `2. ${filler} He paid.`,
    '3. He left.',
    '(10) We affirm.',
    '(11) We remand.',
  ]);
});

test('a title glued behind any sentence, before a number in brackets or before its own words stands alone', () => {
  const text = `{1} The owner appeals to this Court.CONCLUSION{2} ${filler} It was so in 1995.Costs of the Ferry{3} He cites Orr, 12 Mer. 985.II. DISCUSSIONA. WHETHER FOG CAME{4} We said, "the pilot slept."The court agrees.REASONSThe Fog and the Pilot came.CONCLUSION(7) We affirm.8. "[Sable] pays."`;
  expect(
    withBreaks(text)
      .split('\n\n')
      .filter((each) => !each.startsWith('{2}')),
  ).toEqual([
    '{1} The owner appeals to this Court.',
    'CONCLUSION',
    'Costs of the Ferry',
    '{3} He cites Orr, 12 Mer. 985.',
    'II. DISCUSSION',
    'A. WHETHER FOG CAME',
    '{4} We said, "the pilot slept."',
    'The court agrees.',
    'REASONS',
    'The Fog and the Pilot came.',
    'CONCLUSION',
    '(7) We affirm.',
    '8. "[Sable] pays."',
  ]);
});

test('the spaces that line ends stood for are set again', () => {
  const text = `{1} ${filler}{2}The rule asks:(1) whether fog came;(2) what it hid, and(3) who slept.{3} It says:the pilot,who slept,paid on May 2,1998, under Rule 4 LMRA1997.(4)We said in Rule 4 (1980):that is so:[T]he rest.`;
  expect(withBreaks(text).split('\n\n').slice(1)).toEqual([
    '{2} The rule asks: (1) whether fog came; (2) what it hid, and (3) who slept.',
    '{3} It says: the pilot, who slept, paid on May 2, 1998, under Rule 4 LMRA 1997.',
    '(4) We said in Rule 4 (1980): that is so: [T]he rest.',
  ]);
});

test('a citation glued behind a sentence stays with it', () => {
  const text = `{1} ${filler}{2} It says: "The pilot must wake."Orr v. Lund, 4 Mer. 5, 6 (Ct.App.1990). It binds.{3} It found:8. The pilot slept.Id. at 7 (emphasis added).`;
  expect(withBreaks(text).split('\n\n').slice(1)).toEqual([
    '{2} It says: "The pilot must wake." Orr v. Lund, 4 Mer. 5, 6 (Ct.App.1990). It binds.',
    '{3} It found:',
    '8. The pilot slept. Id. at 7 (emphasis added).',
  ]);
});

test('one number in brackets counts on where the others have none', () => {
  const text = `OPINION1. The owner appeals.2. ${filler} He paid.3. We affirm.OKAFOR, J., concurring.(4) I join.`;
  expect(withBreaks(text).split('\n\n').slice(-2)).toEqual(['OKAFOR, J., concurring.', '(4) I join.']);
});
