/**
 * A case's name as lawyers shorten it wherever it is repeated: the Bluebook's rules 10.2.1 and 10.2.2 and its table T6,
 * as far as they hold in running text. The full caption stands above what is said of the case.
 */
import { partyName } from './party.ts';
import { titleCase } from './title-case.ts';

type Row = { rule: string; pattern: RegExp; to: string; from: string; becomes: string };

/** Of the whole name, before its parties are looked at. */
const ofNames: Row[] = [
  {
    rule: 'a heading above the name',
    pattern: /^[^:.]{3,30}: (?=.* v\. )/,
    to: '',
    from: 'Annotated Case: Marlow v. Oakes',
    becomes: 'Marlow v. Oakes',
  },
  {
    rule: '10.2.1(a) another name',
    pattern: /(?<=\S) \([^()]*\)$/,
    to: '',
    from: 'Keel LLC v. Harbor (Triple Play)',
    becomes: 'Keel v. Harbor',
  },
  {
    rule: '10.2.1(a) the first of several',
    pattern: /;.*$/,
    to: '',
    from: 'In re Vale; In re Oakes',
    becomes: 'In re Vale',
  },
  {
    rule: '10.2.1(b) In re',
    pattern:
      /^(?:in the matters? of|in the interests? of|in re the matter of|in re:|(?:the )?matter of)(?: the| an?)? /i,
    to: 'In re ',
    from: 'In the Matter of Whitworth',
    becomes: 'In re Whitworth',
  },
  {
    rule: '10.2.1(b) In re',
    pattern: /^(?:petition|application) of (?:the )?/i,
    to: 'In re ',
    from: 'Application of Vale',
    becomes: 'In re Vale',
  },
];

/** Of each party. */
const ofParties: Row[] = [
  {
    rule: '10.2.1(d) The',
    pattern: /^the /i,
    to: '',
    from: 'The Florida Bar v. Vale',
    becomes: 'Florida Bar v. Vale',
  },
  {
    rule: '10.2.1(f) where it is',
    pattern:
      /^((?:(?:County |City )?Board|Department|Commission|Office|Council|School Board) (?:of|for) [^,]+?|(?:County |City )?School Board) of (?:the )?(?:City|Town|Township|County|Village|Borough|State|Commonwealth|New|Los|San|North|South|West|East)\b.*$/,
    to: '$1',
    from: 'Marlow v. Board of Education of the Township of East Harbor',
    becomes: 'Marlow v. Board of Education',
  },
  {
    rule: '10.2.1(g) of America',
    pattern: / of America(?=$|,)/,
    to: '',
    from: 'Brotherhood of Pilots of America v. Vale',
    becomes: 'Brotherhood of Pilots v. Vale',
  },
  {
    rule: '10.2.1(h) what kind of firm it is',
    pattern:
      /,? (?:Inc|Incorporated|LLC|L\.\s?L\.\s?C|Ltd|Limited|LLP|L\.\s?L\.\s?P|LP|L\.\s?P|N\.\s?A|P\.\s?C|PLLC|PLC|F\.\s?S\.\s?B|S\.\s?A)\.?$/i,
    to: '',
    from: 'Weintraub v. Quicken Loans, Inc.',
    becomes: 'Weintraub v. Quicken Loans',
  },
  {
    rule: '10.2.1(c) known by initials',
    pattern: /^National Labor Relations Board$/,
    to: 'NLRB',
    from: 'Vale v. National Labor Relations Board',
    becomes: 'Vale v. NLRB',
  },
  {
    rule: '10.2.1(c) known by initials',
    pattern: /^Securities (?:and|&) Exchange Commission$/,
    to: 'SEC',
    from: 'Vale v. Securities and Exchange Commission',
    becomes: 'Vale v. SEC',
  },
  {
    rule: '10.2.1(c) known by initials',
    pattern: /^Federal Trade Commission$/,
    to: 'FTC',
    from: 'Federal Trade Commission v. Vale',
    becomes: 'FTC v. Vale',
  },
  {
    rule: '10.2.1(c) known by initials',
    pattern: /^Federal Communications Commission$/,
    to: 'FCC',
    from: 'Federal Communications Commission v. Vale',
    becomes: 'FCC v. Vale',
  },
  {
    rule: '10.2.1(c) known by initials',
    pattern: /^(?:U\.S\. |United States )?Environmental Protection Agency$/,
    to: 'EPA',
    from: 'Vale v. Environmental Protection Agency',
    becomes: 'Vale v. EPA',
  },
  {
    rule: '10.2.1(c) known by initials',
    pattern: /^Equal Employment Opportunity Commission$/,
    to: 'EEOC',
    from: 'Equal Employment Opportunity Commission v. Vale',
    becomes: 'EEOC v. Vale',
  },
  {
    rule: 'T6 Company',
    pattern: /\bCompany\b/g,
    to: 'Co.',
    from: 'Marlow v. Tidewater Ferry Company',
    becomes: 'Marlow v. Tidewater Ferry Co.',
  },
  {
    rule: 'T6 Corporation',
    pattern: /\bCorporation\b/g,
    to: 'Corp.',
    from: 'Vale v. Harbor Corporation',
    becomes: 'Vale v. Harbor Corp.',
  },
  {
    rule: 'T6 Association',
    pattern: /\bAssociation\b/g,
    to: 'Ass’n',
    from: 'Ohralik v. Ohio State Bar Association',
    becomes: 'Ohralik v. Ohio State Bar Ass’n',
  },
  {
    rule: 'T6 Brothers',
    pattern: /\bBrothers\b/g,
    to: 'Bros.',
    from: 'Vale v. Oakes Brothers',
    becomes: 'Vale v. Oakes Bros.',
  },
  {
    rule: '10.2.1(c) and',
    pattern: / and (?=.*\b(?:Co|Corp|Bros|Ass’n|Sons)\b)/,
    to: ' & ',
    from: 'Vale v. Oakes and Harbor Company',
    becomes: 'Vale v. Oakes & Harbor Co.',
  },
];

