import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';
import type { PdfPage, Run } from './page.ts';

/** One run; 6 points a letter at 12 points stand for real widths. */
function run(text: string, x: number, y: number, style: Partial<Run> = {}): Run {
  const size = style.size ?? 12;
  return {
    text,
    x,
    right: x + text.length * size * 0.5,
    y,
    size,
    bold: false,
    italic: false,
    spaced: false,
    ...style,
  };
}

/** Lines of running text at the left margin, filled so that each reaches the right one. */
function filled(words: string[], x: number, y: number, size = 12): Run[] {
  return words.map((text, index) => ({ ...run(text, x, y + index * size * 1.2, { size }), right: 540 }));
}

function page(number: number, runs: Run[]): PdfPage {
  return { number, width: 612, height: 792, runs };
}

function textsOf(pages: PdfPage[], kind?: string): string[] {
  return layOut(pages)
    .paragraphs.filter((paragraph) => kind === undefined || paragraph.kind === kind)
    .map(({ text }) => text);
}

const fill = (first: string) => [
  first,
  'a line of the paragraph that is long enough to fill',
  'another line of the same paragraph that fills it too',
];

function paragraphRuns(first: string, y: number): Run[] {
  const [head, ...rest] = fill(first);
  return [
    { ...run(head!, 108, y), right: 540 },
    ...filled(rest, 72, y + 14.4),
    run('and its last words.', 72, y + 43.2),
  ];
}

test('a first line that is set in starts a paragraph', () => {
  const texts = textsOf([
    page(1, [
      ...paragraphRuns('The first paragraph begins', 100),
      ...paragraphRuns('The second one begins', 157.6),
    ]),
  ]);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toMatch(/^The second one begins a line .* and its last words\.$/);
});

test('a divided word is joined and a compound keeps its hyphen', () => {
  const runs = [
    { ...run('The court considered the long-standing rule, the com-', 72, 100), right: 540 },
    { ...run('plaint and the answer, and it found that this long-', 72, 114.4), right: 540 },
    run('standing rule applies.', 72, 128.8),
  ];
  expect(textsOf([page(1, runs)])[0]).toBe(
    'The court considered the long-standing rule, the complaint and the answer, and it found that this long-standing rule applies.',
  );
});

test('a compound of three words keeps both its hyphens', () => {
  const runs = [
    { ...run('The pilot of the ferry was awake, and her daughter-in-', 72, 100), right: 540 },
    run('law was asleep.', 72, 114.4),
  ];
  expect(textsOf([page(1, runs)])[0]).toMatch(/daughter-in-law was asleep/);
});

test('a note in the type of the text that breaks off goes on under the gap of the next page', () => {
  const body = filled(
    Array.from({ length: 20 }, () => 'the ferry left the landing in fog and the pilot'),
    72,
    100,
  );
  const first = page(1, [
    ...body,
    run('slept.', 72, 388),
    run('1', 72, 415, { size: 6 }),
    { ...run('The bell was silent. (See Orr v. Lund, which says of the', 80, 420), right: 540 },
  ]);
  const second = page(2, [
    ...body,
    { ...run('and the barge struck the', 72, 388), right: 540 },
    run('bell nothing.) It is old.', 72, 430),
  ]);
  const third = page(3, [run('landing at noon.', 72, 100), ...paragraphRuns('A new paragraph', 114.4)]);
  const { paragraphs } = layOut([first, second, third]);
  expect(paragraphs.find(({ kind }) => kind === 'footnote')?.text).toMatch(/says of the bell nothing\.\)/);
  expect(paragraphs.some(({ text }) => text.includes('the barge struck the landing at noon.'))).toBe(true);
});

