import { isGivenName } from './given-names.ts';
import { titleCase } from './title-case.ts';

/** Words that only an organisation, a government or a thing bears. */
const organisation =
  /\b(?:inc|llc|l\.l\.c|llp|l\.p|ltd|corp|corporation|co|company|companies|bank|city|county|town|village|township|borough|parish|state|states|commonwealth|people|university|univ|college|school|schools|assn|association|district|dist|board|bd|dept|department|ministry|church|chapel|temple|hospital|clinic|health|medical|group|holdings?|partners|partnership|services?|systems?|union|local|commission|commissioner|committee|council|authority|agency|administration|bureau|bar|trust|foundation|society|center|centre|institute|industries|international|national|insurance|ins|mutual|railroad|railway|r\.?r|ry|airlines|lines|motors|stores|enterprises|properties|realty|construction|energy|oil|gas|power|water|works|farms|club|league|federation|organization|organisation|fund|estate|nation|tribe|band|republic|kingdom|government|govt|warden|secretary|director|administrator|superintendent|press|times|post|news|broadcasting|communications|technologies|technology|laboratories|labs|pharmaceuticals|products|manufacturing|mfg|brothers|bros|sons|associates|logistics|transport|trucking|housing|homes|apartments|hotel|casino|theatre|museum|library|office|vessel|ferry|real property|acres|currency|ranch|mill|mills|river|creek|lake|harbou?r|bay|port|valley|mountain|park|point|shipping|freight|steel|foundry|pools?|wireless|signal|imaging|optics|bearings|telephone|electric|timber|lumber|cooperative|co-op|coop|foods?|dairy|beverages?|software|therapeutics|retail|builders|contractors|carriers?|auth|transp|transit|val|condominium|condo|homeowners|owners|tenants|townhomes|hoa|plc|gmbh|ag|sa|ab|nv|pty|pte|pllc|pc|p\.?c|minister|attorney|general|friends|alliance|coalition|conference|congress|workers|teachers|employees|brotherhood|guild|council|crown|majesty|regina|court|tribunal|registrar|superior|drilling|marine|aviation|airways|petroleum|chemical|chemicals|labs?|investors?|investments?|capital|equity|mortgage|savings|loan|credit|financial|finance|securities|title|surety|casualty|indemnity|assurance|life|reinsurance|underwriters|underwriting|leasing|rentals?|auto|truck|tire|tool|machine|equipment|supply|packaging|paper|printing|publishing|media|radio|television|cable|entertainment|studios?|records|music|pictures|films?|theatres|resort|inn|motel|restaurants?|cafe|grill|market|markets|grocery|pharmacy|drug|drugs|clinics|physicians|surgical|orthopedics?|dental|nursing|care|hospice|ambulance|rehabilitation|academy|seminary|diocese|archdiocese|ministries|parks|recreation|highway|turnpike|bridge|tunnel|airport|sheriff|police|prison|jail|corrections|penitentiary|treasury|labor|revenue|education|agriculture|commerce|interior|defense|justice|veterans|affairs|safety|planning|zoning|sanitation|sewer|irrigation|drainage|conservation|wildlife|fisheries|environmental|nuclear|solar|wind|coal|mining|minerals|uranium|quarry|gravel|concrete|cement|paving|asphalt|roofing|plumbing|heating|glass|plastics?|rubber|textiles?|apparel|shoes?|furniture|appliance|toys?|sports?|athletics?|fitness|golf|racing|gaming|wines?|spirits|brewing|tobacco|seed|feed|grain|poultry|cattle|horse|pet|acceptance|division|jury|subpoena|investigation|proceedings?)\b|&|\.com\b|\.net\b|\.org\b/i;
