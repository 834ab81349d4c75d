/** What a course outline is compiled to, and what becomes of a student's changes when it is compiled again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseOf as caseOfAccount } from '../../../test/accounts.ts';
import { composeBrief, composeOutline } from '../extractive/engine.ts';
import { harborOpinion } from '../extractive/fixtures/harbor-opinion.ts';
import { termsOf } from '../language/words.ts';
import { type CourseContent, type CourseEdits, type CourseNode, emptyCourse } from '../material/course.ts';
import type { Item } from '../material/schema.ts';
import { placesIn } from '../places.ts';
import { knownCases } from '../session/known-cases.ts';
import { citedAgainst, saysOpposite } from './against.ts';
import { attackOutline, mostWords } from './attack.ts';
import { compileCourse } from './compile.ts';
import { type CourseCase, type CourseStatement, courseCase } from './course-case.ts';
import { editCourse } from './edit.ts';
import { isTouched, recompile, withoutCases } from './recompile.ts';
import { sharedRules } from './shared-rules.ts';
import { find, idsIn, withBelow } from './tree.ts';

const statement = (caseId: number, text: string): CourseStatement => ({
  text,
  key: text,
  rests: [
    {
      caseId,
      material: 'brief',
      statementId: 'rule-1',
      places: [{ name: 'p. 4', passageId: 'p9', quotes: [text] }],
    },
  ],
  remarks: [],
  terms: new Set(termsOf(text)),
});

type CaseInput = {
  topicId?: string | null;
  holding?: string;
  issues?: string[];
  rules?: string[];
  exceptions?: string[];
  isStanding?: boolean;
  cites?: [number, string][];
};

const gistOf = (texts: string[]) => ({ texts, terms: new Set(texts.flatMap(termsOf)) });

const caseOf = (caseId: number, title: string, said: CaseInput): CourseCase => ({
  ...{ caseId, title, citation: null, topicId: said.topicId === undefined ? 'duty' : said.topicId },
  gist: gistOf(said.rules ?? []),
  ...(said.holding ? { holding: statement(caseId, said.holding) } : {}),
  issues: (said.issues ?? []).map((text) => statement(caseId, text)),
  rules: (said.rules ?? []).map((text) => ({
    ...statement(caseId, text),
    authorities: new Set<string>(),
    elements: [],
  })),
  exceptions: (said.exceptions ?? []).map((text) => statement(caseId, text)),
  ...(said.isStanding === undefined
    ? {}
    : {
        outcome: {
          isStanding: said.isStanding,
          rest: { caseId, material: 'brief' as const, places: [] },
        },
      }),
  cites: (said.cites ?? []).map(([cited, quote]) => ({
    caseId: cited,
    quote,
    rest: { caseId, material: 'brief' as const, places: [] },
  })),
});

const topics = [
  { id: 'duty', title: 'Duty' },
  { id: 'breach', title: 'Breach' },
  { id: 'empty', title: 'Damages' },
];

const warning =
  'A landlord must warn a tenant of a hidden defect that the landlord knows and the tenant cannot discover.';
const warningAgain =
  'It is settled that a landlord must warn the tenant of any hidden defect known to the landlord that a tenant cannot discover.';
const foresight = 'The risk reasonably to be perceived defines the duty to be obeyed toward passengers.';

const marlow = caseOf(1, 'Marlow v. Harbor, Inc.', {
  holding: 'The landlord owed a warning.',
  issues: ['Whether a landlord must warn a tenant of a hidden defect.', 'Whether the jury was misled.'],
  rules: [warning],
  exceptions: ['No warning of a defect is owed to a tenant who has seen the defect herself.'],
  isStanding: false,
});
const reyes = caseOf(2, 'Ana Reyes v. Quayside, LLC', {
  topicId: 'breach',
  holding: 'No warning was owed.',
  rules: [warningAgain, foresight],
  isStanding: true,
  cites: [[1, 'We decline to follow Marlow v. Harbor, 210 N.Y. 3, on these facts.']],
});

const compiled = compileCourse(topics, [marlow, reyes]);
const lines = compiled.flatMap(withBelow);
const ofKind = (kind: CourseNode['kind']) => lines.filter((node) => node.kind === kind);

describe('a course outline', () => {
  it('follows the topics, and leaves out one without a line', () => {
    expect(compiled.map(({ text }) => text)).toEqual(['Duty', 'Breach']);
  });

  it('states a rule once, with every case that carries it and how it words it', () => {
    expect(ofKind('rule').map(({ text }) => text)).toEqual([warning, foresight]);
    expect(ofKind('rule')[0]?.rests.map(({ caseId }) => caseId)).toEqual([1, 2]);
    expect(ofKind('wording').map(({ text }) => text)).toEqual([`Reyes v. Quayside: “${warningAgain}”`]);
    expect(ofKind('see').map(({ text }) => text)).toEqual([`Same rule as under Duty: “${warning}”`]);
  });

  it('leads with the law, and tells each case with its holding once', () => {
    expect(compiled[0]?.children[0]).toMatchObject({ kind: 'rule', text: warning });
    expect(ofKind('issue')).toEqual([]);
    expect(ofKind('case').map(({ text }) => text)).toEqual([
      'Marlow v. Harbor, Inc.: The landlord owed a warning.',
      'Ana Reyes v. Quayside, LLC: No warning was owed.',
    ]);
  });

  it('shows what speaks against each other in their own words, and nothing else', () => {
    expect(ofKind('conflict').map(({ text }) => text)).toEqual([
      'Same rule, opposite results: the judgment below stood in Reyes v. Quayside and fell in Marlow v. Harbor.',
      'Reyes v. Quayside on Marlow v. Harbor: “We decline to follow Marlow v. Harbor, 210 N.Y. 3, on these facts.”',
    ]);
    const citing = { ...reyes, cites: [{ ...reyes.cites[0]!, quote: 'As in Marlow.' }] }; // It cites one.
    const cited = compileCourse(topics, [marlow, citing]).flatMap(withBelow);
    expect(cited.find(({ kind }) => kind === 'cites')?.text).toBe('Cites Marlow v. Harbor: “As in Marlow.”');
    const alone = compileCourse(topics, [marlow]).flatMap(withBelow);
    expect(alone.filter(({ kind }) => kind === 'conflict')).toEqual([]);
  });

  it('names no line twice', () => {
    expect(idsIn(compiled).size).toBe(lines.length);
  });

  it('says that a rule is put the other way, and does not merge the two', () => {
    const affirmed = 'A landlord owes the tenant a duty to warn of defects in common stairways.';
    const denied = 'A landlord does not owe the tenant a duty to warn of defects in common stairways.';
    expect(saysOpposite({ text: affirmed }, { text: denied })).toBe(true);
    expect(saysOpposite({ text: affirmed }, { text: affirmed })).toBe(false);
    const both = compileCourse(topics, [
      caseOf(1, 'A v. B', { rules: [affirmed] }),
      caseOf(2, 'C v. D', { rules: [denied] }),
    ]).flatMap(withBelow);
    expect(both.filter(({ kind }) => kind === 'rule')).toHaveLength(2);
    expect(both.find(({ kind }) => kind === 'conflict')?.text).toMatch(
      /^Compare C v\. D, which puts it the other way/,
    );
  });

  it.each([
    ['We overrule Marlow v. Harbor, 210 N.Y. 3.', true],
    ['Marlow is distinguishable, for there the landlord held the keys.', true],
    ['But see Marlow v. Harbor, 210 N.Y. 3 (2020).', true],
    ['The landlord must warn. Marlow v. Harbor, 210 N.Y. 3 (2020).', false],
    ['As a distinguished judge said in Marlow v. Harbor, 210 N.Y. 3, silence is costly.', false],
  ])('reads whether “%s” speaks against what it cites', (quote, isAgainst) => {
    expect(citedAgainst(quote)).toBe(isAgainst);
  });
});

const first: CourseContent = recompile(emptyCourse, compileCourse(topics, [marlow]), [1]);
let made = 0;
const newId = () => `own-${++made}`;
const textsIn = ({ topics: all, aside }: CourseContent) =>
  [...all, ...aside.map(({ node }) => node)].flatMap(withBelow).map(({ text }) => text);

describe('compiling again', () => {
  const all = compileCourse(topics, [marlow, reyes]);

  it('replaces an outline that she has not touched', () => {
    expect(recompile(first, all, [1, 2])).toEqual({ topics: all, offered: [], aside: [], caseIds: [1, 2] });
  });

  it('keeps her words, her lines and her order, and offers what is new', () => {
    const ruleId = ofKind('rule')[0]?.id ?? '';
    const edited = editCourse(
      first,
      {
        texts: [{ id: ruleId, text: 'Warn of what only you can know.' }],
        added: [{ under: ruleId, text: 'On the 2019 exam' }],
      },
      newId,
    );
    const again = recompile(edited, all, [1, 2]);
    const rule = again.topics.flatMap(withBelow).find(({ id }) => id === ruleId);
    expect(rule).toMatchObject({ text: 'Warn of what only you can know.', generated: warning });
    expect(rule?.children.at(-1)).toMatchObject({ text: 'On the 2019 exam', isOwn: true });
    expect(again.topics.map(({ text }) => text)).toEqual(['Duty']);
    expect(again.offered.map(({ node }) => node.kind)).toEqual(expect.arrayContaining(['wording', 'topic']));
    const taken = editCourse(again, { taken: again.offered.map(({ node }) => node.id) }, newId);
    expect(taken.offered).toEqual([]);
    expect(idsIn(taken.topics)).toEqual(new Set([...idsIn(all), rule?.children.at(-1)?.id]));
  });

  it('does not offer again what she removed or skipped, and gives it back at a press', () => {
    const caseId = 'case-1';
    const edited = editCourse(first, { removed: [caseId] }, newId);
    const again = recompile(edited, first.topics, [1]);
    expect([...idsIn(again.topics)]).not.toContain(caseId);
    expect(again.offered).toEqual([]);
    const back = editCourse(again, { restored: [caseId] }, newId);
    expect(back.topics).toEqual(first.topics);
  });

  it('removes a line alone, and brings it back above what stood below it', () => {
    const ruleId = ofKind('rule')[0]?.id ?? '';
    const below = find(first.topics, ruleId)?.children.map(({ id }) => id) ?? [];
    expect(below).toContain('case-1');
    const edited = editCourse(first, { removed: [ruleId] }, newId);
    expect(edited.topics[0]?.children.slice(0, below.length).map(({ id }) => id)).toEqual(below);
    expect(edited.aside.map(({ node }) => [node.id, node.children])).toEqual([[ruleId, []]]);
    expect(editCourse(edited, { restored: [ruleId] }, newId).topics).toEqual(first.topics);
    // A case that came later carries the rule that she removed: it is asked for all the same.
    const offered = recompile(edited, all, [1, 2]).offered.flatMap(({ node }) => withBelow(node));
    expect(offered.map(({ id }) => id)).toContain('case-2');
    expect(offered.map(({ id }) => id)).not.toContain(ruleId);
  });

  it('gives the lines of a topic that she removes to the topic beside it', () => {
    const whole = recompile(emptyCourse, all, [1, 2]);
    const before = [...idsIn(whole.topics)].filter((id) => id !== 'breach');
    const edited = editCourse(whole, { removed: ['breach'] }, newId);
    expect([...idsIn(edited.topics)]).toEqual(before);
    expect(editCourse(edited, { restored: ['breach'] }, newId).topics).toEqual(whole.topics);
    expect(editCourse(first, { removed: ['duty'] }, newId)).toEqual(first);
  });

  it('keeps lines and topics where she put them, and what she merged as one', () => {
    const whole = recompile(emptyCourse, all, [1, 2]);
    const [ruleId = '', foresightId = ''] = ofKind('rule').map(({ id }) => id);
    const edited = editCourse(
      whole,
      {
        moved: [
          { id: 'breach', under: null, after: null },
          { id: 'case-2', under: foresightId, after: null },
          // Not below itself, and no topic below a line.
          { id: ruleId, under: 'case-1', after: null },
          { id: 'duty', under: ruleId, after: null },
        ],
      },
      newId,
    );
    expect(edited.topics.map(({ id }) => id)).toEqual(['breach', 'duty']);
    expect(recompile(edited, all, [1, 2])).toMatchObject({ topics: edited.topics, offered: [] });
    expect(find(edited.topics, foresightId)?.children.map(({ id }) => id)).toEqual(['case-2']);
    expect(find(edited.topics, ruleId)?.children.map(({ id }) => id)).toContain('case-1');
    const merged = editCourse(
      edited,
      {
        merged: [
          { id: foresightId, into: ruleId },
          { id: 'breach', into: 'duty' },
        ],
      },
      newId,
    );
    const again = recompile(merged, all, [1, 2]);
    expect(again).toMatchObject({ topics: merged.topics, offered: [] });
    expect(again.topics.map(({ id }) => id)).toEqual(['duty']);
    expect(find(again.topics, foresightId)).toMatchObject({ kind: 'wording', text: foresight });
    expect(find(again.topics, ruleId)?.rests.map(({ caseId }) => caseId)).toEqual([1, 2, 2]);
  });

  it('marks what her briefs say no more', () => {
    const touched = editCourse(first, { added: [{ under: 'duty', text: 'Mine' }] }, newId);
    const again = recompile(touched, compileCourse(topics, [{ ...marlow, exceptions: [] }]), [1]);
    const gone = again.topics.flatMap(withBelow).filter(({ isGone }) => isGone);
    expect(gone.map(({ kind }) => kind)).toEqual(['exception']);
  });

  it('keeps nothing of a deleted case but her words', () => {
    const ruleId = ofKind('rule')[0]?.id ?? '';
    const whole = recompile(emptyCourse, all, [1, 2]);
    const edited = editCourse(whole, { texts: [{ id: 'case-1', text: 'My reading of Marlow' }] }, newId);
    const left = withoutCases(edited, [2]);
    const words = JSON.stringify(left);
    expect(words).toContain('My reading of Marlow');
    expect(words).not.toContain('The landlord owed a warning');
    expect(words).not.toContain('No warning of a defect is owed');
    expect(left.topics.flatMap(withBelow).find(({ id }) => id === ruleId)?.text).toBe(warningAgain);
  });

  const sentence = fc.constantFrom(
    warning,
    warningAgain,
    foresight,
    'Costs follow the event of the suit below.',
    'Malice aforethought may be proven by circumstance.',
  );
  const courtCase = fc.record({
    topicId: fc.constantFrom('duty', 'breach'),
    rules: fc.uniqueArray(sentence, { maxLength: 3 }),
    issues: fc.uniqueArray(sentence, { maxLength: 2 }),
    exceptions: fc.uniqueArray(sentence, { maxLength: 2 }),
    holding: sentence,
    isStanding: fc.boolean(),
  });
  const courses = fc.array(fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5'), courtCase), {
    minLength: 1,
    maxLength: 6,
  });
  const presses = fc.array(
    fc.tuple(
      fc.constantFrom('text', 'own', 'remove', 'restore', 'take', 'decline', 'move', 'merge'),
      fc.nat(),
    ),
    { maxLength: 6 },
  );

  it('never loses a word of hers, names no line twice, and never forces one on her', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(courses, presses), { minLength: 1, maxLength: 4 }), (rounds) => {
        let content = emptyCourse;
        const hers = new Set<string>();
        let count = 0;
        for (const [versions, pressed] of rounds) {
          for (const version of versions) {
            const cases = Object.entries(version).map(([id, said]) =>
              caseOf(Number(id), `Case ${id} v. State`, said),
            );
            const before = idsIn(content.topics);
            const wasTouched = isTouched(content);
            const fresh = compileCourse(topics, cases);
            content = recompile(
              content,
              fresh,
              cases.map(({ caseId }) => caseId),
            );
            if (wasTouched) for (const id of idsIn(content.topics)) expect(before).toContain(id);
            const known = [
              ...idsIn(content.topics),
              ...content.aside.flatMap(({ node }) => [...idsIn([node])]),
              ...content.offered.flatMap(({ node }) => [...idsIn([node])]),
            ];
            expect(new Set(known).size).toBe(known.length);
            for (const text of hers) expect(textsIn(content)).toContain(text);
          }
          for (const [act, at] of pressed) {
            const ids = [...idsIn(content.topics)];
            const id = ids[at % Math.max(ids.length, 1)];
            const text = `Hers ${++count}`;
            const offer = content.offered[at % Math.max(content.offered.length, 1)]?.node.id;
            const put = content.aside[at % Math.max(content.aside.length, 1)]?.node.id;
            const edits: CourseEdits =
              act === 'text' && id
                ? { texts: [{ id, text }] }
                : act === 'own'
                  ? { added: [{ under: id ?? null, text }] }
                  : act === 'remove' && id
                    ? { removed: [id] }
                    : act === 'restore' && put
                      ? { restored: [put] }
                      : act === 'take' && offer
                        ? { taken: [offer] }
                        : act === 'decline' && offer
                          ? { declined: [offer] }
                          : act === 'move' && id
                            ? { moved: [{ id, under: ids[(at * 7) % ids.length] ?? null, after: null }] }
                            : act === 'merge' && id
                              ? { merged: [{ id, into: ids[(at * 5) % ids.length] ?? '' }] }
                              : {};
            const replaced =
              act === 'text' && id
                ? content.topics.flatMap(withBelow).find((node) => node.id === id)?.text
                : undefined;
            content = editCourse(content, edits, () => `own-${count}`);
            if (replaced !== undefined) hers.delete(replaced);
            if (act === 'own' || (act === 'text' && id)) hers.add(text);
            for (const one of hers) expect(textsIn(content)).toContain(one);
          }
        }
      }),
      { numRuns: 150, seed: 27 },
    );
  });
});

describe('the attack outline', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      caseOf(index + 1, `Party${index} v. State`, {
        topicId: index % 2 ? 'duty' : 'breach',
        holding: `The court decided matter ${index} for the plaintiff.`,
        rules: [1, 2, 3].map(
          (part) =>
            `${['Alpha', 'Beta', 'Gamma'][part - 1]}${index} doctrine${index}x${part} holds that element${index}x${part} of claim${index}x${part} must be proven by the plaintiff with clear evidence in every action that is brought below.`,
        ),
        exceptions: [`Exception${index} to doctrine${index}x1 of claim${index}x1.`],
      }),
    );
  const words = (nodes: readonly CourseNode[]) =>
    nodes.flatMap(withBelow).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

  it('leaves the long version’s cases in brackets, and what is hers whole', () => {
    const own = 'My own mnemonic '.repeat(60).trim();
    const content = editCourse(first, { added: [{ under: 'case-1', text: own }] }, newId);
    const { topics: cut } = attackOutline(content.topics);
    const all = cut.flatMap(withBelow);
    expect(all.map(({ text }) => text)).toContain(own);
    expect(all.find(({ kind }) => kind === 'rule')?.rests).toHaveLength(1);
    expect(all.some(({ kind }) => kind === 'case')).toBe(false);
  });

  it.each([5, 40, 150])('of %i cases fits its pages, and says what it left out', (count) => {
    const long = compileCourse(topics, many(count));
    const { topics: cut, leftOut } = attackOutline(long);
    const rules = (nodes: readonly CourseNode[]) =>
      nodes.flatMap(withBelow).filter(({ kind }) => kind === 'rule').length;
    expect(words(cut)).toBeLessThanOrEqual(mostWords);
    expect(leftOut).toBe(rules(long) - rules(cut));
    expect(rules(cut)).toBeGreaterThan(0);
  });
});

it('tells what a court leaves open from what it excepts', () => {
  const opinion = harborOpinion();
  const said = (id: string, text: string, more: Partial<Item> = {}): Item => ({
    ...{ id, text, verified: true, marks: [] },
    pinpoints: [{ page: 1, paragraphId: opinion.paragraphs[0]?.id ?? '', quote: text }],
    ...more,
  });
  const outline = composeOutline(opinion);
  const items = [
    said('a', 'No warning is owed to a trespasser.'),
    said('b', 'What the court leaves open.', {
      pinpoints: [],
      children: [said('c', 'We need not decide whether a licensee would fare better.')],
    }),
    said('d', 'The court left open whether a guest is owed more.'),
  ];
  const sections = outline.sections.map((section) =>
    section.title === 'Exceptions, defences and limits' ? { ...section, items } : section,
  );
  const { exceptions } = courseCase(
    {
      ...{ caseId: 1, title: 'Marlow v. Harbor', citation: null, topicId: 'duty' },
      ...{ brief: undefined, outline: { ...outline, sections }, opinion, places: placesIn(opinion) },
    },
    knownCases([]),
  );
  expect(exceptions.map(({ isOpen = false }) => isOpen)).toEqual([false, true, true]);
});

it('takes what was decided of one case for no rule, unless she wrote it', () => {
  const opinion = harborOpinion();
  const brief = composeBrief(opinion);
  const [rule] = brief.rule;
  if (!rule) throw new Error('No rule');
  const said = (text: string, marks: Item['marks'] = []) => ({
    ...rule,
    id: text,
    text,
    children: [],
    marks,
  });
  const sanction = 'We conclude that the appropriate sanction is a public reprimand.';
  const { rules } = courseCase(
    {
      ...{ caseId: 1, title: 'Marlow v. Harbor', citation: null, topicId: 'duty', opinion },
      brief: {
        ...brief,
        rule: [
          said(sanction),
          said('We hold that a landlord must warn its tenant of a known defect.'),
          said('The judgment is affirmed.', ['own']),
        ],
      },
      ...{ outline: undefined, places: placesIn(opinion) },
    },
    knownCases([]),
  );
  expect(rules.map(({ text }) => text)).toEqual([
    'We hold that a landlord must warn its tenant of a known defect.',
    'The judgment is affirmed.',
  ]);
});

it('compares the rules of a large class by what they share, not each with each', () => {
  const size = { cases: 120, casesInFirst: 120, rules: 20, longPassages: 1 };
  const listed = Array.from({ length: size.cases }, (_, number) => ({
    caseId: number,
    topicId: 'duty',
    ...caseOfAccount(number, size),
  }));
  const known = knownCases(listed);
  const cases = listed.map((one) => ({
    ...courseCase({ ...one, places: placesIn(one.opinion) }, known),
    topicId: 'duty',
  }));
  const { all, compared } = sharedRules(cases);
  const rules = cases.flatMap((one) => one.rules).length;
  expect(rules).toBeGreaterThan(2_400);
  expect(all.length).toBeLessThanOrEqual(rules);
  expect(compared()).toBeLessThan((rules * rules) / 6);
});