test('a paragraph that goes on overleaf is one paragraph and knows where the page begins', () => {
  const first = page(1, [
    ...paragraphRuns('Before it stands another', 100),
    { ...run('The paragraph begins here and', 108, 157.6), right: 540 },
    { ...run('runs to the foot of the page without a', 72, 172), right: 540 },
  ]);
  const second = page(2, [run('stop until here.', 72, 100), ...paragraphRuns('A new paragraph', 114.4)]);
  const whole = layOut([first, second]).paragraphs.find(({ text }) =>
    text.startsWith('The paragraph begins'),
  );
  expect(whole?.text).toBe(
    'The paragraph begins here and runs to the foot of the page without a stop until here.',
  );
  expect(whole?.breaks).toEqual([{ page: 2, offset: whole!.text.indexOf('stop until') }]);
});

test('running heads and page numbers are taken out and the printed number is kept', () => {
  const pages = [4, 5, 6].map((label, index) =>
    page(index + 1, [
      run('MARSH v. HOLLOW CREEK', 200, 60, { size: 9 }),
      ...paragraphRuns('Some words of the opinion', 120),
      run(String(label), 300, 740),
    ]),
  );
  const { pages: read, paragraphs } = layOut(pages);
  expect(read.map(({ label }) => label)).toEqual(['4', '5', '6']);
  expect(paragraphs.map(({ text }) => text).join(' ')).not.toMatch(/HOLLOW|\d/);
});

test('a running head is known though three pages lie between and its initials are spaced otherwise', () => {
  const pages = [
    '2 HOLLOW CREEK L.L.C. v. MARSH',
    'Cite as: 5',
    'Cite as: 6',
    '8 HOLLOW CREEK L. L. C. v. MARSH',
  ].map((head, index) =>
    page(index + 1, [run(head, 200, 60, { size: 9 }), ...paragraphRuns('Some words', 120)]),
  );
  expect(textsOf(pages).join(' ')).not.toMatch(/HOLLOW/);
});

test('a heading with a number alone near the top of a page is not taken for its page number', () => {
  const pages = ['was owed.', 'had come too late.', 'ends the matter.'].map((end, index) =>
    page(index + 1, [
      run(end, 72, 80),
      run('2', 303, 100 + index * 12),
      ...paragraphRuns('More words', 150 + index * 12),
    ]),
  );
  expect(textsOf(pages, 'heading')).toContain('2');
});

test('a footnote follows the paragraph that carries its mark', () => {
  const body = paragraphRuns('The claim rests on a statute', 100);
  const { paragraphs } = layOut([
    page(1, [
      ...body,
      run('3', 186.5, 138.5, { size: 7 }),
      ...paragraphRuns('The next paragraph', 157.6),
      run('3', 72, 696, { size: 6 }),
      { ...run('The statute was repealed after the', 78, 700, { size: 9 }), right: 540 },
      run('events of this case.', 72, 711, { size: 9 }),
    ]),
  ]);
  expect(paragraphs.map(({ kind }) => kind)).toEqual(['text', 'footnote', 'text']);
  expect(paragraphs[0]?.marks?.[0]?.mark).toBe('3');
  expect(paragraphs[1]).toMatchObject({
    mark: '3',
    text: 'The statute was repealed after the events of this case.',
  });
});

test('headings get the level that their numbers say', () => {
  const runs = [
    ...paragraphRuns('Words before', 80),
    run('II', 303, 160),
    run('A', 303, 180),
    run('DISCUSSION', 276, 200),
    ...paragraphRuns('Words after', 230),
  ];
  const headings = layOut([page(1, runs)]).paragraphs.filter(({ kind }) => kind === 'heading');
  expect(headings.map(({ text, level }) => [text, level])).toEqual([
    ['II', 1],
    ['A', 2],
    ['DISCUSSION', 1],
  ]);
});

test('lines set in on both sides are a block quote', () => {
  const quote = [
    'a person may not be deprived of',
    'property without a hearing held',
    'at a meaningful time.',
  ];
  const runs = [
    ...paragraphRuns('The rule says', 100),
    ...quote.map((text, index) => run(text, 144, 172 + index * 14.4)),
    ...paragraphRuns('It applies', 240),
  ];
  expect(textsOf([page(1, runs)], 'quote')).toEqual([
    'a person may not be deprived of property without a hearing held at a meaningful time.',
  ]);
});

