import { expect, test } from 'vitest';
import type { Findings } from '../findings.ts';
import { analyse } from '../findings.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { story } from './story.ts';

/** What is asked where these are the facts; `names` are the parties as the opinion calls them. */
function asked(told: readonly string[], names: readonly string[], holding = 'The lease binds Julia.') {
  const findings = analyse(harborOpinion());
  const [fact] = findings.facts;
  if (!fact) throw new Error('The invented opinion has facts');
  const sentence = (text: string, index: number) => ({ ...fact, shown: text, text, index });
  const changed: Findings = {
    ...findings,
    facts: told.map(sentence),
    posture: { below: [] },
    issues: [],
    conclusion: [sentence(`We hold that ${holding}`, 90)],
    holdings: { ranked: [] },
    reasoning: { ...findings.reasoning, exchanges: [] },
    reading: { ...findings.reading, parties: names.map((name) => ({ name, short: name })) },
  };
  return story(changed);
}

test('what is done in court is no story of it', () => {
  const inCourtOnly = [
    'The keeper’s doctor testified that Julia told him of the fall.',
    'By an order of the Second District Court dated June 3, Julia was appointed keeper.',
    'On June 12, Julia filed a petition.',
  ];
  expect(asked(inCourtOnly, [])).toBeUndefined();
  expect(
    asked([...inCourtOnly, 'Julia owned the pier.', 'On May 1, Julia closed the gate.'], []),
  ).toBeDefined();
});

test('where the case has no names, those are meant of whom it decides', () => {
  const ofOthers = ['Marie died in 1981.', 'Her brother moved to the pier.'];
  expect(asked(ofOthers, [])).toBeUndefined();
  expect(asked([...ofOthers, 'In 1998 Julia closed the gate.'], [])).toBeDefined();
});

test('statutes and legislatures act in no story', () => {
  const ofLaw = [
    'The provisions here are part of an interrelated system for taxing piers.',
    'Section 12 of the Act taxes those engaged in the trade.',
    'In 1913, the Legislature transferred the pier to Marlow.',
    'Later, in May, Congress passed the Harbor Act, which Marlow disliked.',
  ];
  expect(asked(ofLaw, ['Marlow', 'Kell'])).toBeUndefined();
});

test('asks what happened between two only where both are told of, and tells what they did first', () => {
  const state = 'Marlow owns a pier of ninety feet, with a shed, a crane, two gates and a lamp.';
  const event = 'On May 1, Marlow closed the gate.';
  expect(asked([state, event], ['Marlow', 'Kell'])?.question).not.toMatch(/between/);
  const both = asked([state, state.replace('pier', 'quay'), event, 'Kell broke it.'], ['Marlow', 'Kell']);
  expect(both?.question).toMatch(/between Marlow and Kell/);
  expect(both?.rests.map(({ shown }) => shown)).toContain(event);
});
