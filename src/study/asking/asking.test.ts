/** What the embedded engine answers, and how an answer is held against a professor's. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Opinion } from '../../opinion/opinion.ts';
import { composeBrief, composeQuestions } from '../extractive/engine.ts';
import { harborOpinion } from '../extractive/fixtures/harbor-opinion.ts';
import { ownQuote } from '../material/own-quote.ts';
import { pointsOf } from '../material/points.ts';
import { byWorth } from '../material/worth.ts';
import { marlow } from '../model/fixtures/opinions.ts';
import { quoteStandsIn } from '../pinpoints.ts';
import { nextQuestion, withQuestion } from './more.ts';
import { findPassages } from './passages.ts';
import { shortBrief, wordsIn } from './short-brief.ts';

const harbor = harborOpinion();
let opinion: Opinion;
beforeAll(async () => {
  opinion = await marlow();
});

const foundFor = (question: string) =>
  findPassages(harbor, { question })
    .flat()
    .map(({ quote }) => quote)
    .join(' | ');

describe('the passages that answer', () => {
  it.each([
    ['What did the court hold?', /We hold that such a landlord owes that duty|duty to warn/],
    ['What happened to the maps?', /destroyed maps/],
    ['What is the standard of review?', /de novo/],
    ['What did the trial court do?', /trial court granted the motion/],
    ['What does the court mean by control?', /“control” means/],
    ['What does the dissent say?', /insurer of its tenant|affirm the judgment/],
    ['What did Pell say?', /insurer of its tenant|affirm the judgment/],
    ['Who kept the keys to the roof hatch?', /only keys to the roof hatch/],
    ['Why did Harbor Freight lose?', /the company owed Marlow a duty|We hold that such a landlord/],
    ['What did Harbor Freight argue?', /^Harbor Freight argues that its duty ended/],
    ['What did Marlow say about the roof?', /^Marlow contends that the company/],
    ['How much did the destroyed maps cost?', /^[^|]*for \$80,000\.$/],
    [
      'How did the court of appeals rule on summary judgment?',
      /affirmed|granted the motion|summary judgment/,
    ],
  ])('%s', (question, words) => {
    expect(foundFor(question)).toMatch(words);
  });

  it.each([
    'When does adverse possession ripen into title?',
    'What is the penalty for insider trading?',
    'Is a lighthouse keeper a public officer?',
    'How old was the inspector of the roof?',
    'Was the inspector of the roof drunk?',
    'What did Harbor Freight testify about the roof?',
    '',
    'and the of',
  ])('to %s are none', (question) => {
    expect(findPassages(harbor, { question })).toEqual([]);
  });

  it('stand in the text word for word, and never in the words that she marked', () => {
    const paragraph = opinion.paragraphs.find(({ kind, text }) => kind === 'text' && text.length > 400)!; // It has many.
    const selection = { paragraphId: paragraph.id, quote: paragraph.text.slice(0, 80) };
    for (const question of ['Explain this.', 'Define this.', 'Why does it matter?']) {
      const found = findPassages(opinion, { question, selection }).flat();
      expect(found.length).toBeGreaterThan(0);
      for (const pinpoint of found) {
        expect(quoteStandsIn(opinion, pinpoint)).toBe(true);
        expect(pinpoint.quote).not.toContain(selection.quote);
      }
    }
  });

  it('are found of most of what the engine itself asks, which is worded quite otherwise', () => {
    const asked = [opinion, harbor].flatMap((of) =>
      composeQuestions(of, 'premium')
        .questions.filter(({ difficulty }) => difficulty !== 'Hard')
        .map((each) => ({ of, ...each })),
    );
    const found = asked.filter(({ of, question, answer }) => {
      const wanted = new Set(
        answer.flatMap(({ pinpoints }) => pinpoints).map(({ paragraphId }) => paragraphId),
      );
      return findPassages(of, { question })
        .flat()
        .some(({ paragraphId }) => wanted.has(paragraphId));
    });
    expect(found.length / asked.length).toBeGreaterThan(0.5);
  });
});

it('who won is answered by a judgment of one word', () => {
  const paragraphs = harbor.paragraphs.map((each) =>
    each.id === harbor.disposition?.paragraphId ? { ...each, text: 'Reversed.' } : each,
  );
  const found = findPassages({ ...harbor, paragraphs }, { question: 'Who won?' }).flat();
  expect(found.map(({ quote }) => quote)).toContain('Reversed.');
});

it('a dissent is not asked for where there is none', () => {
  const paragraphs = harbor.paragraphs.map((each) => ({
    ...each,
    text: each.text.replaceAll(/dissent/gi, 'note'),
  }));
  const parts = harbor.parts.filter(({ kind }) => !kind.includes('dissent'));
  const question = 'What did the dissent say about the harbor?';
  expect(findPassages({ ...harbor, parts, paragraphs }, { question })).toEqual([]);
});

describe('her own words', () => {
  const answer = 'I’d say the landlord  “kept the keys”, so it had control — and a duty to warn.';

  it.each([
    ['kept the keys', 'kept the keys”'],
    ['THE LANDLORD "KEPT THE KEYS"', 'the landlord  “kept the keys”'],
    ['a duty to warn', 'a duty to warn.'],
  ])('are found whatever a grader did to their typography: %s', (words, own) => {
    expect(ownQuote(answer, words)).toBe(own);
  });

  it.each(['had no control', 'duty', '', 'the landlord had control'])('are not: %s', (words) => {
    expect(ownQuote(answer, words)).toBeUndefined();
  });
});

it('the points of an answer are its statements, one proposition each, without what only leads on or names a source', () => {
  const item = (id: string, text: string, paragraphId?: string) => ({
    id,
    text,
    pinpoints: paragraphId ? [{ page: 1, paragraphId, quote: text }] : [],
    verified: true,
    marks: [],
  });
  const answer = [
    item('a-1', 'The court says:'),
    { ...item('a-2', 'It reversed.', 'p1'), children: [item('a-2.1', 'And remanded.', 'p1')] },
    item('a-3', 'Source: 502 Pa. 545.', 'p1'),
    { ...item('a-4', 'The plaintiff must prove:', 'p1'), children: [item('a-4.1', 'A duty.', 'p1')] },
    item('a-5', 'The landlord knew of the defect; the tenant could not discover it.', 'p1'),
    item('a-6', 'Duty; breach; harm.', 'p1'),
  ];
  expect(pointsOf({ answer })).toEqual([
    { id: 'a-2', text: 'It reversed.' },
    { id: 'a-2.1', text: 'And remanded.' },
    { id: 'a-4.1', text: 'A duty.' },
    { id: 'a-5', text: 'The landlord knew of the defect.' },
    { id: 'a-5~2', text: 'The tenant could not discover it.' },
    { id: 'a-6', text: 'Duty; breach; harm.' },
  ]);
});

describe('one more question', () => {
  it('is none of those that were asked, of the sort that was wanted, until there is none', () => {
    let { questions } = composeQuestions(opinion, 'standard');
    for (let round = 0; round < 40; round += 1) {
      const next = nextQuestion(opinion, questions, { difficulty: 'Hard' });
      if (!next) break;
      expect(next.difficulty).toBe('Hard');
      expect(questions.map(({ question }) => question)).not.toContain(next.question);
      questions = withQuestion(questions, next);
    }
    expect(nextQuestion(opinion, questions, { difficulty: 'Hard' })).toBeUndefined();
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(questions.filter(({ difficulty }) => difficulty === 'Hard').length).toBeGreaterThan(2);
  });
});

it.each(['thirty_seconds', 'two_minutes', 'five_minutes'] as const)(
  'a brief in %s fits its time and keeps the order of a brief',
  (length) => {
    const brief = composeBrief(opinion);
    const items = shortBrief(brief, length);
    const words = items
      .map(({ text }) => text)
      .join(' ')
      .split(/\s+/).length;
    expect(words).toBeLessThanOrEqual(wordsIn[length] + brief.holding.text.split(/\s+/).length);
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ text }) => !text.endsWith(':'))).toBe(true);
    const places = items.map(({ id }) => id);
    expect(places.indexOf(brief.holding.id)).toBeGreaterThanOrEqual(0);
  },
);

it('nothing answers what is asked of a provision that the text does not name', () => {
  expect(foundFor('What does Rule 12(b)(6) say of the landlord’s duty to inspect the roof?')).toBe('');
});

it('in thirty seconds the order is said once', () => {
  const brief = composeBrief(opinion);
  const [order] = brief.conclusion.slice(-1);
  const saying = (text: string) => ({ ...brief, holding: { ...brief.holding, text } });
  const told = shortBrief(
    saying(`${order?.text.replace(/[^\p{L} ,]/gu, '')}. The gate was open.`),
    'thirty_seconds',
  );
  expect(told.map(({ id }) => id)).not.toContain(order?.id);
  const unsure = {
    ...saying('We’re not sure.'),
    holding: { ...brief.holding, text: 'We’re not sure.', pinpoints: [] },
  };
  expect(shortBrief(unsure, 'thirty_seconds').map(({ id }) => id)).not.toContain(brief.holding.id);
  const untold = shortBrief(saying('The gate was open.'), 'thirty_seconds');
  expect(untold.map(({ id }) => id)).toContain(order?.id);
});

it('in thirty seconds the fact worth most is said, and facts stand as they happened', () => {
  const brief = composeBrief(harbor);

  const said = shortBrief(brief, 'thirty_seconds').map(({ id }) => id);
  expect(said).toContain(byWorth(brief.facts)[0]?.id);
  const facts = brief.facts.map(({ id }) => id);
  expect(said.filter((id) => facts.includes(id))).toEqual(facts.filter((id) => said.includes(id)));
});

it('in five minutes more is said than the brief says, in further words of the opinion', () => {
  const { conclusion, analysis, rule, ...rest } = composeBrief(opinion);
  const brief = { ...rest, conclusion, analysis: analysis.slice(0, 1), rule: rule.slice(0, 1) };
  const own = shortBrief(brief, 'five_minutes');
  const long = shortBrief(brief, 'five_minutes', opinion);
  expect(long.length).toBeGreaterThan(own.length);
  expect(long.map(({ text }) => text)).toEqual(expect.arrayContaining(own.map(({ text }) => text)));
  expect(new Set(long.map(({ text }) => text)).size).toBe(long.length);
  for (const { pinpoints } of long) expect(pinpoints.length).toBeGreaterThan(0);
});