test('a wide gap behind a stop makes no row of a table of a full line that goes on in its sentence', () => {
  const [first, ...rest] = paragraphRuns('The pilots met their owners in', 100);
  const gapped = [
    { ...run('the present case at the pier.', 72, 114.4), right: 250 },
    { ...run('That they slept is', 290, 114.4), right: 540 },
  ];
  const texts = textsOf([
    page(1, [first!, ...gapped, ...rest.map((each) => ({ ...each, y: each.y + 14.4 }))]),
  ]);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('met their owners in the present case at the pier. That they slept is a line');
});

test('a hanging item that follows the end of another starts a paragraph', () => {
  const item = (label: string, y: number) => [
    { ...run(`${label} The owner of the ferry who is responsible for the North`, 72, y), right: 540 },
    { ...run('Landing says so in each of her many letters to the pilot who', 90, y + 14.4), right: 540 },
    run('slept.', 90, y + 28.8),
  ];
  const texts = textsOf([
    page(1, [...paragraphRuns('She lists', 100), ...item('1.', 157.6), ...item('2.', 200.8)]),
  ]);
  expect(texts.slice(1)).toHaveLength(2);
});

test('a short line at the margin between a sentence and a new paragraph is a title', () => {
  const runs = (y: number) => [...paragraphRuns('He paid', y), run('Tax returns', 72, y + 57.6)];
  const pages = [
    page(1, paragraphRuns('He fished', 300)),
    page(2, [...runs(100), ...paragraphRuns('She filed', 172)]),
  ];
  expect(textsOf(pages, 'heading')).toEqual(['Tax returns']);
});

test('a title at the margin may begin with a letter that counts it', () => {
  const runs = (y: number) => [...paragraphRuns('He paid', y), run('C. The Cross-Claim', 72, y + 57.6)];
  const pages = [
    page(1, paragraphRuns('He fished', 300)),
    page(2, [...runs(100), ...paragraphRuns('There remains', 172)]),
  ];
  expect(textsOf(pages, 'heading')).toEqual(['C. The Cross-Claim']);
});

test('exhibits that count on line by line are a list, and a counted line above text is a title', () => {
  const kinds = layOut([
    page(1, [
      ...paragraphRuns('The order follows', 100),
      run('4. Composite medical records', 72, 172),
      run('5. Declaration of the pilot', 72, 190),
      run('6. Offer of employment', 72, 208),
      run('Technical record', 72, 240),
      ...paragraphRuns('It was filed', 270),
      run('2. The duty of the pilot', 72, 345),
      ...paragraphRuns('He owed it', 375),
    ]),
  ]).paragraphs.filter(({ kind }) => kind === 'heading');
  expect(kinds.map(({ text }) => text)).toEqual(['2. The duty of the pilot']);
});

test('a footnote that stands on the page before its mark follows its paragraph', () => {
  const { paragraphs } = layOut([
    page(1, [
      ...paragraphRuns('The claim rests on a statute', 100),
      run('3', 72, 696, { size: 6 }),
      { ...run('The statute was repealed after the', 78, 700, { size: 9 }), right: 540 },
      run('events of this case.', 72, 711, { size: 9 }),
    ]),
    page(2, [...paragraphRuns('The next paragraph', 130), run('3', 186.5, 168.5, { size: 7 })]),
  ]);
  expect(paragraphs.map(({ kind }) => kind)).toEqual(['text', 'text', 'footnote']);
  expect(paragraphs[1]?.marks?.[0]?.mark).toBe('3');
});

