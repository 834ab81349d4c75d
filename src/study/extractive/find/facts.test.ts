import { expect, test } from 'vitest';
import type { Item } from '../../material.ts';
import { composeBrief } from '../engine.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';

const texts = (items: readonly Item[]): string[] =>
  items.flatMap(({ text, children }) => [text, ...texts(children ?? [])]);

/** The brief of the invented opinion, where its plaintiff sues in these words. */
function briefWhere(suit: string) {
  const { paragraphs, ...opinion } = harborOpinion();
  return composeBrief({
    ...opinion,
    paragraphs: paragraphs.map((paragraph) => ({
      ...paragraph,
      text: paragraph.text.replace('Marlow sued Harbor Freight for negligence in the Superior Court.', suit),
    })),
  });
}

test.each([
  'Marlow sued Harbor Freight in the Superior Court, alleging that the company knew of the rotted beams in the roof.',
  'Marlow brought this suit to recover the price of the antique maps that the storm destroyed in the warehouse.',
  'Marlow sued.',
])('no sentence of the posture stands again in the facts: %s', (suit) => {
  const brief = briefWhere(suit);
  const told = new Set(texts(brief.posture));
  expect(texts(brief.facts).filter((text) => told.has(text))).toEqual([]);
});

test('the posture says who sues, and leaves what for to the facts', () => {
  const suit =
    'Marlow sued Harbor Freight in the Superior Court, alleging that the company knew of the rotted beams in the roof.';
  const brief = briefWhere(suit);
  if (texts(brief.facts).includes(suit)) {
    expect(texts(brief.posture)).toContain('Marlow sued Harbor Freight in the Superior Court.');
  } else {
    expect(texts(brief.posture)).toContain(suit);
  }
});

test('a ruling that this court calls right or wrong is no fact', () => {
  const praised =
    'The trial court appropriately granted the motion of Harbor Freight against Marlow in the spring.';
  expect(texts(briefWhere(praised).facts)).not.toContain(praised);
});

test('who "they" are is told before what they did', () => {
  const { facts } = briefWhere(
    'Petitioners Ann Marlow and Peter Dunmore are tenants of the pier. In 2016, they stored antique maps in the warehouse of Harbor Freight and paid for the whole year.',
  );
  const told = texts(facts);
  const at = told.findIndex((text) => text.startsWith('In 2016, they stored'));
  if (at >= 0) expect(told.slice(0, at)).not.toEqual([]);
});

test.each([
  'Under the Harbor Safety Code, a lease of a warehouse operates as a promise of the landlord to its tenant.',
  'The Harbor Code does not say what the word warehouse means on a pier.',
  'Marlow is awarded her costs on appeal for the keys of the warehouse.',
  'The regime on the pier is different from that of other warehouses.',
])('how the law stands for everybody is no fact: %s', (law) => {
  expect(texts(briefWhere(`Marlow sued. ${law}`).facts)).not.toContain(law);
});
