import { beforeAll, describe, expect, test } from 'vitest';
import type { MaterialKind } from '../../material/schema.ts';
import { marked, marlowBrief, said } from '../fixtures/marlow-brief.ts';
import { marlowOutline } from '../fixtures/marlow-outline.ts';
import { marlowQuestions } from '../fixtures/marlow-questions.ts';
import { marlow } from '../fixtures/opinions.ts';
import type { BriefWire, QuestionsWire, WireQuestion, Wires } from '../wire/wire.ts';
import type { Ground } from './ground.ts';
import { openLocator } from './locate.ts';
import { findProblems } from './problems.ts';
import { structureFault } from './structure.ts';
import { openVocabulary } from './vocabulary.ts';

let ground: Ground;
beforeAll(async () => {
  const opinion = await marlow();
  ground = { opinion, locator: openLocator(opinion), vocabulary: openVocabulary(opinion) };
});

/** What is sent back; what only cannot be decided is not. */
const faultsIn = <Kind extends MaterialKind>(kind: Kind, wire: Wires[Kind]) =>
  findProblems(kind, wire, ground).filter(({ severity }) => severity !== 'doubt');

test('a good answer in words of its own has nothing to mend', () => {
  expect(faultsIn('brief', marlowBrief())).toEqual([]);
  expect(faultsIn('outline', marlowOutline())).toEqual([]);
  expect(faultsIn('questions', marlowQuestions())).toEqual([]);
  expect(structureFault('brief', marlowBrief(), ground.opinion, 'standard')).toBeUndefined();
  expect(structureFault('outline', marlowOutline(), ground.opinion, 'standard')).toBeUndefined();
  expect(structureFault('questions', marlowQuestions(), ground.opinion, 'standard')).toBeUndefined();
});

test('a statement that shares no word with its passage may be a paraphrase: it is doubted, and not sent back', () => {
  const brief = marlowBrief();
  const far = said('Her injury keeps her from practicing her trade.', [
    'p33',
    'She cannot now hold a tuning hammer',
  ]);
  const astray = said('Marlow lost her living as a musician.', [
    'p59',
    'The city there had left a street lamp unlit.',
  ]);
  brief.facts.splice(0, 2, far, astray);
  const reasons = (at: string) => findProblems('brief', brief, ground).filter((each) => each.at === at);
  for (const at of ['facts.0', 'facts.1']) {
    expect(reasons(at).length).toBeGreaterThan(0);
    expect(reasons(at).every(({ severity }) => severity === 'doubt')).toBe(true);
  }
});

const holdingOf = (paragraph: string, words: string) =>
  said('A ferry owes reasonable care to persons on its landing.', [paragraph, words]);

type Flaw = [flaw: string, spoil: (brief: BriefWire) => void, at: string, reason: RegExp, isGate: boolean];

const briefFlaws: Flaw[] = [
  [
    'words that are not in the text',
    ({ facts }) =>
      facts.splice(
        0,
        1,
        said('Tidewater runs a ferry.', ['p29', 'Tidewater operated three ferries at night']),
      ),
    'facts.0',
    /do not stand in p29/,
    false,
  ],
  [
    'a statement without support',
    ({ facts }) => facts.splice(0, 1, said('Tidewater runs a ferry between Port Sable and Heron Island.')),
    'facts.0',
    /no support/,
    false,
  ],
  [
    'a thought of its own among the facts',
    ({ facts }) => facts.splice(0, 1, marked('own', said('Tidewater was plainly a careless company.'))),
    'facts.0',
    /no support/,
    false,
  ],
  [
    'a name from elsewhere',
    ({ facts }) =>
      facts.splice(
        0,
        1,
        said('Tidewater and its owner Ferguson run the Kittiwake.', [
          'p29',
          'operates the Kittiwake, a double-ended car ferry',
        ]),
      ),
    'facts.0',
    /Ferguson/,
    false,
  ],
  [
    'a court from elsewhere',
    ({ posture }) => {
      posture.below = said('The Ninth Circuit reversed.', ['p38', 'The Court of Appeals reversed.']);
    },
    'posture.below',
    /Ninth Circuit/,
    false,
  ],
  [
    'a year from elsewhere',
    ({ facts }) =>
      facts.splice(
        0,
        1,
        said('By 2017 the rule was ignored.', ['p30', 'By 2019 the rule was honored mostly in the breach.']),
      ),
    'facts.0',
    /2017/,
    false,
  ],
  [
    'another amount',
    ({ facts }) =>
      facts.splice(
        0,
        1,
        said('The jury awarded $421,000.', ['p35', 'awarded $412,000 in compensatory damages']),
      ),
    'facts.0',
    /421000/,
    false,
  ],
  [
    'a disposition against the decretal line',
    ({ conclusion }) => {
      conclusion.disposition = said('The Court vacated the judgment.', [
        'p71',
        'affirmed in part and reversed in part',
      ]);
    },
    'conclusion.disposition',
    /decretal line/,
    true,
  ],
  [
    'half of what the decretal line does',
    ({ conclusion }) => {
      conclusion.disposition = said('The Court affirmed the judgment.', [
        'p71',
        'affirmed in part and reversed in part',
      ]);
    },
    'conclusion.disposition',
    /decretal line/,
    true,
  ],
  [
    'a holding from the dissent',
    (brief) => {
      brief.holding = holdingOf('p95', 'I would affirm its judgment');
    },
    'holding',
    /separate opinion/,
    true,
  ],
  [
    'a holding from the concurrence beside one from the majority',
    (brief) => {
      brief.holding = said(
        'A ferry owes reasonable care to anyone it may hurt.',
        ['p47', 'owes a duty of reasonable care, in loading and unloading'],
        ['p80', 'A ferry company owes reasonable care to anyone whom its carelessness may hurt.'],
      );
    },
    'holding',
    /separate opinion/,
    true,
  ],
  [
    'a holding from the syllabus alone',
    (brief) => {
      brief.holding = holdingOf(
        'p9',
        'A ferry operator owes a duty of reasonable care, in loading and unloading',
      );
    },
    'holding',
    /body of the lead opinion/,
    true,
  ],
  [
    'a holding in words that the court only quotes',
    (brief) => {
      brief.holding = holdingOf('p46', 'put aside the notion that the duty to safeguard life and limb');
    },
    'holding',
    /only quotes/,
    true,
  ],
  [
    'a holding from a footnote alone',
    (brief) => {
      brief.holding = holdingOf('p48', 'to whom the higher care of Harlan would be owed');
    },
    'holding',
    /body of the lead opinion/,
    true,
  ],
];

