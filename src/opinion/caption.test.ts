import { expect, test } from 'vitest';
import { courtIn } from './caption/courts.ts';
import { partyName } from './caption/party.ts';
import { titleCase } from './caption/title-case.ts';
import { toldParties } from './caption/told-parties.ts';
import { captionOf } from './caption.ts';

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
  [
    ['United States District Court, D. Colorado.'],
    'United States District Court for the District of Colorado',
  ],
  [
    ['United States District Court, N.D. Ohio, Eastern Division.'],
    'United States District Court for the Northern District of Ohio',
  ],
  [['Supreme Court of Iowa.'], 'Supreme Court of Iowa'],
  [
    ['UNITED STATES DEPARTMENT OF LABOR', 'OFFICE OF ADMINISTRATIVE LAW JUDGES', 'Case No.: 2019-ALJ-41'],
    'United States Department of Labor, Office of Administrative Law Judges',
  ],
  [['BEFORE THE PUBLIC UTILITIES COMMISSION OF ORRIN'], 'Public Utilities Commission of Orrin'],
  [
    [
      'United States Court of Appeals',
      'United States Court of Appeals',
      'Fifth Circuit',
      'for the Fifth Circuit',
      'No. 21-1045',
    ],
    'United States Court of Appeals for the Fifth Circuit',
  ],
  [
    [
      'STATE OF MICHIGAN',
      '',
      'NORA VALE,',
      'Plaintiff,',
      'v',
      'ROY ORR,',
      'Defendant.',
      '',
      '\tCOURT OF APPEALS',
    ],
    'Michigan Court of Appeals',
  ],
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

test('a bound page names its court by the official reporter in its head', () => {
  expect(courtIn(['NORA VALE v. ROY ORR', '(SC 17915)'], ['334 Conn. 100'])?.court).toBe(
    'Supreme Court of Connecticut',
  );
});

test.each([
  [['NORA VALE,', 'Appellant,', 'v.', '(1996)', 'CITY OF ORRIN,', 'Appellee.'], 'Vale v. City of Orrin'],
  [['NORA VALE,', 'Plaintiff,', 'v.', 'JOHN MILLS AND CITY OF', 'ORRIN,', 'Defendants.'], 'Vale v. Mills'],
  [['In the Matter of:', 'NORA VALE,', 'Complainant,', 'v.', 'ROY ORR,', 'Respondent.'], 'Vale v. Orr'],
  [['Summary Calendar', 'Nora Vale,', 'Plaintiff—Appellant,', 'versus', 'Roy Orr,'], 'Vale v. Orr'],
  [['NORA VALE v. ORR SYSTEMS, INC.', '(SC 17915)'], 'Vale v. Orr Systems, Inc.'],
  [['NORA VALE v. ROY ORR', '(SC 17915)', 'Kell, Lund and Stone, Js.'], 'Vale v. Orr'],
  [
    ['In re:', 'HOLLOW MILLS, INC.,', 'Debtor.', '', 'NORA VALE, Trustee,', 'Plaintiff,', 'v.', 'ROY ORR,'],
    'Vale v. Orr',
  ],
  [['Nora VALE, Plaintiff,', 'v.', 'ROY ORR, et al., Defendants.'], 'Vale v. Orr'],
  [
    ['Hollow Creek School District, Plaintiff, v. Odile J.', 'Vale, Defendant.'],
    'Hollow Creek School District v. Vale',
  ],
])('%j is the case %s', (lines, name) => {
  expect(captionOf({ ...none, lines }, undefined).caseName).toBe(name);
});

test('a running head that calls a party by one word gives way to the caption', () => {
  const lines = ['NORTHGATE FREIGHT LINES, INC.,', 'Plaintiff,', 'v.', 'CITY OF ORRIN,', 'Defendant.'];
  const heads = [['NORTHGATE v. THE CITY', '2']];
  expect(captionOf({ ...none, lines, heads }, undefined).caseName).toBe(
    'Northgate Freight Lines, Inc. v. City of Orrin',
  );
});

test('the number of a suit in a bankruptcy stands beside the bankruptcy’s own', () => {
  const lines = ['UNITED STATES BANKRUPTCY COURT', '\tCASE NO. 21-7121-abc7', '\tADVERSARY NO. 21-07121'];
  const heads = [['Case 21-7121-abc7 Doc 58 Filed 05/14/22']];
  expect(captionOf({ ...none, lines, heads }, undefined).docket).toBe('No. 21-7121-abc7, Adv. No. 21-07121');
});

