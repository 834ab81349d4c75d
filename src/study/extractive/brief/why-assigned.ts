/** What the case adds, where its rule stops, and the fact it turns on: each in the court's words, named for what it is. */

import { phrase } from '../../language/grammar.ts';
import type { Item } from '../../material/schema.ts';
import type { Findings } from '../findings.ts';
import type { Judged } from '../read/lead.ts';
import { type Draft, draftFrom, draftOf, numbered } from '../text/items.ts';
import { tellsPast, tellsPresent } from '../text/tense.ts';

export function whyAssigned(findings: Findings): Item[] {
  const { addition, reasoning, exceptions, facts, rules } = findings;
  const decidingFacts = findings.decidingFacts.filter(isPlainFact);
  const told = new Set([...reasoning.reasons, ...facts, ...rules]);
  const limit = reasoning.limits[0] ?? exceptions.find((each) => !told.has(each) && isException(each));
  const fact = decidingFacts.find((each) => !told.has(each)) ?? decidingFacts[0];
  const drafts = [
    ...(addition ? [draftOf(addition)] : []),
    ...(limit ? [draftOf(limit, `Where it stops: ${limit.shown}`)] : []),
    ...(fact ? [draftOf(fact, `A fact it turns on: ${fact.shown}`)] : []),
  ];
  return numbered('assigned', drafts.length > 0 ? drafts : questionOf(findings));
}

/** What somebody did or what was so, rather than what is argued, weighed or decided about it. */
function isPlainFact({ shown, text }: Judged): boolean {
  // What somebody could see or reach was so.
  const told = text.replace(/\bcould\b/g, '');
  if (!tellsPast.test(told) || tellsPresent.test(told) || anybody.test(shown)) return false;
  return !weighs.test(text);
}

const weighs = phrase`
  burdens?|satisf\w+|likelihood|argu\w+|conten[dt]\w*|conclu\w+|assert\w*|alleg\w+|claim(?:s|ed)?|urg(?:es?|ed)
  |understands?|concern(?:s|ed)?|opinions?|analys[ei]s|theor(?:y|ies)|dissent|majority|dict(?:um|a)|intent(?:ion)?|intended
  |purposes?|found|find(?:ings?)?|held|holdings?|ruled|rulings?|err(?:ed|ors?)|decision|[Cc]ourts?|undoubtedly|unless
  |provisions?|violat\w+|statutes?|entitled|cited|reasoning|decisions|disagreement|challenges?|just that`;
/** Of whoever it may be: "Orders denying a plaintiff …" */
const anybody = /\ban? (?:plaintiff|defendant|petitioner|respondent|person|party|debtor|creditor)\b/;
/** Where nothing else can be said of it: the question that it puts. */
function questionOf({ issues }: Findings): Draft[] {
  const [first] = issues;
  if (!first || !/^Whether /.test(first.text)) return [];
  return [draftFrom(`It puts the question ${first.text.replace(/^W/, 'w')}`, [first.sentence])];
}

/** As the court states it, not as a side argues from it. */
const isException = ({ shown, voice }: Judged) => excepts.test(shown) && voice !== 'party';

const excepts = /\b(?:exceptions?|unless|does not apply|not absolute)\b/i;