/** What `partyName` does: the first of several parties, without given names, roles, offices and descriptions. */
const done: Pick<Row, 'rule' | 'from' | 'becomes'>[] = [
  { rule: '10.2.1(a) et al.', from: 'Vale, et al. v. Oakes', becomes: 'Vale v. Oakes' },
  {
    rule: '10.2.1(e) offices',
    from: 'Strickland, Superintendent, Florida State Prison v. Washington',
    becomes: 'Strickland v. Washington',
  },
  {
    rule: '10.2.1(e) descriptions',
    from: 'Vale, as Administrator of the Estate of Oakes v. Harbor',
    becomes: 'Vale v. Harbor',
  },
  {
    rule: '10.2.1(f) United States',
    from: 'United States of America v. Nora Long',
    becomes: 'United States v. Long',
  },
  { rule: '10.2.1(f) State of', from: 'State of Oklahoma v. Long', becomes: 'Oklahoma v. Long' },
  {
    rule: '10.2.1(g) given names',
    from: 'Charles E. Strickland v. David Washington',
    becomes: 'Strickland v. Washington',
  },
  {
    rule: '10.2.1(b) ex rel.',
    from: 'State of Oklahoma ex rel. Oklahoma Bar Association v. Whitworth',
    becomes: 'Oklahoma ex rel. Oklahoma Bar Ass’n v. Whitworth',
  },
];

export const nameExamples = [...ofNames, ...ofParties, ...done].map(({ rule, from, becomes }) => ({
  ...{ rule, from, becomes },
}));

const mostWordsOfName = 8;
const mostWordsOfSide = 5;

/** "Weintraub v. Quicken Loans"; what is no case's name stays as it is. */
export function shortCaseName(title: string): string {
  const name = rewritten(title.replace(/\s+/g, ' ').trim(), ofNames);
  const sides = (/\p{Ll}{3}/u.test(name) ? name : titleCase(name)).split(/ v(?:s)?\.? /i);
  if (sides.length !== 2)
    return /^In re /.test(name) ? `In re ${shortParty(name.slice('In re '.length))}` : name;
  const short = sides.map(shortParty);
  const isLong = wordsIn(short.join(' ')) > mostWordsOfName;
  return (isLong ? short.map(cut) : short).join(' v. ');
}

/** Beside a surname only a known given name is cut: “Quicken Loans” has none. */
const besideSurname = 'Marlow';

function shortParty(party: string): string {
  const [own = party, relator] = party.replace(/ \([^()]*\)$/, '').split(/ ex rel\.? /);
  const short = rewritten(asWritten(partyName(own, undefined, besideSurname), own), ofParties);
  return relator === undefined ? short : `${short} ex rel. ${shortParty(relator)}`;
}

/** A name of four words and more is no person’s; capitals beside small letters are how a party writes itself. */
function asWritten(name: string | undefined, own: string): string {
  const [whole = own] = own.split(',');
  if (name === undefined || (!name.includes(' ') && wordsIn(whole) > 3)) return whole;
  const at = own.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? name : own.slice(at, at + name.length);
}

const rewritten = (words: string, rows: readonly Row[]): string =>
  rows.reduce((current, { pattern, to }) => current.replace(pattern, to).trim() || current, words);

const wordsIn = (text: string) => text.split(' ').length;

/** "Harbor Mining Co. v. District 2, Pilots and Keepers Beneficial Association" is District 2. */
function cut(side: string): string {
  const [first = side] = side.split(',');
  const name = wordsIn(first) > 1 ? first : side;
  if (wordsIn(name) <= mostWordsOfSide) return name;
  return name
    .split(' ')
    .slice(0, mostWordsOfSide)
    .join(' ')
    .replace(/ (?:of|for|and|the|in|&)(?: the)?$/, '');
}

/** Many cases have them for a party: the other one names the case. */
const common =
  /^(?:United States|State|People|Commonwealth|Commissioner|NLRB|SEC|FTC|FCC|EPA|EEOC|City|County|.* ex rel\. .*)$/;

/** "Marlow" of "Marlow v. Tidewater Ferry Co.", "Long" of "United States v. Long", "Whitworth" of "In re Whitworth". */
export function calledName(title: string): string {
  const name = shortCaseName(title);
  const [first = name, second] = name.split(' v. ');
  if (second !== undefined && common.test(first)) return second;
  return first.replace(/^(?:In re|Ex parte) /, '');
}
