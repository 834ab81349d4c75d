/** The one line to be read out when called on. */
import type { Item } from '../../material.ts';
import { type Holdings, lineOf } from '../find/holdings.ts';
import type { Findings } from '../findings.ts';
import { cue } from '../reading/cues.ts';
import type { Judged } from '../reading/reading.ts';
import { pinpointsOf } from '../text/items.ts';
import { countWords } from '../text/words.ts';

const mostWords = 40;

export function holdingLine({ holdings, conclusion, reading }: Findings): Item {
  const { line, decree } = holdings;
  const outcome = reading.opinion.disposition?.summary;
  const base = { id: 'holding', verified: true };
  if (line) {
    const withOutcome = outcome && !saysOutcome(line.text, outcome) ? `${outcome}. ${line.text}` : line.text;
    const isShort = countWords(withOutcome) <= mostWords;
    const isBoth = isShort && withOutcome !== line.text && decree !== undefined;
    const pinpoints = [...pinpointsOf(line.sentence), ...(isBoth ? pinpointsOf(decree) : [])];
    return { ...base, text: isBoth ? withOutcome : line.text, pinpoints, marks: [] };
  }
  const nearest = nearestIn(conclusion.filter((sentence) => sentence !== decree));
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
  return { ...base, text: 'The excerpt states no holding.', pinpoints: [], marks: ['inferred'] };
}

/** Where the court nowhere says that it holds: the conclusion in which something is found lawful, owed or wrong. */
function nearestIn(conclusion: readonly Judged[]): Holdings['line'] {
  const telling = conclusion.filter(({ text }) => cue.verdict.test(text) || cue.answers.test(text));
  return telling
    .toReversed()
    .map(lineOf)
    .find((line) => line !== undefined);
}

function saysOutcome(line: string, outcome: string): boolean {
  const verb =
    outcome
      .split(/[\s,]/)[0]
      ?.toLowerCase()
      .replace(/(?:ied|ed|d)$/, '') ?? '';
  return line.toLowerCase().includes(verb);
}
