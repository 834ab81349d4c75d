/** What a sentence must be to be read aloud, and the little that may be trimmed to get there. */
import { abbreviationKind } from '../../../opinion/sentences/abbreviations.ts';
import { ordinals } from '../../../opinion/sentences/ordinals.ts';
import { anyCase, oneOf, pattern } from '../../language/grammar.ts';
import { capitalised, countWords, listed } from '../../language/words.ts';
import { withoutReferences, withoutReporters } from './citing.ts';

/** "Marlow, however, argues that …" says who argues. */
const saysWho = oneOf`
  continues?|argues?|says?|said|concludes?|concluded|reasons?|reasoned|contends?|claims?|maintains?|urges?|goes|runs`;
const notSo = oneOf`far|long|much|many|too|also|do|does|did|is|are|was|were|has|have|had`;
const besides = oneOf`then|however|too|therefore|moreover|thus`;
const conjunction = oneOf`But|And|Thus|Hence|So(?! ${notSo}\b)|Yet|Therefore|Accordingly`;
const forReasons = oneOf`
  For (?:all )?(?:of )?(?:these|those|this|that|the)(?: foregoing| following| above| same)? reasons?(?: [^,]{0,45})?
  |In (?:light|view) of (?:all )?(?:of )?(?:the foregoing|this|that|these [a-z]+)
  |On (?:this|that) (?:record|basis|ground)|As a result`;
const summing = oneOf`In short|In sum|In addition|In conclusion|To conclude|In summary|After all`;
const contrasting = oneOf`
  Nevertheless|Nonetheless|However|Rather|Instead|On the other hand|On the contrary|By contrast|In contrast|Even so|Still`;
const connective = oneOf`
  Consequently|Moreover|Furthermore|Finally|Indeed|To be sure|Of course|In other words|That is|Again|Also|Besides
  |In any event|At any rate|For example|For instance|Similarly|Likewise|Additionally|Further|First|Second|Third|Fourth
  |Lastly|Fortunately|Unfortunately|Here again|Simply put|Put simply|Not surprisingly|Significantly|Notably|Admittedly
  |True|Here|Now|Then`;
const opening = pattern`
  ^(?!\w+, (?:\S+ ){1,5}${saysWho}, )
  (?:${conjunction}(?:, (?:${besides}|for example|for instance),|,)?[ ]
  |(?:${connective}|${contrasting}|${summing}|${forReasons})(?:, ${besides})?, )(?=\S)`;
const sentenceBegins = oneOf`The|In|At|On|We|It|This|For|As|Under|If|When|Here|Defendants?|Plaintiffs?`;
const bracketed = String.raw`\{ ?\d+\}|\[¶ ?\d+\]|¶ ?\d+\.?`;
const counted = String.raw`\d{1,3}\. |\d{1,3}\.(?=[A-Z“])|\d{1,3} (?=${sentenceBegins}\b)|\((?:[a-z]|\d|[ivx]+)\) `;
const lettered = String.raw`[A-Z]\. |(?:I|II|III|IV|V|VI)\. |[IVX]{1,4} (?:[A-Z\d] )?(?=[A-Z“])|[B-H] (?=[A-Z][a-z])`;
const paragraphMark = pattern`^(?:${bracketed}|${counted}|${lettered})\s*`;

/** "Second. The statute …", "2d. …": the number that a court gives a point. */
const pointMark = new RegExp(`^${ordinals}\\. (?=["“‘'[]?[A-Z])`);

