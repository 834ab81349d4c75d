import { expect, test } from 'vitest';
import { partiesArguing, voiceOf } from './voice.ts';

const arguing = partiesArguing(['Marlow', 'Harbor Freight']);

test.each([
  ['We hold that the landlord owes a duty to warn.', 'court'],
  ['Petitioner argues that the statute is void.', 'party'],
  ['Lund proposes a new test of who controls a roof.', 'party'],
  ['Lund also appears to argue, generally, that no warning was owed.', 'party'],
  ['In Marlow’s view the lease says nothing of the roof.', 'party'],
  ['According to Harbor Freight, the duty ended with the lease.', 'party'],
  ['Harbor Freight’s theory that the duty ended must fail.', 'court'],
  ['The District Court held that no duty was owed.', 'below'],
  ['The Court of Appeals affirmed.', 'below'],
  ['In Oakes, we held that a landlord must warn.', 'precedent'],
  ['The Court held in Oakes that a landlord must warn.', 'precedent'],
  ['The dissent argues that the tenant could have asked.', 'separate'],
  ['The roof fell on the maps.', 'narrator'],
])('%s speaks for the %s', (text, voice) => {
  expect(voiceOf(text, arguing)).toBe(voice);
});
