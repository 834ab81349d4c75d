import { expect, test } from 'vitest';
import { decreeIn } from './disposition/decree.ts';
import { objectIn, objects } from './disposition/objects.ts';
import { dispositionOf, outcomeSentences } from './disposition.ts';
import type { Paragraph, Part } from './opinion.ts';

function opinionOf(texts: string[]): [Paragraph[], Part[]] {
  const paragraphs: Paragraph[] = texts.map((text, index) => ({
    id: `p${index + 1}`,
    text,
    kind: 'text',
    page: 1,
    breaks: [],
  }));
  return [
    paragraphs,
    [{ kind: 'majority', firstPage: 1, lastPage: 1, firstParagraph: 0, lastParagraph: texts.length - 1 }],
  ];
}

test.each([
  ['The judgment of the Court of Appeals is affirmed.', 'Affirmed'],
  [
    'We reverse the judgment and remand the case for further proceedings consistent with this opinion.',
    'Reversed and remanded',
  ],
  [
    'The judgment is affirmed in part and reversed in part, and the case is remanded.',
    'Affirmed in part, reversed in part and remanded',
  ],
  ['For these reasons, we vacate the order denying the motion to dismiss.', 'Vacated'],
  ['The petition for review is denied.', 'Denied'],
  ['Decision will be entered for respondent.', 'Decided for respondent'],
  [
    'This matter is remanded to correct a clerical error. It is affirmed in all other respects.',
    'Affirmed and remanded',
  ],
  ['IT IS HEREBY ORDERED that the motion for a preliminary injunction is GRANTED.', 'Granted'],
  ['Accordingly, the Court GRANTS the motion for a preliminary injunction.', 'Granted'],
  ['IT IS ORDERED that the motion to dismiss be, and the same hereby is, DENIED.', 'Denied'],
  ['The motion is GRANTED if the plaintiff posts a bond.', 'Granted'],
  ['The Court GRANTS IN PART and DENIES IN PART the motion.', 'Granted in part and denied in part'],
  [
    'We affirm the convictions. We reverse the sentence and remand with instructions to grant a new hearing.',
    'Affirmed in part, reversed in part and remanded',
  ],
  ['Decisions will be entered under Rule 155.', 'Decision to be entered under Rule 155'],
  ['Judgment affirmed.', 'Affirmed'],
  ['Certiorari denied.', 'Denied'],
  ['The writ of certiorari is dismissed as improvidently granted.', 'Dismissed'],
  ['The order of the Appellate Division should be affirmed, with costs.', 'Affirmed'],
  ['The judgment of the Court of Appeals is therefore reversed.', 'Reversed'],
  [
    'The judgment of the District Court is reversed and the cause remanded for the entry of a decree.',
    'Reversed and remanded',
  ],
  ['The motion to dismiss the appeal is granted.', 'Dismissed'],
  ['We affirm on all issues except the award of fees.', 'Affirmed in part'],
  ['We reverse the Court of Appeals and affirm the trial court.', 'Reversed'],
  [
    'We affirm the Court of Appeals’ order. We therefore reverse Kell’s conviction and remand.',
    'Affirmed and remanded',
  ],
  ['However, to the extent that the opinion widens the test, we reverse.', 'Reversed in part'],
  ['We remand the issue of costs. In other respects, we affirm.', 'Affirmed in part and remanded'],
  ['Decree affirmed.', 'Affirmed'],
  [
    'The judgment is vacated insofar as it affirmed the order, and the case is remanded.',
    'Vacated and remanded',
  ],
  ['It is ordered that Winter is suspended from the practice of law.', 'Disciplined'],
  ['We order that Bradshaw is disbarred from the practice of law in California.', 'Disbarred'],
  ['We reverse the denial of the petition.', 'Reversed'],
  ['22. REVERSED and REMANDED.', 'Reversed and remanded'],
  ['The judgment is affrmed.', 'Affirmed'],
  ['The judgment is affirmed. The motion to supplement the record is denied.', 'Affirmed'],
  ['The appeal is dismissed as moot. The motion for judicial notice is granted.', 'Dismissed'],
  ['The complaint is DISMISSED without prejudice. The hearing set for June 3, 2019 is vacated.', 'Dismissed'],
  ['We affirm the judgment, and we deny the motion to dismiss the appeal.', 'Affirmed'],
  ['We affirm on the appeal and reverse on the cross-appeal.', 'Affirmed in part and reversed in part'],
  [
    'The motion to dismiss is granted as to the second count and denied in all other respects.',
    'Granted in part and denied in part',
  ],
  [
    'We vacate the sentence and remand to the district court, which may grant or deny the motion.',
    'Vacated and remanded',
  ],
  ['For these reasons I would dismiss the appeal.', 'Dismissed'],
  ['I would refuse to disturb the order, and I would allow this appeal.', 'Allowed'],
  ['The motion to strike the answer is granted.', 'Granted'],
])('"%s" decrees: %s', (text, summary) => {
  expect(dispositionOf(...opinionOf(['The facts are these.', text]))?.summary).toBe(summary);
});