test('a quotation in small type right above the notes is none of them', () => {
  const quoted = (text: string, y: number) => ({ ...run(text, 96, y, { size: 9 }), right: 500 });
  const { paragraphs } = layOut([
    page(1, [
      ...paragraphRuns('The claim rests on a statute', 100),
      ...paragraphRuns('It was repealed, and these words', 157.6),
      quoted('No person shall maintain a stairway in a place open to', 218),
      { ...quoted('the public unless it is lighted.', 229), right: 300 },
      run('3', 72, 696, { size: 6 }),
      { ...run('The statute was repealed after the', 78, 700, { size: 9 }), right: 540 },
      run('events of this case.', 72, 711, { size: 9 }),
    ]),
  ]);
  const quotation = paragraphs.find(({ text }) => text.startsWith('No person'));
  expect(quotation?.kind).toBe('quote');
});

test('each of two first lines alone is a paragraph, and a quotation’s second line is none', () => {
  const alone = (text: string, y: number, right: number) => ({ ...run(text, 108, y), right });
  const texts = textsOf([
    page(1, [
      ...paragraphRuns('The rule is old', 100),
      ...paragraphRuns('It is known', 157.6),
      ...paragraphRuns('It is good', 215.2),
      alone('If the rule is to be changed, it should be changed openly.', 272.8, 535),
      alone('I therefore concur in the judgment.', 287.2, 290),
      run('The provision reads:', 72, 340),
      { ...run('Employees who take part will not suffer for it.', 122, 370), right: 435 },
      run('Supervisors who retaliate will answer for it.', 122, 382),
    ]),
  ]);
  expect(texts).toContain('I therefore concur in the judgment.');
  expect(texts.at(-1)).toMatch(/suffer for it\. Supervisors/);
});

test('two columns are read one after the other', () => {
  const lines = Array.from({ length: 14 }, (_, index) => index);
  const column = (name: string, x: number) =>
    lines.map((line) => ({
      ...run(`${name} line ${line} of words`, x, 100 + line * 12, { size: 10 }),
      right: x + 220,
    }));
  const text = textsOf([page(1, [...column('left', 72), ...column('right', 312)])]).join(' ');
  expect(text.indexOf('right line 0')).toBeGreaterThan(text.indexOf('left line 13'));
});

test("the line numbers of pleading paper are not the court's words", () => {
  const numbers = Array.from({ length: 28 }, (_, index) =>
    run(String(index + 1), index < 9 ? 46 : 40, 72 + index * 24),
  );
  const words = Array.from({ length: 20 }, (_, index) => ({
    ...run('words of the order on this line', 90, 72 + index * 24),
    right: 540,
  }));
  expect(textsOf([page(1, [...numbers, ...words])]).join(' ')).not.toMatch(/\d/);
});

test('a caption in two columns gives the parties and the numbers apart', () => {
  const left = ['NORA VALE,', 'Appellant,', 'v.', 'CITY OF PELL,', 'Respondent.'];
  const runs = left.flatMap((text, index) => [
    run(text, 72, 120 + index * 15),
    run(')', 306, 120 + index * 15),
  ]);
  runs.push(run('No. SD-4471', 330, 120), run('Filed: May 3, 2022', 330, 180));
  const captions = textsOf([page(1, [...runs, ...paragraphRuns('This appeal concerns', 260)])], 'caption');
  expect(captions).toEqual([
    'NORA VALE, Appellant, v. CITY OF PELL, Respondent.',
    'No. SD-4471 Filed: May 3, 2022',
  ]);
});

const english = new Set(
  'the court affirmed order of officer and first plaintiff is satisfied from form act denied conduct protect refer condition filing fled'.split(
    ' ',
  ),
);

test('words whose ligatures the file lost are made whole, and no other word becomes one', () => {
  const words =
    'The court affrmed the order of the offcer, and the frst plaintif is satisfed. From the form of the act denied conduct protect refer condition';
  const lines = Array.from({ length: 30 }, (_, index) => ({
    ...run(words, 72, 80 + index * 14.4),
    right: 540,
  }));
  const [paragraph] = layOut([page(1, lines)], english).paragraphs;
  expect(paragraph?.text).toContain(
    'affirmed the order of the officer, and the first plaintiff is satisfied. From the form of the act denied conduct protect refer condition',
  );
  expect(layOut([page(1, lines.slice(0, 3))], english).paragraphs[0]?.text).toContain('affrmed');
});

