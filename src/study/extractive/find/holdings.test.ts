import { expect, test } from 'vitest';
import type { Opinion } from '../../../opinion/opinion.ts';
import { composeBrief } from '../engine.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';

/** The invented opinion with its holding replaced, and what is added near its end. */
function holdingWith(added: string): string {
  const opinion: Opinion = harborOpinion();
  const paragraphs = opinion.paragraphs.map((paragraph) => {
    if (paragraph.text.startsWith('In 2016 plaintiff'))
      return { ...paragraph, text: paragraph.text.replace(/ We hold that .*$/, '') };
    return paragraph.text.startsWith('The judgment of the Court')
      ? { ...paragraph, text: `${added} ${paragraph.text}` }
      : paragraph;
  });
  return composeBrief({ ...opinion, paragraphs }).holding.text;
}

test('what the court says that it holds is the holding', () => {
  expect(holdingWith('We hold that a landlord who keeps the keys must warn its tenant.')).toMatch(
    /must warn/,
  );
});

test('what the court says that it is impelled to conclude is the holding', () => {
  expect(
    holdingWith('We are impelled to the conclusion that a landlord who keeps the keys must warn its tenant.'),
  ).toMatch(/must warn/);
});

test.each([
  [
    'a holding in quotation marks',
    'It declared, “We hold that a landlord never owes its tenant a duty to warn.”',
  ],
  ['an earlier holding', 'Our holding in Oakes relied on the duty of a landlord to its tenant.'],
  ['a condition', 'If the Court holds a landlord to a duty to warn, the tenant may rely on the warning.'],
  ['another judge', 'The dissent concludes that we hold a landlord to be the insurer of its tenant.'],
])('%s is none', (_, added) => {
  expect(holdingWith(added)).not.toMatch(/never owes|relied on|may rely|insurer/);
});

test('a clause is not cut off before its verb', () => {
  const long =
    'We hold that a landlord which keeps the only keys to the roof hatch of a leased warehouse on the east pier, even though it has never promised to mend the roof or to pay for what the rain may do to the goods below, owes its tenant a duty to warn.';
  expect(holdingWith(long)).not.toMatch(/pier\.$/);
});
