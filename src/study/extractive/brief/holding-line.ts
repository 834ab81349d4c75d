/** The one line to be read out when called on. */
import type { Item } from '../../material.ts';
import { type Holdings, holdsNothing, lineOf } from '../find/holdings.ts';
import { termsAsked } from '../find/issues.ts';
import { maySettle } from '../find/settled.ts';
import type { Findings } from '../findings.ts';
import type { Judged } from '../read/reading.ts';
import { pinpointsOf } from '../text/items.ts';
import { countWords, overlapOf } from '../text/words.ts';

const mostWords = 40;

export function holdingLine({ holdings, conclusion, issues, reading }: Findings): Item {
  const { line, decree, settled } = holdings;
  const outcome = reading.opinion.disposition?.summary;
  const base = { id: 'holding', verified: true };
  if (line) {
    const withOutcome = outcome && !saysOutcome(line.text, outcome) ? `${outcome}. ${line.text}` : line.text;
    const isShort = countWords(withOutcome) <= mostWords;
    const isBoth = isShort && withOutcome !== line.text && decree !== undefined;
    const pinpoints = [...pinpointsOf(line.sentence), ...(isBoth ? pinpointsOf(decree) : [])];
    return { ...base, text: isBoth ? withOutcome : line.text, pinpoints, marks: [] };
  }
  const answered = conclusion.filter((sentence) => sentence !== decree && sentence !== settled);
  const nearest = nearestIn(answered, termsAsked(issues), reading) ?? (settled && lineOf(settled));
  if (nearest) {
    const both = outcome && decree ? `${outcome}. ${nearest.text}` : nearest.text;
    const isBoth = both !== nearest.text && countWords(both) <= mostWords;
    const pinpoints = [...pinpointsOf(nearest.sentence), ...(isBoth && decree ? pinpointsOf(decree) : [])];
    return { ...base, text: isBoth ? both : nearest.text, pinpoints, marks: ['inferred'] };
  }
  if (decree && countWords(decree.shown) <= mostWords) {
    return { ...base, text: decree.shown, pinpoints: pinpointsOf(decree), marks: [] };
  }
  if (decree && outcome) return { ...base, text: `${outcome}.`, pinpoints: pinpointsOf(decree), marks: [] };
  // Too long to be read out in one breath, and better than to say that there is none.
  const [long] = holdings.ranked;
  if (long) return { ...base, text: long.shown, pinpoints: pinpointsOf(long), marks: [] };
  return { ...base, text: 'The excerpt states no holding.', pinpoints: [], marks: ['inferred'] };
}

const leastAnswered = 0.4;

/** Where the court nowhere says that it holds: what of the conclusion comes closest to an answer to the question. */
function nearestIn(
  conclusion: readonly Judged[],
  asked: ReadonlySet<string>,
  reading: Findings['reading'],
): Holdings['line'] {
  const answers = conclusion
    .filter((sentence) => !holdsNothing.test(sentence.text) && maySettle(sentence, reading))
    .map((sentence) => ({ sentence, share: overlapOf(sentence.terms, asked) }))
    .filter(({ share }) => share >= leastAnswered)
    .toSorted((one, other) => other.share - one.share);
  return answers.map(({ sentence }) => lineOf(sentence)).find((line) => line !== undefined);
}

function saysOutcome(line: string, outcome: string): boolean {
  const verb =
    outcome
      .split(/[\s,]/)[0]
      ?.toLowerCase()
      .replace(/(?:ied|ed|d)$/, '') ?? '';
  return line.toLowerCase().includes(verb);
}
