import { expect, test } from 'vitest';
import type { Paragraph } from './opinion.ts';
import { frontInText, structureOf } from './structure.ts';

const body =
  'A ferry of the company struck a barge that was moored at the landing of the city in thick fog, and its pilot had not been told of it. The city sued for the cost of the landing, and the company answered that the barge should have shown a light, as every barge must after dark.';

function captionIn(front: string[]) {
  const texts = [...front, 'MR. JUSTICE PELL delivered the opinion of the Court.', body, 'Affirmed.'];
  const paragraphs = texts.map(
    (text, index): Paragraph => ({ id: `p${index + 1}`, page: 1, kind: 'text', text, breaks: [] }),
  );
  return structureOf(paragraphs, new Map(), frontInText).caption;
}

test('the lines of a caption in plain text are read though each ends in a full stop', () => {
  const lines = [
    'ORRIN SCHOOL DISTRICT, BOARD OF EDUCATION OF ORRIN SCHOOL DISTRICT, ET AL.',
    'v.',
    'VALE ET AL.',
    'No. 690.',
    'Supreme Court of United States.',
    'Argued Oct. 5, 1964.',
    'Decided Dec. 14, 1964.',
  ];
  expect(captionIn(lines)).toMatchObject({
    caseName: 'Orrin School District, Board of Education of Orrin School District v. Vale',
    court: 'Supreme Court of the United States',
    docket: 'No. 690',
    decidedOn: '1964-12-14',
  });
});

test('a publisher’s line of name, citations and court is read piece by piece', () => {
  const line =
    'VALE v. ORR, ELECTION JUDGE, Et Al. 921 U.S. 649; 94 S. Ct. 757; 88 L. Ed. 987; 1944 U.S. LEXIS 875 Supreme Court of the United States Mr. Justice Pell delivered the opinion of the Court.';
  expect(captionIn([line])).toMatchObject({
    caseName: 'Vale v. Orr',
    court: 'Supreme Court of the United States',
    citation: '921 U.S. 649',
  });
});
