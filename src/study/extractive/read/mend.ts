/**
 * A sentence that leans on the one before it, made readable as lawyers do: what it points to in square brackets. Only where
 * one antecedent is certain; all else stays as it is.
 */
import { lowerKinds } from '../../../opinion/court-kinds.ts';
import { anyCase, oneOf, pattern, phraseAnyCase } from '../../language/grammar.ts';
import { capitalised } from '../../language/words.ts';
import type { Bracket } from '../../material/schema.ts';
import { wholeMonths } from '../text/phrases.ts';
import { isLeaning } from '../text/readable.ts';
import type { Sentence } from '../text/sentence.ts';

export type Mended = { shown: string; brackets: Bracket[] };

type ShownSentence = Pick<Sentence, 'shown' | 'paragraphIndex'>;
/** Who a sentence is about, as its subject; a pronoun that stands for it may follow in the next one. */
type Subject = { name: string; number: 'one' | 'several' | 'court' };

/** Sentence by sentence; undefined where nothing leans or nothing is certain. */
export function mendsOf(sentences: readonly ShownSentence[]): (Mended | undefined)[] {
  let subject: Subject | undefined;
  return sentences.map((sentence, index) => {
    const before = sentences[index - 1];
    const goesOn = before?.paragraphIndex === sentence.paragraphIndex;
    const known = goesOn ? subject : undefined;
    const mended =
      withSubject(sentence.shown, known) ??
      withLaw(sentence.shown, goesOn ? [sentences[index - 2], before] : [], sentence.paragraphIndex);
    const isSame = known && opensWithPronoun.test(sentence.shown) && mended;
    subject = isSame
      ? onlyOne(sentence.shown.replace(opensWithPronoun, ''))
        ? known
        : undefined
      : subjectOf(sentence.shown);
    return mended && !isLeaning(mended.shown) && !stillPoints.test(mended.shown) ? mended : undefined;
  });
}

const itself = oneOf`
  case|Court|appeal|State|country|is|was|the|an?|he|she|it|they|we|there`;
const stillPoints = pattern`
  ^\W*\w+ (?:also|then|too|therefore|thus|again|further)\b
  |\b(?:this|that|these|those|such) (?!${itself}\b)[a-z]+\b(?! (?:that|which|who|whether|of)\b)`;

const title = oneOf`
  Plaintiff|Defendant|Petitioner|Respondent|Appellant|Appellee|Claimant|Worker|Employer|Insurer|Father|Mother|Husband|Wife
  |Child|Buyer|Seller`;
const one = anyCase`^(?:The )?${title}(?= (?!and\b|or\b)[a-z])`;
const several = anyCase`^(?:The )?${title}s(?= (?!and\b|or\b|of\b)[a-z])`;
const titled = String.raw`(?:Mr|Mrs|Ms|Dr)\. |(?:Officer|Sergeant|Detective|Deputy|Agent) `;
const acts = oneOf`was|had|did|then|also|told|said|went|drove|filed|sued|lived|[a-z]{3,}ed`;
const person = pattern`
  ^(?:${titled})?[A-Z][a-z’'-]+(?: (?:[A-Z]\. )?[A-Z][a-z’'-]+)?(?= ${acts} )`;
const opensWith = oneOf`
  The|This|That|These|Those|In|On|At|By|For|If|When|While|After|Before|Since|Because|Under|Such|It|He|She|They|We|Our|There
  |Here|Each|Both|Another|One|Two|Three|Many|Some|All|No|As|An?|What|Whether|Although|Though|However|Most|Several|Only|Once
  |Later|Thereafter|Shortly|Apparently|Eventually`;
const ofLaw = oneOf`
  Congress|Section|Article|Rule|Act|Court|Courts|State|States|Amendment|Petition|Counsel|Evidence|Testimony|Trial|Officers?
  |Police|Jurors?|Judge|Justice|Appellants?|Discovery|Judgment`;
const noPerson = pattern`^(?:${opensWith}|${ofLaw}|Nothing|Neither|Nobody|Everyone)\b`;
const lowerCourts = oneOf`
  (?:${lowerKinds}) (?:court|judge)|District Court|Court of Appeals|Circuit Court(?: of Appeals)?|Bankruptcy Court
  |Tax Court|Superior Court`;
const courtSubject = pattern`^(?:The|the) ${lowerCourts}(?= [a-z])`;