test('what the court announces of the court of appeals outweighs what it tells the first court at the end', () => {
  const [paragraphs, parts] = opinionOf([
    'The pilot sued. We affirm the result reached by the Court of Appeals, on other grounds, and we remand.',
    ...Array.from({ length: 8 }, () => 'The roof fell.'),
    'We reverse and remand to the district court for further proceedings.',
  ]);
  expect(dispositionOf(paragraphs, parts)?.summary).toBe('Affirmed and remanded');
});

test('the decree of an opinion that long notes follow is its last line that is one, whatever a judge thinks of it', () => {
  const notes = Array.from(
    { length: 20 },
    (_, index) => `${index + 1} See Orr v. Kell, ${index + 2} Mer. 4.`,
  );
  const [paragraphs, parts] = opinionOf([
    'The judgment of the court below must be affirmed. It is so ordered.',
    'Justice Kell adheres to the views of the Court in Orr v. Lund and is of the opinion that the judgment should be reversed.',
    ...notes,
  ]);
  expect(dispositionOf(paragraphs, parts)?.summary).toBe('Affirmed');
});

test('an argument that the court dismisses is no appeal that it dismisses', () => {
  expect(
    dispositionOf(...opinionOf(['The Court dismisses the argument that the pier is old.'])),
  ).toBeUndefined();
});

test.each(objects.flatMap(({ kind, examples }) => examples.map((example) => [example, kind] as const)))(
  '"%s" is a %s',
  (example, kind) => {
    expect(objectIn(example)).toBe(kind);
  },
);

test('the words above "so ordered" are the end, whatever stands behind them', () => {
  const [paragraphs, parts] = opinionOf([
    'The ferry sank.',
    'Accordingly, the judgment before us is vacated and the case is remanded for further proceedings.',
    'It is so ordered.',
    ...Array.from({ length: 20 }, (_, index) => `[${index + 1}] In Orr v. Kell the petition was denied.`),
  ]);
  expect(dispositionOf(paragraphs, parts)?.summary).toBe('Vacated and remanded');
});

test('what is done with the judgment below outweighs what a petition deserves', () => {
  const said = dispositionOf(
    ...opinionOf([
      ...Array.from({ length: 20 }, () => 'The facts are these.'),
      'His petition for review of the forfeited claim must therefore be dismissed for want of cause.',
      'The judgment of the Court of Appeals is reversed, and the case is remanded for further proceedings.',
    ]),
  );
  expect(said?.summary).toBe('Reversed and remanded');
});

test.each([
  'The district court denied the motion and the appeal followed.',
  'We must decide whether the order should be affirmed.',
  'Should this Court remand with directions?',
  'The Court of Appeals affirmed.',
  'On June 3, the Court granted a temporary restraining order.',
  'An injunction is granted only if the moving party shows irreparable harm.',
  'The court grants an injunction where the balance of hardships tips sharply.',
  'Summary judgment is granted where no material fact is in dispute.',
  'When a motion is granted, the clerk enters judgment.',
  'We vacated the first order and remanded.',
  'Mr. Justice Winter thinks that the judgment should be affirmed.',
  'No person shall be denied a license on account of age.',
  'The release should not be enforced.',
  'No citizen shall be denied the vote on account of race.',
  'The language by which this power is granted is too plain to need comment.',
  'The complaint, alleging that the ferrymen are denied the protection of the law, was read to the jury.',
  'A bearer bond is transferred by handing it over.',
  'We deny that the pier is a public road.',
  'The magistrate judge recommended that the motion be denied.',
  'I would reverse the judgment.',
  'Nor will we allow the pilot to have it both ways.',
  'Appeals shall be allowed in all cases.',
  'The hearing set for June 3, 2019 is vacated.',
])('"%s" decrees nothing', (text) => {
  expect(decreeIn(text)).toBeUndefined();
});

