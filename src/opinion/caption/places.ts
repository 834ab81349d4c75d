/** States, territories and provinces by whose names courts are called. */
export const stateName = `(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawai[‘’']?i|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Puerto Rico|Guam|American Samoa|the Virgin Islands|the Northern Mariana Islands|the District of Columbia)`;

/** Where the courts of appeals of Texas sit, in a line under their names. */
export const seatsInTexas =
  /^(?:houston|fort worth|austin|san antonio|dallas|texarkana|amarillo|el paso|beaumont|waco|eastland|tyler|corpus christi(?:\s*[-–—]\s*edinburg)?)(?:, texas)?\.?$/i;

/** Courts that a neutral citation names by its letters. */
export const neutralCourts: [RegExp, string][] = [
  [/^\[\d{4}\] UKSC\b/, 'Supreme Court of the United Kingdom'],
  [/^\[\d{4}\] UKHL\b/, 'House of Lords'],
  [/^\[\d{4}\] UKPC\b/, 'Judicial Committee of the Privy Council'],
  [/^\[\d{4}\] EWCA Civ\b/, 'Court of Appeal of England and Wales (Civil Division)'],
  [/^\[\d{4}\] EWCA Crim\b/, 'Court of Appeal of England and Wales (Criminal Division)'],
  [/^\[\d{4}\] CSIH\b/, 'Court of Session, Inner House'],
  [/^\[\d{4}\] CSOH\b/, 'Court of Session, Outer House'],
  [/^\[\d{4}\] NICA\b/, 'Court of Appeal in Northern Ireland'],
  [/^\[\d{4}\] IESC\b/, 'Supreme Court of Ireland'],
  [/^\[\d{4}\] HCA\b/, 'High Court of Australia'],
  [/^\[\d{4}\] FCAFC\b/, 'Federal Court of Australia, Full Court'],
  [/^\[\d{4}\] FCA\b/, 'Federal Court of Australia'],
  [/^\[\d{4}\] NSWCA\b/, 'New South Wales Court of Appeal'],
  [/^\[\d{4}\] VSCA\b/, 'Victorian Court of Appeal'],
  [/^\[\d{4}\] NZSC\b/, 'Supreme Court of New Zealand'],
  [/^\[\d{4}\] NZCA\b/, 'Court of Appeal of New Zealand'],
  [/^\[\d{4}\] SGCA\b/, 'Singapore Court of Appeal'],
  [/^\d{4} SCC\b/, 'Supreme Court of Canada'],
  [/^\d{4} FCA \d/, 'Federal Court of Appeal of Canada'],
  [/^\d{4} ONCA\b/, 'Court of Appeal for Ontario'],
  [/^\d{4} BCCA\b/, 'Court of Appeal for British Columbia'],
  [/^\d{4} ABCA\b/, 'Court of Appeal of Alberta'],
  [/^\d{4} QCCA\b/, 'Court of Appeal of Quebec'],
];

