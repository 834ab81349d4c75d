/** What is said of the cases of a class session, one by one and together. */
import { describe, expect, it } from 'vitest';
import { caseOf as caseOfAccount } from '../../../test/accounts.ts';
import { findCitations } from '../../opinion/citations.ts';
import { type Opinion, passagesOf } from '../../opinion/opinion.ts';
import { composeBrief, composeQuestions } from '../extractive/engine.ts';
import { harborMajority, harborReworded } from '../extractive/fixtures/harbor-opinion.ts';
import type { BriefContent, Item, Pinpoint } from '../material/schema.ts';
import { placesIn } from '../places.ts';
import { sheetToPdf } from '../print/pdf.ts';
import { onCallNotes, sessionSheet, synthesisNotes } from '../print/session-sheet.ts';
import { starsOf } from '../words/pages.ts';
import { shorten } from '../words/shorten.ts';
import { onCallLines, onCallNames } from './on-call.ts';
import { type SessionCase, sharedRules, synthesize } from './synthesis.ts';

const withCitations = (opinion: Opinion): Opinion => ({
  ...opinion,
  citations: opinion.paragraphs.flatMap(({ id, text }) =>
    findCitations(text).map((citation) => ({ ...citation, paragraphId: id, text: citation.text })),
  ),
});

/** With reporters that there are. */
const harbor = withCitations(
  harborReworded((text) => text.replaceAll('Frank. 2d', 'N.Y.2d').replaceAll('Frank.', 'N.Y.')),
);
const quayside = withCitations(
  harborMajority(
    'Reyes rented a stall in a covered market from Quayside Market, Inc. The question presented is whether a landlord must warn a tenant of a defect in a stair that both can see.',
    'Reyes fell on the stair in May 2021. Quayside knew that a tread was loose, and so did Reyes.',
    'It is well settled that a landlord must warn a tenant of a defect if (1) the landlord knows of the defect, (2) the tenant cannot discover it by reasonable care, and (3) the defect makes harm likely. Oakes v. Stone, 150 N.Y.2d 77, 80 (1984). In Marlow v. Harbor Freight Company, 212 N.Y. 9, 14 (2020), the landlord alone held the keys. Quayside argues that Reyes saw the tread each day. We agree. We hold that a landlord owes no warning of a defect that the tenant has seen.',
    'The judgment of the Court of Appeals is affirmed.',
  ),
);
const caseOf = (
  caseId: number,
  title: string,
  opinion: Opinion,
  citation: string | null = null,
): SessionCase => ({
  ...{ caseId, title, citation, opinion },
  brief: composeBrief(opinion),
});
const marlow = caseOf(1, 'Marlow v. Harbor Freight Company', harbor, '212 N.Y. 9');
const reyes = caseOf(2, 'Reyes v. Quayside Market, Inc.', {
  ...quayside,
  disposition: {
    ...{ actions: ['affirmed'], isInPart: false, summary: 'Affirmed', start: 0, end: 20 },
    paragraphId: quayside.paragraphs.at(-1)?.id ?? '',
  },
});

const standsIn = (opinion: Opinion, { paragraphId, page, quote }: Pinpoint) =>
  opinion.paragraphs
    .flatMap(passagesOf)
    .some((passage) => passage.id === paragraphId && passage.page === page && passage.text.includes(quote));

const item = (id: string, text: string, rest: Partial<Item> = {}): Item => ({
  ...{ id, text, pinpoints: [], verified: true, marks: [] },
  ...rest,
});