test('the decretal words are found where they stand', () => {
  const [paragraphs, parts] = opinionOf([
    'The facts are these.',
    'The claim fails. The judgment is affirmed.',
  ]);
  const disposition = dispositionOf(paragraphs, parts)!;
  expect(disposition.paragraphId).toBe('p2');
  expect(paragraphs[1]!.text.slice(disposition.start, disposition.end).trim()).toBe(
    'The judgment is affirmed.',
  );
});

test('an order that decrees in commands is called what its title says it grants', () => {
  const [paragraphs, parts] = opinionOf([
    'Case No. 21-60 ORDER GRANTING IN PART THE APPLICATION OF PIER LINES FOR AN INJUNCTION',
    'On June 3, the Court denied a temporary restraining order.',
    'IT IS HEREBY ORDERED THAT:',
    'Defendant Vale is enjoined from selling charts.',
  ]);
  expect(dispositionOf(paragraphs, parts)).toMatchObject({
    summary: 'Granted in part',
    paragraphId: 'p1',
    start: 15,
  });
  const withoutDecree = paragraphs.filter(({ id }) => id !== 'p3');
  expect(dispositionOf(withoutDecree, [{ ...parts[0]!, lastParagraph: 2 }])).toBeUndefined();
});

test('the title of the order below is no decree', () => {
  const texts = ['APPEAL FROM ORDER GRANTING A NEW TRIAL', 'The facts are these.', 'So ordered.'];
  expect(dispositionOf(...opinionOf(texts))).toBeUndefined();
});

test('what is announced on the first page completes what the last words say', () => {
  const [paragraphs, parts] = opinionOf([
    'We affirm in part, reverse in part, and remand.',
    'The facts are these.',
    'The award of damages is reversed, and the case is remanded.',
  ]);
  expect(dispositionOf(paragraphs, parts)).toMatchObject({
    summary: 'Affirmed in part, reversed in part and remanded',
    isInPart: true,
  });
});

test('a motion that is decided beside the case is no disposition', () => {
  const [paragraphs, parts] = opinionOf([
    'The facts are these.',
    'We affirm the judgment.',
    'The motion for rehearing is denied.',
  ]);
  expect(dispositionOf(paragraphs, parts)?.summary).toBe('Affirmed');
});

test('a decree that is set in like a quotation is read', () => {
  const [paragraphs, parts] = opinionOf([
    'To reflect the foregoing,',
    'Decision will be entered for respondent.',
  ]);
  paragraphs[1]!.kind = 'quote';
  expect(dispositionOf(paragraphs, parts)?.summary).toBe('Decided for respondent');
});

test('outcome sentences are those that announce and those that decree', () => {
  const [paragraphs, parts] = opinionOf([
    'Winter appeals. We affirm.',
    'A judgment is reversed only when it is wrong.',
    'Because we affirm on that ground, we need not reach the others.',
    'The judgment is affirmed.',
  ]);
  const texts = outcomeSentences(paragraphs, parts).map(({ paragraphId, start, end }) =>
    paragraphs.find(({ id }) => id === paragraphId)?.text.slice(start, end),
  );
  expect(texts).toEqual(['We affirm.', 'The judgment is affirmed.']);
});

test('an annex behind the order that ends an opinion is not its end', () => {
  const [paragraphs, parts] = opinionOf([
    ...Array.from({ length: 8 }, () => 'The ferry sank.'),
    'The judgment is affirmed.',
    'IT IS SO ORDERED.',
    ...Array.from({ length: 20 }, () => 'Count 1: the pilot slept.'),
  ]);
  expect(outcomeSentences(paragraphs, parts)).toHaveLength(1);
});

test('words made to be read slowly are read fast', () => {
  const startedAt = performance.now();
  decreeIn(`we ${'and '.repeat(4000)}`);
  decreeIn('affirmed and '.repeat(3000));
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