/** Agencies that decide cases. Some name themselves only in the notice above their decisions. */
export const agencies: [RegExp, string][] = [
  [/\bnational labor relations board\b|\bNLRB\b/i, 'National Labor Relations Board'],
  [/\bboard of immigration appeals\b/i, 'Board of Immigration Appeals'],
  [/\bpatent trial and appeal board\b/i, 'Patent Trial and Appeal Board'],
  [/\btrademark trial and appeal board\b/i, 'Trademark Trial and Appeal Board'],
  [/\bmerit systems protection board\b/i, 'Merit Systems Protection Board'],
  [/\bboard of veterans[’'] appeals\b/i, 'Board of Veterans’ Appeals'],
  [/\bbenefits review board\b/i, 'Benefits Review Board'],
  [/\bfederal trade commission\b/i, 'Federal Trade Commission'],
  [/\bsecurities and exchange commission\b/i, 'Securities and Exchange Commission'],
  [/\bfederal energy regulatory commission\b/i, 'Federal Energy Regulatory Commission'],
  [/\bfederal communications commission\b/i, 'Federal Communications Commission'],
  [/\bfederal labor relations authority\b/i, 'Federal Labor Relations Authority'],
  [/\bequal employment opportunity commission\b/i, 'Equal Employment Opportunity Commission'],
  [
    /\boccupational safety and health review commission\b/i,
    'Occupational Safety and Health Review Commission',
  ],
  [/\barmed services board of contract appeals\b/i, 'Armed Services Board of Contract Appeals'],
  [/\bcivilian board of contract appeals\b/i, 'Civilian Board of Contract Appeals'],
  [/\bpublic utilit(?:y|ies) commission of ([a-z ]+)\b/i, 'Public Utilities Commission'],
];

/** Courts that a State's neutral citation or the form of a docket number names, where no line does. */
export const namedByNumber: [RegExp, (match: RegExpExecArray) => string][] = [
  [
    /\b\d{4} IL App \((?<district>\d)/,
    (match) => `Illinois Appellate Court, ${districts[Number(match.groups!.district)] ?? ''} District`,
  ],
  [/\b\d{4} IL \d/, () => 'Supreme Court of Illinois'],
  [/\b\d{4} PA Super\b/, () => 'Pennsylvania Superior Court'],
  [
    /\b\d{4} (?:ND|SD|MT|UT|WY|OK|WI|VT) \d/,
    (match) => `Supreme Court of ${byLetters[match[0].slice(5, 7)]}`,
  ],
  [/\b\d{4} ME \d/, () => 'Maine Supreme Judicial Court'],
  [/\b\d{4} UT App\b/, () => 'Utah Court of Appeals'],
  [/\b\d{4} WI App\b/, () => 'Wisconsin Court of Appeals'],
  [/\b\d{4} OK CIV APP\b/, () => 'Oklahoma Court of Civil Appeals'],
  [/\b\d{4} ?COA \d/, () => 'Colorado Court of Appeals'],
  [/\b\d{4}-NMCA-/, () => 'New Mexico Court of Appeals'],
  [/\b\d{4}-NMSC-/, () => 'Supreme Court of New Mexico'],
  [/^SJC-\d{4,5}$/, () => 'Massachusetts Supreme Judicial Court'],
];

const districts = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth'];
const byLetters: Record<string, string> = {
  ND: 'North Dakota',
  SD: 'South Dakota',
  MT: 'Montana',
  UT: 'Utah',
  WY: 'Wyoming',
  OK: 'Oklahoma',
  WI: 'Wisconsin',
  VT: 'Vermont',
};

const state = (name: string) => `Supreme Court of ${name}`;

/** Courts whose decisions an official reporter holds: a bound page names the court by it alone ("334 Conn. 100"). */
export const officialReporters: [RegExp, string][] = [
  [/\b\d+ U\. ?S\. \d/, 'Supreme Court of the United States'],
  [/\b\d+ T\. ?C\. \d/, 'United States Tax Court'],
  [/\b\d+ Conn\. App\. \d/, 'Appellate Court of Connecticut'],
  [/\b\d+ Conn\. \d/, state('Connecticut')],
  [/\b\d+ Mass\. App\. Ct\. \d/, 'Massachusetts Appeals Court'],
  [/\b\d+ Mass\. \d/, 'Massachusetts Supreme Judicial Court'],
  [/\b\d+ N\.Y\.(?:2d|3d) \d/, 'Court of Appeals of New York'],
  [/\b\d+ A\.D\.(?:2d|3d) \d/, 'New York Supreme Court, Appellate Division'],
  [/\b\d+ Cal\. ?App\. ?(?:2d|3d|4th|5th) \d/, 'California Court of Appeal'],
  [/\b\d+ Cal\. ?(?:2d|3d|4th|5th) \d/, state('California')],
  [/\b\d+ Ill\. ?App\. ?(?:2d|3d) \d/, 'Illinois Appellate Court'],
  [/\b\d+ Ill\. ?2d \d/, state('Illinois')],
  [/\b\d+ N\.J\. Super\. \d/, 'Superior Court of New Jersey, Appellate Division'],
  [/\b\d+ N\.J\. \d/, state('New Jersey')],
  [/\b\d+ N\.C\. App\. \d/, 'North Carolina Court of Appeals'],
  [/\b\d+ N\.C\. \d/, state('North Carolina')],
  [/\b\d+ S\.C\. \d/, state('South Carolina')],
  [/\b\d+ Va\. App\. \d/, 'Court of Appeals of Virginia'],
  [/\b\d+ Va\. \d/, state('Virginia')],
  [/\b\d+ Ga\. App\. \d/, 'Court of Appeals of Georgia'],
  [/\b\d+ Ga\. \d/, state('Georgia')],
  [/\b\d+ Mich\. App\. \d/, 'Michigan Court of Appeals'],
  [/\b\d+ Mich\. \d/, state('Michigan')],
  [/\b\d+ Md\. App\. \d/, 'Appellate Court of Maryland'],
  [/\b\d+ Md\. \d/, state('Maryland')],
  [/\b\d+ Neb\. App\. \d/, 'Nebraska Court of Appeals'],
  [/\b\d+ Neb\. \d/, state('Nebraska')],
  [/\b\d+ Kan\. App\. 2d \d/, 'Kansas Court of Appeals'],
  [/\b\d+ Kan\. \d/, state('Kansas')],
  [/\b\d+ Or\. ?App\. \d/, 'Oregon Court of Appeals'],
  [/\b\d+ Or\. \d/, state('Oregon')],
  [/\b\d+ (?:Wn|Wash)\. ?App\. ?(?:2d)? ?\d/, 'Washington Court of Appeals'],
  [/\b\d+ (?:Wn|Wash)\. ?2d \d/, state('Washington')],
  [/\b\d+ Wis\. ?2d \d/, state('Wisconsin')],
  [/\b\d+ Ohio St\. ?(?:2d|3d) \d/, state('Ohio')],
  [/\b\d+ N\.H\. \d/, state('New Hampshire')],
  [/\b\d+ Vt\. \d/, state('Vermont')],
  [/\b\d+ Mont\. \d/, state('Montana')],
  [/\b\d+ Idaho \d/, state('Idaho')],
  [/\b\d+ Nev\. \d/, state('Nevada')],
  [/\b\d+ Haw(?:aii|[’']i|\.) \d/, state('Hawaii')],
  [/\b\d+ Ariz\. \d/, state('Arizona')],
  [/\b\d+ Ark\. App\. \d/, 'Arkansas Court of Appeals'],
  [/\b\d+ Ark\. \d/, state('Arkansas')],
  [/\b\d+ Pa\. \d/, state('Pennsylvania')],
  [/\b\d+ W\. ?Va\. \d/, 'Supreme Court of Appeals of West Virginia'],
];

/** "D. Colo.", "N.D. Illinois", "S.D.N.Y.": a federal district as citations and their publishers write it. */
export const directionOf: Record<string, string> = {
  N: 'Northern ',
  S: 'Southern ',
  E: 'Eastern ',
  W: 'Western ',
  C: 'Central ',
  M: 'Middle ',
};
export const shortStates: Record<string, string> = {
  'n.y': 'New York',
  'n.j': 'New Jersey',
  'n.h': 'New Hampshire',
  'n.m': 'New Mexico',
  'n.c': 'North Carolina',
  's.c': 'South Carolina',
  'n.d': 'North Dakota',
  's.d': 'South Dakota',
  'r.i': 'Rhode Island',
  'w. va': 'West Virginia',
  'p.r': 'Puerto Rico',
  'd.c': 'Columbia',
  ala: 'Alabama',
  ariz: 'Arizona',
  ark: 'Arkansas',
  cal: 'California',
  colo: 'Colorado',
  conn: 'Connecticut',
  del: 'Delaware',
  fla: 'Florida',
  ga: 'Georgia',
  haw: 'Hawaii',
  ill: 'Illinois',
  ind: 'Indiana',
  kan: 'Kansas',
  ky: 'Kentucky',
  la: 'Louisiana',
  mass: 'Massachusetts',
  md: 'Maryland',
  me: 'Maine',
  mich: 'Michigan',
  minn: 'Minnesota',
  miss: 'Mississippi',
  mo: 'Missouri',
  mont: 'Montana',
  neb: 'Nebraska',
  nev: 'Nevada',
  okla: 'Oklahoma',
  or: 'Oregon',
  pa: 'Pennsylvania',
  tenn: 'Tennessee',
  tex: 'Texas',
  va: 'Virginia',
  vt: 'Vermont',
  wash: 'Washington',
  wis: 'Wisconsin',
  wyo: 'Wyoming',
};
const isState = new RegExp(`^(?:${stateName}|Columbia)$`);
const shortDistrict = new RegExp(
  String.raw`\b(?<court>(?:U(?:nited|\.) ?S(?:tates|\.) )?(?:District|Bankruptcy) Court),? \(?(?:(?<direction>[NSEWCM])\. ?)?D\.,? ?(?<state>${stateName}|Columbia|[A-Z][a-z]+\.?|[A-Z]\. ?[A-Z][a-z]?\.)\)?(?:, [\w ]{3,24} (?:Division|at [A-Z]\w+))?\.?$`,
);

/** "United States District Court, D. Colorado." in full; undefined for a line that is none of these. */
export function districtInFull(line: string): string | undefined {
  const groups = shortDistrict.exec(line.trim())?.groups;
  if (!groups?.state) return undefined;
  const written = groups.state.replace(/\.$/, '').trim();
  const place = shortStates[written.toLowerCase()] ?? (isState.test(written) ? written : undefined);
  if (!place) return undefined;
  const court = /bankruptcy/i.test(groups.court!) ? 'Bankruptcy' : 'District';
  const direction = groups.direction ? directionOf[groups.direction]! : '';
  const of = place === 'Columbia' ? 'District of Columbia' : `${direction}District of ${place}`;
  return `United States ${court} Court for the ${of}`;
}
