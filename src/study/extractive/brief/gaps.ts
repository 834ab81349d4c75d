/** What a professor may ask that the text does not answer: said only where a second look at the whole text finds nothing. */

import { withoutQuotations } from '../../../opinion/sentences.ts';
import { oneOf, pattern, phrase, phraseAnyCase } from '../../language/grammar.ts';
import { ladders, type Tier } from '../../material/schema.ts';
import type { Findings } from '../findings.ts';
import { questionSetFrom } from '../questions/question-set.ts';
import { months } from '../text/phrases.ts';
import type { Role } from '../weights/roles.ts';

type Gap = {
  text: string;
  isMissing: (findings: Findings) => boolean;
  /** What would answer it, read generously. */
  looks?: { words?: RegExp; role?: Role };
};

/** Sentences that could be of a role are enough to say no longer that there is none. */
const mayBe = 0.2;

const proceedings =
  /\b(?:appeal(?:s|ed)?|petition(?:s|ed|ers?)?|sued?|suit|complaint|certiorari|indict(?:ed|ment)|charged|moved|motion)\b/i;
const ruled = phraseAnyCase`
  granted|denied|dismissed|affirmed|reversed|vacated|entered|convicted|sentenced|enjoined|ruled|sustained|overruled
  |verdict`;
/** On a line of its own: the day on which a pleading was filed is told in a sentence. */
const before = oneOf`
  [^a-z\n]{0,40}|(?:Opinion|Order|Judgment|Memorandum)[ ]
  |[^\n]{0,20}\b(?:[Aa]rgued|ARGUED|[Ss]ubmitted|SUBMITTED|[Hh]eard)\b[^\n]{0,60}?`;
const day = String.raw`\b(?:${months}) \d{1,2}, (?:1[6-9]|20)\d\d\b`;
const dayOfDecision = new RegExp(
  pattern`^${before}\b(?:[Dd]ecided|[Ff]iled|FILED|DECIDED|Dated|DATED)\b[^.\n]{0,30}${day}`,
  'm',
);
const ofReview = phrase`
  de novo|abuse of (?:its |his |her )?discretion|abused (?:its|his|her) discretion|standard of review|clearly erroneous
  |clear error|substantial evidence|plenary|harmless|plain error|[Ww]e review|our review`;

const gaps: readonly Gap[] = [
  {
    text: 'An opinion of the court: only separate opinions or other matter was found.',
    isMissing: ({ reading }) => !reading.lead,
  },
  { text: 'The court that decided the case.', isMissing: ({ reading }) => !reading.opinion.caption.court },
  {
    text: 'The date of the decision.',
    isMissing: ({ reading }) => !reading.opinion.caption.decidedOn,
    looks: { words: dayOfDecision },
  },
  {
    text: 'The docket number.',
    isMissing: ({ reading }) => !reading.opinion.caption.docket,
    looks: { words: /^(?:Case |Docket |Cause )?Nos?\. [\w-]*\d/m },
  },
  {
    text: 'The author of the opinion.',
    isMissing: ({ reading: { opinion } }) => !opinion.caption.author && opinion.caption.kind !== 'per_curiam',
    looks: { words: /delivered the opinion|, (?:Chief )?(?:Judge|Justice)[.:,]|\bC?\. ?J\.[:,]/ },
  },
  {
    text: 'Who seeks relief, and what relief.',
    isMissing: ({ posture }) => !posture.seeksRelief,
    looks: { words: proceedings, role: 'proceedings' },
  },
  {
    text: 'The motion or ruling under review.',
    isMissing: ({ posture }) => !posture.ruling,
    looks: { words: ruled, role: 'proceedings' },
  },
  {
    text: 'The standard of review.',
    isMissing: ({ posture }) => !posture.standard,
    looks: {
      words: ofReview,
      role: 'review',
    },
  },
  {
    text: 'What the courts below did.',
    isMissing: ({ posture }) => posture.below.length === 0,
    looks: { words: ruled, role: 'proceedings' },
  },
  {
    text: 'The facts of the dispute.',
    isMissing: ({ facts }) => facts.length === 0,
    looks: { role: 'fact' },
  },
  {
    text: 'A statement of the question presented.',
    isMissing: ({ issues, unsure }) => !unsure.issue && issues.every(({ isInferred }) => isInferred),
    looks: { words: /\b[Ww]hether\b|\b(?:question|issue)s?\b/, role: 'question' },
  },
  {
    text: 'The governing rule, stated in general terms.',
    isMissing: ({ rules, unsure }) => !unsure.rule && rules.length === 0,
    looks: { role: 'law' },
  },
  {
    text: 'What each side argued.',
    isMissing: ({ reasoning }) => reasoning.exchanges.length === 0,
    looks: {
      words: /\b(?:argu(?:es?|ed|ments?)|conten(?:ds?|ded|tions?)|maintains?|insists?|urges?)\b/,
      role: 'argument',
    },
  },
  {
    text: 'An express statement of the holding.',
    isMissing: ({ holdings, unsure }) => !unsure.holding && holdings.ranked.length === 0,
    looks: { role: 'holding' },
  },
  {
    text: 'The disposition.',
    isMissing: ({ reading, holdings }) => !reading.opinion.disposition && !holdings.decree,
    looks: { role: 'decree' },
  },
  {
    text: 'A concurrence or dissent: none in this text.',
    isMissing: ({ separate, reading }) => separate.length === 0 && !hidesAnother(reading),
    looks: { words: /, (?:C\. )?JJ?\.,? (?:concurring|dissenting)|\b(?:concurs?|dissents?) in\b/ },
  },
  {
    text: 'Where a separate opinion begins: a judge dissents or concurs in words that stand among those of the court.',
    isMissing: ({ reading }) => hidesAnother(reading),
  },
  {
    text: 'A definition of its key terms.',
    isMissing: ({ terms }) => terms.length === 0,
    looks: { words: /\b(?:means|meant|defin(?:es?|ed|itions?)|refers? to)\b/ },
  },
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
  const { missingPages, paragraphs } = findings.reading.opinion;
  const whole = paragraphs.map(({ text }) => text).join('\n');
  const pages = missingPages.join(', ');
  return [
    ...gaps
      .filter(({ isMissing, looks }) => isMissing(findings) && !isSeen(findings, whole, looks))
      .map(({ text }) => text),
    ...(isShort(findings, tier) ? [shortSet] : []),
    ...(missingPages.length > 0
      ? [`The text of ${missingPages.length === 1 ? 'page' : 'pages'} ${pages}.`]
      : []),
  ];
}

function isShort(findings: Findings, tier: Tier): boolean {
  const fullSet = Object.values(ladders[tier]).reduce((sum, count) => sum + count, 0);
  return questionSetFrom(findings, tier).questions.length < fullSet;
}
const shortSet = 'Enough to answer a full set of questions.';

function isSeen({ reading }: Findings, whole: string, { words, role }: Gap['looks'] = {}): boolean {
  if (words?.test(whole)) return true;
  return role !== undefined && reading.sentences.some(({ odds }) => odds[role] > mayBe);
}
