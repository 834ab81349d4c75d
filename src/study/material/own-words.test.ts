import { expect, test } from 'vitest';
import { composeBrief, composeOutline, composeQuestions } from '../extractive/engine.ts';
import { marlow } from '../model/fixtures/opinions.ts';
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

test('a statement of hers that is carried over has nothing to go back to', () => {
  const [first] = brief.facts;
  const edited = editBrief(brief, { facts: [{ id: first?.id, text: 'As I put it.' }] });
  const kept = keepOwnWords('brief', edited, brief) as BriefContent;
  const own = kept.facts.at(-1);
  expect(own).toMatchObject({ text: 'As I put it.', pinpoints: first?.pinpoints });
  expect(own?.generated).toBeUndefined();
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