/** Words that no person's name ends with. */
const firm =
  /\b(?:inc|llc|l\.l\.c|llp|lp|ltd|limited|corp|corporation|co|company|bank|trust|foundation|association|assn|ass[’']n|society|church|school|schools|university|college|hospital|clinic|center|centre|county|city|town|district|department|board|authority|commission|group|partners|partnership|enterprises|industries|holdings|services|systems|brothers|bros|sons|associates|union|fund|plc|gmbh|properties|realty|stores|restaurants?|hotels?|insurance|mutual|airlines|railroad|railway|manufacturing|mfg|pharmaceuticals|laboratories|labs|technologies|communications|broadcasting|publishing|foods|motors|homes|farms|dairy|cooperative|media|news|press|estate|memorial|institute|museum|shipping|lines|logistics|trucking|transport)\b\.?/i;
const individualAside =
  /,\s*(?:(?:individually|personally|as|in (?:his|her|their|its)|on behalf|by and through|a minor|an? (?:individual|infant|married|single|incapacitated|corporation|limited|delaware|municipal|political|foreign|domestic)|pro se|deceased|jr\b(?=.*,)|d\/b\/a|dba|doing business|a\/k\/a|aka|also known|f\/k\/a|formerly|through|acting|the|executive director|warden|sheriff|superintendent|secretary|director|commissioner|governor|attorney general|administrators?|executors?|executrix|administratrix|trustees?|guardian|conservator|chief|president|chairman|mayor|judge|clerk|auditor|treasurer|comptroller|state health|corrections|personal representative)\b.*)$/i;
/** ", a Delaware limited liability company": what kind of a party it is. */
const formAside =
  /,\s*(?:an?|the)\s+(?:[\p{L}.-]+\s+){0,4}(?:corporations?|compan(?:y|ies)|partnerships?|associations?|municipality|agenc(?:y|ies)|entity|body politic|subdivision|individuals?|person|trust|cooperative|minor|adult|widow|citizen|resident|government|limited partnership|charter city|public school district)\b.*$/iu;
/** Behind the form of a firm another party begins: "Barrow Labs Ltd. and Barrow Labs (USA) Inc." */
const afterForm =
  /(?<form>\b(?:Inc|L\.?L\.?C|Ltd|Limited|Corp|Corporation|Company|Co|L\.?L\.?P|L\.?P|N\.A|PLLC|P\.C|PLC|GmbH|S\.A|A\.?G)\b\.?),?(?:\s+and\s+|,\s+(?!(?:Inc|L\.?L\.?C|Ltd|Limited|L\.?P|N\.A|L\.?L\.?P|Corp|of|as)\b)).*$/i;
/** "Mills and City of Orrin" are two parties, whoever the first is. */
const besidePublicBody =
  /^(?<first>.{2,80}?),?\s+(?:and|&)\s+(?:the )?(?:(?:city|county|town|township|village|borough|state|commonwealth) of\b|united states\b).*$/i;
const aside =
  /\s+(?:d\/b\/a|dba|doing business as|a\/k\/a|aka|also known as|f\/k\/a|formerly known as|by and through|on behalf of|individually and)\b.*$/i;
const role =
  /[,;]?\s*(?:(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|cross|counter|third.party|claimants?|objectors?|movants?|intervenors?|employees?|employers?|carriers?|insurers?|debtors?|creditors?|relators?|patent owners?|accused|crown|interveners?|real part(?:y|ies) in interest|real|contestants?|proponents?|applicants?|complainants?|garnishees?|caveators?|claimant|minors?|garnishors?)[-/ ]*(?:(?:and|&|[-/–—])?\s*)?)+(?:in error|below)?[.,;:]*\s*$/i;

/** A name that ends with one of these, here without its stop, keeps the stop. */
const abbreviated =
  /\b(?:Inc|Corp|Cos?|Ltd|L\.?L\.?[CP]|L\.?P|Ass[’']?n|Dep[’']?t|Dist|Bros|Jr|Sr|Bd|Ct[ry]|Univ|Ed(?:uc)?|Mfg|Ins|Rev|Hosp|Sch|Ry|Comm[’']n|Exch|Int[’']l|Nat[’']l|[A-Z])$/i;
const stateOfTwoWords =
  /^(?:new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|puerto rico|rhode island|west virginia)$/i;

/** Whether the stop behind these words belongs to the last of them. */
export function endsAbbreviated(words: string): boolean {
  return abbreviated.test(words);
}

/**
 * The first party's short name, as a citation gives it: "Jackson Masonry, LLC", "Mills", "State", "Commissioner". Beside a
 * party who is a surname alone ("Burwell v. Harbor Lantern") the names are short already: only a known given name is cut.
 */
export function partyName(words: string, court: string | undefined, other = ''): string | undefined {
  const first = firstParty(words);
  if (first === '') return undefined;
  const government = governmentName(first, court);
  if (government) return government;
  const cased = titleCase(first);
  const isOne = isSurname(other) ? isPerson(first) : isIndividual(first);
  return isOne ? titleCase(surname(cased)) : cased;
}

/** A name that a line's end divides; a role of two words keeps its hyphen. */
const brokenName =
  /(\p{L}{2,})- (?!(?:appell|defend|respond|petition|plaintiff|cross|counter|claim|interven))(\p{L}{2,})/giu;

function firstParty(words: string): string {
  let name = words.replace(/\s+/g, ' ').trim().replace(brokenName, '$1$2');
  for (let round = 0; round < 4; round++) {
    const before = name;
    name = name
      .replace(role, '')
      .replace(/,?\s*(?:et\.? al\.?|et ux\.?|et vir\.?|etc\.?)[.,;]*\s*$/i, '')
      .replace(/[\s,;:.]*$/, (end) =>
        /\./.test(end) && abbreviated.test(name.slice(0, -end.length)) ? '.' : '',
      )
      .trim();
    if (name === before) break;
  }
  name = name.replace(/[,;]?\s*(?:et\.? al\.?)(?=[\s,.;]).*$/i, '').replace(/\s*;.*$/, '');
  name = name.replace(formAside, '').replace(individualAside, '').replace(aside, '').trim();
  name = name.replace(afterForm, '$<form>').trim();
  name = name.replace(besidePublicBody, '$<first>');
  if (!organisation.test(name) || (/^[^,]+ and [^,]+$/i.test(name) && !firmOfTwo.test(name)))
    name = firstOfSeveral(name);
  return name.replace(/^in the matter of:?\s+(?=\S)/i, '').replace(/[\s,;]+$/, '');
}

/** "St. Paul Fire and Marine Insurance Company": what one firm does. */
const firmOfTwo =
  /\b(?:Fire|Life|Home|Health|Accident|Fidelity|Savings|Title|Farmers|Merchants|Casualty|Property|Surety|Deposit|Trust) and [A-Z][\w’']+(?: [A-Z][\w.’']+)*$/i;

/** Of "Rock Bordelon and Torie Bordelon" the first; "Create and Construct, LLC" is one name. */
function firstOfSeveral(name: string): string {
  const [first, ...others] = name.split(
    /,?\s+and\s+|,\s+(?!(?:jr|sr|inc|llc|l\.l\.c|ltd|ii|iii|iv|p\.c|llp|lp|n\.a)\b)/i,
  );
  if (others.length === 0 || first === undefined) return name;
  return /\s/.test(first.trim()) && !organisation.test(first)
    ? first.trim()
    : organisation.test(name)
      ? name
      : first.trim();
}

function governmentName(name: string, court: string | undefined): string | undefined {
  if (/^(?:the )?united states(?: of america)?$/i.test(name)) return 'United States';
  if (/^(?:(?:her|his) majesty )?the (?:queen|king)$|^regina$|^rex$|^the crown$/i.test(name)) return 'R.';
  if (/^commissioner of internal revenue$/i.test(name)) return 'Commissioner';
  const people = /^(?:the )?people(?: of the state of \w+.*| of .*|,? &c\.?,?)?$/i.test(name);
  if (people) return 'People';
  if (/^(?:the )?(?:state|commonwealth)$/i.test(name)) return /state/i.test(name) ? 'State' : 'Commonwealth';
  const state = /^(?:the )?(?:state|commonwealth) of (?<state>[a-z ]+?)(?:, .*)?$/i.exec(name)?.groups?.state;
  if (!state) return undefined;
  const isOwn =
    court !== undefined && new RegExp(`\\b${state}\\b`, 'i').test(court) && !/united states/i.test(court);
  if (isOwn) return /^(?:the )?commonwealth/i.test(name) ? 'Commonwealth' : 'State';
  return titleCase(state.toUpperCase());
}

const isSurname = (words: string) =>
  /^\p{Lu}[\p{L}’'-]{2,}$/u.test(words.trim()) &&
  !/^(?:state|people|commonwealth|commissioner|secretary|government|crown|queen|king|regina|rex)$/i.test(
    words.trim(),
  );

function isIndividual(name: string): boolean {
  if (isPerson(name)) return true;
  if (organisation.test(name) || stateOfTwoWords.test(name) || /\b(?:of|the|for)\b/i.test(name)) return false;
  const words = name.replace(/,? (?:jr|sr|ii|iii|iv)\.?$/i, '').split(/\s+/);
  return words.length >= 2 && words.length <= 5 && words.every((word) => /^[\p{L}.’'“”"()-]+$/u.test(word));
}

/** Two or three words, a given name or an initial first ("Clara Lake", "J. P. Mills"), and no firm's form after them. */
function isPerson(name: string): boolean {
  const words = name.replace(/,? (?:jr|sr|ii|iii|iv)\.?$/i, '').split(/\s+/);
  if (words.length < 2 || words.length > 4 || firm.test(name) || /[&,\d]|\b(?:of|the|for|and)\b/i.test(name))
    return false;
  if (!words.every((word) => /^[\p{L}.’'“”"()-]+$/u.test(word))) return false;
  return (
    isGivenName(words[0]!) || (/^\p{L}\.$/u.test(words[0]!) && words.length > 2 && isGivenName(words[1]!))
  );
}

/** "Anne S." keeps her given name: the court withholds the other. */
function surname(name: string): string {
  if (/\s\p{Lu}\.$/u.test(name)) return name;
  const words = name
    .replace(/,? (?:Jr|Sr)\.?$/i, '')
    .replace(/,? (?:II|III|IV)$/, '')
    .split(/\s+/);
  let start = words.length - 1;
  while (start > 1 && /^(?:de|van|von|di|la|le|st\.?|del|der|den|ter|dos|el)$/i.test(words[start - 1]!))
    start--;
  return words.slice(start).join(' ');
}
