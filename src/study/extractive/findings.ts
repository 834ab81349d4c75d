/** Everything that is found in an opinion, once, for brief, outline and questions alike. */
import type { Opinion } from '../../opinion/opinion.ts';
import { additionOf, decidingFactsOf } from './find/assigned.ts';
import { conclusionOf } from './find/conclusion.ts';
import { measuringWords } from './find/coverage.ts';
import { factsOf } from './find/facts.ts';
import { type Holdings, holdingsOf } from './find/holdings.ts';
import { type Issue, issuesOf, termsAsked } from './find/issues.ts';
import { type Posture, postureOf } from './find/posture.ts';
import { type Reasoning, reasoningOf } from './find/reasoning.ts';
import { exceptionsOf, rulesOf, type Term, termsDefinedIn } from './find/rules.ts';
import { type Separate, separateOpinionsOf } from './find/separate.ts';
import { settledIn } from './find/settled.ts';
import { type Judged, type Reading, readLead } from './read/reading.ts';
import { once } from './text/once.ts';

export type Findings = {
  reading: Reading;
  posture: Posture;
  facts: Judged[];
  issues: Issue[];
  rules: Judged[];
  exceptions: Judged[];
  reasoning: Reasoning;
  holdings: Holdings;
  conclusion: Judged[];
  terms: Term[];
  separate: Separate[];
  addition?: Judged;
  decidingFacts: Judged[];
};

export const analyse: (opinion: Opinion) => Findings = once(findIn);

function findIn(opinion: Opinion): Findings {
  const reading = readLead(opinion);
  const proceedings = postureOf(reading);
  const issues = issuesOf(reading, proceedings);
  const announced = issues.filter(({ isInferred }) => !isInferred);
  const asked = termsAsked(issues);
  const express = holdingsOf(reading, announced);
  const settled = express.line ? undefined : settledIn(reading, asked, express.decree);
  const holdings: Holdings = { ...express, ...(settled ? { settled } : {}) };
  const words = measuringWords(
    reading,
    holdings.ranked,
    issues.map(({ text }) => text),
  );
  const conclusion = conclusionOf(reading, holdings, proceedings, asked, words);
  const { facts, posture } = factsOf(
    reading,
    proceedings,
    asked,
    words,
    conclusion,
    holdings.ranked.slice(0, 2),
  );
  const taken = new Set(
    [
      ...conclusion,
      ...facts,
      ...posture.below,
      posture.seeksRelief,
      posture.ruling,
      posture.standard,
      ...announced.map(({ sentence }) => sentence),
    ]
      .filter((sentence) => sentence !== undefined)
      .map(({ index }) => index),
  );
  const rules = rulesOf(reading, taken);
  for (const { index } of rules) taken.add(index);
  const reasoning = reasoningOf(reading, taken);
  const addition = additionOf(reading, taken);
  return {
    reading,
    posture,
    facts,
    issues,
    rules,
    exceptions: exceptionsOf(reading, taken),
    reasoning,
    holdings,
    conclusion,
    terms: termsDefinedIn(reading),
    separate: separateOpinionsOf(opinion),
    ...(addition ? { addition } : {}),
    decidingFacts: decidingFactsOf(reading).filter((fact) => !conclusion.includes(fact)),
  };
}
