/** Who is against whom, and what the opinion calls them. */
import type { Opinion } from '../../../opinion/opinion.ts';
import { phraseAnyCase } from '../../language/grammar.ts';
import { capitalised, escaped, listed } from '../../language/words.ts';

export type Party = { name: string; short: string };

const entity = phraseAnyCase`
  Inc|Corp|Co|Company|Corporation|Ltd|LLC|L\.L\.C|LLP|Association|Assn|Ass['’]n|Board|Bd|Department|Dept|Commission
  |Comm['’]n|City|County|State|University|School|District|Dist|Bank|Union|Authority|Agency|Railroad|R\. ?R|Ry|Council
  |Church|Society|Foundation|Hospital|Ins|Services?|Group|Trust|Fund|Clinic|Center|Conference|Club|League|Party|Committee
  |Holdings|Enterprises|Industries|Partners|Systems|Technologies|Stores|Insurance|PLC|LP`;
const generic = listed(
  `the united state city county board new american national first north south east west general department of and
    federal public school district company co corp inc in re ex parte matter estate people commonwealth international
    saint st san los las association bank commission`,
);
export function partiesOf(opinion: Opinion, lead: string): Party[] {
  const caseName = opinion.caption.caseName;
  if (!caseName) return [];
  const sides = caseName.split(/,? (?:v\.?|vs\.?|versus) /i).slice(0, 2);
  return sides.map((side) => partyOf(side, lead)).filter(({ short }) => short.length > 1);
}

function partyOf(side: string, lead: string): Party {
  const name = side
    .replace(/^(?:in re|ex parte|in the matter of|matter of|in the interest of)(?: the)? /i, '')
    .replace(
      /^(?:conservatorship|guardianship|marriage|adoption|custody|dependency) of (?:the )?(?:person (?:and estate )?of )?/i,
      '',
    )
    .replace(/ on (?:Discipline|Habeas Corpus)$/i, '')
    .replace(/,? et (?:al|ux|vir)\.?,?/gi, '')
    .replace(/,? (?:as|in (?:his|her|their)) .*$/i, '')
    .replace(/,\s*$/, '')
    .trim();
  return { name, short: aliasOf(name, lead) ?? shortName(name, lead) };
}

/** The form of the name that the opinion itself uses most. */
function shortName(name: string, lead: string): string {
  if (/^(?:the )?(?:united states|state|people|commonwealth)\b/i.test(name)) return governmentName(name);
  const words = name.split(/,/)[0]!.trim().split(/\s+/); // split never gives an empty list
  const tidy = words.map((word) => (/^[A-Z'’.-]{3,}$/.test(word) && !/\./.test(word) ? titled(word) : word));
  const candidates = entity.test(name)
    ? [tidy.join(' '), tidy.slice(0, 2).join(' '), tidy[0] ?? '', words[0] ?? '', acronym(tidy)]
    : [personal(tidy), personal(words), tidy.join(' ')];
  const counted = candidates
    .filter((candidate) => candidate.length > 1 && !generic.has(candidate.toLowerCase().replace(/\.$/, '')))
    .map((candidate) => ({
      candidate,
      count: occurrences(lead, candidate) * Math.sqrt(candidate.split(' ').length),
    }));
  const best = counted.reduce((top, next) => (next.count > top.count ? next : top), {
    candidate: '',
    count: 0,
  });
  return best.candidate || tidy.slice(0, 4).join(' ');
}

/** The surname, or the first name where the court hides the surname behind a letter. */
function personal(words: readonly string[]): string {
  const last = words.filter((word) => !/^(?:Jr|Sr|II|III|IV)\.?$/.test(word)).at(-1) ?? '';
  return /^[A-Z]\.?$/.test(last) ? (words[0] ?? last) : last;
}

function governmentName(name: string): string {
  if (/united states/i.test(name)) return 'the United States';
  const plain = name.replace(/^the /i, '').split(',')[0] ?? name;
  return /^(?:state|people|commonwealth)$/i.test(plain) ? `the ${titled(plain)}` : `the ${titledAll(plain)}`;
}

function acronym(words: readonly string[]): string {
  const letters = words
    .filter((word) => /^[A-Z]/.test(word) && !/^(?:Inc|Co|Corp|Ltd)\b/.test(word))
    .map((word) => word[0]);
  return letters.length > 2 ? letters.join('') : '';
}

const titled = (word: string) => capitalised(word.toLowerCase());

function titledAll(text: string): string {
  return text.replace(/\b[A-Z]{2,}\b/g, (word) =>
    /^(?:OF|AND|THE|EX|REL)$/.test(word) ? word.toLowerCase() : titled(word),
  );
}

function occurrences(text: string, phrase: string): number {
  return text.split(phrase).length - 1;
}

/** The name the court says it will use: "Calvary Chapel of Bangor (the Chapel)". */
function aliasOf(name: string, lead: string): string | undefined {
  const full = escaped(name);
  const given = new RegExp(
    `${full},? (?:[a-z,' ]{0,40} )?\\((?:hereinafter,? |collectively,? )?["“]?((?:the )?["“]?[A-Z][\\w.&’' -]{1,28}?)[,”"]*(?: or [^)]*)?\\)`,
  ).exec(lead.slice(0, 15_000))?.[1];
  const alias = given?.replace(/["“”]/g, '');
  return alias && !/\d|^(?:Plaintiff|Defendant|Petitioner|Respondent|Appell)/.test(alias) ? alias : undefined;
}
