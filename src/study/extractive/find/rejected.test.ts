import { expect, test } from 'vitest';
import { composeBrief } from '../engine.ts';
import { harborMajority } from '../fixtures/harbor-opinion.ts';

/** A short reversal of the court below, without a word of holding. */
const briefOf = (...texts: string[]) => composeBrief(harborMajority(...texts));

test('the ruling that cannot stand is what was asked, and why it cannot is the holding, marked as inferred', () => {
  const { issue, holding } = briefOf(
    'Ann Marlow sued Harbor Freight for goods spoiled by rain. The jury found that any silence of the company was harmless to Marlow.',
    'The Court of Appeals reversed. The Court of Appeals held that the trial judge unreasonably confined the closing argument to the lease. That decision cannot stand. A party that may argue its whole case on the lease has not been denied a closing argument.',
    'A closing argument may be confined to what the pleadings put in dispute. Counsel for Marlow spoke for an hour about the lease and the roof.',
    'The judgment of the Court of Appeals is reversed.',
  );
  expect(issue[0]?.text).toBe(
    'Whether the trial judge unreasonably confined the closing argument to the lease.',
  );
  expect(holding.text).toContain('has not been denied a closing argument');
  expect(holding.marks).toEqual(['inferred']);
});