briefFlaws.push(
  [
    'a fact from the dissent alone',
    ({ facts }) =>
      facts.splice(
        0,
        1,
        said('The car was driven off the bow under power by a person at the wheel.', [
          'p90',
          'driven off the bow under power by a person at the wheel',
        ]),
      ),
    'facts.0',
    /separate opinion alone/,
    false,
  ],
  [
    'a dissent told in words of the majority',
    ({ separateOpinions }) => {
      const [, dissent] = separateOpinions;
      if (dissent) {
        dissent.summary = [
          said('Reyes says the risk is described so broadly that any harm would fit it.', [
            'p64',
            'we have described the risk so broadly that any harm would fit it',
          ]),
        ];
      }
    },
    'separateOpinions.1.summary.0',
    /no words of part 5/,
    false,
  ],
);

test('a holding from the dissent is stopped also when another of its quotes is missing', () => {
  const brief = marlowBrief();
  brief.holding.support = [
    { paragraph: 'p95', words: 'I would affirm its judgment' },
    { paragraph: 'p69', words: 'these words stand nowhere at all' },
  ];
  expect(faultsIn('brief', brief).map(({ severity }) => severity)).toEqual(['flaw', 'gate']);
});

describe('a brief with one flaw is sent back for', () => {
  test.each(briefFlaws)('%s', (_, spoil, at, reason, isGate) => {
    const brief = marlowBrief();
    spoil(brief);
    const problems = faultsIn('brief', brief);
    expect(new Set(problems.map((problem) => problem.at))).toEqual(new Set([at]));
    expect(problems[0]).toMatchObject({
      at,
      severity: isGate ? 'gate' : 'flaw',
      reason: expect.stringMatching(reason),
    });
  });
});

const changed = (number: number, change: Partial<WireQuestion>): QuestionsWire => ({
  questions: marlowQuestions().questions.map((question, index) =>
    index === number ? { ...question, ...change } : question,
  ),
});

describe('a question is sent back', () => {
  const [, , third, fourth] = marlowQuestions().questions;

  test.each([
    ['when it can be answered with yes or no', { question: 'Did Tidewater owe Marlow a duty?' }, /yes or no/],
    ['when it asks what another asks', { question: third?.question ?? '' }, /same as question 3/],
    ['when its answer is that of another', { answer: third?.answer ?? [], trap: '' }, /same as question 3/],
    ['when its kind belongs to another difficulty', { kind: 'story' as const }, /not Medium/],
    ['when it has no answer', { answer: [] }, /missing/],
  ])('%s', (_, change, reason) => {
    const problems = faultsIn('questions', changed(3, change));
    expect(problems[0]).toMatchObject({
      at: 'questions.3',
      severity: 'gate',
      reason: expect.stringMatching(reason),
    });
  });

  test('but not for a yes or no that it asks to explain', () => {
    const question = 'Did Tidewater owe Marlow a duty, and why?';
    expect(faultsIn('questions', changed(3, { ...fourth, question }))).toEqual([]);
  });
});

test('an answer is asked for again that misses a separate opinion, a rung of the ladder or a pair', () => {
  const { opinion } = ground;
  const brief = { ...marlowBrief(), separateOpinions: [] };
  expect(structureFault('brief', brief, opinion, 'standard')).toMatch(
    /"part": "4" \(concurrence, by Lindqvist\)/,
  );
  const uneven = changed(0, { difficulty: 'Hard' });
  expect(structureFault('questions', uneven, opinion, 'standard')).toBe(
    'there are 1 questions that are Easy and not 2',
  );
  expect(structureFault('questions', marlowQuestions(), opinion, 'premium')).toMatch(/Easy and not 3/);
  const outline = marlowOutline();
  outline.application.hypotheticals.pop();
  expect(structureFault('outline', outline, opinion, 'standard')).toMatch(/hypotheticals/);
});
