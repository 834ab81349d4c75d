/** Issue-spotter practice: what a pattern tells, what it keeps to itself, and where there is none. */
import { describe, expect, it } from 'vitest';
import type { CourseNode } from '../material/course.ts';
import type { Item } from '../material/schema.ts';
import { factPattern, storyIn } from './fact-pattern.ts';
import { maskedNames } from './masked-names.ts';

const fact = (text: string, more: Partial<Item> = {}): Item => ({
  ...{ id: text.slice(0, 12), text, verified: true, marks: [] },
  pinpoints: [{ page: 1, paragraphId: 'p1', quote: text }],
  ...more,
});
const facts = (name: string) => [
  fact(`${name} leased a warehouse on the harbor and kept forty painted maps there through the winter.`),
  fact(`In March the roof gave way, and the snow that came in ruined the maps that ${name} had stored.`),
];
const node = (id: string, kind: CourseNode['kind'], caseIds: number[], children: CourseNode[] = []) => ({
  ...{ id, kind, text: id, remarks: [], children },
  rests: caseIds.map((caseId) => ({ caseId, material: 'brief' as const, places: [] })),
});
const of = (caseId: number, name = `Vale${'abcdefgh'[caseId]}`) => ({
  ...{ caseId, caseName: `${name} v. Oakes`, facts: facts(name) },
});
const at = (round: number) => ({ seed: '7', round });

describe('the facts of a case', () => {
  it('are told without law, argument, proceedings and outcome', () => {
    const told = storyIn([
      ...facts('Vale'),
      fact('Section 9 of the Act provides that a notice must be written.'),
      fact('Oakes argues that the notice was late and the maps were not worth it.'),
      fact('The District Court dismissed the complaint.'),
      fact('We turn to what he knew of the roof.'),
      fact('Franklin law limits what a landlord may charge.'),
      fact('The landlord owed her a duty, and she was entitled to damages.'),
      fact('She had warned him herself.', { marks: ['own'] }),
      fact('The roof was likely old.', { marks: ['inferred'] }),
    ]);
    expect(told.map(({ text }) => text)).toEqual(facts('Vale').map(({ text }) => text));
    const quoting = fact('Vale wrote: “We accept.”');
    expect(storyIn([...facts('Vale'), quoting])).toContain(quoting);
  });

  it('leave out what leans on a fact that is not told', () => {
    const [first, second] = facts('Vale');
    if (!first || !second) throw new Error('There are two');
    const ruling = fact('The trial court found that the agent knew of the roof.');
    const leaning = fact('He told no one.');
    expect(storyIn([first, second, leaning])).toContain(leaning);
    expect(storyIn([first, second, ruling, leaning])).not.toContain(leaning);
    expect(storyIn([leaning, first, second])).not.toContain(leaning);
  });

  it('are none where they make no story', () => {
    expect(storyIn([])).toEqual([]);
    expect(storyIn(facts('Vale').slice(0, 1))).toEqual([]);
    expect(storyIn([fact('Vale left.'), fact('Oakes stayed.')])).toEqual([]);
  });
});

describe('a letter in the place of a name', () => {
  const masked = (name: string, ...told: string[]) =>
    maskedNames(told, name, ['A', 'B']).map(({ text }) => text);

  it('is the same wherever the party is named, and marked', () => {
    expect(
      masked(
        'Nora Vale v. Harbor Mills, Inc.',
        'Harbor Mills, Inc. hired Nora Vale.',
        'Ms. Vale’s desk was moved.',
        'It rained.',
      ),
    ).toEqual(['[B] hired [A].', '[A]’s desk was moved.', 'It rained.']);
    expect(maskedNames(['Vale left.', 'It rained.'], 'Vale v. Oakes', ['A'])).toEqual([
      { text: '[A] left.', isAltered: true },
      { text: 'It rained.', isAltered: false },
    ]);
  });

  it('is not put where the name may be another’s, or part of it would be left', () => {
    const left: [string, string][] = [
      ['Vale v. Oakes', 'John Vale was ill, and Joan Vale wrote.'],
      ['Vale v. Oakes', 'Mr. Vale and Mrs. Vale moved.'],
      ['Vale v. Oakes', 'Vale Street is closed.'],
      ['Vale v. Oakes', 'The Vales moved, and Vale sold.'],
      ['Harbor Mills v. Vale', 'Harbor Mills closed; Harbor kept the deed.'],
      ['United States v. Vale', 'The United States searched it.'],
      ['In re Vale', 'Vale wrote.'],
    ];
    for (const [name, told] of left) expect(masked(name, told)).toEqual([told]);
  });
});

