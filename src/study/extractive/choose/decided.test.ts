import { expect, test } from 'vitest';
import { marlow } from '../../model/fixtures/opinions.ts';
import { analyse } from '../findings.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { decidedIn } from './decided.ts';

test('what one judge wrote by himself is never the rule', async () => {
  const { reading, rules } = analyse(await marlow());
  // The court quotes such a dissent, in the law that it goes through.
  expect(reading.sentences.some(({ authority }) => /dissenting/.test(authority))).toBe(true);
  expect(rules.length).toBeGreaterThan(0);
  for (const { authority } of rules) expect(authority).not.toMatch(/dissenting|concurring/);
});

test('what is surely the question is shown whole where no shorter one can be made of it', () => {
  const { reading } = analyse(harborOpinion());
  const shown = 'The case turns upon the validity of this lease.';
  const [first, ...others] = reading.sentences;
  if (!first) throw new Error('The invented opinion has sentences');
  const asking = (issue: number) => ({
    ...first,
    ...{ shown, text: shown, words: 9, alone: 0.9 },
    odds: { ...first.odds, question: 0.9 },
    standing: { ...first.standing, issue },
  });
  const issuesOf = (issue: number) =>
    decidedIn({ ...reading, sentences: [asking(issue), ...others] }).issues.map(({ text }) => text);
  expect(issuesOf(0.9)).toContain(shown);
  expect(issuesOf(0.1)).not.toContain(shown);
});

test('the holding is the rule where nothing else is likely to be, and else stands only as the holding', () => {
  const { reading } = analyse(harborOpinion());
  const [first, second] = reading.sentences;
  if (!(first && second)) throw new Error('The invented opinion has sentences');
  const court = { kind: 'court', alone: 0.9, worth: 0.9, text: 'A pier owner owes care.', words: 5 } as const;
  const rulesWhere = (other: number) => {
    const held = {
      ...first,
      ...court,
      shown: 'A pier owner owes care.',
      standing: { issue: 0, holding: 0.9, rule: 0.6 },
    };
    const law = {
      ...second,
      ...court,
      shown: 'Care is owed by all.',
      standing: { issue: 0, holding: 0.1, rule: other },
    };
    return decidedIn({ ...reading, sentences: [held, law] }).rules.map(({ shown }) => shown);
  };
  expect(rulesWhere(0.1)).toEqual(['A pier owner owes care.']);
  expect(rulesWhere(0.5)).toEqual(['Care is owed by all.']);
});

test('a judgment that stands in part is told on both sides, though it names somebody’s claims', () => {
  const { reading } = analyse(harborOpinion());
  const [first, second, third] = reading.sentences;
  if (!(first && second && third)) throw new Error('The invented opinion has sentences');
  const order = (of: typeof first, shown: string) => ({
    ...of,
    ...{ shown, text: shown, alone: 0.9, worth: 0.9, voice: 'party' as const },
    odds: { ...of.odds, decree: 0.9, argument: 0 },
  });
  const sentences = [
    order(first, 'We affirm the dismissal of Marlow’s claims for rent.'),
    order(second, 'We reverse the dismissal of Marlow’s claim for the maps.'),
    { ...order(third, 'We also affirm the award of costs on both claims.'), worth: 0.1 },
  ];
  const told = (actions: ('affirmed' | 'reversed')[]) => {
    const disposition = { actions, isInPart: true, summary: '', paragraphId: 'p', start: 0, end: 1 };
    const read = { ...reading, sentences, opinion: { ...reading.opinion, disposition } };
    const { decree, otherPart } = decidedIn(read);
    return [decree, otherPart].map((each) => each?.shown.slice(0, 9));
  };
  expect(told(['affirmed', 'reversed'])).toContain('We revers');
  expect(told(['affirmed'])[1]).toBeUndefined();
});