/** "GUSTAV, Judge: The taxpayer …", where the opinion begins on the line of its author. */
const author =
  /^[A-Z][A-Z’'. -]{2,40}, (?:[A-Z][a-z]+ ){0,2}(?:Judge|Justice|Chancellor|C?\.? ?J\.)[:.] ?[—–-]?(?=[A-Z“"])/;
/** What the sentence before rested on: "Sec. 705(a)(1). The basis is …". */
const citationBefore = /^(?:Secs?\.|Sections?|§+|Rule) \d[\w().,–-]*\. (?=[A-Z“"])/;
/** A case named after the sentence has ended, once its reporter is gone, or one named before and cited again. */
const sentenceEnds = '(?<=[a-z]{2}[.?!]["”’\')]*)';
const nameInCite = oneOf`[A-Z][\w.,’'&-]*|of|the|and|for|ex|in`;
const citedAgain = oneOf`
  [A-Z][\w.’'-]*(?: [A-Z][\w.’'-]*){0,3},? (?:supra|ante|post|infra|No\.)
  |\d+ (?:Stat\.|CFR|C\. ?F\. ?R\.|U\. ?S\. ?C\.)|Brief (?:for|in)|Pp?\.`;
const citationBehind = pattern`
  ${sentenceEnds} (?:${nameInCite} ){1,12}v\. [^?!]{2,80}\([^()]*\d{4}\)\.$
  |${sentenceEnds} ${citedAgain}[^?!a-z]*(?:at|[nN]n?|U|S|Opposition)?[^?!a-z]*\d[^?!a-z]*\.$`;
/** What stands behind the last full stop inside. */
const behindStop = /(?<=[a-z]{2}[.?!]["”’')]*) [^.?!]{0,80}(?:\.[^?!]{0,120})?\.$/;
const joinsNames = pattern`
  ^(?:of|the|and|to|in|re|for|ex|rel\.|v\.|[Ii]d\.,?|at|supra[,;.]?|ante,?|post,?|n\.|et|al\.,?|on|see|also|\(?[a-z]\)\.?
  |[^a-z].*)$`;

/** "…; see also Oakes (Lund, J., dissenting)." */
const seeBehind = pattern`
  ; (?:see|cf\.|accord)(?: also| generally)?,? (?:e\. ?g\., )?
  (?:[A-Z§\d]|cases cited|id\.|ante|post|supra)[^“”"]{0,400}$`;

/** "Fla. Stat. § 9." is no citation behind a sentence that ends in "Fla.". */
function unlessAbbreviated(tail: string, at: number, whole: string): string {
  const word = /[\w’']+(?=\.["”’')]*$)/.exec(whole.slice(0, at))?.[0];
  return word !== undefined && abbreviationKind(word) !== undefined ? tail : '';
}

/** Names, numbers and marks of a citation, with no word of a sentence among them. */
function isOnlyCited(text: string): boolean {
  const named = /\bv\. |\bsupra\b|\b[Ii]n re\b|\bNo\. |§|\b[Ii]d\.|: Petition/.test(text);
  return (
    named &&
    text
      .trim()
      .split(/\s+/)
      .every((word) => joinsNames.test(word))
  );
}

/** "Jury Instruction on Causation{ 23} The tenant contends": a heading run into the paragraph whose number follows it. */
const headBeforeNumber = /^[^.?!"“]{1,80}(?=\{ ?\d{1,3}\} ?[A-Z])/;

/** "Section 2(B) Section 2(B) requires": a heading run into its paragraph. */
const repeatedHead = /^(\S[^.]{4,60}?) \1 /;

/** The sentence without paragraph numbers, an opening connective and reporters. */
export function readable(text: string): string {
  const bare = withoutReferences(
    withoutReporters(
      withoutMarks(text)
        .replace(headBeforeNumber, '')
        .replace(paragraphMark, '')
        .replace(pointMark, '')
        .replace(author, '')
        .replace(citationBefore, ''),
    )
      .replace(citationBehind, unlessAbbreviated)
      .replace(behindStop, (tail, at: number, whole: string) =>
        isOnlyCited(tail) ? unlessAbbreviated(tail, at, whole) : tail,
      )
      .replace(seeBehind, '.')
      .replace(repeatedHead, '$1 '),
  );
  const trimmed = bare.replace(opening, '');
  if (trimmed === bare || trimmed.length < 20) return spaced(closed(bare));
  return spaced(closed(capitalised(trimmed)));
}

/** "the limits... in other States": an ellipsis stands apart from the words that it joins. */
const ellipsis = /(?<=[\w)’”"])\.\.\. (?=[\w([“‘"])/g;
const spaced = (text: string) => text.replace(ellipsis, ' … ');

/** A quotation that goes on beyond the sentence, or began before it, ends and begins with what is quoted here. */
function closed(text: string): string {
  if (
    /^[^“”]*“[^“”]*(?:“[^“”]*”[^“”]*)*$/.test(text) &&
    text.split('“').length === text.split('”').length + 1
  )
    return `${text}”`;
  if (/^[^“”]*”/.test(text) && text.split('”').length === text.split('“').length + 1) return `“${text}`;
  const straight = [...text.matchAll(/"/g)];
  const only = straight.length === 1 ? straight[0]?.index : undefined;
  if (only === undefined) return text;
  const opens = /(?:^|[\s([—])$/.test(text.slice(0, only)) && /^"[[\w]/.test(text.slice(only));
  const closes = /[\w.,;?!\]]$/.test(text.slice(0, only)) && !opens;
  if (opens) return `${text}"`;
  return closes ? `"${text}` : text;
}

/** Footnote marks, star pages and emphasis that a plain text still carries. */
function withoutMarks(text: string): string {
  return text
    .replace(/^["“](?=\d{1,2}\. [^"”]*$)/, '')
    .replace(/\s?\[(?:\d{1,3}|\*+|†)\]/g, '')
    .replace(/([a-z]{2}[.,;?!]["”’']?)\d{1,3}(?=\s|$)/g, '$1')
    .replace(/((?:[a-z]{2}|\))[.?!]["”’')\]]*)\d{1,2}\.$/, '$1')
    .replace(/\u00ad\s*/g, '')
    .replace(/(\b[A-Z][a-z]{2,8}\.? \d{1,2}),(?=(?:1[6-9]|20)\d\d\b)/g, '$1, ')
    .replace(/(-?)\b([A-Za-z]{2,})- (?!(?:and|or|to)\b)([a-z]{2,})/g, rejoined)
    .replace(/\b([a-z]{4,})\d{1,2}(?=[\s,;])/g, '$1')
    .replace(/(?<=^|\s)\*{1,2}\d{1,4}[A-Z]?\s/g, '')
    .replace(/, see(?:, e\. ?g\.)?(?:, \d+)?, (?=(?:and|but|which|who|that|we|it|under|as|if|the)\b)/g, ', ')
    .replace(
      /, see, (?=\p{Lu}[\w.’']+ (?:has|have|had|is|was|are|were|need|must|may|will|would|can|could)\b)/gu,
      ', ',
    )
    .replace(/;? \*+(?=[\s.])/g, '')
    .replace(/(^|[\s(“"])[_*]{1,2}([^_*]{1,80})[_*]{1,2}(?=\W|$)/g, '$1$2')
    .replace(/(?<=^|\s)_(?=\p{L})|(?<=\p{L})_(?=\s)|(?<=\s)_\s|\s_(?=,)/gu, '')
    .replace(/(?<=\p{L})_(?=\p{L}|\d)/gu, ' ');
}

/** These form compounds, whose hyphen is their own. */
const formsCompounds = listed(
  `self ever well of by so half high low long full free non two three four five year new law court judge state federal`,
);

/** "Jus- tices", parted at the end of a line. */
function rejoined(_: string, before: string, left: string, right: string): string {
  const isCompound =
    before !== '' || formsCompounds.has(left.toLowerCase()) || (left.length > 5 && right.length > 5);
  return `${before}${left}${isCompound ? '-' : ''}${right}`;
}

const furniture = oneOf`
  Cite as|Slip Op|Opinion of the Court|Syllabus|Page \d+ of \d+|Filed \d|Case \d:\d|No\. \d+-\d+ Document`;
const headLike = pattern`
  delivered the opinion|hereby certify|announced the judgment of the Court|\b${furniture}\b`;
/** The tail of a footnote's list of authorities, or a sentence with its citation still behind it. */
const mostlyCited = pattern`
  ^\d+ \(\d{4}\)|(?: v\. [^;]{3,80};[^;]*){2}|\\|[.?!]["”’)]* (?:See|Cf\.|Ib\.|Id\.|Ibid\.),? [^.?!]*\d\.?$`;
/** A stray mark, a clause without its verb, or what is left of a list of citations. */
const authority = oneOf`Rules? \d|NMSA|§|Sections? \d|[A-Z][\w.’']+ v\. `;
const ofJudge = String.raw`\([A-Z]\w+, (?:C\. )?J\., (?:concurring|dissenting)[^)]*\)\.$`;
const brokenInside = pattern`
  , see (?:also |e\. ?g\., )?${authority}|\s[\x60´]\s|\d\.\d{1,2} [A-Z][a-z]
  |\b(?:that|whether|if) (?:the|an?|its|his|her) \w+\.$|[,;] ?[,;.]|\bwith;| v\. [^.?!]{2,60} S\. ?Ct\. \d|${ofJudge}`;
const pairs = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
] as const;

/** "1 George Kell, Port Sable, for petitioner." */
const client = oneOf`
  petitioners?|respondents?|appell(?:ant|ee)s?|plaintiffs?|defendants?|United States`;
const counsel = pattern`
  ^[^a-z]{0,40}(?:[A-Z][\w.’'-]{0,30},? |of |and |by |with (?:him|her|them|whom) |on the brief,? ){2,20}
  for (?:the )?${client}(?: in error)?\.$`;

const abbreviated = oneOf`
  v|vs|No|Nos|Mr|Mrs|Dr|Inc\.? v|Conn|Colo|Ann|Stat|Const|Art|Regs|Cal|Tenn|Mass|Wash|Ill|[Ss]ee|[Cc]f|e\. ?g`;
const endsAbbreviated = pattern`\b${abbreviated}\.$`;

/** True for a whole sentence: begins as one, ends as one, nothing open inside, no page furniture. */
export function isWhole(shown: string): boolean {
  return (
    /^["“‘'[]*[A-Z\d§$]/.test(shown) &&
    /[.?!…]["”’')\]]*$/.test(shown) &&
    !endsAbbreviated.test(shown) &&
    !/^\d{1,4} (?:[A-Z][\w.]*\.? ?){1,4}(?:\dd )?\d/.test(shown) &&
    !/, pp?\. \d[^.?!]*, 1[6-9]\d\d\.$/.test(shown) &&
    !headLike.test(shown) &&
    !mostlyCited.test(shown) &&
    !brokenInside.test(shown) &&
    !counsel.test(shown) &&
    !/^(?:First|Second|Third|Fourth|Next|Last),? (?:by|that|whether|because|for|in)\b/.test(shown) &&
    !/(?:\b[A-Z]{2,}\b[ ,.]+){5,}/.test(shown) &&
    hasBalancedPairs(shown)
  );
}

function hasBalancedPairs(text: string): boolean {
  if ((text.match(/"/g)?.length ?? 0) % 2 !== 0) return false;
  return pairs.every(([open, close]) => text.split(open).length === text.split(close).length);
}

const pointing = oneOf`
  This|That|These|Those|Such|It|They|He|She|His|Her|Its|Their|Both|Neither|The (?:former|latter|same)
  |There(?:after|fore)?|Then|One|Another|Each|Ibid|Id|See|Cf|Compare|As (?:noted|discussed|explained|stated)|Not so|Nor|Or
  |For|Because of (?:this|that)|Under (?:this|that|these|those|such)|To that
  |In (?:that|this|such) (?:case|context|regard|respect|connection|situation|event|light)`;
const dangling = pattern`^["“]?${pointing}\b`;

const namedBefore = oneOf`
  the (?:former|latter|foregoing)|that (?:argument|question|reason|point)`;
const pointsInOpening = anyCase`
  ^(?:\S+ ){0,5}(?:any|no|all|each) such\b|^(?:\S+ ){0,3}such (?!as\b)|^(?:\S+ ){0,4}${namedBefore}\b`;

/** True when the sentence leans on the one before it, and so reads ill alone. */
export function isDangling(shown: string): boolean {
  if (pointsInOpening.test(shown)) return true;
  return (
    dangling.test(shown) && !/^(?:This|That) (?:Court|case|matter|appeal|action|suit|petition)\b/.test(shown)
  );
}

/** True when some word in the sentence, wherever it stands, points to what stood before it. */
export function isLeaning(shown: string): boolean {
  return isDangling(shown) || pointsBack.test(shown);
}

const said = oneOf`
  interpretations?|issues?|arguments?|questions?|contentions?|claims?|points?|matters?|imperfections?|inquir(?:y|ies)
  |rationales?|reasons?|grounds?|theor(?:y|ies)|statements?|passages?|propositions?|factors?|differences?|defects?
  |errors?|remarks?|instructions?`;
const step = oneOf`element|factor|part|prong|requirement|showing|step`;
const pointsBack = pattern`
  \b(?:that|those|these|such) ${said}\b(?! (?:that|which|whether|of)\b)|\bconsider them here\b|\bsuch an? [a-z]+\b
  |\bthe (?:second|first|former|latter|same) (?:rationale|reason|argument|ground|point)\b|^Either way\b
  |\b[Ii]n either (?:case|event)\b|\bthe (?:second|third|fourth|last) ${step}\b(?! of\b)`;

/** Fit to stand alone in study material. */
export function isQuotable(shown: string, fewest = 6, most = 70): boolean {
  const words = countWords(shown);
  return words >= fewest && words <= most && isWhole(shown) && !isOnlyCited(shown);
}
