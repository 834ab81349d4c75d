import { expect, test } from 'vitest';
import { elementsIn } from './elements.ts';

test('what is counted off stands apart', () => {
  expect(elementsIn('A tenant must prove (1) that she paid, and (2) that she asked.')).toEqual({
    lead: 'A tenant must prove:',
    elements: ['that she paid', 'that she asked'],
  });
});

test('what is counted off within a quotation stays whole', () => {
  expect(
    elementsIn('The Act covers “a keeper of: [¶] (a) Any public pier. [¶] (b) Any public lock.”'),
  ).toBeUndefined();
  expect(elementsIn('The Act covers “(1) a public pier; and (2) a public lock.”')).toBeUndefined();
  expect(
    elementsIn('We note two policies: "(1) that no tenant pays twice, and (2) that a landlord is paid."'),
  ).toBeUndefined();
});
