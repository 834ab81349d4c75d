import { expect, test } from 'vitest';
import { toldByTitle } from './told-title.ts';

test.each([
  ['Orr v. Lund, 891 So.2d 1239 (La. 2005)', 'Supreme Court of Louisiana', '891 So.2d 1239 (2005)'],
  ['Orr v. Lund, 433 U.S. 350 (1977)', 'Supreme Court of the United States', '433 U.S. 350 (1977)'],
  [
    'Orr v. Lund, 187 F. 3d 317 (2d Cir. 1999)',
    'United States Court of Appeals for the Second Circuit',
    '187 F. 3d 317 (1999)',
  ],
  [
    'Orr v. Lund, 149 F.Supp.2d 193 (E.D. Pa. 2001)',
    'United States District Court for the Eastern District of Pennsylvania',
    '149 F.Supp.2d 193 (2001)',
  ],
  ['Orr v. Lund, 754 N.E.2d 751 (NY 2001)', 'Court of Appeals of New York', '754 N.E.2d 751 (2001)'],
  ['Orr v. Lund, 581 S.W.2d 12 (Ky. Ct. App. 1978)', 'Kentucky Court of Appeals', '581 S.W.2d 12 (1978)'],
  ['Orr v. Lund, 265 Conn. 1 (2003)', 'Supreme Court of Connecticut', '265 Conn. 1 (2003)'],
])('the title "%s" tells the court and the citation', (title, court, citation) => {
  expect(toldByTitle(title)).toMatchObject({ court, citation });
});

test('a title with a docket tells its day', () => {
  expect(toldByTitle('Orr v. Lund, No. COA18-866 (N.C. Ct. App. June 4, 2019)')).toMatchObject({
    docket: 'No. COA18-866',
    court: 'North Carolina Court of Appeals',
    decidedOn: '2019-06-04',
  });
  expect(toldByTitle('Orr v. Lund')).toEqual({ confidence: {} });
});
