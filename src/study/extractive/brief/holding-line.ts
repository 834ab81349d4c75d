/** The one line to be read out when called on. */

import { countWords, overlapOf } from '../../language/words.ts';
import { noHolding } from '../../material/headings.ts';
import type { Item } from '../../material/schema.ts';
import { stemsOf } from '../../outcome.ts';
import { likelyMark } from '../choose/decided.ts';
import type { Findings } from '../findings.ts';
import type { ReadSentence } from '../reading.ts';
import { inOrder, pinpointsOf } from '../text/items.ts';

const mostWords = 40;

export function holdingLine(findings: Findings): Item {
  const { holdings, reading, unsure } = findings;
  const { line, decree } = holdings;
  const outcome = reading.opinion.disposition?.summary;
  const [stem] = stemsOf(reading.opinion.disposition);
  const base = { id: 'holding', verified: true, marks: [] };
  if (unsure.holding) {
    return { ...base, text: noHolding.unsure, pinpoints: [] };
  }
  if (line) {
    const stated: Pick<Item, 'id' | 'verified' | 'marks'> = {
      ...base,
      marks: likelyMark(findings, 'holding'),
    };
    const two = withSecond(findings);
    if (two)
      return {
        ...stated,
        text: two.map(({ shown }) => shown).join(' '),
        pinpoints: two.flatMap(pinpointsOf),
      };
    const saysIt = stem !== undefined && line.text.toLowerCase().includes(stem);
    const withOutcome = outcome && !saysIt ? `${outcome}. ${line.text}` : line.text;
    const isBoth = withOutcome !== line.text && countWords(withOutcome) <= mostWords && decree !== undefined;
    const pinpoints = [...pinpointsOf(line.sentence), ...(isBoth ? pinpointsOf(decree) : [])];
    return { ...stated, text: isBoth ? withOutcome : line.text, pinpoints };
  }
  if (decree && (!outcome || countWords(decree.shown) <= mostWords))
    return { ...base, text: decree.shown, pinpoints: pinpointsOf(decree) };
  if (decree && outcome) return { ...base, text: `${outcome}.`, pinpoints: pinpointsOf(decree) };
  return { ...base, text: noHolding.notFound, pinpoints: [], marks: ['inferred'] };
}

/** An opinion may decide two points: where each is as likely to be the holding, and short, both are read out. */
function withSecond({ holdings: { line, ranked } }: Findings): ReadSentence[] | undefined {
  const first = line?.sentence;
  const second = ranked.find((each) => each !== first);
  if (!first || !second || line.text !== first.shown) return undefined;
  const isAsLikely = second.standing.holding > likely * first.standing.holding && second.odds.holding > 0.5;
  const isAnother = overlapOf(second.terms, first.terms) < sameness;
  const fits = countWords(first.shown) + countWords(second.shown) <= mostWords;
  return isAsLikely && isAnother && fits ? inOrder([first, second]) : undefined;
}

const likely = 0.6;
const sameness = 0.4;
