import { expect, test } from 'vitest';
import { partyName } from './caption/party.ts';
import { titleCase } from './caption/title-case.ts';
import { captionOf } from './caption.ts';
import { courtIn } from './courts.ts';

const none = { parties: [], heads: [], end: [] };

test.each([
  ['MARLOW SHIPPING, INC.', 'Marlow Shipping, Inc.'],
  ['JACKSON & SONS, LLC', 'Jackson & Sons, LLC'],
  ['BOARD OF EDUCATION OF THE CITY OF PELL', 'Board of Education of the City of Pell'],
  ['O’CONNOR', 'O’Connor'],
  ['McDONALD', 'McDonald'],
])('%s is printed as %s', (name, printed) => {
  expect(titleCase(name)).toBe(printed);
});

test.each([
  ['NORA ELLEN VALE, Individually and as Trustee, etc.,', 'Vale'],
  ['JANE T. MILNE, in her official capacity as Governor of the State of Orrin', 'Milne'],
  ['HOLLOW CREEK WATER DISTRICT, ET AL.', 'Hollow Creek Water District'],
  ['ROY BARDEN AND TESSA BARDEN', 'Barden'],
  ['COMMISSIONER OF INTERNAL REVENUE', 'Commissioner'],
  ['UNITED STATES OF AMERICA', 'United States'],
])('%s becomes %s in a citation', (words, name) => {
  expect(partyName(words, undefined)).toBe(name);
});

test('a state is "State" before its own court and bears its name elsewhere', () => {
  expect(partyName('STATE OF MISSOURI', 'Missouri Court of Appeals, Eastern District')).toBe('State');
  expect(partyName('STATE OF MISSOURI', 'Supreme Court of the United States')).toBe('Missouri');
});

test.each([
  [
    ['UNITED STATES DISTRICT COURT', 'CENTRAL DISTRICT OF CALIFORNIA'],
    'United States District Court for the Central District of California',
  ],
  [
    ['United States Court of Appeals', 'For the First Circuit'],
    'United States Court of Appeals for the First Circuit',
  ],
  [
    ['IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA', 'SECOND APPELLATE DISTRICT', 'DIVISION SIX'],
    'California Court of Appeal, Second Appellate District, Division Six',
  ],
  [
    ['In the Missouri Court of Appeals', 'Eastern District', 'DIVISION THREE'],
    'Missouri Court of Appeals, Eastern District',
  ],
  [['UNITED STATES TAX COURT'], 'United States Tax Court'],
])('%j is the court’s name in print', (lines, court) => {
  expect(courtIn(lines, [])?.court).toBe(court);
});

test('the caption is read from the lines before the opinion', () => {
  const lines = [
    'In the Missouri Court of Appeals',
    'Eastern District',
    'NORA VALE,',
    'Appellant,',
    'vs.',
    'STATE OF MISSOURI,',
    'Respondent.',
    'No. ED100200',
    'Filed: January 19, 2021',
  ];
  expect(captionOf({ ...none, lines }, undefined)).toMatchObject({
    caseName: 'Vale v. State',
    court: 'Missouri Court of Appeals, Eastern District',
    docket: 'No. ED100200',
    decidedOn: '2021-01-19',
  });
});

test('the day of decision is never the day of argument', () => {
  const lines = ['No. 11–88. Argued April 23, 2013—Decided June 13, 2013'];
  expect(captionOf({ ...none, lines }, undefined)).toMatchObject({
    decidedOn: '2013-06-13',
    docket: 'No. 11-88',
  });
});

test('a running title is the name already', () => {
  const heads = [['2 HOLLOW CREEK WATER DIST. v. VALE', 'Opinion of the Court']];
  expect(captionOf({ ...none, lines: [], heads }, undefined).caseName).toBe(
    'Hollow Creek Water Dist. v. Vale',
  );
});

test('what is not there is absent', () => {
  expect(captionOf({ ...none, lines: ['Some words'] }, undefined)).toEqual({ confidence: {} });
});
