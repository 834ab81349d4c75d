import { beforeAll, expect, test } from 'vitest';
import type { Opinion } from '../../../../opinion/opinion.ts';
import { marlow } from '../../fixtures/opinions.ts';
import { stringFaults } from './check.ts';
import { isOthersArgument } from './voices.ts';
import { readWinner, winnerOf } from './winner.ts';

let opinion: Opinion;
/** The buyers lose: what the trial court gave the sellers stands. */
beforeAll(async () => {
  const known = await marlow();
  const texts = [
    'The trial court granted summary judgment to the Krobatsches. The Weintraubs, the buyers, appeal.',
    'In May the Krobatsches put their house up for sale.',
    'The judgment is affirmed.',
  ];
  opinion = {
    ...known,
    caption: { caseName: 'Weintraub v. Krobatsch', confidence: {} },
    paragraphs: texts.map((text, index) => ({
      id: `p${index + 1}`,
      page: 1,
      kind: 'text',
      text,
      breaks: [],
    })),
    parts: [{ kind: 'majority', firstParagraph: 0, lastParagraph: 2, firstPage: 1, lastPage: 1 }],
    disposition: {
      actions: ['affirmed'],
      isInPart: false,
      summary: 'Affirmed',
      paragraphId: 'p3',
      start: 0,
      end: 25,
    },
  };
});

test('the winner is the side that did not ask for a judgment that stands', () => {
  expect(winnerOf(opinion)).toEqual({ side: 'second' });
});

test.each([
  'The Weintraubs won.',
  'The Weintraubs’ claim succeeded, and they won: the buyers prevail.',
  'Buyers prevail, for silence may be fraud.',
  'The Krobatsches lost.',
  'The sellers lose.',
  'The Court ruled for the appellants.',
  'Why did the Weintraubs win?',
  'Judgment was entered for the Weintraubs by this Court.',
])('“%s” names the wrong winner', (text) => {
  expect(readWinner(text, opinion).fault).toMatch(/wrong winner/);
});

test.each([
  'The Krobatsches won.',
  'The sellers prevail.',
  'The buyers lost.',
  'The Weintraubs had won at trial.',
  'The dissent would rule for the Weintraubs.',
  'If the Weintraubs won, they would get the deposit.',
  'The Weintraubs lost their deposit.',
  'The Court looks for want of reliance.',
])('“%s” does not', (text) => {
  expect(readWinner(text, opinion).fault).toBeUndefined();
});

test('a winner whom code cannot tell is doubted for a reason of its own, which no second reader lifts', () => {
  const faults = stringFaults('The insurer prevailed.', opinion);
  expect(faults).toEqual([{ reason: 'the text does not tell code who won', severity: 'doubt' }]);
});

test('who “failed to assert” argues nothing: the argument is the one side’s alone', () => {
  const text = 'The Weintraubs assert that the Krobatsches have failed to assert any ground.';
  const evidence = { focus: [{ text }], opinion };
  expect(isOthersArgument('The Krobatsches argued that there is no ground.', evidence)).toBe(true);
  expect(isOthersArgument('The Weintraubs argued that there is no ground.', evidence)).toBe(false);
});
