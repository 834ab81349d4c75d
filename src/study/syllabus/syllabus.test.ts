/** Pasted syllabi in the forms in which professors write them. */
import { describe, expect, it } from 'vitest';
import { isCalled } from '../session/same-case.ts';
import { examDayIn, readSyllabus } from './read.ts';
import { inTerm, termOf } from './term.ts';

const fall = termOf('Fall 2026', '2026-08-10');
const spring = termOf('Spring 2027', '2026-08-10');

const short = (text: string, term = fall) =>
  readSyllabus(text, term).map(({ heldOn, title, cases }) => [
    heldOn,
    title,
    ...cases.map(({ name, citation }) => (citation ? `${name}, ${citation}` : name)),
  ]);

describe('a syllabus', () => {
  it('is read from dated paragraphs', () => {
    expect(
      short(`Torts, Professor Ames
Office hours: Mondays

Monday, August 24: Intentional Torts
Read: Vosburg v. Putney, 80 Wis. 523 (1891); Garratt v. Dailey, 46 Wash. 2d 197 (1955)

Wednesday, August 26: Duty
Palsgraf v. Long Island R.R. Co., 248 N.Y. 339 (1928) (pp. 12-20)
MacPherson v. Buick Motor Co.

Monday, September 7: Labor Day, no class`),
    ).toEqual([
      [
        '2026-08-24',
        'Intentional Torts',
        'Vosburg v. Putney, 80 Wis. 523 (1891)',
        'Garratt v. Dailey, 46 Wash. 2d 197 (1955)',
      ],
      [
        '2026-08-26',
        'Duty',
        'Palsgraf v. Long Island R.R. Co., 248 N.Y. 339 (1928)',
        'MacPherson v. Buick Motor Co.',
      ],
    ]);
  });

  it('gives titles without the stop that ends them', () => {
    expect(
      short(
        'Monday, August 31: Introduction. Read Vosburg v. Putney.\nSept. 2: Contracts in N.Y. Read Hamer v. Sidway.\nSept. 4: Remedies. Casebook pp. 100-120\nSept. 7: Speech. Orr v. Lane.',
      ),
    ).toEqual([
      ['2026-08-31', 'Introduction', 'Vosburg v. Putney'],
      ['2026-09-02', 'Contracts in N.Y.', 'Hamer v. Sidway'],
      ['2026-09-04', 'Remedies'],
      ['2026-09-07', 'Speech', 'Orr v. Lane'],
    ]);
  });

  it('is read from a table with tabs, its days in figures', () => {
    expect(
      short(
        'Class\tDate\tTopic\tCases\n1\t8/25\tConsideration\tHamer v. Sidway; Kirksey v. Kirksey\n2\t8/27\tOffer\tLucy v. Zehmer, CB 45-60',
      ),
    ).toEqual([
      ['2026-08-25', 'Consideration', 'Hamer v. Sidway', 'Kirksey v. Kirksey'],
      ['2026-08-27', 'Offer', 'Lucy v. Zehmer'],
    ]);
  });

  it('is read from weeks with their days, from lists and from short weekdays', () => {
    expect(
      short(
        'Week 1 (Aug. 24-28)\n- Mon 8/24: Jurisdiction - Pennoyer v. Neff\n- Wed 8/26: International Shoe Co. v. Washington, 326 U.S. 310 (1945)',
      ),
    ).toEqual([
      ['2026-08-24', 'Jurisdiction', 'Pennoyer v. Neff'],
      ['2026-08-26', 'Class', 'International Shoe Co. v. Washington, 326 U.S. 310 (1945)'],
    ]);
  });

  it('is read where the day stands below the class', () => {
    expect(
      short('Class 3\nJanuary 20\nTakings\nKelo v. City of New London, 545 U.S. 469 (2005)', spring),
    ).toEqual([['2027-01-20', 'Takings', 'Kelo v. City of New London, 545 U.S. 469 (2005)']]);
  });

  it('parts two cases that an “and” joins, and makes no class of a holiday', () => {
    expect(
      short('9/8 - Searches\nRead Katz v. United States and Kyllo v. United States\nNov 26\tThanksgiving'),
    ).toEqual([['2026-09-08', 'Searches', 'Katz v. United States', 'Kyllo v. United States']]);
  });

  it('takes a firm’s country for a part of its name', () => {
    expect(
      short(
        '9/8 - Scope\nOverseas Tankship (U.K.) Ltd. v. Morts Dock & Engineering Co. (1961); Ross v. Caunters (U.K.) Ltd.; Roe v. Doe (N.Y.)',
      ),
    ).toEqual([
      [
        '2026-09-08',
        'Scope',
        'Overseas Tankship (U.K.) Ltd. v. Morts Dock & Engineering Co.',
        'Ross v. Caunters (U.K.) Ltd.',
        'Roe v. Doe',
      ],
    ]);
  });

  it('makes no class of what is due, and nothing of a text without days', () => {
    expect(short('The paper is due on October 3. See Roe v. Wade.')).toEqual([]);
    expect(short('')).toEqual([]);
  });

  it('names a case that a line breaks, and one without two sides', () => {
    expect(short('Sept. 3 - Causation\nSummers v.\nTice, 33 Cal. 2d 80 (1948)\nIn re Polemis')).toEqual([
      ['2026-09-03', 'Causation', 'Summers v. Tice, 33 Cal. 2d 80 (1948)', 'In re Polemis'],
    ]);
  });
});

