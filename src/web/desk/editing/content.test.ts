import { describe, expect, it } from 'vitest';
import type { Brief, QuestionSet } from '../../../shared/materials.ts';
import type { Item } from '../../../study/material/schema.ts';
import { atStart, type Change } from './changes.ts';
import { hasList, listNames, newId, placeNames, withChanges, wordsAt } from './content.ts';
import { editsBetween } from './edits.ts';

const item = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  text: `Text of ${id}`,
  pinpoints: [],
  verified: true,
  marks: [],
  ...more,
});

// What is not looked at is left out.
const brief = {
  holding: item('holding'),
  posture: [],
  facts: [item('facts-1'), item('facts-2')],
  issue: [],
  rule: [item('rule-1', { children: [item('rule-1.1')] })],
  analysis: [],
  conclusion: [],
  separateOpinions: [{ kind: 'dissent', author: 'Reyes', summary: [item('separate-1-1')] }],
  keyTerms: [{ term: 'landing', meaning: 'The slip.', pinpoints: [] }],
  whyAssigned: [],
  notInExcerpt: ['The record', 'The jury'],
} as unknown as Brief;

const set = {
  questions: [
    { id: 'q1', question: 'Who?', answer: [item('q1-a-1')], trap: 'The ferry', followUps: ['Why?', 'When?'] },
  ],
} as unknown as QuestionSet;

const write = (at: string, text: string): Change => ({ type: 'write', at, list: '', text });
const remove = (at: string): Change => ({ type: 'remove', at });
const add = (list: string, after: string | null, text: string): Change => ({
  type: 'add',
  list,
  after,
  draft: { id: 'own-000000000001', text },
});

describe('a brief with unsent words', () => {
  it('reads as the server will have it, and sends what differs alone', () => {
    const edited = withChanges(brief, [
      write('rule-1.1', 'Mine'),
      add('facts', 'facts-1', 'New'),
      remove('facts-2'),
    ]);
    expect(edited.rule[0]?.children?.[0]).toMatchObject({
      text: 'Mine',
      generated: 'Text of rule-1.1',
      marks: ['own'],
    });
    expect(edited.facts.map(({ text }) => text)).toEqual(['Text of facts-1', 'New']);
    expect(editsBetween(brief, edited)).toEqual({
      facts: [
        { id: 'facts-1', text: 'Text of facts-1' },
        { id: 'own-000000000001', text: 'New' },
      ],
      rule: [{ id: 'rule-1', text: 'Text of rule-1', children: [{ id: 'rule-1.1', text: 'Mine' }] }],
    });
    expect(editsBetween(brief, withChanges(brief, []))).toBeUndefined();
  });

  it('has what is brought back where it stood, the first one first', () => {
    const factsWith = (after: string | null) =>
      withChanges(brief, [add('facts', after, 'Back')]).facts.map(({ text }) => text);
    const [one, two] = brief.facts.map(({ text }) => text);
    expect(factsWith(atStart)).toEqual(['Back', one, two]);
    expect(factsWith('facts-1')).toEqual([one, 'Back', two]);
    expect(factsWith(null)).toEqual([one, two, 'Back']);
  });

  it('has its holding, separate opinions, terms and gaps changed too', () => {
    const edited = withChanges(brief, [
      write('holding', 'My holding'),
      write('separate-1-1', 'My view'),
      write(placeNames.term('landing'), 'The ramp.'),
      write(placeNames.gap(1), 'The verdict'),
      remove(placeNames.gap(0)),
      add(listNames.gaps, null, 'The exhibits'),
    ]);
    expect(editsBetween(brief, edited)).toEqual({
      holding: { id: 'holding', text: 'My holding' },
      separateOpinions: [
        { kind: 'dissent', author: 'Reyes', summary: [{ id: 'separate-1-1', text: 'My view' }] },
      ],
      keyTerms: [{ term: 'landing', meaning: 'The ramp.' }],
      notInExcerpt: ['The verdict', 'The exhibits'],
    });
    expect(edited.keyTerms[0]?.generated).toBe('The slip.');
    expect(edited.generatedGaps).toEqual(brief.notInExcerpt);
    expect(withChanges(edited, [write('holding', 'Text of holding')]).holding).toEqual(brief.holding);
    const gapsBack = brief.notInExcerpt.map((gap, index) => write(placeNames.gap(index), gap));
    const asMade = withChanges(edited, gapsBack);
    expect(asMade).toMatchObject({ notInExcerpt: brief.notInExcerpt, generatedGaps: undefined });
  });

  it('takes a point under a statement that had none', () => {
    const edited = withChanges(brief, [add(listNames.below('facts-1'), null, 'Under it')]);
    expect(edited.facts[0]?.children).toMatchObject([{ text: 'Under it' }]);
    expect(hasList(brief, listNames.below('facts-1'))).toBe(true);
    expect(hasList(brief, listNames.below('none'))).toBe(false);
  });
});

describe('a question with unsent words', () => {
  const places = [placeNames.question('q1'), placeNames.trap('q1'), placeNames.followUp('q1', 1), 'q1-a-1'];

  it('reads with them, keeps what was made, and is as it was once they are taken back', () => {
    expect(places.map((at) => wordsAt(set, at))).toEqual(['Who?', 'The ferry', 'When?', 'Text of q1-a-1']);
    const edited = withChanges(
      set,
      places.map((at) => write(at, `My ${at}`)),
    );
    expect(places.map((at) => wordsAt(edited, at))).toEqual(places.map((at) => `My ${at}`));
    expect(edited.questions[0]?.generated).toEqual({
      question: 'Who?',
      trap: 'The ferry',
      followUps: ['Why?', 'When?'],
    });
    const back = ['Who?', 'The ferry', 'When?', 'Text of q1-a-1'];
    expect(
      withChanges(
        edited,
        places.map((at, index) => write(at, back[index] ?? '')),
      ),
    ).toEqual(set);
  });
});

it('a window names what it adds as the server takes it', () => {
  expect(newId()).toMatch(/^own-[0-9a-f]{12}$/);
});
