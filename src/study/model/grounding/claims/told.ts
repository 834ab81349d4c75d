/** Whose words a passage reports, by what the embedded engine makes of the sentences and by the part they stand in. */
import { leadPart, type Opinion } from '../../../../opinion/opinion.ts';
import { analyse } from '../../../extractive/findings.ts';
import type { ReadSentence } from '../../../extractive/reading.ts';
import { once } from '../../../once.ts';
import { isSeparate } from '../../wire/labels.ts';
import type { Evidence } from './evidence.ts';

export type Attribution = {
  who: 'party' | 'lower court' | 'separate opinion';
  /** As a second reader is told of it. */
  words: string;
};

/** From this probability the engine takes a sentence for somebody else's word than the court's. */
const surely = 0.75;

const sentencesIn = once((opinion: Opinion) =>
  Map.groupBy(analyse(opinion).reading.sentences, ({ paragraph }) => paragraph.id),
);

/** Undefined where any of the sentences cited may be the court's own. */
export function toldAs({ opinion, located }: Evidence): Attribution | undefined {
  if (located.length === 0) return undefined;
  const told = located.map(({ part, paragraph, start, pinpoints }): Attribution | undefined => {
    const kind = opinion.parts[part];
    if (kind && isSeparate(kind)) return leadPart(opinion) ? separate : undefined;
    const end = start + pinpoints.reduce((sum, { quote }) => sum + quote.length, 0);
    const its = (sentencesIn(opinion).get(paragraph.id) ?? []).filter(
      (each) => each.start < end && start < each.end,
    );
    return its.length > 0 && its.every(isOthers) ? whoseOf(its) : undefined;
  });
  return told.every((each) => each !== undefined) ? told[0] : undefined;
}

const separate: Attribution = { who: 'separate opinion', words: 'a separate opinion speaks here' };

const isOthers = ({ odds, voice }: ReadSentence): boolean =>
  odds.argument >= surely || (voice === 'below' && odds.argument + odds.proceedings >= surely);

function whoseOf(sentences: readonly ReadSentence[]): Attribution {
  if (sentences.every(({ voice }) => voice === 'separate')) return separate;
  return sentences.every(({ voice }) => voice === 'below')
    ? { who: 'lower court', words: 'what a court below said or did seems to be told here' }
    : { who: 'party', words: 'an argument seems to be reported here' };
}

const reports =
  /\b(?:argu|conten|maintain|urg|assert|insist|claim|submit|complain|protest|suggest|according to|view|position|theory|plea|object|propos|belie|sought|seek|ask|reject|respond|dissent|concur|below|lower|appellate|superior|jury|trial|district|appeals?|circuit|panel|court of|board|commission|agency|magistrate)/i;

/** The statement itself says whose word it gives. */
export const namesSpeaker = (text: string): boolean => reports.test(text);
