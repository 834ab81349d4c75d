import { expect, test } from 'vitest';
import type { Item } from '../../material.ts';
import { composeBrief } from '../engine.ts';
import { harborMajority, harborReworded } from '../fixtures/harbor-opinion.ts';

const texts = (items: readonly Item[]): string[] =>
  items.flatMap(({ text, children }) => [text, ...texts(children ?? [])]);

/** The brief of the invented opinion, where its plaintiff sues in these words. */
function briefWhere(suit: string) {
  return composeBrief(
    harborReworded((text) =>
      text.replace('Marlow sued Harbor Freight for negligence in the Superior Court.', suit),
    ),
  );
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

test('the event from which the suit arose is always told', () => {
  const event = 'On June 4, 2017, the roof fell on the maps of Marlow and destroyed them.';
  const { facts } = composeBrief(
    harborMajority(
      'Harbor Freight owned a pier of nine warehouses, and it let each of them to merchants of the town in turn. Its manager wrote long letters to the harbor board about the price of gravel for the road to the pier. The harbor board answered each letter of Harbor Freight and kept copies of them in its office.',
      `The town had bought the pier from the railroad in 1901 and had sold it to Harbor Freight after a long debate about the price. ${event} The manager of Harbor Freight went on with his letters about the gravel.`,
      'Marlow sued Harbor Freight for negligence in the Superior Court. The trial court granted the motion of Harbor Freight to dismiss. The Court of Appeals affirmed.',
      'The question presented is whether a landlord owes its tenant a duty to warn of a defect in the roof. A landlord must warn its tenant of a known defect in the roof. We hold that Harbor Freight owed Marlow a duty to warn that the roof could fall and destroy her maps.',
      'The judgment of the Court of Appeals is reversed.',
    ),
  );
  expect(texts(facts)).toContain(event);
});

test.each([
  'We are of the same mind about the lease of Marlow as the Superior Court was in its letter of 2018.',
  'Our review of the lease of Marlow was made on the papers that Harbor Freight kept.',
])('what the court does itself is no fact: %s', (own) => {
  expect(texts(briefWhere(`Marlow sued. ${own}`).facts)).not.toContain(own);
});

test('what this Court held before is no fact of the case', () => {
  const before = 'The Court held in 1984 that the roof of a warehouse was in the care of its landlord.';
  expect(texts(briefWhere(`Marlow sued. ${before}`).facts)).not.toContain(before);
});
