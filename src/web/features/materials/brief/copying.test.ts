import { expect, it } from 'vitest';
import type { Brief } from '../../../../shared/materials.ts';
import { withEverySection } from '../../../../study/material/shape.ts';
import { nothing, unsure } from '../../../../study/words/statements.ts';
import { toPlain } from '../../../desk/copying/plain.ts';
import { briefBlocks } from './copying.ts';

const item = (id: string, text: string) => ({ id, text, pinpoints: [], verified: true, marks: [] });

const offered = [item('c1', 'The gate was low.'), item('c2', 'The gate was shut.')];

/** Of its parts those alone that a copy has. */
const brief = withEverySection({
  caseTitle: 'Alder v. Birch',
  caption: { caseName: 'Alder v. Birch' },
  holding: item('holding', 'Not stated.'),
  facts: [item('fact-1', 'The gate fell.')],
  missingPages: [],
  candidates: [{ part: 'issue', items: offered }],
}) as Brief;

const copied = (more: Partial<Brief> = {}) => toPlain(briefBlocks({ ...brief, ...more }, () => []));

it('a copy says of what is not chosen that it is not, and what there is to choose from', () => {
  expect(copied()).toContain(
    `Issue\n\n${unsure.inPrint}\n\n1. The gate was low.\n2. The gate was shut.\n\nRule\n\n${nothing.forPart}`,
  );
  expect(copied({ candidates: [{ part: 'holding', items: offered }] })).toContain(
    `Holding\n\n${unsure.notChosen}\n\n1. The gate was low.\n2. The gate was shut.`,
  );
});

it('a copy has what was chosen, and nothing to choose from', () => {
  const [first] = offered;
  const chosen = copied({ candidates: [], issue: first ? [{ ...first, marks: ['own'] }] : [] });
  expect(chosen).toContain('Issue\n\nThe gate was low.\n\nRule');
  expect(chosen).not.toContain('The gate was shut.');
});
