import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openGrowingJson } from './growing-json.ts';

function readAfter(...pieces: string[]): unknown {
  const json = openGrowingJson();
  for (const piece of pieces) json.add(piece);
  return json.read();
}

it.each([
  ['', undefined],
  ['{', {}],
  ['{"text', {}],
  ['{"text"', {}],
  ['{"text":', {}],
  ['{"text":"', { text: '' }],
  ['{"text":"He sai', { text: 'He sai' }],
  ['{"text":"He said \\', { text: 'He said ' }],
  ['{"text":"He said \\"no', { text: 'He said "no' }],
  ['{"text":"§ \\u00', { text: '§ ' }],
  ['{"text":"§ \\u00a7 1', { text: '§ § 1' }],
  ['{"page":1', {}],
  ['{"page":12,', { page: 12 }],
  ['{"page":12,"marks":["own","d', { page: 12, marks: ['own', 'd'] }],
  ['{"isKept":tr', {}],
  ['{"isKept":true,"at":null}', { isKept: true, at: null }],
  ['[{"a":[1,2],"b":{"c":"d"}},{"a":[3', [{ a: [1, 2], b: { c: 'd' } }, { a: [] }]],
  ['```json\n{"text":"He', { text: 'He' }],
  [
    '{"holding": {"text": "We" , "support": [ ] } , "facts": [ {"te',
    { holding: { text: 'We', support: [] }, facts: [{}] },
  ],
  ['The court affirmed.', undefined],
])('of %s it reads what is there', (text, value) => {
  expect(readAfter(text)).toEqual(value);
  expect(readAfter(...text)).toEqual(value);
});

it('reads the whole of any JSON, however it is cut on its way, and never more than there will be', () => {
  const json = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()));
  fc.assert(
    fc.property(json, fc.integer({ min: 1, max: 7 }), fc.boolean(), (value, length, isSpaced) => {
      const text = JSON.stringify(value, null, isSpaced ? 1 : 0);
      const growing = openGrowingJson();
      for (let at = 0; at < text.length; at += length) {
        growing.add(text.slice(at, at + length));
        expect(growing.read()).toBeDefined();
      }
      expect(growing.read()).toEqual(JSON.parse(text));
    }),
  );
});
