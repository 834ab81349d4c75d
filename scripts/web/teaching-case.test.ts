import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { failedGates, itemsIn } from '../../bench/gates.ts';
import type { Opinion } from '../../src/opinion/opinion.ts';
import { composeQuestions } from '../../src/study/extractive/engine.ts';
import { ladders } from '../../src/study/material/schema.ts';
import { teachingOpinionExpected } from '../../test/fixtures/fixtures.ts';
import { readTeachingOpinion, type TeachingCase, workTeachingCase } from './teaching-case.ts';

let opinion: Opinion;
let worked: TeachingCase;

beforeAll(async () => {
  opinion = await readTeachingOpinion();
  // Fits every schema of the API, or throws.
  worked = await workTeachingCase(opinion, new Date('2026-01-02T03:04:05Z'));
});

describe('the case of the demo', () => {
  it('passes the gates that every material has to pass', () => {
    const { brief, outline, questionSet: questions } = worked;
    expect(failedGates({ brief, outline, questions }, opinion)).toEqual([]);
    expect(itemsIn([brief, outline, questions]).filter(({ verified }) => !verified)).toEqual([]);
  });

  it('is worked in full: every part of the brief, every section of what is surely stated, the whole ladder of questions', () => {
    const { brief, outline, questionSet } = worked;
    const { posture, facts, issue, rule, analysis, conclusion, separateOpinions } = brief;
    for (const part of [posture, facts, issue, rule, analysis, conclusion])
      expect(part.length).toBeGreaterThan(0);
    expect(separateOpinions.map(({ kind }) => kind)).toEqual(['concurrence', 'dissent']);
    // What limits the rule is told with the rule here; of no other sentence is the engine sure enough.
    const silent = outline.sections.filter(({ items }) => items.length === 0).map(({ title }) => title);
    expect(silent).toEqual(['Exceptions, defences and limits']);
    const difficulties = questionSet.questions.map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual(
      Object.entries(ladders.standard).flatMap(([difficulty, count]) =>
        Array.from({ length: count }, () => difficulty),
      ),
    );
  });

  it('asks a premium set of ten with a pair of suppositions, the first of a fact', () => {
    const { questions } = composeQuestions(opinion, 'premium');
    expect(questions).toHaveLength(10);
    const second = questions.find(({ hypotheticalPairOf }) => hypotheticalPairOf);
    const first = questions.find(({ id }) => id === second?.hypotheticalPairOf);
    expect(first?.question).toMatch(/^Suppose that a car ferry/);
  });

  it('begins with the story, which names a party', () => {
    const [first] = worked.questionSet.questions;
    expect(first?.kind).toBe('story');
    expect(first?.answer.map(({ text }) => text).join(' ')).toContain('Tidewater');
  });

  it('names the ruling under review, however shortly it is told', () => {
    const ruling = worked.brief.posture.find(({ role }) => role === 'ruling');
    expect(ruling?.text).toBe('The Court of Appeals reversed.');
  });

  it('leads every pinpoint to a passage of the text beside it', () => {
    const passages = new Map(
      worked.text.pages.flatMap(({ number, paragraphs }) => paragraphs.map(({ id }) => [id, number])),
    );
    for (const { pinpoints } of itemsIn(worked))
      for (const { paragraphId, page } of pinpoints) expect(passages.get(paragraphId)).toBe(page);
  });

  it('is the invented opinion, by what a right reading of it finds', async () => {
    const { caption } = JSON.parse(await readFile(teachingOpinionExpected, 'utf8'));
    expect(worked.courtCase).toMatchObject({
      title: expect.stringMatching(/^Marlow v\. Tidewater Ferry Co/),
      court: caption.court,
      decidedOn: caption.decidedOn,
      status: 'ready',
    });
    expect(worked.brief.isExcerpt).toBe(false);
  });
});
