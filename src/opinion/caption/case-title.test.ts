import { expect, test } from 'vitest';
import { titleIn } from './case-title.ts';

test.each([
  ['ORR v. TIDEWATER FERRY CO., INC.', 'Orr v. Tidewater Ferry Co., Inc.'],
  ['ORR ET AL. v. TIDEWATER FERRY CO.', 'Orr v. Tidewater Ferry Co.'],
  [
    'TIDEWATER FERRY CO., INC., PETITIONER v. ORR SHIPPING, LTD.',
    'Tidewater Ferry Co., Inc. v. Orr Shipping, Ltd.',
  ],
  ['IN RE TIDEWATER FERRY BROS.', 'In re Tidewater Ferry Bros.'],
  ['Orr v. Lund Bd. of Ed., 212 Mer. 41 (1931)', 'Orr v. Lund Bd. of Ed.'],
  ['Orr v. Harbor, L.P.*', 'Orr v. Harbor, L.P.'],
  ['Orr v. Lund.', 'Orr v. Lund'],
])('the title "%s" names %s', (text, name) => {
  expect(titleIn({ id: 'p1', text, kind: 'heading', page: 1, breaks: [] })?.name).toBe(name);
});

test.each([
  'In Orr v. Lund, 212 Mer. 41, 43 (1931), we vacated the award and remanded for findings.',
  'Orr points to Lund v. Harbor, 212 Mer. 41 (1931), but that case arose on a different record.',
])('the sentence "%s" is no title', (text) => {
  expect(titleIn({ id: 'p1', text, kind: 'text', page: 1, breaks: [] })).toBeUndefined();
});