test('a web page’s title and a publisher’s head are the name without what stands around it', () => {
  const named = (...head: string[]) => captionOf({ ...none, lines: [], heads: [head] }, undefined).caseName;
  expect(named('3/14/24, 9:42 PM Vale v. Orr Bank, LLC :: 2022 :: Oregon Supreme Court Decisions')).toBe(
    'Vale v. Orr Bank, LLC',
  );
  expect(named('Vale v. Orr Bank, LLC, 674 F.3d 411 (2023)', '2023 U.S. App. LEXIS 107672')).toBe(
    'Vale v. Orr Bank, LLC',
  );
});

test('a running head may stand glued to the reporter’s page', () => {
  const heads = [['38 Conn. 458Vale v. Orr Bank, LLC']];
  expect(captionOf({ ...none, lines: [], heads }, undefined).caseName).toBe('Vale v. Orr Bank, LLC');
});

test('of three days in one line the one that says so is that of decision', () => {
  const lines = ['June 4, 2023, Argued; September 4, 2023, Decided; September 4, 2023, Filed'];
  expect(captionOf({ ...none, lines }, undefined).decidedOn).toBe('2023-09-04');
});

test('a name that a line’s end divides is one word', () => {
  expect(partyName('COPPERFIELD FIX- TURES, LLC', undefined)).toBe('Copperfield Fixtures, LLC');
});

test('a number of the docket ends where a day begins', () => {
  const lines = ['(No. 2021-866—Submitted January 20, 2021—Decided February 20, 2022.)', '(SC 17915)'];
  expect(captionOf({ ...none, lines }, undefined).docket).toBe('No. 2021-866');
  expect(captionOf({ ...none, lines: lines.slice(1) }, undefined).docket).toBe('SC 17915');
  for (const each of ['(CC 14CV08123; CA A158812; SC S064433)', 'CC 14CV08123; CA A158812; SC S064433.'])
    expect(captionOf({ ...none, lines: [each] }, undefined).docket).toBe('SC S064433');
});

