/** What may stand in any string that a student reads, with or without a passage behind it. */
import { findCitations } from '../../../../opinion/citations.ts';
import type { Opinion } from '../../../../opinion/opinion.ts';
import { once } from '../../../once.ts';
import { sentencesOf } from './clauses.ts';
import { unborneDecisions } from './decisions.ts';

const link = /\b(?:https?:\/\/|www\.)\S+|\[[^\]]+\]\([^)]+\)|<\/?[a-z][^>]*>/gi;
const tally =
  /\b(?:\d|one|two|three|four|five|six|seven|eight|nine)\s*(?:-|–|—|to|\sto\s)\s*(?:\d|zero|one|two|three|four|five|six|seven|eight|nine)\b(?=[^.]{0,40}\b(?:vote|decision|majority|ruling|court|split)\b)|(?<=\b(?:vote|split|divided|decided|majority)\b[^.]{0,24})\b(?:\d|one|two|three|four|five|six|seven|eight|nine)\s*(?:-|–|—|to)\s*(?:\d|zero|one|two|three|four|five|six|seven|eight|nine)\b/i;
const unanimous = /\bunanimous(?:ly)?\b|\bwithout dissent\b|\ball nine\b/i;

const wholeOf = once(({ paragraphs }: Opinion) => paragraphs.map(({ text }) => text).join('\n'));

/** A link or markup: a model's statement has none but what the opinion itself has. */
export const hasLink = (text: string, { paragraphs }: Opinion): boolean =>
  [...text.matchAll(link)].some(([found]) => !paragraphs.some((paragraph) => paragraph.text.includes(found)));

/** A count of votes that the opinion does not state. */
export function voteFault(text: string, opinion: Opinion): string | undefined {
  const whole = wholeOf(opinion);
  if (tally.test(text) && !tally.test(whole)) return 'the text states no count of votes';
  const isUnanimous =
    unanimous.test(text) && !/\b(?:not|never|jury|juror|verdict|panel below|court below)\b/i.test(text);
  if (!isUnanimous || unanimous.test(whole)) return undefined;
  return 'the text does not say that anybody was unanimous';
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Citations to reporters and statutes of which the opinion has nothing. */
export function foreignCitations(text: string, opinion: Opinion): string[] {
  const found = findCitations(text).filter(
    ({ kind }) => kind === 'full' || kind === 'statute' || kind === 'short',
  );
  if (found.length === 0) return [];
  const whole = plain(wholeOf(opinion));
  const isThere = (words: string) => whole.includes(plain(words));
  return found.flatMap(({ volume, reporter, page, text: words }) => {
    const core = volume && reporter && page ? `${volume} ${reporter} ${page}` : words;
    // A short form ("371 U.S. at 136") has no such core, and may stand in the text as it is.
    return isThere(core) || isThere(words) ? [] : [core];
  });
}

/** "Why did the Court overrule Harlan?": a verb of decision that no sentence of the opinion uses of what it names. */
export function decisionFault(text: string, opinion: Opinion): string | undefined {
  const whole = wholeOf(opinion);
  // What the student is asked to do decides nothing.
  if (!/\byou\b/i.test(text) && unborneDecisions(text, whole) > 0)
    return 'the text tells of no such decision';
  const named = sentencesOf(text).flatMap((sentence) =>
    [
      ...sentence.text.matchAll(/\b(overrul\w*|distinguish\w*|reaffirm\w*)\s+(?:in\s+)?(\p{Lu}[\p{L}'’]+)/gu),
    ].map(([, verb = '', name = '']) => ({ stem: verb.slice(0, 7).toLowerCase(), name })),
  );
  const isBorne = ({ stem, name }: { stem: string; name: string }) =>
    opinion.paragraphs.some((paragraph) => {
      const at = paragraph.text.indexOf(name);
      if (at < 0) return false;
      const near = paragraph.text.slice(Math.max(0, at - 300), at + 300);
      return unborneDecisions(stem, near) === 0;
    });
  const missing = named.find((each) => !isBorne(each));
  return missing && `the text does not say that of ${missing.name}`;
}
