import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unborneDecisions } from '../../src/study/model/grounding/claims/decisions.ts';
import { quantitiesIn } from '../../src/study/model/grounding/claims/quantities.ts';
import { outcomeProblem } from '../../src/study/model/grounding/outcome.ts';
import { findProblems } from '../../src/study/model/grounding/problems.ts';
import { opinionFromText } from '../plain-text/opinion-from-text.ts';
import { groundOf } from './measure.ts';
import { newerHonest, newerLies } from './newer.ts';
import { plant } from './places.ts';

const grounds = new Map(
  ['halloran', 'okonjo'].map((name) => {
    const text = readFileSync(new URL(`opinions/${name}.txt`, import.meta.url), 'utf8');
    return [name, groundOf(opinionFromText(text))] as const;
  }),
);

const groundFor = (name: string) => {
  const ground = grounds.get(name);
  if (!ground) throw new Error(`No opinion is called ${name}`);
  return ground;
};

test('every sample rests on words of its opinion, and the answers they are planted in hold up', () => {
  for (const { on, rests, text, rooms } of [...newerLies, ...newerHonest]) {
    if (rooms.includes('grading')) continue;
    for (const [paragraph, words] of rests)
      expect(groundFor(on).sources.locator.locate({ paragraph, words }), `${text}: ${words}`).toBeDefined();
  }
  for (const { base, sources } of grounds.values()) {
    for (const kind of ['brief', 'outline', 'questions'] as const)
      expect(findProblems(kind, base[kind], sources).filter(({ severity }) => severity !== 'doubt')).toEqual(
        [],
      );
  }
});

test('no honest line is sent back, at whatever place it stands', () => {
  for (const sample of newerHonest) {
    const { base, sources } = groundFor(sample.on);
    for (const { kind, place, wire } of plant(sample, base)) {
      const faults = findProblems(kind, wire, sources).filter(({ severity }) => severity !== 'doubt');
      expect(faults, `${sample.text} (${place})`).toEqual([]);
    }
  }
}, 240_000);

test('a title of a code counts nothing, and a motion reviewed or asked for is no outcome', () => {
  expect(quantitiesIn('Under 15 U.S.C. § 78j she paid $300.').map(({ value }) => value)).toEqual(['300']);
  const { opinion } = groundFor('halloran');
  for (const text of ['The Court reviews a dismissal de novo.', 'They moved to dismiss the complaint.'])
    expect(outcomeProblem(text, opinion, 'partly')).toBeUndefined();
  expect(outcomeProblem('The Court reversed.', opinion, 'partly')).toContain('Affirmed');
  expect(unborneDecisions('The court entered an injunction.', 'It granted injunctive relief.')).toBe(0);
});
