import { termsOf } from '../../../extractive/text/words.ts';
import type { Evidence } from './evidence.ts';

export type Coverage = {
  /** Share of the statement's terms that the sentences cited do not have, 0 to 1. */
  beyondFocus: number;
  /** The same of the paragraphs cited, with the caption's names. */
  beyondParagraphs: number;
  terms: number;
};

export function coverageOf(text: string, { focus, sentences, opinion }: Evidence): Coverage {
  const terms = [...new Set(termsOf(text))];
  const named = termsOf(`${opinion.caption.caseName ?? ''} ${opinion.caption.court ?? ''}`);
  const ofFocus = new Set([...focus.flatMap((each) => [...each.terms]), ...named]);
  const ofParagraphs = new Set([...sentences.flatMap((each) => [...each.terms]), ...named]);
  const beyond = (known: ReadonlySet<string>) =>
    terms.length === 0 ? 0 : terms.filter((term) => !known.has(term)).length / terms.length;
  return { beyondFocus: beyond(ofFocus), beyondParagraphs: beyond(ofParagraphs), terms: terms.length };
}
