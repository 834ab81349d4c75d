import { expect, it } from 'vitest';
import type { PassageText } from './anchors.ts';
import { compareBriefs, type PlacedHighlight } from './own-brief.ts';
import type { BriefContent, Item } from './schema.ts';

const passages: PassageText[] = [
  { id: 'p1', page: 1, text: 'The ferry left at dusk. Nobody lit the lamp. The plaintiff fell.' },
  { id: 'p2', page: 2, text: 'A carrier owes its passengers the highest care.' },
];

const item = (id: string, paragraphId: string, quote: string, more: Partial<Item> = {}): Item => ({
  ...{ id, text: quote, verified: true, marks: [], pinpoints: [{ page: 1, paragraphId, quote }] },
  ...more,
});

function mark(
  id: number,
  colour: PlacedHighlight['colour'],
  paragraphId: string,
  quote: string,
): PlacedHighlight {
  const passage = passages.find((each) => each.id === paragraphId);
  const start = passage?.text.indexOf(quote) ?? 0;
  return {
    ...{ id, colour, use: null, quote },
    places: [{ paragraphId, page: 1, start, end: start + quote.length }],
  };
}

// Only the sections that are compared.
const brief = {
  facts: [item('facts-1', 'p1', 'The ferry left at dusk.'), item('facts-2', 'p1', 'The plaintiff fell.')],
  issue: [],
  rule: [
    item('rule-1', 'p2', 'A carrier owes its passengers the highest care.', { marks: ['dicta'] }),
    item('rule-2', 'p2', 'A carrier owes', { marks: ['own'] }),
  ],
  analysis: [item('analysis-1', 'p1', 'nowhere', { pinpoints: [] })],
  holding: item('holding', 'p2', 'the highest care'),
  conclusion: [],
} as unknown as BriefContent;

const states = (marks: PlacedHighlight[], text = passages) =>
  Object.fromEntries(
    compareBriefs(marks, brief, text).map(({ part, hers, made }) => [
      part,
      [
        hers.map(({ mark: { id }, match }) => [id, match]),
        made.map(({ item: { id }, match }) => [id, match]),
      ],
    ]),
  );

const both = { state: 'both' };
const alone = { state: 'alone' };

it('each brief says what the other has, and where', () => {
  const marks = [
    mark(1, 'facts', 'p1', 'ferry left at dusk. Nobody'),
    mark(2, 'facts', 'p1', 'Nobody lit the lamp.'),
    mark(3, 'rule', 'p1', 'The plaintiff fell.'),
  ];
  expect(states(marks)).toMatchObject({
    facts: [
      [
        [1, both],
        [2, alone],
      ],
      [
        ['facts-1', both],
        ['facts-2', { state: 'elsewhere', part: 'rule' }],
      ],
    ],
    rule: [[[3, { state: 'elsewhere', part: 'facts' }]], []],
    // What the brief calls dicta stands there; her own words in it, and what rests on no passage, are not compared.
    dicta: [[], [['rule-1', alone]]],
    reasoning: [[], []],
    holding: [[], [['holding', alone]]],
  });
});

it('what she uses as a part stands there first, whatever its color', () => {
  const used: PlacedHighlight = { ...mark(2, 'dicta', 'p2', 'the highest care'), use: 'holding' };
  const [found] = compareBriefs(
    [mark(1, 'holding', 'p1', 'Nobody lit the lamp.'), used],
    brief,
    passages,
  ).filter(({ part }) => part === 'holding');
  expect(found?.hers.map(({ mark: { id } }) => id)).toEqual([2, 1]);
  expect(found?.made[0]?.match).toEqual(both);
});

it('once the text is gone, the words alone are compared', () => {
  const gone = { ...mark(1, 'facts', 'p1', 'The  ferry left at dusk.'), places: [] };
  expect(states([gone], [])).toMatchObject({
    facts: [
      [[1, both]],
      [
        ['facts-1', both],
        ['facts-2', alone],
      ],
    ],
  });
});
