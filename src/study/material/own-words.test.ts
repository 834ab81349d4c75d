import { expect, test } from 'vitest';
import { composeBrief, composeOutline, composeQuestions } from '../extractive/engine.ts';
import { marlow } from '../model/fixtures/opinions.ts';
import { remarksOn } from '../words/statements.ts';
import { editBrief, editOutline, editQuestionSet } from './apply-edits.ts';
import { hasOwnWords, keepOwnWords } from './own-words.ts';
import type { BriefContent, OutlineContent, QuestionSetContent } from './schema.ts';

const opinion = await marlow();
const brief = composeBrief(opinion);
const outline = composeOutline(opinion);
const set = composeQuestions(opinion, 'standard');

test('nothing that an engine made counts as the student’s', () => {
  for (const made of [brief, outline, set]) expect(hasOwnWords(made)).toBe(false);
});

test('her words in every part of a brief are carried over to one that is made anew', () => {
  const [term] = brief.keyTerms;
  const [dissent] = brief.separateOpinions;
  const edited = editBrief(brief, {
    holding: { id: 'holding', text: 'My holding.' },
    facts: [...brief.facts, { text: 'My fact.' }],
    keyTerms: [
      ...(term ? [{ term: term.term, meaning: 'My meaning.' }] : []),
      { term: 'mine', meaning: 'My term.' },
    ],
    separateOpinions: brief.separateOpinions.map((each) =>
      each === dissent ? { ...each, summary: [...each.summary, { text: 'My view of it.' }] } : each,
    ),
    notInExcerpt: [...brief.notInExcerpt, 'My gap'],
  });
  const kept = keepOwnWords('brief', edited, brief) as BriefContent;
  expect(kept.holding).toMatchObject({ text: 'My holding.', generated: brief.holding.text });
  expect(kept.facts.at(-1)).toMatchObject({ text: 'My fact.', marks: ['own'] });
  expect(kept.keyTerms.map(({ meaning }) => meaning)).toEqual(
    expect.arrayContaining([...(term ? ['My meaning.'] : []), 'My term.']),
  );
  expect(kept.separateOpinions[0]?.summary.at(-1)?.text).toBe('My view of it.');
  expect(kept.notInExcerpt.at(-1)).toBe('My gap');
  expect(kept.generatedGaps).toEqual(brief.notInExcerpt);
});

test('a statement that she reworded keeps its place where the same one is made again', () => {
  const [first, ...others] = brief.facts;
  const edited = editBrief(brief, { facts: [{ id: first?.id, text: 'As I put it.' }, ...others] });
  const kept = keepOwnWords('brief', edited, brief) as BriefContent;
  expect(kept.facts).toHaveLength(brief.facts.length);
  expect(kept.facts[0]).toMatchObject({
    ...{ id: first?.id, text: 'As I put it.', pinpoints: first?.pinpoints, generated: first?.text },
  });
  expect(remarksOn(kept.facts[0]!)).toEqual(['your words']);
});

test('and stands behind what was made where it is not, in her words still', () => {
  const [first, ...others] = brief.facts;
  const edited = editBrief(brief, { facts: [{ id: first?.id, text: 'As I put it.' }, ...others] });
  const kept = keepOwnWords('brief', edited, { ...brief, facts: others }) as BriefContent;
  expect(kept.facts).toHaveLength(brief.facts.length);
  expect(kept.facts.at(-1)).toMatchObject({ text: 'As I put it.', pinpoints: first?.pinpoints });
  expect(remarksOn(kept.facts.at(-1)!)).toEqual(['your words']);
});

test('a holding that she chose keeps the passage that it rests on', () => {
  const holding = { ...brief.facts[0]!, id: 'holding', marks: ['own' as const] };
  const kept = keepOwnWords('brief', { ...brief, holding }, brief) as BriefContent;
  expect(kept.holding).toMatchObject({ text: holding.text, pinpoints: holding.pinpoints });
});

test('points of an outline and changed questions are carried over', () => {
  const title = 'Application';
  const pointed = editOutline(outline, { sections: [{ title, items: [{ text: 'My point.' }] }] });
  const kept = keepOwnWords('outline', pointed, outline) as OutlineContent;
  expect(kept.sections.at(-1)?.items.at(-1)?.text).toBe('My point.');

  const [first] = set.questions;
  const asked = editQuestionSet(set, {
    questions: [{ id: first?.id ?? '', question: 'As I would ask it?' }],
  });
  const again = keepOwnWords('questions', asked, set) as QuestionSetContent;
  expect(again.questions).toHaveLength(set.questions.length);
  expect(again.questions[0]).toMatchObject({
    question: 'As I would ask it?',
    generated: { question: first?.question },
  });
});
