import { expect, test } from 'vitest';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { readLead } from '../read/lead.ts';
import { ruleDraft } from './rule.ts';

const stated = readLead(harborOpinion()).sentences.filter(({ authority }) => /^Oakes v/.test(authority));
const textsBelow = (rules: typeof stated) =>
  rules.flatMap((each) => ruleDraft(each).children ?? []).map(({ text }) => text);

test('a rule names the source that the court gives', () => {
  expect(textsBelow(stated)).toContain('Source: Oakes v. Stone, 150 Frank. 2d 77, 80 (1984).');
});

test.each(['See id., at 13.', 'Id., at 13, 14.', 'Cf. supra, at 13.', 'See, e.g., ante, at 4.'])(
  'a rule whose source is only %j has none that could be looked up',
  (authority) => {
    const pointingBack = stated.map((each) => ({ ...each, authority }));
    expect(textsBelow(pointingBack).join(' ')).not.toContain('Source');
  },
);

test('an element that ends in quotation marks has one stop, within them', () => {
  const shown =
    'A petition may be brought: (1) “[w]here the pier is public,” or (2) “where the lock is shared.”';
  const elements = textsBelow(stated.map((each) => ({ ...each, shown, authority: '' })));
  expect(elements).toEqual(['“[w]here the pier is public.”', '“where the lock is shared.”']);
});

test.each([
  [
    'See, e. g., *518 Oakes v. Stone, 150 Frank. 2d 77, 80 (1984).',
    'Source: Oakes v. Stone, 150 Frank. 2d 77, 80 (1984).',
  ],
  ['Compare Oakes v. Stone, supra, at 80 (1984).', 'Source: Oakes v. Stone.'],
  ['Rule 7-506(A) (emphasis added).', 'Source: Rule 7-506(A).'],
])('of %j neither signal, page of the volume nor remark is shown', (authority, source) => {
  const [rule] = stated;
  const paragraph = { ...rule!.paragraph, text: `${rule!.paragraph.text} ${authority}` };
  expect(textsBelow([{ ...rule!, paragraph, authority }]).at(-1)).toBe(source);
});
