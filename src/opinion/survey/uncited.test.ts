import { expect, test } from 'vitest';
import type { Paragraph } from '../opinion.ts';
import { lacksCitations } from './uncited.ts';

const opinion = (...texts: string[]): Paragraph[] =>
  texts.map((text, index) => ({ id: `p${index + 1}`, text, kind: 'text', page: 1, breaks: [] }));

const names = ['Oakes v. Sable', 'Lund v. Orr', 'Kell v. Winter', 'Marlow v. Harbor', 'Gray v. Pier'];

test('cases that are named without where they are reported tell of an editor', () => {
  expect(lacksCitations(opinion(...names.map((name) => `So the court held in ${name}, and it binds.`)))).toBe(
    true,
  );
  expect(lacksCitations(opinion('As in Oakes v. Sable (1931), and Lund v. Orr (1944).'))).toBe(true);
});

test('cases that are cited, in the text, in a note or before, do not', () => {
  const whole = names.map(
    (name, index) => `So the court held in ${name}, ${index + 2} Mer. 4 (1931). In ${name} it binds.`,
  );
  expect(lacksCitations(opinion(...whole))).toBe(false);
  expect(lacksCitations(opinion(...names.map((name) => `So it held in ${name}.[4]`)))).toBe(false);
  const noted = opinion(...names).map(
    (each): Paragraph => ({ ...each, marks: [{ offset: each.text.length, mark: '4' }] }),
  );
  expect(lacksCitations(noted)).toBe(false);
});

test('an opinion that names few cases does not', () => {
  expect(lacksCitations(opinion('Oakes v. Sable is before us. Lund v. Orr is not.'))).toBe(false);
});
