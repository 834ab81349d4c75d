/** Easy: what happened between the parties before a court had to do with it. */

import { worthTo } from '../choose/value.ts';
import type { Findings } from '../findings.ts';
import { cueNamed } from '../read/cues.ts';
import { namesOf } from '../read/lead.ts';
import type { ReadSentence } from '../reading.ts';
import { tellsEvent } from '../text/event.ts';
import { type Candidate, callsIn, fitting, quoting, rereadOf } from './candidate.ts';

const mostWords = 80;
const fewestFacts = 2;
const fewestEvents = 2;

/** Nothing is asked where no event of the dispute is told: what one side did or had done to it. */
export function story(findings: Findings): Candidate | undefined {
  const isOwn = isOfParty(findings);
  const read = findings.facts.filter(isStory).map((sentence) => toldIn(sentence, isOwn));
  const last = read.findLast(({ isUsable, isEvent }) => isUsable && isEvent)?.sentence.index ?? 0;
  // How things stood is told before what happened; what stands behind it belongs to the reasons.
  const facts = read.filter(
    ({ isUsable, isEvent, sentence }) => isUsable && (isEvent || sentence.isStory || sentence.index < last),
  );
  // Where no party acts by name, who one of them is stands beside what befell.
  const opening =
    facts.find(({ isEvent, isOwn: isOfThem }) => isEvent && isOfThem) ??
    facts.find(({ isOwn: isOfThem }) => isOfThem);
  const ranked = facts.toSorted((one, other) => rankOf(other, opening) - rankOf(one, opening));
  const chosen = fitting(
    ranked.map(({ sentence }) => sentence),
    mostWords,
  ).toSorted((one, other) => one.index - other.index);
  const told = facts.filter(({ sentence }) => chosen.includes(sentence));
  const events = told.filter(({ isEvent }) => isEvent);
  const hasOwn = told.some((each) => each.isOwn);
  // A party did something, or things befell that are told beside who the parties are.
  const isOfThem = hasOwn && (events.some(({ hasAgent }) => hasAgent) || events.length >= fewestEvents);
  if (told.length < fewestFacts || !isOfThem) return undefined;
  const { caseName, first, second } = callsIn(findings);
  return {
    question: hasBoth(findings, chosen)
      ? `What is the story: what happened between ${first} and ${second}?`
      : `What is the story of ${caseName}: what happened before it came to court?`,
    ...quoting(chosen),
    kind: 'story',
    followUps: ['Which fact mattered most to the court?'],
    reread: rereadOf(chosen.slice(0, 3)),
  };
}

type StorySentence = {
  sentence: ReadSentence;
  isUsable: boolean;
  isOwn: boolean;
  isEvent: boolean;
  /** One of the parties acts or is acted on, and is not only named on the way. */
  hasAgent: boolean;
};

function toldIn(sentence: ReadSentence, isOwn: (text: string) => boolean): StorySentence {
  const { shown } = sentence;
  const isEvent = tellsEvent(shown);
  return {
    sentence,
    isOwn: isOwn(shown),
    isEvent,
    hasAgent: isEvent && isOwn(shown),
    isUsable: !isDoneInCourt(sentence) && !ofLegislature.test(shown),
  };
}

/** What is more likely done in court is no story that was told to it. */
const isDoneInCourt = ({ odds, shown }: ReadSentence) =>
  odds.proceedings > mostInCourt || ofCourt.some((cue) => cue.test(shown));
const mostInCourt = 0.3;
const ofCourt = ['sued', 'moved', 'appeals', 'jury'].map(cueNamed);

/**
 * Its opening, then by what each is worth alone. What befell, and whose it is, weighed besides showed fewer of the facts that
 * readers chose first (35 of 100 in place of 39, each opinion read by weights not fitted to it).
 */
const rankOf = (each: StorySentence, opening: StorySentence | undefined) =>
  each === opening ? Number.POSITIVE_INFINITY : worthTo(each.sentence, ['fact']);

const ofLegislature = /\b(?:Congress|Parliament|[Ll]egislature|General Assembly|Act) (?:\w+ )?[a-z]{3,}ed\b/;
/** What happened before any court ruled. */
const isStory = ({ odds, other }: ReadSentence) => odds.fact > 0.5 && other < 0.5;

/** The history of a law or a country is nobody's story. Where the case has no names, those are meant of whom it decides. */
function isOfParty(findings: Findings): (text: string) => boolean {
  const { parties } = findings.reading;
  const ofTitle = parties.flatMap(({ name }) => name.match(/[A-Z][a-z’'-]{3,}/g) ?? []);
  const named = [...namesOf(findings.reading), ...ofTitle];
  const names = named.length > 0 ? named : peopleIn(findings);
  return (text) => roleOfParty.test(text) || names.some((name) => text.includes(name));
}

const roleOfParty = cueNamed('role of party');

/** Whom suit, ruling, question, arguments, holding and order name. */
function peopleIn({ holdings, issues, reasoning, conclusion, posture }: Findings): string[] {
  const sentences = [
    posture.seeksRelief,
    posture.ruling,
    ...posture.below,
    holdings.line?.sentence,
    holdings.decree,
    ...conclusion,
    ...issues.map(({ sentence }) => sentence),
    ...reasoning.exchanges.map(({ argument }) => argument),
  ];
  const names = sentences.flatMap((sentence) => [
    ...(sentence?.shown ?? '').matchAll(/(?<=[\w,’'"”“(] )[A-Z][\w’'-]{2,}/g),
  ]);
  return [...new Set(names.map(([name]) => name.replace(/['’]s?$/, '')))];
}

/** Both sides, each by name or by what the court calls it, whichever of the two that is. */
function hasBoth(findings: Findings, told: readonly { shown: string }[]): boolean {
  const names = namesOf(findings.reading);
  if (!callsIn(findings).hasTwoSides) return false;
  const whole = told.map(({ shown }) => shown).join(' ');
  const sides = [claiming, answering].map(
    (role, side) => role.test(whole) || whole.includes(names[side] ?? ''),
  );
  return sides.every(Boolean);
}

const claiming = /\b(?:petitioner|appellant|plaintiff|claimant|relator)s?\b/i;
const answering = /\b(?:respondent|appellee|defendant)s?\b/i;
