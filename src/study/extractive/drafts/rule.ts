/** A rule with its elements below it and the source as the court gives it. */

import { countWords } from '../../language/words.ts';
import { pinpointsFor } from '../../pinpoints.ts';
import { likelyMark } from '../choose/decided.ts';
import type { Findings } from '../findings.ts';
import type { Judged } from '../read/lead.ts';
import { elementsIn } from '../text/elements.ts';
import { type Draft, draftOf } from '../text/items.ts';

const mostWordsOfSource = 22;

/** Names nothing by itself: what it points back to stands elsewhere. */
const pointsBack =
  /^(?:(?:See|Cf\.|Accord)(?:,? (?:also|e\. ?g\.),?)? )?(?:id|ibid|supra|infra|ante|post|part)\b/i;

export const ruleDrafts = (findings: Findings, rules: readonly Judged[] = findings.rules): Draft[] =>
  rules.map((rule) => ({ ...ruleDraft(rule), marks: likelyMark(findings, 'rule') }));

export function ruleDraft(sentence: Judged): Draft {
  const parts = elementsIn(sentence.shown);
  const rule = draftOf(sentence, parts?.lead ?? sentence.shown);
  const elements = (parts?.elements ?? []).map((element) => draftOf(sentence, sentenceCase(element)));
  const source = sourceDraft(sentence);
  const children = [...elements, ...(source ? [source] : [])];
  return children.length > 0 ? { ...rule, children } : rule;
}

/** "See, e. g.", "Compare", "But see": how it is cited is no part of what is cited. */
const signal =
  /^(?:(?:[Bb]ut )?[Ss]ee|[Cc]ompare|[Aa]ccord|[Cc]f\.|[Cc]ontra)(?:,? (?:also|generally|especially|e\. ?g\.))*,? /;
/** A page of the volume in which the opinion is printed. */
const starPage = /\*\d+ ?/g;
/** What is told of the words that were quoted. */
const remark =
  /,? \((?:emphasis|citations?|quotations?|internal|footnotes?|alterations?|quoting|citing)[^()]*\)$/i;
/** What was cited in full before, of which only the name is told. */
const before = /,? supra\b.*$/;

function sourceDraft({ authority, paragraph, end }: Judged): Draft | undefined {
  const cited = authority.replace(signal, '');
  const first = /^([A-Z§\d*].*?(?:\(\d{4}\)|\d{4}\)|; |\.$))/.exec(cited)?.[1]?.replace(/; $/, '.');
  if (!first || countWords(first) > mostWordsOfSource || pointsBack.test(first)) return undefined;
  const bare = first.replace(/\.$/, '').replace(remark, '');
  const named = bare.replace(starPage, '').replace(before, '');
  const isNamed = countWords(named) > 1 && (named.includes(' v. ') || /\d/.test(named));
  const at = paragraph.text.indexOf(bare, end);
  if (at < 0 || !isNamed) return undefined;
  return {
    text: `Source: ${named}.`,
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