test('a word that is one without its ligature too is marked', () => {
  const lines = Array.from({ length: 90 }, (_, index) => ({
    ...run(
      `The ${index === 0 ? 'fling' : 'other'} was late and the court denied the order of the town`,
      72,
      80 + index * 7,
    ),
    right: 540,
  }));
  const [paragraph] = layOut([page(1, lines)], english).paragraphs;
  const [start, end] = paragraph!.uncertain[0]!;
  expect(paragraph?.text.slice(start, end)).toBe('filing');
});

test('each number that counts the paragraphs begins one, though a wide gap stands behind it', () => {
  const numbered = [1, 2, 3].flatMap((number) => {
    const y = 100 + 50 * number;
    return [
      run(`¶ ${number}`, 40, y),
      { ...run('In neither decision did we say that the duty', 108, y), right: 540 },
      { ...run('ends with the sale of the house to another', 108, y + 14.4), right: 540 },
    ];
  });
  const texts = textsOf([page(1, numbered)], 'text');
  expect(texts).toHaveLength(3);
  expect(texts[0]).toBe(
    '¶ 1 In neither decision did we say that the duty ends with the sale of the house to another',
  );
});

test('heads that differ from page to page are known by their numbers, which are the labels', () => {
  const head = (number: number, left: string, right: string) =>
    page(number, [
      run(left, 72, 40),
      run(right, 460, 40),
      ...paragraphRuns('This page begins', 100),
      ...paragraphRuns('Its second paragraph', 160),
    ]);
  const { pages, paragraphs } = layOut([
    head(1, '412', 'DUTY AND BREACH'),
    head(2, 'OWNERS OF LAND', '413'),
    head(3, '414', 'TRESPASSERS'),
  ]);
  expect(pages.map(({ label }) => label)).toEqual(['412', '413', '414']);
  expect(paragraphs.map(({ text }) => text).join(' ')).not.toMatch(/TRESPASSERS|OWNERS/);
});

test('a number that its head touches is the label where it counts on, and no part of the head', () => {
  const head = (number: number, text: string) =>
    page(number, [run(text, 72, 40), ...paragraphRuns('This page begins', 100)]);
  const { pages } = layOut([
    head(1, '412DUTY AND BREACH OF IT'),
    head(2, 'HARROW V. LARKSPUR MILLING, INC.413'),
    head(3, '414DUTY AND BREACH OF IT'),
  ]);
  expect(pages.map(({ label }) => label)).toEqual(['412', '413', '414']);
  expect(pages.map(({ head }) => head)).toEqual([
    ['DUTY AND BREACH OF IT'],
    ['HARROW V. LARKSPUR MILLING, INC.'],
    ['DUTY AND BREACH OF IT'],
  ]);
});

test('a line that says which sheet of how many it is gives the sheet', () => {
  const sheet = (number: number) =>
    page(number, [...paragraphRuns('This page begins', 100), run(`Page ${number} of 14`, 460, 740)]);
  expect(layOut([sheet(1), sheet(2)]).pages.map(({ label }) => label)).toEqual(['1', '2']);
});

test('a rule that is drawn parts notes from text in the same type', () => {
  const body = paragraphRuns('The duty was plain', 100);
  const mark = run('1', 210, 140, { size: 7 });
  const notes = [
    { ...run('1 No party has questioned the figures of the stipulation', 72, 660), right: 540 },
    run('on appeal.', 72, 674.4),
  ];
  const { paragraphs } = layOut([
    { ...page(1, [...body, mark, ...notes]), rules: [{ x: 72, right: 200, y: 645 }] },
  ]);
  expect(paragraphs.at(-1)).toMatchObject({
    kind: 'footnote',
    mark: '1',
    text: 'No party has questioned the figures of the stipulation on appeal.',
  });
});