it('a day without a year falls into the semester', () => {
  expect(inTerm(1, 12, termOf('Spring 2027', '2026-08-01'))).toBe('2027-01-12');
  expect(inTerm(1, 12, termOf('2026-27', '2026-08-01'))).toBe('2027-01-12');
  expect(inTerm(9, 3, termOf("Fall '26", '2025-08-01'))).toBe('2026-09-03');
  expect(inTerm(9, 3, termOf('1L Fall', '2026-08-01'))).toBe('2026-09-03');
  expect(inTerm(2, 30, fall)).toBeUndefined();
});

describe('what stands below a class', () => {
  const term = termOf('Fall 2026', '2026-08-20');

  it('is not its title where it is the exam', () => {
    const text = 'Dec 3: Perjury\nDec 10 – Nix v. Whiteside\nFinal exam: Dec 17, 9 am\nRoom 4';
    expect(readSyllabus(text, term)).toEqual([
      { heldOn: '2026-12-03', title: 'Perjury', cases: [] },
      { heldOn: '2026-12-10', title: 'Class', cases: [{ name: 'Nix v. Whiteside', citation: null }] },
    ]);
  });

  it('is read to the whole name, and by one party where the citation says that it is a case', () => {
    const text =
      'Nov 2: State ex rel. Oklahoma Bar Ass’n v. Whitworth\nNov 4: Whitworth, 2011 OK 79; In re Primus';
    expect(readSyllabus(text, term).map(({ cases }) => cases.map(({ name }) => name))).toEqual([
      ['State ex rel. Oklahoma Bar Ass’n v. Whitworth'],
      ['Whitworth', 'In re Primus'],
    ]);
  });
});

it.each([
  ['US v. Long', 'United States v. Long', true],
  ['U.S. v. Long', 'United States of America v. Nora Long', true],
  ['Whitworth', 'State ex rel. Oklahoma Bar Association v. Whitworth', true],
  ['Carroll v. Cole', 'Culpepper & Carroll, PLLC v. Cole', true],
  ['Cole v. Culpepper', 'Culpepper & Carroll, PLLC v. Cole', true],
  ['Culpepper v. Cole', 'Culpepper & Carroll, PLLC v. Cole', true],
  ['NLRB v. Town & Country', 'National Labor Relations Board v. Town & Country Electric, Inc.', true],
  ['In re Primus', 'In the Matter of Primus', true],
  ['United States v. Long', 'United States v. Nixon', false],
  ['Smith v. Cole', 'Smith v. Jones', false],
  ['Primus', 'Ohralik v. Ohio State Bar Association', false],
  ['United States v. Long', 'State v. Long', false],
])('“%s” is %s: %s', (name, title, isOne) => {
  expect(isCalled(name, title)).toBe(isOne);
});

it.each([
  ['Mon Aug 24: Duty\nDec. 14: Final Exam (9 a.m.)', '2026-12-14'],
  ['Torts\nThe final exam is on Monday, December 14.\nMon Aug 24: Duty', '2026-12-14'],
  ['Final examination date: 12/14/2026', '2026-12-14'],
  ['Dec 1: Review for the final exam\nAttendance counts; the final exam is closed book.', undefined],
  ['Mon Aug 24: Duty', undefined],
])('finds the day of the final exam in %j', (text, day) => {
  expect(examDayIn(text, fall)).toBe(day);
});
