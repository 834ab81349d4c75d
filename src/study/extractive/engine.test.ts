import { describe, expect, test } from 'vitest';
import type { Opinion } from '../../opinion/opinion.ts';
import {
  briefContentSchema,
  type Item,
  ladders,
  outlineContentSchema,
  outlineTitles,
  questionSetContentSchema,
} from '../material/schema.ts';
import { checkPinpoints } from '../pinpoints.ts';
import { labelOf } from '../words/statements.ts';
import { composeBrief, composeOutline, composeQuestions } from './engine.ts';
import { harborOpinion } from './fixtures/harbor-opinion.ts';
import { labelParagraphs } from './sections.ts';

const opinion = harborOpinion();
const brief = composeBrief(opinion);
const texts = (items: readonly Item[]): string[] =>
  items.flatMap(({ text, children }) => [text, ...texts(children ?? [])]);

describe('a brief', () => {
  test('fits its schema, and every quote stands in the text', () => {
    expect(briefContentSchema.parse(brief)).toEqual(brief);
    expect(checkPinpoints(brief, opinion)).toEqual(brief);
  });

  test('opens with a holding of the majority in at most 40 words', () => {
    expect(brief.holding.text).toMatch(/owes that duty/);
    expect(brief.holding.text.split(' ').length).toBeLessThanOrEqual(40);
    expect(brief.holding.pinpoints[0]?.page).toBe(1);
  });

  test('tells the posture as court, who seeks relief, what is under review and what the courts below did', () => {
    expect(texts(brief.posture)).toEqual([
      'Decided by the Supreme Court of the State of Franklin.',
      'Marlow sued Harbor Freight for negligence in the Superior Court.',
      'The trial court granted the motion on the ground that a landlord owes no duty to warn after the lease begins. The Court of Appeals affirmed.',
      'We review a grant of summary judgment de novo.',
      'Harbor Freight moved for summary judgment.',
    ]);
    expect(brief.posture.map(labelOf)).toEqual(['Court', 'Relief sought', 'Ruling under review', 'Below']);
    expect(brief.posture[2]?.children?.map(labelOf)).toEqual(['Standard of review']);
  });

  test('tells what the courts below did in the posture alone', () => {
    const told = texts(brief.facts);
    const below = brief.posture.at(-1);
    expect(texts(below ? [below] : []).filter((text) => told.includes(text))).toEqual([]);
  });

  test('asks the question that the court announces', () => {
    expect(texts(brief.issue)).toEqual([
      'Whether a landlord who keeps the keys to a leased warehouse owes its tenant a duty to warn of a known defect in the roof.',
    ]);
  });

  test('numbers the elements of the rule and gives its source as the court does', () => {
    expect(brief.rule[0]?.children?.map(({ text }) => text)).toEqual([
      'The landlord knows of the defect.',
      'The tenant cannot discover it by reasonable care.',
      'The defect makes harm likely.',
      'Source: Oakes v. Stone, 150 Frank. 2d 77, 80 (1984).',
    ]);
  });

  test('sets the argument of a party beside the answer of the court', () => {
    const argument = brief.analysis.find(({ text }) => text.startsWith('Harbor Freight argues'));
    expect(argument?.children?.[0]?.text).toMatch(/^We disagree\. Nothing in Oakes/);
  });

  test('keeps the dissent out of the holding, the rule, the analysis and the conclusion', () => {
    const ours = texts([brief.holding, ...brief.rule, ...brief.analysis, ...brief.conclusion]).join(' ');
    expect(ours).not.toMatch(/insurer|I would affirm/);
    expect(brief.separateOpinions).toMatchObject([{ kind: 'dissent', author: 'Pell' }]);
    expect(texts(brief.separateOpinions[0]?.summary ?? []).join(' ')).toMatch(/insurer of its tenant/);
  });

  test('ends with the decree', () => {
    expect(brief.conclusion.at(-1)?.text).toMatch(/^The judgment of the Court of Appeals is reversed/);
  });

  test('defines the term that the court defines', () => {
    expect(brief.keyTerms).toMatchObject([{ term: 'control' }]);
  });

  test('says what the text does not tell', () => {
    expect(brief.notInExcerpt).toContain('The date of the decision.');
    expect(brief.notInExcerpt).not.toContain('The standard of review.');
  });
});