describe('an on-call sheet', () => {
  const brief = composeBrief(harbor);
  const lines = onCallLines(brief, composeQuestions(harbor, 'premium'));
  const textOf = (name: string) => lines.find((line) => line.name === name)?.item.text;

  it('has each line once, in order, resting on passages of the opinion', () => {
    expect(lines.map(({ name }) => name)).toEqual([...onCallNames]);
    for (const { item: one } of lines) {
      expect(one.pinpoints.length).toBeGreaterThan(0);
      for (const pinpoint of one.pinpoints) expect(standsIn(harbor, pinpoint)).toBe(true);
      expect(one.text.length).toBeLessThanOrEqual(330);
    }
  });

  it('says nothing that the brief and the questions do not say', () => {
    expect(textOf('Holding')).toBe(brief.holding.text);
    expect(brief.facts.map(({ text }) => text)).toContain(textOf('Facts'));
    expect(textOf('Rule')).toMatch(/^It is well settled .+ \(1\) .+; \(2\) .+; \(3\) /);
    expect(textOf('Against it')).toContain('argues that its duty ended');
    expect(textOf('For the result')).not.toMatch(/argues/);
    expect(textOf('Hypothetical')).toMatch(/^Suppose /);
  });

  it('takes for the facts what happened, and what a court did only where nothing else is told', () => {
    const ruled = item('ruled', `The District Court dismissed the claim: ${brief.holding.text}`);
    const told = item('told', 'The keeper painted the pier.');
    const factOf = (facts: Item[]) =>
      onCallLines({ ...brief, facts }).find(({ name }) => name === 'Facts')?.item.id;
    expect(factOf([ruled, told])).toBe('told');
    expect(factOf([ruled])).toBe('ruled');
  });

  it('keeps all of a line that it cuts, with each element of a rule', () => {
    const posture = [item('posture', 'It was heard, and heard again. '.repeat(10).trim())];
    const children = Array.from({ length: 8 }, (_, index) => item(`r-${index}`, `Element ${index + 1}.`));
    const cut = onCallLines({ ...brief, posture, rule: [item('r', 'It takes eight.', { children })] });
    const lineOf = (name: string) => cut.find((line) => line.name === name);
    expect(lineOf('Posture')?.item.text).toMatch(/ …$/);
    expect(lineOf('Posture')?.whole).toBe(posture[0]?.text);
    expect(lineOf('Rule')?.item.text).toMatch(/; …$/);
    expect(lineOf('Rule')?.whole).toMatch(/; \(8\) Element 8\.$/);
    expect(lineOf('Holding')).not.toHaveProperty('whole');
  });

  it('leaves out what the brief is not sure of, and takes a dissent where no argument was met', () => {
    const unsure: BriefContent = {
      ...brief,
      holding: item('holding', 'We did not find this in the text.'),
      rule: [],
      analysis: [],
    };
    const named = onCallLines(unsure).map(({ name }) => name);
    expect(named).not.toContain('Holding');
    expect(named).not.toContain('Rule');
    expect(onCallLines(unsure).find(({ name }) => name === 'Against it')?.item.text).toBe(
      brief.separateOpinions[0]?.summary[0]?.text,
    );
  });

  it('takes a claim of the court below for an argument, and what the court answers for its reason', () => {
    const claim = 'The Ninth Circuit claimed that the state court contradicted Herring.';
    const reply = 'Even so, Herring did not clearly establish that.';
    const lines = onCallLines({
      ...brief,
      analysis: [item('a-1', claim, { children: [item('a-1.1', reply)] }), item('a-2', 'The claim fails.')],
    });
    expect(lines.find(({ name }) => name === 'For the result')?.item.text).toBe(reply);
    expect(lines.find(({ name }) => name === 'Against it')?.item.text).toBe(claim);
  });

  it('is silent where an argument has no answer or is granted: it may be the winner’s own', () => {
    const analysis = [
      item('a-1', 'The tenant argues that the duty goes on.'),
      item('a-2', 'She contends that notice was late.', { children: [item('a-2.1', 'We agree.')] }),
      item('a-3', 'The lease says so.'),
    ];
    const lines = onCallLines({ ...brief, analysis, separateOpinions: [] });
    expect(lines.find(({ name }) => name === 'Against it')).toBeUndefined();
    expect(lines.find(({ name }) => name === 'For the result')?.item.text).toBe('The lease says so.');
  });

  it('never rests the result on what the party that lost has said', () => {
    const said = [
      'Marlow’s position is that the roof was sound.',
      'According to the plaintiff, he was warned.',
    ];
    const reply = 'The roof had leaked for a year.';
    const losing = said.map((text, index) => item(`a-${index}`, text));
    const lines = onCallLines({
      ...brief,
      analysis: [
        item('a-9', 'Marlow argues that nobody knew.', { children: losing }),
        ...losing,
        item('a-3', reply),
      ],
    });
    expect(lines.find(({ name }) => name === 'For the result')?.item.text).toBe(reply);
  });

  it('takes of facts, steps and reasons what is worth most, where that is known', () => {
    const weighed = (id: string) => [
      item(`${id}-1`, `The first ${id} was told.`, { worth: 0.2 }),
      item(`${id}-2`, `The second ${id} was told.`, { worth: 0.6 }),
    ];
    const one = { ...brief, facts: weighed('fact'), posture: weighed('step'), analysis: weighed('reason') };
    const ids = onCallLines(one).map((line) => line.item.id);
    expect(ids).toEqual(expect.arrayContaining(['fact-2', 'step-2', 'reason-2']));
  });

  it('opens a holding that the brief cuts', () => {
    const quotes = ['The carrier owes care, which', 'ends at the landing.'];
    const pinpoints = quotes.map((quote) => ({ page: 1, paragraphId: 'p1', quote }));
    const heldAs = (text: string) =>
      onCallLines({ ...brief, holding: item('holding', text, { pinpoints }) })[0];
    expect(heldAs('The carrier owes care …')?.whole).toBe(quotes.join(' '));
    expect(heldAs('The carrier owes care.')?.whole).toBeUndefined();
  });

  it('says that the holding is still to be chosen', () => {
    const candidates = [
      { part: 'holding' as const, items: [item('c-1', 'One may be it.'), item('c-2', 'So may the other.')] },
    ];
    const holding = item('holding', 'We are not sure.');
    const open = onCallLines({ ...brief, holding, candidates })[0];
    expect(open?.item.text).toMatch(/^Not chosen yet/);
    expect(open?.whole).toBeUndefined();
    const [first] = candidates;
    const alone = { part: 'holding' as const, items: first?.items.slice(0, 1) ?? [] };
    expect(onCallLines({ ...brief, holding, candidates: [alone] })[0]?.name).not.toBe('Holding');
  });

  it('stands on one page for three cases, however long their sentences are', () => {
    const long =
      'The court considered the conduct of the carrier at the landing, and of each of its servants there, ';
    const long6 = item('x', long.repeat(6), { pinpoints: brief.holding.pinpoints });
    const wordy: BriefContent = {
      ...brief,
      holding: { ...long6, text: long.repeat(3) },
      ...{ facts: [long6], posture: [long6], rule: [{ ...long6, children: [long6, long6] }] },
      analysis: [item('a', `It argues that ${long6.text}`, { children: [long6] })],
    };
    const places = placesIn(harbor);
    const notes = onCallNotes(onCallLines(wordy, composeQuestions(harbor, 'premium')), {
      ...{ title: marlow.title, places, hypotheticals: places },
    });
    const one = {
      title: marlow.title,
      reference: '212 Frank. 9 · Supreme Court of Franklin · June 3, 2019',
      lines: notes,
    };
    const sheet = sessionSheet(
      { title: 'Negligence', lines: ['Torts', 'September 3, 2027'] },
      [one, one, one],
      [],
    );
    const pdf = sheetToPdf(sheet, { maker: 'Hotseat', trust: 'Hotseat', printedAt: 0 }).toString('latin1');
    expect(pdf.match(/\/Type ?\/Page\b/g) ?? []).toHaveLength(1);
  });
});

