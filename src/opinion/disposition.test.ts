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
