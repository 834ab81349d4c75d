import { describe, expect, test } from 'vitest';
import { editBrief } from '../material/apply-edits.ts';
import { itemsBelow } from '../material/lists.ts';
import type { ProfessorStyle } from '../material/professor-style.ts';
import { styleKinds } from '../material/questions.ts';
import {
  captionId,
  findReported,
  replaceReported,
  replaceSection,
  sectionId,
  termId,
} from '../material/report.ts';
import type { BriefContent, Item, Question } from '../material/schema.ts';
import { marlow } from '../model/fixtures/opinions.ts';
import { quoteStandsIn } from '../pinpoints.ts';
import { composeAgain } from './again.ts';
import { composeBrief, composeOutline, composeQuestions } from './engine.ts';

const opinion = await marlow();
const brief = composeBrief(opinion);
const outline = composeOutline(opinion);
const set = composeQuestions(opinion, 'premium');
const contents = { brief, outline, questions: set };

function again(
  kind: keyof typeof contents,
  id: string,
  content: unknown = contents[kind],
  style: ProfessorStyle | null = null,
) {
  const reported = findReported(kind, content, id);
  return reported && composeAgain({ opinion, kind, tier: 'premium', style, content, reported });
}

const known = new Set(
  itemsBelow([...brief.facts, ...brief.issue, ...brief.rule, ...brief.analysis, ...brief.conclusion]).map(
    ({ text }) => text,
  ),
);

describe('a statement made again', () => {
  test('says something else, in words that stand in the opinion', () => {
    const made = brief.facts.flatMap(({ id }) => (again('brief', id) as Item | undefined) ?? []);
    expect(made.length).toBeGreaterThan(0);
    for (const { id, text, pinpoints } of made) {
      expect(id).toMatch(/^facts-\d+-again$/);
      expect(known.has(text)).toBe(false);
      for (const pinpoint of pinpoints) expect(quoteStandsIn(opinion, pinpoint)).toBe(true);
    }
  });

  test('is never the posture, the disposition or the answer to an argument: there the next best is no such thing', () => {
    const singular = itemsBelow([...brief.posture, ...brief.conclusion]);
    const answers = brief.analysis.flatMap(({ children = [] }) => children);
    expect(answers.length).toBeGreaterThan(0);
    for (const { id } of [...singular, ...answers]) expect(again('brief', id)).toBeUndefined();
  });

  test('takes along what the reader wrote below it, and nothing that was made for the old one', () => {
    const argued = brief.analysis.find(({ id, children = [] }) => children.length > 0 && again('brief', id));
    if (!argued) throw new Error('No argument can be made again');
    const children = [...(argued.children ?? []), { text: 'My answer.' }];
    const edited = editBrief(brief, {
      analysis: brief.analysis.map((item) => (item.id === argued.id ? { ...item, children } : item)),
    });
    const made = again('brief', argued.id, edited) as Item | undefined;
    expect(made?.children?.at(-1)).toMatchObject({ text: 'My answer.', marks: ['own'] });
    const old = new Set((argued.children ?? []).map(({ text }) => text));
    expect(made?.children?.filter(({ text }) => old.has(text))).toEqual([]);
  });
});

describe('a section made again', () => {
  test('holds other statements, in words that stand in the opinion, and what the reader wrote in it', () => {
    const edited = editBrief(brief, { facts: [...brief.facts, { text: 'Mine.' }] });
    const made = again('brief', sectionId('facts'), edited) as Item[] | undefined;
    expect(made?.length).toBeGreaterThan(1);
    expect(made?.at(-1)).toMatchObject({ text: 'Mine.', marks: ['own'] });
    for (const { text, pinpoints } of itemsBelow(made?.slice(0, -1) ?? [])) {
      expect(known.has(text)).toBe(false);
      for (const pinpoint of pinpoints) expect(quoteStandsIn(opinion, pinpoint)).toBe(true);
    }
  });

  test('is none where it holds one thing alone, or nothing', () => {
    expect(again('brief', sectionId('conclusion'))).toBeUndefined();
    expect(again('brief', sectionId('facts'), { ...brief, facts: [] })).toBeUndefined();
    expect(again('brief', captionId)).toBeUndefined();
  });
});

