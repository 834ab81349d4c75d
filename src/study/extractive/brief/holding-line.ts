/** The one line to be read out when called on. */
import type { Item } from '../../material/schema.ts';
import type { Findings } from '../findings.ts';
import { pinpointsOf } from '../text/items.ts';
import { countWords } from '../text/words.ts';

const mostWords = 40;

export function holdingLine({ holdings, reading, unsure }: Findings): Item {
  const { line, decree } = holdings;
  const outcome = reading.opinion.disposition?.summary;
  const base = { id: 'holding', verified: true, marks: [] };
  if (unsure.holding) {
    const text = 'We are not sure which sentence states the holding.';
    return { ...base, text, pinpoints: [], marks: ['inferred'] };
  }
  if (line) {
    const withOutcome = outcome && !saysOutcome(line.text, outcome) ? `${outcome}. ${line.text}` : line.text;
    const isBoth = withOutcome !== line.text && countWords(withOutcome) <= mostWords && decree !== undefined;
    const pinpoints = [...pinpointsOf(line.sentence), ...(isBoth ? pinpointsOf(decree) : [])];
    return { ...base, text: isBoth ? withOutcome : line.text, pinpoints };
  }
  if (decree && (!outcome || countWords(decree.shown) <= mostWords))
    return { ...base, text: decree.shown, pinpoints: pinpointsOf(decree) };
  if (decree && outcome) return { ...base, text: `${outcome}.`, pinpoints: pinpointsOf(decree) };
  return { ...base, text: 'We did not find a holding.', pinpoints: [], marks: ['inferred'] };
}

function saysOutcome(line: string, outcome: string): boolean {
  const verb =
    outcome
      .split(/[\s,]/)[0]
      ?.toLowerCase()
      .replace(/(?:ied|ed|d)$/, '') ?? '';
  return line.toLowerCase().includes(verb);
}