test('where a reader stands on a site is no court', () => {
  const lines = ['Home > Publications > Supreme Court Opinions > S064433', 'IN THE SUPREME COURT OF OREGON'];
  expect(captionOf({ ...none, lines }, undefined).court).toBe('Supreme Court of Oregon');
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

test('a case without a caption is called by the parties that its first sentences name, and that is doubtful', () => {
  const sentences = ['Plaintiff Nora Vale sued defendant City of Orrin after a ferry struck its landing.'];
  const caption = captionOf({ ...none, lines: [] }, undefined, sentences);
  expect(caption.caseName).toBe('Vale v. City of Orrin');
  expect(caption.confidence.caseName).toBeLessThan(0.8);
  expect(captionOf({ ...none, lines: [] }, undefined, ['The plaintiff sued.']).caseName).toBeUndefined();
});

test('what is not there is absent', () => {
  expect(captionOf({ ...none, lines: ['Some words'] }, undefined)).toEqual({ confidence: {} });
});

test('a party with a long capacity in small words is a party', () => {
  const lines = [
    'WEST PIER CHAPEL OF ORRIN,',
    'Plaintiff, Appellant,',
    'v.',
    'JANE T. MILNE, in her official capacity as Governor of the',
    'State of Orrin,',
    'Defendant, Appellee.',
  ];
  expect(captionOf({ ...none, lines }, undefined).caseName).toBe('West Pier Chapel of Orrin v. Milne');
});

test('capitals inside a name come from the opinion’s own sentences, however its caption is set', () => {
  const parties = ['HARBORDATA.COM, INC.', 'Plaintiff,', 'v.', 'NWRU,', 'Defendant.'];
  const sentences = [
    'HARBORDATA.COM, INC. BRINGS THIS SUIT.',
    'HarborData.com sells charts. NWRU, a union of rowers, copied those of HarborData.com.',
  ];
  expect(captionOf({ ...none, lines: parties, parties }, undefined, sentences).caseName).toBe(
    'HarborData.com, Inc. v. NWRU',
  );
});

test('a word that the sentences spell as the name does stays as it is', () => {
  const lines = ['ORR MACDONALD LINES,', 'v.', 'VALE SHIPPING CO.'];
  expect(captionOf({ ...none, lines }, undefined, ['Macdonald and MacDonald are two.']).caseName).toBe(
    'Orr Macdonald Lines v. Vale Shipping Co.',
  );
});

test('where a case was reported is no part of its name', () => {
  const lines = ['12 Mer. 401', '3 Mer. App. 77', 'BOARD OF PILOTS', 'v.', 'VALE SHIPPING CO.'];
  expect(captionOf({ ...none, lines }, undefined).caseName).toBe('Board of Pilots v. Vale Shipping Co.');
});

test('a State of two words keeps both, and what follows the name ends it', () => {
  const lines = ['South Dakota v. Milne', '483 Mer. 203 (1987)', 'Chief Justice ORR delivered the opinion.'];
  expect(captionOf({ ...none, lines }, undefined).caseName).toBe('South Dakota v. Milne');
});

test('a border drawn beside the parties is no part of their names', () => {
  const lines = [
    'IN RE MOTION FOR RELEASE OF THE )',
    'PIER RECORDS OR, IN THE ALTERNATIVE, ) Docket No.: Misc. 12–07',
    'A HEARING ON THE PIER (AND BOATS) )',
  ];
  expect(captionOf({ ...none, lines }, undefined)).toMatchObject({
    caseName: 'In re Motion for Release of the Pier Records',
    docket: 'No. Misc. 12-07',
  });
});

test('a running title whose "v." was not recognised is a title still', () => {
  const heads = [['12 HOLLOW CREEK CITY ». VALE', 'Syllabus']];
  expect(captionOf({ ...none, lines: [], heads }, undefined).caseName).toBe('Hollow Creek City v. Vale');
});

test('a mark alone between two parties is a smudged "v."', () => {
  const parties = ['Nora Vale', '\\A', 'Pull and Row, LLC', 'Appeal from the Court of Claims'];
  const caption = captionOf({ ...none, lines: parties, parties }, undefined);
  expect(caption.caseName).toBe('Vale v. Pull and Row, LLC');
  expect(caption.confidence.caseName).toBe(0.5);
});

test.each([
  [
    'Case No. 8:16-cv-61 ABC (DEFx)',
    ['Case 8:16-cv-00061-ABC-DEF Document 4 Filed 01/05/21'],
    'No. 8:16-cv-00061',
  ],
  ['Case No. 8:16-cv-61', ['Case 8:16-cv-00062 Document 4'], 'No. 8:16-cv-61'],
  ['No. 11‑88', [], 'No. 11-88'],
  ['Nos. 11–88 and 12–91', [], 'Nos. 11-88 and 12-91'],
  ['NO. S-1-SC-36456', [], 'No. S-1-SC-36456'],
  ['SJC-12345', [], 'SJC-12345'],
  ['No. A-0123-19T4', [], 'No. A-0123-19T4'],
  ['No. 14-19-00123-CV', [], 'No. 14-19-00123-CV'],
  ['No. 1 CA-CV 20-0123', [], 'No. 1 CA-CV 20-0123'],
])('the docket of "%s" under the stamps %j is %s', (line, stamps, docket) => {
  expect(captionOf({ ...none, lines: [line], heads: [stamps] }, undefined).docket).toBe(docket);
});

test('a court’s name may break before the word that tells it for a court', () => {
  const lines = ['UNITED STATES FOREIGN', 'INTELLIGENCE SURVEILLANCE COURT', 'WASHINGTON, D.C.'];
  expect(courtIn(lines, [])?.court).toBe('United States Foreign Intelligence Surveillance Court');
});

test.each([
  'ORRIN SCHOOL DISTRICT, BOARD OF EDUCATION OF ORRIN SCHOOL DISTRICT, ET AL.',
  'HOLLOW COUNTY BOARD OF EDUCATION',
  'COUNTY BOARD OF SUPERVISORS, et al.,',
])('%s is a party, however much of a court it sounds', (party) => {
  expect(courtIn([party, 'v.', 'VALE'], [])).toBeUndefined();
});

test('whoever stands on a side of the case did not decide it', () => {
  const lines = ['FEDERAL TRADE COMMISSION', 'v.', 'NORA VALE'];
  const caption = captionOf({ ...none, lines }, undefined);
  expect(caption.caseName).toBe('Federal Trade Commission v. Vale');
  expect(caption.court).toBeUndefined();
});

test('a school district is a party and no district court', () => {
  const lines = [
    'HARBOR SCHOOL DISTRICT, BOARD OF EDUCATION OF HARBOR SCHOOL DISTRICT, ET AL.',
    'v.',
    'MARLOW ET AL.',
    'Supreme Court of United States.',
  ];
  expect(courtIn(lines, [])?.court).toBe('Supreme Court of the United States');
});

test('a firm that does two things is no two parties', () => {
  const told = [
    'Plaintiff Vale appeals from a judgment for Defendant St. Paul Fire and Marine Insurance Company.',
  ];
  expect(toldParties(told, undefined)).toBe('Vale v. St. Paul Fire and Marine Insurance Company');
});

test.each([
  [
    ['[PUBLISH] IN THE UNITED STATES COURT OF APPEALS', 'FOR THE ELEVENTH CIRCUIT', 'No. 19-10234'],
    'United States Court of Appeals for the Eleventh Circuit',
  ],
  [['VALE v. ORR.', '(Supreme Court of Oregon. June 29, 1886.)'], 'Supreme Court of Oregon'],
  [['VALE v. ORR.', '(Court of Appeals of Kentucky. Oct. 3, 1895.)'], 'Court of Appeals of Kentucky'],
  [
    ['VALE v. ORR.', '(Court of Civil Appeals of Texas. San Antonio. May 3, 1912.)'],
    'Court of Civil Appeals of Texas',
  ],
  [
    ['VALE v. ORR.', '(District Court, S. D. New York. May 3, 1912.)'],
    'United States District Court for the Southern District of New York',
  ],
  [
    ['U.S. COURT OF APPEALS', 'UNITED STATES COURT OF APPEALS', 'FOR THE NINTH CIRCUIT'],
    'United States Court of Appeals for the Ninth Circuit',
  ],
  [
    ['In The', 'Court of Appeals', 'For The', 'First District of Texas'],
    'Texas Court of Appeals, First District',
  ],
  [['Court of Appeals', 'Seventh District of Texas at Amarillo'], 'Texas Court of Appeals, Seventh District'],
  [
    ['In The', 'Fourteenth Court of Appeals', 'NO. 14-18-00123-CV'],
    'Texas Court of Appeals, Fourteenth District',
  ],
  [
    ['COURT OF APPEALS', 'EIGHTH DISTRICT OF TEXAS', 'EL PASO, TEXAS'],
    'Texas Court of Appeals, Eighth District',
  ],
])('%j is the court', (lines, court) => {
  expect(courtIn(lines, [])?.court).toBe(court);
});

test('the day of an old reporter stands in parentheses behind its court', () => {
  const lines = ['VALE v. ORR.', '(Supreme Court of Oregon. June 29, 1886.)'];
  expect(captionOf({ ...none, lines }, undefined)).toMatchObject({
    caseName: 'Vale v. Orr',
    decidedOn: '1886-06-29',
  });
});

test('where a court of appeals sits is no party’s name', () => {
  const lines = [
    'COURT OF APPEALS',
    'THIRTEENTH DISTRICT OF TEXAS',
    'CORPUS CHRISTI – EDINBURG',
    'NORA VALE,',
    'Appellant,',
    'v.',
    'ROY ORR,',
    'Appellee.',
  ];
  expect(captionOf({ ...none, lines }, undefined).caseName).toBe('Vale v. Orr');
});

test.each([
  [
    ['367 NLRB No. 75', 'Corwin Steel, Inc.', 'and', 'Local 17, Bridge Workers.', 'Case 12-CA-227891'],
    'No. 12-CA-227891',
  ],
  [
    ['Corwin Steel, Inc. and Local 17, Bridge Workers, AFL–CIO. Cases 12–CA–227891', 'and 12–CA–228001'],
    'Nos. 12-CA-227891, 12-CA-228001',
  ],
  [
    [
      'UNITED STATES OF AMERICA',
      'BEFORE THE NATIONAL LABOR RELATIONS BOARD',
      'CORWIN STEEL, INC.',
      'Employer',
      'and',
      'LOCAL 17, BRIDGE WORKERS',
      'Petitioner',
      'Case 12-RC-227891',
    ],
    'No. 12-RC-227891',
  ],
])('%j is the labor board’s case against an employer', (lines, docket) => {
  expect(captionOf({ ...none, lines }, undefined)).toMatchObject({ caseName: 'Corwin Steel, Inc.', docket });
});

test('captions that stand one above the other give the first case’s name and all their numbers', () => {
  const caption = (plaintiff: string, defendant: string, number: string) => [
    `${plaintiff},`,
    'Plaintiff-Appellant,',
    'v.',
    `${defendant},`,
    'Defendant-Appellee.',
    `No. ${number}`,
  ];
  const lines = [
    'UNITED STATES COURT OF APPEALS',
    'FOR THE NINTH CIRCUIT',
    ...caption('NORA VALE', 'ROY ORR', '19-1234'),
    ...caption('JOHN MILLS', 'CITY OF PELL', '19-1235'),
    ...caption('ANN HALE', 'STATE OF OREGON', '19-1236'),
  ];
  expect(captionOf({ ...none, lines }, undefined)).toMatchObject({
    caseName: 'Vale v. Orr',
    docket: 'Nos. 19-1234, 19-1235, 19-1236',
  });
  const numbered = ['VALE, PETITIONER', '12 v.', 'ORR', 'MILLS, PETITIONER', '13 v.', 'PELL'];
  expect(captionOf({ ...none, lines: numbered }, undefined).caseName).toBe('Vale v. Orr');
});

test.each([
  [['Argued December 9, 1952.—Reargued December 8, 1953.—Decided May 17, 1954.'], '1954-05-17'],
  [['Decided on reargument May 17, 1962'], '1962-05-17'],
  [['Reargued May 17, 1962'], undefined],
])('of %j the day of decision is %s', (days, day) => {
  const lines = ['Supreme Court of Meridian', 'VALE v. ORR', ...days];
  expect(captionOf({ ...none, lines }, undefined).decidedOn).toBe(day);
});

test('a subject’s name ends before its court and keeps its firm’s stop', () => {
  const lines = ['In re Dresden Mills, Inc.', 'Supreme Court of Indiana', '1999'];
  expect(captionOf({ ...none, lines }, undefined).caseName).toBe('In re Dresden Mills, Inc.');
});

test('those of another suit of which the court tells are no parties', () => {
  const told = 'The lawyer spoke for the plaintiff Gilder against the defendant Gannet in an earlier suit.';
  expect(captionOf({ ...none, lines: [] }, undefined, [told]).caseName).toBeUndefined();
});

test('a division and a lender are no persons', () => {
  expect(partyName('Employment Division', undefined)).toBe('Employment Division');
  expect(partyName('Harbor Acceptance', undefined)).toBe('Harbor Acceptance');
  expect(partyName('Grand Jury Subpoena', undefined)).toBe('Grand Jury Subpoena');
});

test('the number of a Kentucky case stands alone under its court', () => {
  const lines = [
    'Supreme Court of Kentucky',
    '2018-SC-000123-DG',
    'NORA VALE',
    'APPELLANT',
    'v.',
    'ROY ORR',
    'APPELLEE',
  ];
  expect(captionOf({ ...none, lines }, undefined)).toMatchObject({
    caseName: 'Vale v. Orr',
    docket: '2018-SC-000123-DG',
  });
});

test.each([
  [
    ['Nora VALE, Plaintiff', 'v.', 'ORR SCHOOL DISTRICT NO. 401, Defendant', 'Case No. 4:21-cv-00318-BRW'],
    'No. 4:21-cv-00318-BRW',
  ],
  [['No. 118,402', 'STATE OF KANSAS', 'v.', 'NORA VALE'], 'No. 118,402'],
  [['Nos. 118,402, 118,403', 'STATE OF KANSAS', 'v.', 'NORA VALE'], 'Nos. 118,402, 118,403'],
  [
    ['4:21-cv-00318-BRW', '09-22-2022', 'NORA VALE, Plaintiff', 'v.', 'ROY ORR, Defendant'],
    '4:21-cv-00318-BRW',
  ],
])('%j has the number %s', (lines, docket) => {
  expect(captionOf({ ...none, lines }, undefined).docket).toBe(docket);
});

test('a court tells the day of its opinion behind whence the case came', () => {
  const told = [
    'Review of the judgment of the Court of Appeals in an unpublished opinion filed April 12, 2019. Appeal from Vale',
    'District Court; NORA ORR, judge. Opinion filed June 19, 2020. The judgment of the district court is reversed and remanded.',
  ];
  const lines = ['IN THE SUPREME COURT OF THE STATE OF KANSAS', '', ...told];
  expect(captionOf({ ...none, lines }, undefined).decidedOn).toBe('2020-06-19');
});

test('a casebook’s count of its cases is no part of a name', () => {
  expect(captionOf({ ...none, lines: ['3.2.1 Vale v. Orr'] }, undefined).caseName).toBe('Vale v. Orr');
});
