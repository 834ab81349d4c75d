import { expect, it } from 'vitest';
import { calledName, nameExamples, shortCaseName } from './short-name.ts';

it.each(nameExamples)('$rule: $from', ({ from, becomes }) => {
  expect(shortCaseName(from)).toBe(becomes);
  // What is short stays so.
  expect(shortCaseName(becomes)).toBe(becomes);
});

it.each([
  ['Marlow v. Harbor Freight Company', 'Marlow v. Harbor Freight Co.', 'Marlow'],
  [
    'Harbor Mining Co. v. District 2, Pilots and Keepers Beneficial Association, Afl-Cio',
    'Harbor Mining Co. v. District 2',
    'Harbor Mining Co.',
  ],
  ['CHARLES STRICKLAND v. DAVID WASHINGTON', 'Strickland v. Washington', 'Strickland'],
  [
    'Home Owners, Inc. v. Angel Fire Resort Operations',
    'Home Owners v. Angel Fire Resort Operations',
    'Home Owners',
  ],
  [
    'State ex rel. Children, Youth & Families Department v. Rosa R.',
    'State ex rel. Children v. Rosa R.',
    'Rosa R.',
  ],
  ['Estate of Marlow', 'Estate of Marlow', 'Estate of Marlow'],
  ['United States v. One 1987 BMW 325', 'United States v. One 1987 BMW 325', 'One 1987 BMW 325'],
  ['In re Grand Jury Subpoena', 'In re Grand Jury Subpoena', 'Grand Jury Subpoena'],
  ['Whitworth, 2011 OK 79', 'Whitworth, 2011 OK 79', 'Whitworth, 2011 OK 79'],
  ['NBA Properties, Inc. v. HANWJH', 'NBA Properties v. HANWJH', 'NBA Properties'],
  [
    'Smith & Wesson Brands, Inc. v. Estados Unidos Mexicanos',
    'Smith & Wesson Brands v. Estados Unidos Mexicanos',
    'Smith & Wesson Brands',
  ],
  [
    'Clark Capital Management Group v. Annuity Investors Life Insurance Co.',
    'Clark Capital Management Group v. Annuity Investors Life Insurance Co.',
    'Clark Capital Management Group',
  ],
])('%s', (title, short, called) => {
  expect([shortCaseName(title), calledName(title)]).toEqual([short, called]);
});
