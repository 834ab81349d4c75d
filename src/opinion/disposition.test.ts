import { expect, test } from 'vitest';
import { decreeIn } from './disposition/decree.ts';
import { dispositionOf } from './disposition.ts';
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
])('"%s" decrees: %s', (text, summary) => {
  expect(dispositionOf(...opinionOf(['The facts are these.', text]))?.summary).toBe(summary);
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
