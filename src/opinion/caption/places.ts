/** States, territories and provinces by whose names courts are called. */
export const stateName = `(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawai[‘’']?i|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Puerto Rico|Guam|American Samoa|the Virgin Islands|the Northern Mariana Islands|the District of Columbia)`;

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
  [/\bnational labor relations board\b/i, 'National Labor Relations Board'],
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
