/** What has the word of an exception or of a point left open, and is no limit of the rule. */
import type { Cue } from '../read/cues.ts';

export const noLimit: readonly Cue[] = [
  {
    name: 'law of others',
    pattern:
      /^(?:\{\d+\} )?(?:[^,]{0,40}, )?(?:(?:[Tt]he|[Aa]ll) )?(?:(?:laws?|courts?|statutes?|rules?) (?:of|in) (?:the )?)?(?:[Ee]very|[Ee]ach|[Mm]ost|[Mm]any|[Ss]ome|[Oo]ther|[Ss]everal|[Tt]hese|[Tt]hose|\w+ of the) (?:\w+ ){0,2}(?:States?|nations?|countries|jurisdictions?|courts?|legislatures?)\b/,
    yes: 'The laws of every State, except Sable, forbid the sale of fog.',
    no: 'A State may tax a pier, except where it is public.',
  },
  {
    name: 'except in passing',
    pattern:
      /\b(?:without|free from|with (?:\w+ ){1,5})exceptions?\b|\b[Ee]xcept(?:ing)? for the (?:fact|substitution|addition|omission|word)\b|\bexcepted? as (?:noted|stated|above)\b|\bexception (?:would|will|should) swallow\b|^(?:\{\d+\} )?Among (?:these|the|those) exceptions\b/,
    yes: 'Every harbor forbids, with minor and carefully drawn exceptions, the sale of fog.',
    no: 'The rule has an exception for a defect that the tenant made.',
  },
  {
    name: 'what a side claims',
    pattern:
      /\b(?:claim(?:s|ed)|stipulat\w+|argue[sd]?|contend(?:s|ed)?|insist(?:s|ed)?) (?:further |also )?(?:that|it|he|she|they)\b|\b[Ss]tipulation (?:\w+ )?provide[sd]\b/,
    yes: 'The tenant claimed it was free of the toll unless it kept a boat.',
    no: 'A claim is barred unless it is brought within a year.',
  },
  {
    name: 'what else was raised',
    pattern:
      /\b(?:other|remaining|additional|alternative|alternate|further) (?:issues?|arguments?|claims?|contentions?|points?|grounds?|assignments?|errors?)\b|\b(?:issue|question|argument|point) (?:relied upon|raised|discussed|addressed) (?:in|by) the (?:dissent|concurrence)\b/,
    yes: 'Because of our disposition, we need not reach the tenant’s other issues.',
    no: 'We need not decide whether a landlord must also mend the roof.',
  },
  {
    name: 'what a court once passed over',
    pattern:
      /\b(?:[Cc]ourts?|they|he|she|it|we) (?:\w+ )?did not (?:decide|reach|consider|address|resolve|inquire|determine)\b/,
    yes: 'Less than a decade ago this Court did not consider the question doubtful.',
    no: 'We do not decide whether the question is doubtful.',
  },
];

export const isNoLimit = (shown: string) => noLimit.some(({ pattern }) => pattern.test(shown));