test('an opinion without a lead part gets empty lists and a holding that says there is none', () => {
  const dissentAlone: Opinion = { ...opinion, parts: opinion.parts.filter(({ kind }) => kind === 'dissent') };
  const empty = composeBrief(dissentAlone);
  expect(empty.holding).toMatchObject({
    text: 'We didn’t find a holding.',
    pinpoints: [],
    marks: ['inferred'],
  });
  expect([...empty.facts, ...empty.rule, ...empty.analysis, ...empty.conclusion]).toEqual([]);
  expect(
    composeQuestions(dissentAlone, 'standard').questions.every(({ kind }) => kind === 'separate_opinion'),
  ).toBe(true);
});

test('an outline has its six sections in order', () => {
  const outline = composeOutline(opinion);
  expect(outlineContentSchema.parse(outline)).toEqual(outline);
  expect(outline.sections.map(({ title }) => title)).toEqual([...outlineTitles]);
  expect(checkPinpoints(outline, opinion)).toEqual(outline);
});

describe('a question set', () => {
  test.each(['standard', 'premium'] as const)('climbs the %s ladder', (tier) => {
    const set = composeQuestions(opinion, tier);
    expect(questionSetContentSchema.parse(set)).toEqual(set);
    for (const [difficulty, count] of Object.entries(ladders[tier])) {
      expect(set.questions.filter((question) => question.difficulty === difficulty)).toHaveLength(count);
    }
    expect(checkPinpoints(set, opinion)).toEqual(set);
  });

  test('asks nothing twice and opens no two answers alike', () => {
    const { questions } = composeQuestions(opinion, 'premium');
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    const openings = questions.map(({ answer }) => answer.map(({ text }) => text).join(' '));
    expect(new Set(openings).size).toBe(questions.length);
  });

  test('poses a changed fact, rather than quoting one', () => {
    const posed = composeQuestions(opinion, 'standard').questions.find(({ kind }) => kind === 'hypothetical');
    expect(posed?.question).toMatch(/^Suppose that .* (?:had|were) (?:not|in fact) /);
  });

  test('is as long as a short order allows, and the brief says so', () => {
    const order = { ...opinion, paragraphs: opinion.paragraphs.slice(0, 4) };
    order.parts = order.parts
      .slice(0, 2)
      .map((part) => ({ ...part, lastParagraph: Math.min(3, part.lastParagraph) }));
    expect(composeQuestions(order, 'premium').questions.length).toBeLessThan(10);
    expect(composeBrief(order).notInExcerpt.join(' ')).toMatch(/full set of questions/);
  });

  test('holds a pair of hypotheticals when it is premium', () => {
    const { questions } = composeQuestions(opinion, 'premium');
    const second = questions.find(({ hypotheticalPairOf }) => hypotheticalPairOf);
    expect(questions.find(({ id }) => id === second?.hypotheticalPairOf)?.kind).toBe('hypothetical');
  });
});

test('a text that is made to be slow is read as fast as any other', () => {
  const hostile = harborOpinion();
  const slow = [
    'A'.repeat(4000),
    '12 '.repeat(1500),
    'A. '.repeat(1500),
    '(“'.repeat(1500),
    'v. A '.repeat(1000),
  ];
  const padding = slow.map((text, index) => ({
    id: `x${index}`,
    text,
    kind: 'text' as const,
    page: 4,
    breaks: [],
  }));
  const at = hostile.paragraphs.findIndex(({ text }) => text.startsWith('We need not decide'));
  hostile.paragraphs.splice(at, 0, ...padding);
  const shifted = hostile.parts.map((part) => ({
    ...part,
    firstParagraph: part.firstParagraph + (part.firstParagraph > at ? padding.length : 0),
    lastParagraph: part.lastParagraph + (part.lastParagraph >= at ? padding.length : 0),
  }));
  const started = performance.now();
  composeQuestions({ ...hostile, parts: shifted }, 'premium');
  labelParagraphs(padding);
  expect(performance.now() - started).toBeLessThan(2000);
});
