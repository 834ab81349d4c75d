/** What the case adds, where its rule stops, and the fact it turns on: each in the court's words, named for what it is. */
import type { Item } from '../../material.ts';
import { sourcesOf } from '../find/sources.ts';
import type { Findings } from '../findings.ts';
import { type Draft, draftFrom, draftOf, numbered } from '../text/items.ts';

export function whyAssigned(findings: Findings): Item[] {
  const { addition, reasoning, exceptions, decidingFacts, facts, rules } = findings;
  const told = new Set([...reasoning.reasons, ...facts, ...rules]);
  const limit = reasoning.limits[0] ?? exceptions.find((each) => !told.has(each) && excepts.test(each.shown));
  const fact = decidingFacts.find((each) => !told.has(each)) ?? decidingFacts[0];
  return numbered('assigned', [
    ...(addition ? [draftOf(addition)] : subjectOf(findings)),
    ...(limit ? [draftOf(limit, `Where it stops: ${limit.shown}`)] : []),
    ...(fact ? [draftOf(fact, `A fact it turns on: ${fact.shown}`)] : []),
  ]);
}

const excepts = /\b(?:exceptions?|unless|does not apply|not absolute)\b/i;

/** Where the court claims nothing new: the law that it works with, most named first. */
function subjectOf({ reading }: Findings): Draft[] {
  const [first, second] = sourcesOf(reading);
  if (!first) return [];
  const names = [first, second].flatMap((source) => (source ? [called(source.name)] : [])).join(' and ');
  const sentences = [first, second].flatMap((source) => (source ? [source.sentence] : []));
  return [draftFrom(`It shows how a court works with ${names}.`, sentences)];
}

/** "the Fourth Amendment", but "Section 48" and "28 U. S. C. §158". */
const called = (name: string) => (/^(?:\d|Section\b|Rules? \d)/.test(name) ? name : `the ${name}`);