test('under a drawn rule a note goes on though the page before ended with a stop', () => {
  const under = { rules: [{ x: 72, right: 200, y: 645 }] };
  const first = [
    ...paragraphRuns('The duty was plain', 100),
    run('1', 210, 140, { size: 7 }),
    run('1', 80, 655, { size: 6 }),
    { ...run('No party has questioned the figures of the stipulation.', 88, 660), right: 540 },
  ];
  const second = [
    ...paragraphRuns('The breach was plainer', 130),
    run('2', 210, 170, { size: 7 }),
    run('Neither do we.', 72, 660),
    run('2', 80, 669.4, { size: 6 }),
    run('Nor of the other sum.', 88, 674.4),
  ];
  const notes = layOut([
    { ...page(1, first), ...under },
    { ...page(2, second), ...under },
  ]).paragraphs.filter(({ kind }) => kind === 'footnote');
  expect(notes.map(({ text }) => text)).toEqual([
    'No party has questioned the figures of the stipulation. Neither do we.',
    'Nor of the other sum.',
  ]);
});

test('an underlined line of its own is a title, and an underlined case name in a sentence is none', () => {
  const lines = [
    ...paragraphRuns('The first paragraph begins', 100),
    run('Standard of Review', 72, 160),
    ...paragraphRuns('We look at it afresh', 174.4),
  ];
  const rules = [{ x: 72, right: 180, y: 162 }];
  expect(layOut([{ ...page(2, lines), rules }]).paragraphs.map(({ kind }) => kind)).toEqual([
    'text',
    'heading',
    'text',
  ]);
  expect(layOut([{ ...page(2, lines), rules: [{ x: 100, right: 180, y: 102 }] }]).paragraphs[0]?.kind).toBe(
    'text',
  );
});

test('two lines that are set in and closer than the text are one quotation', () => {
  const double = (first: string, y: number) => [
    { ...run(first, 108, y), right: 540 },
    ...[1, 2, 3].map((line) => ({
      ...run('a line of the text that fills its measure', 72, y + 24 * line),
      right: 540,
    })),
    run('and its end.', 72, y + 96),
  ];
  const texts = textsOf([
    page(1, [
      ...double('The provision reads', 80),
      { ...run('The board shall grant the permit if the use conforms.', 108, 200), right: 480 },
      run('It shall state its findings.', 108, 214.4),
      ...double('The board did not', 240),
    ]),
  ]);
  expect(texts).toContain(
    'The board shall grant the permit if the use conforms. It shall state its findings.',
  );
});

test('a line that ends with "v." or begins with a citation’s year goes on', () => {
  const texts = textsOf([
    page(1, [
      ...filled(
        ['The rule was laid down long ago and holds still today', 'as the court said in the leading case of'],
        72,
        100,
      ),
      run('Lund v.', 72, 128.8),
      ...filled(
        [
          'Orr Shipping Company of the Harbor, and nobody has ever',
          'questioned it since that day of the year of',
        ],
        72,
        143.2,
      ),
      run('(1943) when it came down.', 72, 172),
    ]),
  ]);
  expect(texts).toHaveLength(1);
});

test('what ends in two columns on a last page with few lines is read column by column', () => {
  const words =
    'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform'.split(
      ' ',
    );
  const columns = (number: number, rows: number) =>
    page(
      number,
      Array.from({ length: rows }, (_, row) => [
        { ...run(`left ${words[number + row]} of the page`, 72, 80 + 14 * row), right: 298 },
        { ...run(`right ${words[number + row]} of the page`, 314, 80 + 14 * row), right: 540 },
      ]).flat(),
    );
  const text = textsOf([columns(1, 20), columns(2, 4)]).join(' ');
  expect(text).toMatch(/left foxtrot of the page right charlie of the page right delta/);
});

