/** Who did a thing, where the words cited name the one by whom it was done. */
import { wordsIn } from './align.ts';
import type { Evidence } from './evidence.ts';
import { isBorneBy } from './synonyms.ts';

const doneBy = /\b(\p{L}{4,}) by (?:the |an? )?((?:[\p{L}.’']+ ?){1,6})/gu;
/** Things are done by somebody: a name, or one who has a role. */
const actor =
  /\p{Lu}\p{Ll}|\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appell\w+|court|jury|state|government|board|police|officers?|agency|company|employer)\b/u;
const pronoun = /^(?:he|she|it|they|this|that|who|which)$/i;
const passive = /\b(?:was|were|is|are|been|being|be)\s+(?:\p{Ll}+ly\s+)?$/iu;

/** "The Secretary brought the suit" beside "a bill brought by the State". */
export function agentFault(text: string, { focus }: Evidence): string | undefined {
  for (const { text: sentence } of focus) {
    for (const [, verb = '', by = ''] of sentence.matchAll(doneBy)) {
      const stem = wordsIn(verb)[0]?.stem ?? '';
      const doers = new Set(
        wordsIn(by)
          .filter(({ isContent }) => isContent)
          .map((each) => each.stem),
      );
      const subject = subjectOf(text, stem);
      if (!actor.test(by) || doers.size === 0 || !subject || subject.length === 0) continue;
      if (!subject.some((each) => isBorneBy(each, doers)))
        return `the words cited say by whom it was ${verb}: by ${by.trim()}`;
    }
  }
  return undefined;
}

const deed =
  /(\p{Lu}[\p{L}’']{2,})\s+(?:\p{Ll}+ly\s+)?(\p{Ll}{3,}(?:ed|s)|wrote|sent|gave|told|made|paid|left)\b/gu;

/** By what is done, the names of those who do it. */
function doersIn(texts: readonly string[]): Map<string, Set<string>> {
  const doers = new Map<string, Set<string>>();
  for (const text of texts) {
    for (const [, name = '', verb = ''] of text.matchAll(deed)) {
      const [who, does] = [wordsIn(name)[0], wordsIn(verb)[0]];
      if (who?.isContent && does?.isContent)
        doers.set(does.stem, (doers.get(does.stem) ?? new Set()).add(who.stem));
    }
  }
  return doers;
}

/** "Marlow lowered the gate" of what Sloan did, where the words cited name both. */
export function isAnothersDeed(text: string, { focus }: Evidence): boolean {
  const shown = doersIn(focus.map((each) => each.text));
  const named = new Set(focus.flatMap((each) => wordsIn(each.text).map(({ stem }) => stem)));
  return [...doersIn([text])].some(([does, said]) => {
    const its = shown.get(does);
    return its !== undefined && [...said].some((who) => !its.has(who) && named.has(who));
  });
}

/** The telling words before a verb in the active voice; undefined where it does not stand so. */
function subjectOf(text: string, stem: string): string[] | undefined {
  for (const clause of text.split(/[,;:]|\b(?:and|which|who|that)\b/)) {
    const words = wordsIn(clause);
    const at = words.findIndex((word, index) => index > 0 && word.stem === stem);
    const verb = words[at];
    if (!verb || !/(?:ed|t|en|e|s)$/.test(verb.text)) continue;
    const before = words.slice(0, at);
    if (passive.test(`${before.map((word) => word.text).join(' ')} `)) return undefined;
    if (before.some(({ text: word }) => pronoun.test(word))) return undefined;
    return before.filter(({ isContent }) => isContent).map((word) => word.stem);
  }
  return undefined;
}
