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

test.each([
  [
    'what it thinks',
    'We think the silence of a landlord who keeps the only keys transcends what a lease can excuse.',
    /transcends/,
  ],
  [
    'what is held without its concession',
    'We hold that a landlord who keeps the only keys to the roof hatch of a warehouse, even though it has never promised in so many words to mend the roof or to pay for what the rain may do to the goods below, owes its tenant a warning.',
    /hatch of a warehouse owes its tenant a warning\.$/,
  ],
])('the holding may be %s', (_, added, holding) => {
  expect(holdingWith(added)).toMatch(holding);
});

test.each([
  'We agree further that a landlord may be told of the rain by its tenant.',
  'We disagree with the Court of Appeals to the extent that it asks a landlord to repair.',
  'Because we conclude that the lease is a contract, we turn to the duty of a landlord to its tenant.',
])('a step on the way gives way to the holding: %s', (step) => {
  const held = 'We hold that a landlord who keeps the keys must warn its tenant.';
  expect(holdingWith(`${held} ${step}`)).toMatch(/must warn its tenant/);
});

test.each([
  [
    'the clause behind a concession',
    'While we agree that at least some of the storms on the east pier and the letters which its merchants wrote about them to the harbor board lie outside of what any owner of a pier could foresee, the landlord of a warehouse owes its tenant a duty to warn.',
    'The landlord of a warehouse owes its tenant a duty to warn.',
  ],
  [
    'the ruling on the merits behind the one on standing',
    'We now hold that these tenants and all of the merchants who kept their goods in a warehouse on the east pier have standing to sue and, reaching the merits, we agree that the landlord of a warehouse owes its tenant a duty to warn.',
    'We agree that the landlord of a warehouse owes its tenant a duty to warn.',
  ],
  [
    'the first of two predicates',
    'We conclude that the judgment of the trial court and of the Court of Appeals on the duty of a landlord to warn its tenant was in error and was unsupported by record evidence that acts of the tenant or of its merchants had brought about the fall of the roof.',
    'We conclude that the judgment of the trial court and of the Court of Appeals on the duty of a landlord to warn its tenant was in error.',
  ],
  [
    'what an editor left out',
    'Because we conclude [in the bulk of the opinion, edited out here] that the landlord of a warehouse owes its tenant a duty to warn, we address the second of the arguments that the merchants of the east pier made to the harbor board and to the trial court about it.',
    'We conclude that the landlord of a warehouse owes its tenant a duty to warn.',
  ],
])('a holding too long to be read out gives way to %s', (_, long, short) => {
  expect(holdingWith(long)).toContain(short);
});

test('what is held and what follows from it, in one breath, is the holding', () => {
  const holding = 'Because we agree a landlord owes its tenant a duty to warn, we reverse.';
  expect(holdingWith(holding)).toContain(holding);
});

test('what a court may do if it determines something is none', () => {
  const law =
    'When a tenant does not pay, the trial court may end the lease if the court determines that a landlord owes no duty to warn.';
  expect(holdingWith(law)).not.toContain('may end the lease');
});