describe('the synthesis of a class session', () => {
  const groups = synthesize([marlow, reyes]);
  const linesOf = (title: string) => groups.find((group) => group.title === title)?.lines ?? [];

  it('tells of opposed outcomes, of one case citing the other, and of what both cite', () => {
    const [opposed, ...each] = linesOf('How they came out');
    expect(opposed?.text).toBe(
      'Opposed: the judgment below stood in Reyes v. Quayside Market, and fell in Marlow v. Harbor Freight Co.',
    );
    expect(each.map(({ text }) => text)).toEqual([
      'Marlow v. Harbor Freight Co.: Reversed and remanded.',
      'Reyes v. Quayside Market: Affirmed.',
    ]);
    const places = new Map(
      [marlow, reyes].map(({ caseId, title, opinion }) => {
        const named = placesIn(opinion ?? harbor);
        return [caseId, { title, places: named, hypotheticals: named }];
      }),
    );
    const [note] = synthesisNotes({ title: '', lines: linesOf('How they came out') }, places);
    expect(note?.sources.map(({ name }) => name.replace(/p\. \d+$/, 'p.'))).toEqual([
      'Reyes, p.',
      'Marlow, p.',
    ]);
    expect(linesOf('Where one cites another').map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Reyes v\. Quayside Market cites Marlow v\. Harbor Freight Co\.: “In Marlow v\. .+ held the keys\.”$/,
      ),
    ]);
    expect(linesOf('What they both cite').map(({ text }) => text)).toEqual([
      'Oakes v. Stone, 150 N.Y.2d 77 (1984).',
    ]);
    expect(linesOf('What they both cite')[0]?.rests.map(({ caseId }) => caseId)).toEqual([1, 2]);
  });

  it('sets rules side by side that say the same, each once', () => {
    const [shared, ...others] = linesOf('Rules they share');
    expect(shared?.text).toMatch(/^Marlow .+ “It is well settled.+”\nReyes .+ “It is well settled/);
    const rests = [shared, ...others].flatMap((line) =>
      line?.rests.map(({ caseId, statementId }) => `${caseId} ${statementId}`),
    );
    expect(new Set(rests).size).toBe(rests.length);
  });

  it('rests on words of the opinions in every line', () => {
    const opinions = new Map([marlow, reyes].map(({ caseId, opinion }) => [caseId, opinion]));
    const pinned = groups.flatMap(({ lines }) => lines).flatMap(({ rests }) => rests);
    expect(pinned.length).toBeGreaterThan(5);
    for (const { caseId, pinpoints } of pinned) {
      expect(pinpoints.length).toBeGreaterThan(0);
      for (const pinpoint of pinpoints) expect(standsIn(opinions.get(caseId) ?? harbor, pinpoint)).toBe(true);
    }
  });

  it('invents nothing where the cases have nothing in common, and says nothing of one alone', () => {
    expect(synthesize([marlow])).toEqual([]);
    const apart = caseOf(3, 'In re Moth', harborMajority('The petition names no party. It is dismissed.'));
    const titles = synthesize([marlow, { ...apart, brief: undefined }]).map(({ title }) => title);
    expect(titles).not.toContain('Where one cites another');
    expect(titles).not.toContain('Rules they share');
    expect(titles).not.toContain('What they both cite');
  });

  it('counts no citation of a dissent or of the reporter as the court’s', () => {
    const dissenting = {
      ...quayside,
      parts: quayside.parts.map((part) => ({
        ...part,
        kind: part.kind === 'majority' ? ('dissent' as const) : part.kind,
      })),
    };
    const titles = synthesize([marlow, caseOf(6, 'Reyes v. Quayside Market, Inc.', dissenting)]).map(
      ({ title }) => title,
    );
    expect(titles).not.toContain('Where one cites another');
    expect(titles).not.toContain('What they both cite');
  });

  it('takes no case of a common party for another', () => {
    const cited = caseOf(4, 'United States v. Carroll Towing Co.', harbor);
    const citing = caseOf(
      5,
      'Doe v. Roe',
      withCitations(harborMajority('We follow United States v. Windsor, 570 U.S. 744 (2013), here.')),
    );
    expect(synthesize([cited, citing]).flatMap(({ title }) => title)).not.toContain(
      'Where one cites another',
    );
  });
});

