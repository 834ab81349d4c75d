// Names that recall an earlier full citation on their own: "Orr at 62", or "Orr" in italics.
import { matchAt } from './after.ts';
import type { CitationMatch } from './citation-match.ts';
import type { CleanText } from './clean-text.ts';

/** Too common as a party to recall one case. */
const commonParties = new Set(['state', 'united states', 'people', 'commonwealth', 'mass', 'commissioner']);

const recalls = (name: string): boolean =>
  name.length > 2 && /^\p{Lu}/u.test(name) && !name.endsWith('.') && !commonParties.has(name.toLowerCase());

type Party = { match: CitationMatch; side: 'plaintiff' | 'defendant' };

function partiesByName(matches: CitationMatch[]): Map<string, Party> {
  const parties = new Map<string, Party>();
  for (const match of matches) {
    if (match.form !== 'case') continue;
    for (const side of ['plaintiff', 'defendant'] as const) {
      const name = match[side];
      if (name && recalls(name) && !parties.has(name)) parties.set(name, { match, side });
    }
  }
  return parties;
}

const pinned = / (?:at \*?\d|p\. ?\*?\d)/g;
const pin = /(?:at |p\. ?)\*?\d+(?:[-–]\d+)?(?:, ?\*?\d+(?:[-–]\d+)?)*/y;
/** Of a known name before a later page; what is longer is not looked for. */
const mostWords = 8;

function reference(name: string, party: Party, start: number, end: number): CitationMatch {
  return {
    form: 'reference',
    start,
    end,
    fullStart: start,
    fullEnd: end,
    groups: {},
    exact: [],
    variation: [],
    [party.side]: name,
  };
}

/** The longest known name that ends at `end`. */
function nameBefore(
  text: string,
  end: number,
  parties: Map<string, Party>,
): { name: string; party: Party } | undefined {
  let best: { name: string; party: Party } | undefined;
  let start = end;
  for (let count = 0; count < mostWords && start > 0; count += 1) {
    const space = text.lastIndexOf(' ', start - 1);
    if (start - space > 40) break;
    const name = text.slice(space + 1, end).replace(/^[("“[]+/, '');
    const party = parties.get(name);
    if (party) best = { name, party };
    start = space;
  }
  return best;
}

function pinnedReferences(text: string, parties: Map<string, Party>): CitationMatch[] {
  const found: CitationMatch[] = [];
  for (const { index } of text.matchAll(pinned)) {
    const named = nameBefore(text, index, parties);
    if (!named || index < named.party.match.end) continue;
    const pinText = matchAt(pin, text, index + 1);
    const match = reference(named.name, named.party, index - named.name.length, index);
    if (pinText) Object.assign(match, { pin: pinText, fullEnd: index + 1 + pinText.length });
    found.push(match);
  }
  return found;
}

function italicReferences({ text, emphasis }: CleanText, parties: Map<string, Party>): CitationMatch[] {
  const found: CitationMatch[] = [];
  for (const { start, end } of emphasis) {
    const whole = text.slice(start, end);
    const name = whole.replace(/^\s+|[:;.,\s]+$/g, '');
    const party = parties.get(name);
    if (!party || start < party.match.end) continue;
    if (/^\s*(?:v[.s]|supra)\s/.test(text.slice(end, end + 12))) continue;
    const from = start + whole.indexOf(name);
    found.push(reference(name, party, from, from + name.length));
  }
  return found;
}

/** Only after the full citation that they recall. */
export function findReferences(clean: CleanText, matches: CitationMatch[]): CitationMatch[] {
  const parties = partiesByName(matches);
  if (parties.size === 0) return [];
  return [...pinnedReferences(clean.text, parties), ...italicReferences(clean, parties)];
}