const otherPerson = phraseAnyCase`
  petitioners?|respondents?|appell(?:ant|ee)s?|plaintiffs?|defendants?|claimants?|workers?|employers?|insurers?
  |officers?|polic\w+|wi(?:fe|ves)|husbands?|mothers?|fathers?|parents?|sons?|daughters?|child(?:ren)?|boys?|girls?
  |victims?|drivers?|passengers?|agents?|doctors?|physicians?|attorneys?|lawyers?|counsel|judges?|m[ae]n|wom[ae]n|persons?
  |people|witness(?:es)?|employees?|owners?|tenants?|landlords?|neighbors?|girlfriend|boyfriend|friends?|brothers?
  |sisters?|buyers?|sellers?|directors?|members?|students?|teachers?|others|somebody|someone|who`;
/** A name in the middle of a sentence may be anybody's; what is surely nobody's does not count. */
const nobodys = oneOf`
  ${wholeMonths}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Section|Rule|Article|Title|Act|Code|Amendment
  |Constitution|Street|Avenue|County|Court|Exhibit|United States|New Mexico|I|DWI`;
const otherName = pattern`(?<=[a-z,;] )(?!${nobodys}\b)[A-Z][A-Za-z’'.-]+`;

const onlyOne = (rest: string) => !otherPerson.test(rest) && !otherName.test(rest);

function subjectOf(shown: string): Subject | undefined {
  const as = (number: Subject['number'], found: RegExpExecArray | null) =>
    found && onlyOne(shown.slice(found[0].length)) ? { name: found[0], number } : undefined;
  const named = person.exec(shown);
  return (
    as('several', several.exec(shown)) ??
    as('one', one.exec(shown)) ??
    as('court', courtSubject.exec(shown)) ??
    (named && !noPerson.test(named[0]) ? as('one', named) : undefined)
  );
}

const opensWithPronoun = /^(?:He|She|They|It|His|Her|Their|Its)\b(?!['’])/;
const ruled = oneOf`
  held|found|concluded|ruled|reasoned|denied|granted|affirmed|reversed|vacated|dismissed|noted|explained|rejected|determined
  |ordered|entered|sentenced|instructed|declined|refused|stated`;
const ruling = pattern`^(?:It|Its) ${ruled}\b`;

function withSubject(shown: string, subject: Subject | undefined): Mended | undefined {
  const pronoun = opensWithPronoun.exec(shown)?.[0];
  if (!pronoun || !subject) return undefined;
  const { name, number } = subject;
  const agrees =
    number === 'several'
      ? /^The(?:y|ir)$/.test(pronoun)
      : number === 'one'
        ? /^(?:H|Sh)/.test(pronoun)
        : ruling.test(shown);
  // "Her" may be no possessive, and a second pronoun of the other number points elsewhere.
  if (!agrees || (number === 'one' && /\b(?:they|their|them)\b/.test(shown))) return undefined;
  const owned = /^(?:His|Her|Their|Its)$/.test(pronoun) ? (/s$/.test(name) ? '’' : '’s') : '';
  const put = `[${capitalised(name)}${owned}]`;
  return { shown: `${put}${shown.slice(pronoun.length)}`, brackets: [{ start: 0, end: put.length }] };
}

const pointsToLaw =
  /\b([Tt])his (section|statute|provision|rule|amendment|clause)\b(?! (?:of|that|which|was)\b)/;
const laws: Readonly<Record<string, RegExp>> = {
  section: /(?:\bSection|§) ?\d[\w.:-]*(?: ?\([\da-zA-Z]+\))*/g,
  statute: /(?:\bSection|§) ?\d[\w.:-]*(?: ?\([\da-zA-Z]+\))*/g,
  provision: /(?:\bSection|\bRule|§) ?\d[\w.:-]*(?: ?\([\da-zA-Z]+\))*/g,
  rule: /\bRule \d[\w.:-]*(?: ?\([\da-zA-Z]+\))*/g,
  amendment: /\bthe [A-Z][a-z]+(?:-[A-Z]?[a-z]+)? Amendment/g,
  clause: /\bthe (?:[A-Z][a-z]+ (?:and |of )?){1,4}Clause/g,
};

/** "this section" after one section was named. */
function withLaw(
  shown: string,
  before: readonly (ShownSentence | undefined)[],
  paragraph: number,
): Mended | undefined {
  const found = pointsToLaw.exec(shown);
  const pattern = laws[found?.[2] ?? ''];
  if (!found || !pattern || shown.match(pattern) || /["“]/.test(shown.slice(0, found.index)))
    return undefined;
  const named = before.flatMap((told) =>
    told?.paragraphIndex === paragraph ? (told.shown.match(pattern) ?? []) : [],
  );
  const [law, ...others] = new Set(named.map((each) => each.replace(/[.:-]+$/, '')));
  if (!law || others.length > 0) return undefined;
  const put = `[${found[1] === 'T' ? capitalised(law) : law}]`;
  const text = `${shown.slice(0, found.index)}${put}${shown.slice(found.index + found[0].length)}`;
  return { shown: text, brackets: [{ start: found.index, end: found.index + put.length }] };
}