it('a text is not cut at an abbreviation', () => {
  const text =
    'The last place that the ferry touched on its way was the St. Clair landing below the old mill.';
  for (let longest = 20; longest < text.length; longest += 1)
    expect(shorten(text, longest)).not.toMatch(/\bSt\.? …$/);
  expect(shorten('So it was decided in Marlow v. Tidewater Ferry Co., as we have said before.', 52)).toBe(
    'So it was decided in Marlow v. Tidewater Ferry …',
  );
});

it('a text is cut after a word, and told to go on', () => {
  expect(shorten('One two three', 50)).toBe('One two three');
  expect(shorten('The roof fell in a storm, and the maps below it were lost for good', 40)).toBe(
    'The roof fell in a storm, and the maps …',
  );
  expect(shorten('x'.repeat(500), 40).length).toBeLessThanOrEqual(41);
  for (let longest = 10; longest < 60; longest += 1)
    expect(
      shorten('The roof fell in a storm; and the maps below it were lost', longest).length,
    ).toBeLessThanOrEqual(longest + 1);
});

describe('a class session of many cases', () => {
  const size = { cases: 120, casesInFirst: 120, rules: 20, longPassages: 1 };
  const many = Array.from({ length: size.cases }, (_, number) => ({
    caseId: number,
    ...caseOfAccount(number, size),
  }));
  const rules = many.flatMap(({ brief }) => brief.rule).length;

  it('is compared by what its rules share, not each with each', () => {
    const { pairs, compared } = sharedRules(many);
    expect(rules).toBeGreaterThan(2_400);
    expect(pairs.length).toBeGreaterThan(0);
    expect(compared).toBeLessThanOrEqual(200 * rules);
    expect(compared).toBeLessThan((rules * rules) / 6);
  });

  it('says no more than can be read', () => {
    for (const { lines } of synthesize(many)) expect(lines.length).toBeLessThanOrEqual(120);
  });

  it('goes through no passage to name the pages of a text without pages of its own', () => {
    const starOf = starsOf(
      undefined,
      () => expect.fail('The passage was gone through'),
      () => undefined,
    );
    expect(starOf({ page: 1, paragraphId: 'p1', quote: 'words' })).toBeUndefined();
  });
});
