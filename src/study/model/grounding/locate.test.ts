import { beforeAll, expect, test } from 'vitest';
import { harborOpinion } from '../../extractive/fixtures/harbor-opinion.ts';
import { quoteStandsIn } from '../../pinpoints.ts';
import { marlow } from '../fixtures/opinions.ts';
import { type Locator, openLocator } from './locate.ts';

let locator: Locator;
beforeAll(async () => {
  locator = openLocator(await marlow());
});

const quotes = (paragraph: string, words: string) =>
  locator.locate({ paragraph, words })?.flatMap(({ pinpoints }) => pinpoints.map(({ quote }) => quote));

test('words are found whatever their white space, hyphens, ligatures, quotation marks and capitals, and given as the text has them', () => {
  expect(quotes('p31', 'THE HIVES were  netted\nbut not strapped')).toEqual([
    'The hives were netted but not strapped.',
  ]);
  expect(quotes('p30', 'saved "a minute, maybe a minute and a half" on a cross-\ning')).toEqual([
    'saved “a minute, maybe a minute and a half” on a crossing',
  ]);
  expect(quotes('p57', 'an actor’s liability is limited to those harms')).toEqual([
    '[a]n actor’s liability is limited to those harms',
  ]);
  expect(quotes('p59', 'The harm in Delacroix lay outside the risk.')).toEqual([
    'The harm in Delacroix lay outside the risk.',
  ]);
});

test('a wrong paragraph is mended within the part, and a label is read with its brackets', async () => {
  const found = locator.locate({
    paragraph: '[p58 · page 5]',
    words: 'The harm in Delacroix lay outside the risk.',
  });
  expect(found).toMatchObject([{ paragraph: { id: 'p59' } }]);
  expect(
    locator.locate({ paragraph: 'p59', words: 'Describe the risk as the rule itself does' }),
  ).toBeUndefined();
  expect(
    locator.locate({ paragraph: 'none', words: 'Describe the risk as the rule itself does' }),
  ).toMatchObject([{ paragraph: { id: 'p90' } }]);
});

test('words around an ellipsis are two quotes', () => {
  expect(quotes('p31', 'The vessel touched the fender … a hive slid from beneath the net')).toEqual([
    'The vessel touched the fender',
    'a hive slid from beneath the net',
  ]);
});

test('changed words, parts of words and words too short to prove anything are not found', () => {
  expect(quotes('p31', 'The hives were netted and strapped')).toBeUndefined();
  expect(quotes('p31', 'he hives were nette')).toBeUndefined();
  expect(quotes('p29', 'the slip')).toBeUndefined();
  expect(quotes('p29', '')).toBeUndefined();
});

test('words that cross a page are given page by page', () => {
  const opinion = harborOpinion();
  const crossing = opinion.paragraphs.find(({ breaks }) => breaks.length > 0);
  const words = crossing?.text.slice(150, 330).replace(/^\S+ | \S+$/g, '') ?? '';
  const [located] = openLocator(opinion).locate({ paragraph: crossing?.id ?? '', words }) ?? [];
  expect(located?.pinpoints.map(({ page }) => page)).toEqual([3, 4]);
  for (const pinpoint of located?.pinpoints ?? []) expect(quoteStandsIn(opinion, pinpoint)).toBe(true);
});