describe('a fact pattern', () => {
  const topics = [
    node('Duty', 'topic', [], [node('warn', 'rule', [1, 2]), node('see', 'see', [3])]),
    node('Breach', 'topic', [], [node('care', 'rule', [3], [node('below', 'rule', [2])])]),
  ];

  it('has the issues of the rules that its cases carry, with the cases', () => {
    const made = factPattern(topics, [of(1), of(2), of(3)], at(0));
    expect(made?.hasAnother).toBe(false);
    expect(made?.matters.map(({ caseId }) => caseId).toSorted()).toEqual([1, 2, 3]);
    const issues = made?.issues.map(({ topic, rule, caseIds }) => [
      topic.text,
      rule.text,
      caseIds.toSorted(),
    ]);
    expect(issues?.toSorted()).toEqual([
      ['Breach', 'care', [2, 3]],
      ['Duty', 'warn', [1, 2]],
    ]);
    const told = made?.matters.flatMap((matter) => matter.facts.map(({ text }) => text)) ?? [];
    expect(told.join(' ')).not.toMatch(/Vale/);
    expect(new Set(told.join(' ').match(/\[\w\]/g))).toEqual(new Set(['[A]', '[C]', '[E]']));
  });

  it('is the same in the same round, and brings each case once before any again', () => {
    const many = [1, 2, 3, 4, 5, 6, 7];
    const outline = [
      node(
        'Duty',
        'topic',
        [],
        many.map((id) => node(`rule ${id}`, 'rule', [id])),
      ),
    ];
    const cases = many.map((id) => of(id));
    const lap = [0, 1, 2].map((round) => factPattern(outline, cases, at(round)));
    expect(lap.map((made) => made?.hasAnother)).toEqual([true, true, true]);
    const told = lap.flatMap((made) => made?.matters.map(({ caseId }) => caseId) ?? []);
    expect(told.toSorted()).toEqual(many);
    expect(factPattern(outline, cases, at(1))).toEqual(lap[1]);
    expect(factPattern(outline, cases, at(3))).not.toEqual(lap[0]);
  });

  it('is not made of one case, one rule, no outline, thin cases or rules that are gone', () => {
    const thin = { ...of(2), facts: [fact('Oakes stayed.')] };
    expect(factPattern(topics, [of(1)], at(0))).toBeUndefined();
    expect(factPattern([], [of(1), of(2)], at(0))).toBeUndefined();
    expect(factPattern(topics, [of(1), thin], at(0))).toBeUndefined();
    const alone = [node('Duty', 'topic', [], [node('warn', 'rule', [1, 2])])];
    expect(factPattern(alone, [of(1), of(2)], at(0))).toBeUndefined();
    for (const text of [
      'Summary judgment is proper where no fact is disputed.',
      'The law of Jefferson supplies the measure of damages.',
      'The courts are divided on who must warn.',
    ]) {
      const court = [node('Duty', 'topic', [], [node('warn', 'rule', [1]), node(text, 'rule', [2])])];
      expect(factPattern(court, [of(1), of(2)], at(0))).toBeUndefined();
    }
    const ofLaw = node('A law that applies to speech alone is void.', 'rule', [2]);
    const both = [node('Duty', 'topic', [], [node('warn', 'rule', [1]), ofLaw])];
    expect(factPattern(both, [of(1), of(2)], at(0))).toBeDefined();
    const gone = [
      node('Duty', 'topic', [], [{ ...node('warn', 'rule', [1]), isGone: true }, node('b', 'rule', [2])]),
    ];
    expect(factPattern(gone, [of(1), of(2)], at(0))).toBeUndefined();
  });
});
