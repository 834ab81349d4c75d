import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foreignCitations } from '../../src/study/model/grounding/claims/bare.ts';
import { unborneDecisions } from '../../src/study/model/grounding/claims/decisions.ts';
import { evidenceOf } from '../../src/study/model/grounding/claims/evidence.ts';
import { quantitiesIn } from '../../src/study/model/grounding/claims/quantities.ts';
import { isArgumentAsLaw } from '../../src/study/model/grounding/claims/voices.ts';
import { openLocator } from '../../src/study/model/grounding/locate.ts';
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
  expect(outcomeProblem('We must reverse absent clear error.', opinion, undefined)).toBeUndefined();
  expect(outcomeProblem('We reverse.', opinion, undefined)).toContain('Affirmed');
  expect(unborneDecisions('The court entered an injunction.', 'It granted injunctive relief.')).toBe(0);
});

test('a short citation, a section and a claim to money are what they are in the text', () => {
  const { opinion: whole } = groundFor('halloran');
  const [first] = whole.paragraphs;
  if (!first) throw new Error('There is no paragraph');
  const said = (text: string) => ({ ...whole, paragraphs: [{ ...first, text }] });
  const cited = said('So it was held. Doe, 371 U.S. at 136-37. It may decline. 28 U.S.C. §1367(c).');
  expect(foreignCitations('Source: Doe, 371 U.S. at 136-37.', cited)).toEqual([]);
  expect(foreignCitations('Source: Doe, 372 U.S. at 136-37.', cited)).not.toEqual([]);
  const locator = openLocator(cited);
  expect(locator.locate({ paragraph: first.id, words: '28 U.S.C. §1367(c)' })).toBeDefined();
  expect(locator.locate({ paragraph: first.id, words: 'may decline' })).toBeUndefined();
  const isArgument = (text: string) => {
    const opinion = said(text);
    const located = openLocator(opinion).locate({ paragraph: first.id, words: text }) ?? [];
    return isArgumentAsLaw('It need not be filed.', evidenceOf(located, opinion));
  };
  expect(isArgument('Therefore a surety has an enforceable claim to the disputed funds.')).toBe(false);
  expect(isArgument('The bank claims that a surety has no right to the disputed funds.')).toBe(true);
});
