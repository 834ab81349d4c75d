import { expect, test } from 'vitest';
import type { Judged } from '../read/reading.ts';
import { isConcluding } from './conclusion.ts';

function sentence(text: string): Judged {
  const paragraph = { id: 'p1', text, kind: 'text' as const, page: 1, breaks: [] };
  return {
    index: 0,
    paragraph,
    paragraphIndex: 0,
    isFirstInParagraph: true,
    start: 0,
    end: text.length,
    text,
    shown: text,
    authority: '',
    words: text.split(' ').length,
    terms: [],
    place: 0.9,
    voice: 'narrator',
    narrative: 0,
    salience: 1,
    opening: 0,
    announced: undefined,
    other: 0,
    isStory: false,
  };
}

test.each([
  ['The company therefore owes its tenant a warning of the rotted beams.', true],
  ['The cautious choice of the trial court to limit its order reflected the state of the roof.', false],
  ['A survey of the roof, it is true, shows where the rotted beams of the warehouse lie.', false],
  ['The state of the survey argues powerfully in favor of the merchants of the pier.', false],
  ['The public interest demands that landlords be given time to answer a storm on the pier.', false],
  ['Twenty years ago the tenant lost, and the Court in Oakes held that no lease forbids a roof.', false],
  ['The action of the harbor board is case No. 1812, which the keeper wants heard with ours.', false],
  ['The lease states that the tenant must keep the roof whole and the gutters free of leaves.', false],
  ['A landlord ordinarily owes its tenant no warning of what both can see.', false],
  ['Moreover, a warning of rotted beams costs a landlord next to nothing.', false],
  ['A tenant may sue for a warning that never came.', false],
  ['Section 12 of the Harbor Act defines a lease as a promise of the landlord.', false],
  ['Mrs. Marlow must show that the rain came through the roof of the warehouse.', false],
  ['The bell on the pier was given by the sailors of a distant harbor.', false],
  ['The register of keys serves to keep the order of the pier.', false],
  ['The tenant bears the burden of proving that the beams were rotten.', false],
  ['This matter is remanded for a trial on the price of the maps.', true],
  ['Ann Marlow appeals an order that denied her a new trial.', false],
  ['A trial court could find that the beams were rotten.', false],
  ['When a tenant asks whether a roof is safe, the court looks at the beams.', false],
  ['If a defendant keeps the keys, that owner may be sued for harm.', false],
  ['We conclude that a landlord ordinarily owes its tenant such a warning of rot.', true],
])('%s belongs to the conclusion: %s', (text, expected) => {
  expect(isConcluding(sentence(text), ['Marlow'])).toBe(expected);
});
