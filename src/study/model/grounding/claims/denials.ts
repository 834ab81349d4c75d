/** What a text denies: the first telling word behind each "not", and whether its evidence denies the same. */
import { type Word, wordsIn } from './align.ts';
import type { Evidence } from './evidence.ts';
import { isBorneBy } from './synonyms.ts';

const denial = /^(?:not|no|never|neither|nor|none|nothing|nobody|cannot|\p{L}+n['’]t)$/iu;
/** Verbs and adjectives that deny without a "not". */
const turning =
  /^(?:reject|den(?:y|ied|ies|ial)|fail|refus|declin|lack|without|unable|prohibit|forb|bar$|barred|bare$|preclud|prevent|hardly|only|too|rather|instead|invalid|unlawful|wrong|disagree|absen|exempt|immun)/i;

export const isDenial = ({ text }: Word): boolean => denial.test(text);

/** Behind a denial so many words are denied with it. */
const reach = 4;
const light =
  /^(?:do|does|did|be|been|is|was|were|are|have|has|had|can|could|may|might|must|need|would|will|shall|should|one|any)$/i;

/** The clauses of the text as words. */
const clauses = (text: string) => text.split(/[;:.()—–]|,\s/).map(wordsIn);

const heads = (text: string) =>
  clauses(text).flatMap((words) =>
    words.flatMap((word, index) => {
      const head = words.slice(index + 1).find((each) => each.isContent && !light.test(each.text));
      return isDenial(word) && head ? [head.stem] : [];
    }),
  );

const deniedIn = (text: string): ReadonlySet<string> =>
  new Set(
    clauses(text).flatMap((words) =>
      words.flatMap((word, index) =>
        isDenial(word) || turning.test(word.text)
          ? words
              .slice(index)
              .filter((each) => each.isContent)
              .slice(0, reach)
              .map(({ stem }) => stem)
          : [],
      ),
    ),
  );

/** The text denies something, and the evidence denies each of the same things. */
export function isDeniedAlike(text: string, evidence: string): boolean {
  const own = heads(text.replace(/\bor not\b/gi, ''));
  const denied = deniedIn(evidence.replace(/\bor not\b/gi, ''));
  return own.length > 0 && own.every((head) => isBorneBy(head, denied));
}

/** The text affirms outright what one of the sentences cited denies: "the State amended it" beside "it never took action to amend". */
export function affirmsDenied(text: string, { focus, sentences }: Evidence): boolean {
  const words = wordsIn(text);
  if (words.some((word) => isDenial(word) || turning.test(word.text))) return false;
  const said = new Set(words.filter(({ isContent }) => isContent).map(({ stem }) => stem));
  return focus.some((each) => {
    const shared = wordsIn(each.text).filter(({ stem, isContent }) => isContent && said.has(stem)).length;
    if (shared < 3) return false;
    const denied = nextDenied(each.text);
    return [...denied].some(
      (stem) =>
        said.has(stem) &&
        !sentences.some((other) => other !== each && wordsIn(other.text).some((word) => word.stem === stem)),
    );
  });
}

const nextDenied = (text: string): ReadonlySet<string> =>
  new Set(
    clauses(text.replace(/\bor not\b/gi, '')).flatMap((words) =>
      words.flatMap((word, index) =>
        isDenial(word)
          ? words
              .slice(index)
              .filter((each) => each.isContent && !light.test(each.text))
              .slice(0, 3)
              .map(({ stem }) => stem)
          : [],
      ),
    ),
  );
