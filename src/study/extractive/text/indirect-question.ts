/** The question in a sentence that puts one: "We granted certiorari to decide whether X." asks "Whether X." */

import { oneOf, pattern } from '../../language/grammar.ts';
import { capitalised, countWords } from '../../language/words.ts';
import { isWhole } from './readable.ts';

const fewestWords = 7;
/** Of a question that is counted off beside others. */
const fewestCounted = 5;
/** A court that puts its question whole may need more words than one that only touches it. */
const mostWords = 60;
const mostWordsPut = 100;
/** "We granted certiorari to decide whether X." gives "Whether X."; a question stays as it is; "(1) … (2) …" gives two. */
export function askedIn(shown: string): string[] {
  const fits = (text: string) => isOfLength(text, announces.test(shown) ? mostWordsPut : mostWords);
  if (!isWhole(shown)) return [];
  if (/\?["”’)]*$/.test(shown)) {
    return [
      shown.replace(/^.{0,160}?: ["“]?(?:\((?:1|a|i)\) )?(?=[A-Z][^:]{25,}\?)/, '').replace(/\?["”]$/, '?'),
    ].filter(fits);
  }
  const clauses = [
    ...shown.matchAll(
      /\bwhether\b(?! or not we| we need| to | (?:based|viewed|considered|characterized|as|under|by|on|or|because|due|through)\b)/gi,
    ),
  ]
    .map(({ index }) => index)
    .filter((index) => !denied.test(shown.slice(0, index)));
  const asked =
    /\b(?:consider|decide|determine|address|question is|issue is) (?=(?:who|what|how|when|which)\b)/i.exec(
      shown,
    );
  const [first] = asked && clauses[0] && asked.index < clauses[0] ? [asked.index + asked[0].length] : clauses;
  if (first === undefined) return /\bwhether\b/i.test(shown) ? [] : validityIn(shown).filter(fits);
  // "Whether X is a question of law" asks nothing.
  if (first === 0 || isInAside(shown, first)) return [];
  const counted = countedOff(shown.slice(first));
  const isAsked = counted ? isShort : fits;
  const parts =
    counted ??
    [
      shown
        .slice(first)
        .replace(/["”]\.?$/, '.')
        .replace(/\.\.$/, '.'),
    ].map(withoutAnswer);
  return parts.map(capitalised).filter((text) => isWhole(text) && isAsked(text));
}

/** "The question is not whether X, but whether Y" asks Y. */
const denied = /\b[Nn]ot,? ["“‘’']*$/;

const challenged =
  /\bthe (constitutionality|constitutional validity|validity|legality) of ((?!such|this|that|these|those)[^,;:?—]{12,160}?)(?:[,;:—].*)?[.]$/;
const soundness: Readonly<Record<string, string>> = {
  constitutionality: 'constitutional',
  'constitutional validity': 'valid under the Constitution',
  validity: 'valid',
  legality: 'lawful',
};

/** "This case concerns the constitutionality of the Act" asks whether the Act is constitutional. */
function validityIn(shown: string): string[] {
  const [, sought = '', matter = ''] = challenged.exec(shown) ?? [];
  const asked = soundness[sought];
  const head = / (?:of|in|on|under|that|which|by|for|from|to) /.exec(matter)?.index ?? matter.length;
  const isMany = /[a-z]{2}(?<!s|u|i)s$/.test(matter.slice(0, head));
  return asked && !/["“]/.test(matter) ? [`Whether ${matter} ${isMany ? 'are' : 'is'} ${asked}.`] : [];
}

/** Between two dashes, a question ends where the aside does, and its sentence goes on. */
function isInAside(shown: string, at: number): boolean {
  const dashes = (text: string) => text.match(/—|--| [–-] /g)?.length ?? 0;
  return dashes(shown.slice(0, at)) % 2 === 1 && dashes(shown.slice(at)) > 0;
}

/** "whether X, and we hold that it does" asks only whether X. */
function withoutAnswer(clause: string): string {
  const end = answered.exec(clause)?.index;
  return end === undefined ? clause : `${clause.slice(0, end).replace(/[,;:—–-]+\s*$/, '')}.`;
}

const turning = oneOf`
  (?:and|but|because|so|as)[, ]|which |a (?:question|matter|point|issue) (?:that |which )?|the answer `;
const aside = oneOf`\w+ly,? |[Hh]ere,? |in this case,? `;
const whoAnswers = oneOf`we|[Tt]he Court|[Tt]his Court|is (?:yes|no)\b`;
const answers = oneOf`
  hold|holds|conclude|concludes|answer|answers|find|finds|think|believe|affirm|reverse|vacate|granted|agree|noted|set|now
  |must|do|cannot|are|have|took|decide|leave|turn|begin|address`;
const answered = pattern`
  (?:[,;:.]["”’]? |— ?| [–-]{1,2} )${turning}?${aside}?${whoAnswers}(?: (?!need)\w+){0,3}? ?${answers}\b.*$`;

function countedOff(clause: string): string[] | undefined {
  const pieces = clause.split(
    /[,;]? (?:and )?(?:\((?:[2-9]|[b-g]|ii|iii|iv|v)\)|(?:second|third)(?:ly)?,) (?:if so,? )?(?=whether\b)/i,
  );
  return pieces.length > 1 ? pieces.map(asItem) : undefined;
}

/** What is counted off as a question. */
export function asItem(piece: string): string {
  return `${piece.replace(/[.,;:?]$/, '')}${/^whether\b/i.test(piece) ? '.' : '?'}`;
}

/** "The question presented is whether …", "The precise question is this: …" */
const matter = '(?:questions?|issues?)';
const announces = pattern`
  ^(?:[^,]{0,40}, )?(?:The|Our|This|One|Both) (?:\w+ ){0,3}${matter}\b[^.?!]{0,60}?\b(?:is|are)\b
  |\bpresents? the (?:\w+ )?(?:question|issue)\b|\b[Ww]e granted (?:\w+ )?(?:certiorari|review)\b`;

const isShort = (text: string) => isOfLength(text, mostWords, fewestCounted);

function isOfLength(text: string, most: number, fewest = fewestWords): boolean {
  const words = countWords(text);
  return words >= fewest && words <= most;
}
