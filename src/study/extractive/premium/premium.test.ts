import { describe, expect, test } from 'vitest';
import type { Opinion } from '../../../opinion/opinion.ts';
import { briefContentSchema, type Item, outlineContentSchema } from '../../material/schema.ts';
import { marlow, pruitt } from '../../model/fixtures/opinions.ts';
import { checkPinpoints } from '../../pinpoints.ts';
import { composeBrief, composeOutline, composeQuestions } from '../engine.ts';
import { harborMajority, harborOpinion } from '../fixtures/harbor-opinion.ts';

const texts = (items: readonly Item[]): string[] =>
  items.flatMap(({ text, children }) => [text, ...texts(children ?? [])]);
const outlineTexts = (opinion: Opinion, tier: 'standard' | 'premium') =>
  composeOutline(opinion, tier).sections.map(({ items }) => texts(items));

describe.each([
  ['the invented landlord case', async () => harborOpinion()],
  ['the teaching opinion', marlow],
  ['the opinion that gives orders', pruitt],
])('premium of %s', (_, read) => {
  test('asks more questions, and never fewer', async () => {
    const opinion = await read();
    const standard = composeQuestions(opinion, 'standard').questions;
    const premium = composeQuestions(opinion, 'premium').questions;
    expect(standard.length).toBeLessThanOrEqual(5);
    expect(premium.length).toBeGreaterThan(standard.length);
    expect(premium.length).toBeLessThanOrEqual(10);
  });

  test('says all that the standard brief and outline say', async () => {
    const opinion = await read();
    const [brief, premium] = [composeBrief(opinion), composeBrief(opinion, 'premium')];
    expect({ ...premium, analysis: [], keyTerms: [], notInExcerpt: brief.notInExcerpt }).toEqual({
      ...brief,
      analysis: [],
      keyTerms: [],
    });
    expect(texts(premium.analysis)).toEqual(expect.arrayContaining(texts(brief.analysis)));
    expect(premium.keyTerms).toEqual(expect.arrayContaining(brief.keyTerms));
    // What is told of a precedent may stand under it there.
    const outline = outlineTexts(opinion, 'premium').flat();
    expect(outline).toEqual(expect.arrayContaining(outlineTexts(opinion, 'standard').flat()));
  });

  test('fits its schemas, and every quote stands in the text', async () => {
    const opinion = await read();
    const brief = composeBrief(opinion, 'premium');
    const outline = composeOutline(opinion, 'premium');
    expect(checkPinpoints(briefContentSchema.parse(brief), opinion)).toEqual(brief);
    expect(checkPinpoints(outlineContentSchema.parse(outline), opinion)).toEqual(outline);
  });

  test('quotes no sentence twice in one analysis', async () => {
    const said = texts(composeBrief(await read(), 'premium').analysis);
    expect(said).toEqual([...new Set(said)]);
  });
});

const ours =
  'We hold that a landlord who keeps the keys to a warehouse owes its tenant a duty to warn of a known defect.';
const opinion = harborMajority(
  'Marlow stored cotton in the warehouse of Harbor Freight. Rain fell through the roof and spoiled the cotton. Marlow sued Harbor Freight for negligence.',
  'The question is whether a landlord who keeps the keys to a warehouse must warn its tenant of a known defect in the roof.',
  'In Oakes v. Stone, we held that a landlord must warn a tenant of a defect that the landlord alone can discover. 150 Frank. 2d 77 (1984). The rule of Oakes controls every lease under which the landlord keeps the keys to the premises.',
  'Harbor Freight relies on Lund v. Pell, 160 Frank. 2d 12 (1990). In Lund, we held that a tenant who holds the only key must look after the cellar. Unlike Lund, in which the tenant alone could enter the cellar, this lease leaves the keys of the warehouse with the landlord.',
  `Harbor Freight argues that a tenant who signs a lease for a warehouse takes the roof as it finds it. We disagree, because no tenant can inspect a roof that only the landlord may climb. ${ours}`,
  'The term “premises” means the building and every part of it that serves the tenant. The judgment is reversed.',
);

test('tells which precedents the court follows and which it distinguishes, with what it takes from each', () => {
  const [fits] = composeOutline(opinion, 'premium').sections;
  const group = (title: string) =>
    fits?.items.find(({ text }) => text === title)?.children?.map(({ text }) => text);
  expect(group('Precedents the court follows.')).toEqual(['Oakes v. Stone.']);
  expect(group('Precedents the court distinguishes.')).toEqual(['Lund v. Pell.']);
  expect(group('Precedents the court builds on.')).toBeUndefined();
  expect(group('Precedents the court builds on.')).toBeUndefined();
  const line = composeBrief(opinion, 'premium').analysis.filter(({ text }) => / v\. .*:$/.test(text));
  expect(line.map(({ text, marks }) => [text, marks])).toEqual([
    ['Oakes v. Stone, followed:', ['inferred']],
    ['Lund v. Pell, distinguished:', ['inferred']],
  ]);
  expect(texts(line[1]?.children ?? [])).toContainEqual(expect.stringMatching(/^In Lund, we held/));
});

test('tells a separate opinion point by point', () => {
  const written = harborOpinion();
  const dissent = written.paragraphs.at(-1)!; // It ends with its dissent.
  const further =
    ' The majority ignores the words of the lease, which put the whole roof into the hands of the tenant. I would hold that no landlord must warn of what an inspection report says. The majority is wrong because the hatch could be opened by the fire department.';
  const paragraphs = [...written.paragraphs.slice(0, -1), { ...dissent, text: dissent.text + further }];
  const points = (tier: 'standard' | 'premium') =>
    composeOutline({ ...written, paragraphs }, tier)
      .sections[4]?.items.find(({ text }) => /dissenting/.test(text))
      ?.children?.map(({ text }) => text) ?? [];
  expect(points('standard').length).toBeGreaterThan(0);
  expect(points('premium').length).toBeGreaterThan(points('standard').length);
  expect(points('premium')).toEqual(expect.arrayContaining(points('standard')));
});
