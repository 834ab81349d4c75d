/** Everything that is found in an opinion, once, for brief, outline and questions alike. */

import { once } from '../once.ts';
import { additionIn } from './choose/assigned.ts';
import { concludedIn, type Decided, decidedIn, type Issue, type Unsure } from './choose/decided.ts';
import { decidingFactsIn, leanedOn } from './choose/deciding-facts.ts';
import { factsIn, isRatherStep, type Posture, postureIn } from './choose/facts-and-posture.ts';
import { partsOf } from './choose/joined.ts';
import { exceptionsIn } from './choose/law.ts';
import { ownOf } from './choose/own.ts';
import { type Reasoning, reasoningIn } from './choose/reasons.ts';
import { type Term, termsDefinedIn } from './choose/terms.ts';
import type { Encoded } from './encoder/readings.ts';
import { type Read, type ReadSentence, readWith } from './reading.ts';
import { type Separate, separateOpinionsOf } from './separate/separate-opinions.ts';
import { inOrder } from './text/items.ts';
import type { Model } from './weights/sentence-model.ts';
import { shippedModel } from './weights/shipped.ts';

/** What the court decides: the line to be read out and the sentence it rests on, what else is held, the order. */
export type Holdings = {
  line?: { text: string; sentence: ReadSentence };
  /** Best first. */
  ranked: ReadSentence[];
  decree?: ReadSentence;
  /** What else is ordered where the judgment stands in part. */
  otherPart?: ReadSentence;
};

export type Findings = {
  reading: Read;
  posture: Posture;
  facts: ReadSentence[];
  issues: Issue[];
  rules: ReadSentence[];
  exceptions: ReadSentence[];
  reasoning: Reasoning;
  holdings: Holdings;
  /** What is offered in place of parts that are not stated. */
  unsure: Unsure;
  likely: Decided['likely'];
  conclusion: ReadSentence[];
  terms: Term[];
  separate: Separate[];
  addition?: ReadSentence;
  decidingFacts: ReadSentence[];
};

export const analyse: (opinion: Encoded) => Findings = once((opinion) => findWith(opinion, shippedModel()));

/** With other weights than those that are shipped, where what was fitted without an opinion is measured on it. */
export function findWith(opinion: Encoded, model: Model): Findings {
  return findIn(readWith(opinion, model));
}

/** What is chosen of an opinion as it was read. */
export function findIn(read: Read): Findings {
  const reading = ownOf(read);
  const { opinion } = reading;
  const decided = decidedIn(reading);
  const { line, held, issues, rules, decree, otherPart } = decided;
  const conclusion = concludedIn(reading, decided);
  const taken = new Set<ReadSentence>([
    ...conclusion.flatMap(partsOf),
    ...rules,
    ...issues.map(({ sentence }) => sentence),
    ...(line ? [line.sentence] : []),
  ]);
  const take = (sentences: readonly (ReadSentence | undefined)[]) => {
    for (const sentence of sentences) for (const part of sentence ? partsOf(sentence) : []) taken.add(part);
  };
  const steps = postureIn(reading, taken);
  take([steps.seeksRelief, steps.ruling, steps.standard, ...steps.below]);
  const told = factsIn(reading, taken);
  take(told);
  // Where nothing but steps is told, they are what the dispute is about.
  const later = told.every(isRatherStep) ? [] : told.filter(isRatherStep);
  const facts = told.filter((sentence) => !later.includes(sentence));
  const posture = { ...steps, below: inOrder([...steps.below, ...later]) };
  const reasoning = reasoningIn(reading, taken);
  const exceptions = exceptionsIn(reading, taken, { most: 3, words: 120, least: 0.25 });
  take(exceptions);
  const addition = additionIn(reading, taken);
  const deciding = decidingFactsIn(reading, conclusion);
  return {
    reading,
    posture,
    facts,
    issues,
    rules,
    exceptions,
    reasoning,
    holdings: {
      ...(line && { line }),
      ranked: held,
      ...(decree && { decree }),
      ...(otherPart && { otherPart }),
    },
    unsure: decided.unsure,
    likely: decided.likely,
    conclusion,
    terms: termsDefinedIn(reading),
    separate: separateOpinionsOf(opinion),
    ...(addition ? { addition } : {}),
    decidingFacts:
      deciding.length > 0
        ? deciding
        : leanedOn(facts.flatMap(partsOf), [...rules, ...(line ? [line.sentence] : [])]),
  };
}
