/** A rule with its elements below it and the source as the court gives it. */

import { pinpointsFor } from '../../pinpoints.ts';
import type { Judged } from '../read/reading.ts';
import { elementsIn } from '../text/elements.ts';
import { type Draft, draftOf } from '../text/items.ts';
import { countWords } from '../text/words.ts';

const mostWordsOfSource = 22;

/** Names nothing by itself: what it points back to stands elsewhere. */
const pointsBack =
  /^(?:(?:See|Cf\.|Accord)(?:,? (?:also|e\. ?g\.),?)? )?(?:id|ibid|supra|infra|ante|post|part)\b/i;

export function ruleDraft(sentence: Judged): Draft {
  const parts = elementsIn(sentence.shown);
  const rule = draftOf(sentence, parts?.lead ?? sentence.shown);
  const elements = (parts?.elements ?? []).map((element) => draftOf(sentence, sentenceCase(element)));
  const source = sourceDraft(sentence);
  const children = [...elements, ...(source ? [source] : [])];
  return children.length > 0 ? { ...rule, children } : rule;
}

function sourceDraft({ authority, paragraph, end }: Judged): Draft | undefined {
  const first = /^(?:[Ss]ee,? (?:also |e\. ?g\., )?)?([A-Z§\d].*?(?:\(\d{4}\)|\d{4}\)|; |\.$))/
    .exec(authority)?.[1]
    ?.replace(/; $/, '.');
  if (!first || countWords(first) > mostWordsOfSource || countWords(first) < 3 || pointsBack.test(first))
    return undefined;
  const bare = first.replace(/\.$/, '');
  const at = paragraph.text.indexOf(bare, end);
  if (at < 0) return undefined;
  return {
    text: `Source: ${bare}.`,
    pinpoints: pinpointsFor(paragraph, at, at + bare.length),
    verified: true,
    marks: [],
  };
}

function sentenceCase(text: string): string {
  // "[w]here the pier is public,”" ends within its quotation marks.
  const ended = text.replace(/[,;.]?(["”])$/, '.$1');
  return `${text.charAt(0).toUpperCase()}${ended.slice(1)}${/[.?!]["”]$/.test(ended) ? '' : '.'}`;
}
