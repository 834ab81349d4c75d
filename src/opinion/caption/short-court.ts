import { directionOf, shortStates, stateName } from './places.ts';

const ordinals = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh'.split(' ');
const isState = new RegExp(`^${stateName}$`);
/** Highest courts that are not called "Supreme Court of …". */
const highest: Record<string, string> = {
  'New York': 'Court of Appeals of New York',
  Maryland: 'Court of Appeals of Maryland',
  Massachusetts: 'Massachusetts Supreme Judicial Court',
  Maine: 'Maine Supreme Judicial Court',
  'West Virginia': 'Supreme Court of Appeals of West Virginia',
  Columbia: 'District of Columbia Court of Appeals',
};
/** What a State's other courts are called, by how citations write them behind the State. */
const below: [RegExp, (state: string) => string][] = [
  [/^App\. ?Div\.$/, () => 'New York Supreme Court, Appellate Division'],
  [/^Super\. ?Ct\. ?App\. ?Div\.$/, (state) => `Superior Court of ${state}, Appellate Division`],
  [/^Dist\. ?Ct\. ?App\.$/, (state) => `${state} District Court of Appeal`],
  [/^App\. ?Ct\.$/, (state) => `${state} Appellate Court`],
  [/^Super\.(?: ?Ct\.)?$/, (state) => `${state} Superior Court`],
  [/^Crim\. ?App\.$/, (state) => `${state} Court of Criminal Appeals`],
  [/^Cir\. ?Ct\.$/, (state) => `${state} Circuit Court`],
  [
    /^(?:Ct\. ?)?App\.$/,
    (state) => (state === 'California' ? 'California Court of Appeal' : `${state} Court of Appeals`),
  ],
];

/** The court that stands before the year in a citation: "2d Cir.", "S.D.N.Y.", "Minn.", "Cal. Ct. App."; undefined for others. */
export function courtInShort(words: string): string | undefined {
  const short = words.trim().replace(/\b([A-Z])([A-Z])\b/g, '$1.$2.');
  const circuit = /^(?<number>\d{1,2})(?:st|nd|rd|d|th) Cir\.$/.exec(short)?.groups?.number;
  if (circuit) return circuitNamed(ordinals[Number(circuit) - 1]);
  if (/^D\. ?C\. Cir\.$/.test(short)) return circuitNamed('District of Columbia');
  if (/^Fed\. Cir\.$/.test(short)) return circuitNamed('Federal');
  const district = /^(?:(?<direction>[NSEWCM])\. ?)?D\. ?(?<place>.+)$/.exec(short)?.groups;
  const place = district && stateIn(district.place!);
  if (district && place && short !== 'D.C.')
    return `United States District Court for the ${directionOf[district.direction ?? ''] ?? ''}District of ${place}`;
  return courtOfState(short);
}

function circuitNamed(name: string | undefined): string | undefined {
  return name && `United States Court of Appeals for the ${name} Circuit`;
}

function courtOfState(short: string): string | undefined {
  const own = stateIn(short);
  if (own) return highest[own] ?? `Supreme Court of ${own}`;
  for (let at = short.indexOf(' '); at > 0; at = short.indexOf(' ', at + 1)) {
    const state = stateIn(short.slice(0, at));
    const rest = short.slice(at + 1);
    if (state === 'Columbia' && /^Ct\. App\.$/.test(rest)) return highest.Columbia;
    const named = state && below.find(([pattern]) => pattern.test(rest))?.[1](state);
    if (named) return named;
  }
  return undefined;
}

function stateIn(words: string): string | undefined {
  const written = words.trim().replace(/\.$/, '');
  return shortStates[written.toLowerCase()] ?? (isState.test(written) ? written : undefined);
}