test('a question made again is as hard as it was, and none that is asked already', () => {
  const asked = new Set(set.questions.map(({ question }) => question));
  for (const { id, difficulty } of set.questions) {
    const made = again('questions', id);
    if (made && 'question' in made) {
      expect(made.difficulty).toBe(difficulty);
      expect(asked.has(made.question)).toBe(false);
    }
  }
});

describe('a question made again', () => {
  const next = (style: ProfessorStyle | null, content = set) => {
    const reported = content.questions.find(({ kind }) => kind === 'rejected_argument');
    return again('questions', reported?.id ?? '', content, style) as Question | undefined;
  };

  test('is of a kind that the professor prefers', () => {
    expect(next('policy')).toMatchObject({ difficulty: 'Medium' });
    expect(styleKinds.policy).toContain(next('policy')?.kind);
  });

  test('is any other of its difficulty where those are asked already', () => {
    const styled = composeQuestions(opinion, 'premium', 'policy');
    expect(next('policy', styled)).toMatchObject({ difficulty: 'Medium' });
  });
});

describe('a part that was reported', () => {
  test('is found by its id: a statement of an answer stands for its question, a term for itself', () => {
    const [first] = set.questions;
    expect(findReported('questions', set, first?.answer[0]?.id ?? '')).toMatchObject({ id: first?.id });
    const [term] = brief.keyTerms;
    expect(findReported('brief', brief, termId(term?.term ?? ''))).toMatchObject({ what: 'term', term });
    const node = outline.sections[1]?.items[0];
    expect(findReported('outline', outline, node?.id ?? '')).toMatchObject({ section: 'sections.1' });
    expect(findReported('brief', brief, 'none')).toBeUndefined();
  });

  test('is a whole section too, but for the holding, which is one statement', () => {
    expect(findReported('brief', brief, sectionId('facts'))).toMatchObject({ items: brief.facts });
    expect(findReported('outline', outline, sectionId('sections.1'))).toMatchObject({
      section: 'sections.1',
    });
    expect(findReported('brief', brief, sectionId('holding'))).toBeUndefined();
    expect(findReported('questions', set, sectionId('facts'))).toBeUndefined();
  });

  test('gives way as a section, and nothing else with it', () => {
    const items: Item[] = [{ id: 'new', text: 'Another.', pinpoints: [], verified: true, marks: [] }];
    expect(replaceSection(brief, 'facts', items)).toEqual({ ...brief, facts: items });
    const [opinionBeside, ...others] = brief.separateOpinions;
    expect(replaceSection(brief, 'separateOpinions.0', items)).toEqual({
      ...brief,
      separateOpinions: [{ ...opinionBeside, summary: items }, ...others],
    });
    const replaced = replaceSection(outline, 'sections.1', items) as typeof outline;
    expect(replaced.sections.map((section) => section.items === items)).toEqual(
      outline.sections.map((_, index) => index === 1),
    );
  });

  test('gives way to another in its place, or goes', () => {
    const [one, two, ...rest] = brief.facts;
    const other: Item = { id: 'new', text: 'Another.', pinpoints: [], verified: true, marks: [] };
    const replaced = replaceReported(brief, two?.id ?? '', other) as BriefContent;
    expect(replaced.facts).toEqual([one, other, ...rest]);
    expect((replaceReported(brief, two?.id ?? '', undefined) as BriefContent).facts).toEqual([one, ...rest]);
    expect(replaceReported(brief, 'none', other)).toEqual(brief);
  });

  test('leaves the other of a pair alone', () => {
    const pair = set.questions.find(({ hypotheticalPairOf }) => hypotheticalPairOf !== undefined);
    const left = replaceReported(set, pair?.hypotheticalPairOf ?? '', undefined) as typeof set;
    expect(left.questions.find(({ id }) => id === pair?.id)?.hypotheticalPairOf).toBeUndefined();
  });
});