test('a head over both columns that ends just inside the right one moves no gutter', () => {
  const rows = Array.from({ length: 20 }, (_, row) => [
    { ...run(`left ${row} of the page`, 72, 80 + 14 * row), right: 298 },
    { ...run(`right ${row} of the page`, 314, 80 + 14 * row), right: 540 },
  ]).flat();
  const head = { ...run('Harrow Office Supply v. Larkspur', 72, 50), right: 315.9 };
  expect(textsOf([page(1, [head, ...rows])]).join(' ')).toMatch(/left 18 of the page left 19 of the page/);
});

test('the sign that recognition takes for a figure is set right where the numbers count on', () => {
  const lines = ['[1] The', '[92] A', '[13] No', '[94] In', '[45] We', '[96] So'].flatMap((first, index) => [
    { ...run(`${first} party to the sale has said so in the court`, 72, 100 + 40 * index), right: 540 },
    run('before us today.', 72, 114.4 + 40 * index),
  ]);
  const scanned = layOut([{ ...page(1, lines), confidence: 0.9 }]).paragraphs;
  expect(scanned.map(({ text }) => text.slice(0, 4))).toContain('[¶6]');
  expect(scanned).toHaveLength(6);
  expect(layOut([page(1, lines)]).paragraphs.map(({ text }) => text.slice(0, 4))).toContain('[96]');
});

const kindsOf = (pages: PdfPage[]) =>
  layOut(pages).paragraphs.map(({ kind, text }) => [kind, text.slice(0, 12)]);

test('a short title below a blank is one, in capitals and close above its paragraph too', () => {
  const close = [run('B. THE REMAINING CLAIM', 72, 186), ...paragraphRuns('The port says more', 198)];
  const parted = [run('The Remaining Claim', 72, 300), ...filled(fill('The port says more'), 72, 314.4)];
  for (const title of [close, parted])
    expect(kindsOf([page(1, [...paragraphRuns('The first begins', 100), ...title])])).toContainEqual([
      'heading',
      expect.stringMatching(/^B. THE REMAI|^The Remainin/),
    ]);
});

test('a mark that begins a line belongs to the sentence above it, and parts no paragraph', () => {
  const [first, second] = fill('The port says that it owed the orchard nothing.');
  const raised = run('3', 72, 110, { size: 7 });
  const runs = [
    ...filled([first!], 72, 100),
    raised,
    ...filled([second!], 79, 114.4),
    ...filled(fill('and'), 72, 128.8),
  ];
  const { paragraphs } = layOut([page(1, runs)]);
  expect(paragraphs.map(({ marks }) => marks)).toEqual([[{ offset: 47, mark: '3' }]]);
});

test('numbers of notes in a column of their own are no line numbers', () => {
  const notes = Array.from({ length: 11 }, (_, index) => [
    run(String(index + 1), 72, 100 + index * 40 + ((index * index) % 5) * 7, { size: 10 }),
    run('The record calls it a wharf.', 100, 100 + index * 40 + ((index * index) % 5) * 7, { size: 10 }),
  ]);
  expect(textsOf([page(1, notes.flat())]).join(' ')).toContain('11 The record');
});

test('words of a sentence at the top of two pages are no running head', () => {
  const same = 'The trial judge saw and heard the witnesses; we have only the';
  const texts = textsOf([1, 2].map((number) => page(number, paragraphRuns(same, 60))));
  expect(texts.join(' ').split(same)).toHaveLength(3);
});

test('labels with what they say beside them are read row by row', () => {
  const rows = [
    ['DATE OF JUDGMENT:', '9/10/2020'],
    ['TRIAL JUDGE:', 'HON. ROWAN'],
    ['NATURE OF THE CASE:', 'CIVIL - OTHER'],
  ].flatMap(([label, value], row) => [run(label!, 72, 100 + row * 20), run(value!, 330, 100 + row * 20)]);
  expect(textsOf([page(1, [...rows, ...paragraphRuns('The port says', 300)])]).join(' ')).toContain(
    'TRIAL JUDGE: HON. ROWAN',
  );
});
