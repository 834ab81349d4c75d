/** What a professor may ask that the text does not answer: said only where a second look at the whole text finds nothing. */

import type { Opinion } from '../../../opinion/opinion.ts';
import { withoutQuotations } from '../../../opinion/sentences.ts';
import { phrase, phraseAnyCase } from '../../language/grammar.ts';
import { ladders, type Tier } from '../../material/schema.ts';
import type { Findings } from '../findings.ts';
import { questionSetFrom } from '../questions/question-set.ts';

import type { Role } from '../weights/roles.ts';

/** What is missing where, and what would answer it, read generously: words of the text, or sentences that could be of a role. */
type Gap = [
  text: string,
  isMissing: (findings: Findings, opinion: Opinion) => boolean,
  words?: RegExp | undefined,
  role?: Role,
];

/** Sentences that could be of a role are enough to say no longer that there is none. */
const mayBe = 0.2;

const proceedings =
  /\b(?:appeal(?:s|ed)?|petition(?:s|ed|ers?)?|sued?|suit|complaint|certiorari|indict(?:ed|ment)|charged|moved|motion)\b/i;
const ruled = phraseAnyCase`
  granted|denied|dismissed|affirmed|reversed|vacated|entered|convicted|sentenced|enjoined|ruled|sustained|overruled
  |verdict`;
const ofReview = phrase`
  de novo|abuse of (?:its |his |her )?discretion|abused (?:its|his|her) discretion|standard of review|clearly erroneous
  |clear error|substantial evidence|plenary|harmless|plain error|[Ww]e review|our review`;

const gaps: readonly Gap[] = [
  [
    'An opinion of the court: only separate opinions or other matter was found.',
    ({ reading }) => !reading.lead,
  ],
  ['The court that decided the case.', (_, { caption }) => !caption.court],
  ['The date of the decision.', (_, { caption }) => !caption.decidedOn],
  ['The docket number.', (_, { caption }) => !caption.docket, /^(?:Case |Docket |Cause )?Nos?\. [\w-]*\d/m],
  [
    'The author of the opinion.',
    (_, { caption }) => !caption.author && caption.kind !== 'per_curiam',
    /delivered the opinion|, (?:Chief )?(?:Judge|Justice)[.:,]|\bC?\. ?J\.[:,]/,
  ],
  ['Who seeks relief, and what relief.', ({ posture }) => !posture.seeksRelief, proceedings, 'proceedings'],
  ['The motion or ruling under review.', ({ posture }) => !posture.ruling, ruled, 'proceedings'],
  ['The standard of review.', ({ posture }) => !posture.standard, ofReview, 'review'],
  ['What the courts below did.', ({ posture }) => posture.below.length === 0, ruled, 'proceedings'],
  ['The facts of the dispute.', ({ facts }) => facts.length === 0, undefined, 'fact'],
  [
    'A statement of the question presented.',
    ({ issues, unsure }) => !unsure.issue && issues.every(({ isInferred }) => isInferred),
    /\b[Ww]hether\b|\b(?:question|issue)s?\b/,
    'question',
  ],
  [
    'The governing rule, stated in general terms.',
    ({ rules, unsure }) => !unsure.rule && rules.length === 0,
    undefined,
    'law',
  ],
  [
    'What each side argued.',
    ({ reasoning }) => reasoning.exchanges.length === 0,
    /\b(?:argu(?:es?|ed|ments?)|conten(?:ds?|ded|tions?)|maintains?|insists?|urges?)\b/,
    'argument',
  ],
  [
    'An express statement of the holding.',
    ({ holdings, unsure }) => !unsure.holding && holdings.ranked.length === 0,
    undefined,
    'holding',
  ],
  [
    'The disposition.',
    ({ holdings }, { disposition }) => !disposition && !holdings.decree,
    undefined,
    'decree',
  ],
  [
    'A concurrence or dissent: none in this text.',
    ({ separate, reading }) => separate.length === 0 && !hidesAnother(reading),
    /, (?:C\. )?JJ?\.,? (?:concurring|dissenting)|\b(?:concurs?|dissents?) in\b/,
  ],
  [
    'Where a separate opinion begins: a judge dissents or concurs in words that stand among those of the court.',
    ({ reading }) => hidesAnother(reading),
  ],
  [
    'A definition of its key terms.',
    ({ terms }) => terms.length === 0,
    /\b(?:means|meant|defin(?:es?|ed|itions?)|refers? to)\b/,
  ],
];

/** The words of a separate opinion whose beginning was not seen stand in the court's. */
function hidesAnother({ lead, section }: Findings['reading']): boolean {
  return lead !== undefined && section.paragraphs.some(speaksForOne);
}

/** "I respectfully dissent.", and not as another judge is quoted. */
function speaksForOne({ text }: { text: string }): boolean {
  return /(?:^|[.!?] |\} )I,? (?:must |would |therefore |respectfully |, therefore, )*(?:dissent|concur in (?:the (?:judgment|result)|part))\b/.test(
    withoutQuotations(text),
  );
}

/** The set that is asked for is the tier's. */
export function gapsIn(findings: Findings, tier: Tier): string[] {
  const { opinion, sentences } = findings.reading;
  const { missingPages, paragraphs } = opinion;
  const whole = paragraphs.map(({ text }) => text).join('\n');
  const isSeen = (words?: RegExp, role?: Role) =>
    words?.test(whole) || (role !== undefined && sentences.some(({ odds }) => odds[role] > mayBe));
  return [
    ...gaps.flatMap(([text, isMissing, words, role]) =>
      isMissing(findings, opinion) && !isSeen(words, role) ? [text] : [],
    ),
    ...(isShort(findings, tier) ? ['Answers to a full set of questions.'] : []),
    ...(missingPages.length > 0
      ? [`The text of ${missingPages.length === 1 ? 'page' : 'pages'} ${missingPages.join(', ')}.`]
      : []),
  ];
}

function isShort(findings: Findings, tier: Tier): boolean {
  const fullSet = Object.values(ladders[tier]).reduce((sum, count) => sum + count, 0);
  return questionSetFrom(findings, tier).questions.length < fullSet;
}
