import { expect, test } from 'vitest';
import { composeBrief } from '../engine.ts';
import { harborReworded } from '../fixtures/harbor-opinion.ts';

const settled = /It is well settled that a landlord must warn[^.]*\./;

/** The rule of the invented opinion, where its court says this in the place of its own. */
function ruleWhere(law: string) {
  const brief = composeBrief(harborReworded((text) => text.replace(settled, law)));
  return JSON.stringify(brief.rule);
}

test('a test that speaks of anybody is a rule with its elements, though it says "he" and "his"', () => {
  const rule = ruleWhere(
    'In order to prevail on a claim for an unsafe roof, a tenant must show (1) that his landlord knew of the danger, and (2) that he was harmed by it.',
  );
  expect(rule).toContain('That his landlord knew of the danger.');
  expect(rule).toContain('That he was harmed by it.');
});

test.each([
  'In addition to the lease, we consider the several duties that a landlord must keep under the Harbor Act.',
  'Dunmore’s policy arguments to broaden the duty of a landlord are not founded on any rule that a landlord must keep.',
  'If the Legislature intended that a landlord must always warn its tenant, it could have said so in the Harbor Act.',
  'The sparseness of the record argues that a landlord must be heard in the trial court before a tenant is.',
  'Still more could they disagree whether a landlord must always warn its tenant of a rotted roof.',
])('what a court does next, others may think or a party argued is no rule: %s', (law) => {
  expect(ruleWhere(law)).not.toContain(law);
});

test.each([
  'As we have explained, a landlord must keep only the leased rooms of the warehouse dry.',
  'The fact that a landlord must warn its tenant of rain is no answer to what Dunmore lost.',
  'What we have said of a landlord must be enough to dispose of the lease of the warehouse.',
])('what was said before, or of this case alone, is no rule: %s', (law) => {
  expect(ruleWhere(law)).not.toContain(law);
});

test('a rule that its elements make long is a rule all the same, each on a line of its own', () => {
  const rule = ruleWhere(
    'In an action for an unsafe roof, a tenant must prove (1) that the landlord owed the tenant a duty of reasonable care; (2) that the landlord broke that duty by what the landlord did or by what the landlord left undone; (3) that the breach was a cause in fact of the harm to the tenant or to the goods of the tenant; and (4) that the harm was one of those for whose sake the duty is owed.',
  );
  expect(rule).toContain('That the harm was one of those for whose sake the duty is owed.');
});
