/** Whether a sentence tells what somebody argues, rather than what might be argued. */
import { cueNamed } from '../read/cues.ts';
import type { Judged } from '../read/reading.ts';

/** In its own words, not in what it quotes, and of a side, not of a court. */
export function isSomebodys({ text, voice }: Pick<Judged, 'text' | 'voice'>): boolean {
  const own = text.replace(/["“][^"”]*(?:["”]|$)/g, '');
  return (
    voice !== 'precedent' &&
    !denied.test(own) &&
    !conceded.test(own) &&
    !byCourt.test(own) &&
    says.some((cue) => cue.test(own))
  );
}

const denied =
  /\b(?:do|does|did) not (?:\w+ )?(?:argue|contend|claim|dispute|challenge|assert|deny|question|contest)\b|\b(?:ha(?:s|ve|d) not|fail(?:s|ed)? to) (?:\w+ )?(?:shown?|identif(?:y|ied)|explain(?:ed)?|cited?|argued?|offer(?:ed)?|object(?:ed)?)\b|\b(?:hardly|scarcely|(?:can|could|may|might|will|would|should)(?:not| (?:not|never|hardly|scarcely))) (?:\w+ )?be (?:\w+ )?(?:argued|contended|claimed|maintained|said|supposed|urged|suggested|asserted|denied|doubted)\b|\b(?:nobody|no one|neither (?:side|party)|none of them) (?:\w+ )?(?:argues?|contends?|claims?|suggests?|asserts?|maintains?)\b/i;
/** What a side gives up, or what the court grants it before it answers. */
const conceded =
  /\bconced(?:es?|ed|ing)\b|\b(?:is|are) (?:\w+ )?(?:correct|right) (?:when|that|in)\b|\b(?:rightly|correctly) (?:argues?|contends?|points?|notes?|observes?)\b|^(?:While|Although|Though|Even if|Even though) /;
const byCourt = /^(?:[Tt]he|[Tt]his) (?:Court|court)\b/;

/** That somebody argues it is said in the sentence itself. */
const says = ['argues', 'claims', 'argument noun', 'it is said', 'party argues'].map(cueNamed);

/** What follows an argument and does not meet it. */
export const noAnswers: readonly { name: string; pattern: RegExp; yes: string; no: string }[] = [
  {
    name: 'road map',
    pattern:
      /^(?:[Ww]e|[Tt]his opinion) (?:will |shall |now |first |then |next |also |begin by |turn (?:to|first to)\b ?)*(?:look|turn|begin|review|discuss|address|consider|examine|take up|start|summarize|set (?:out|forth))(?:ing|s)?\b(?! .*\b(?:and|but) (?:hold|conclude|reject|find|disagree)\b)|^The (?:first|second|next|other|remaining|final|last) (?:question|issue|point)\b/,
    yes: 'We then look at the standard that applies to a fogbound pilot.',
    no: 'We look at the lease and conclude that it bound the pilot.',
  },
  {
    name: 'praise',
    pattern:
      /\b(?:arguments?|contentions?|positions?|claims?|points?) (?:\w+ )?(?:ha(?:s|ve)|is not without|are not without|carr(?:y|ies)) (?:(?:a good deal of|some|considerable|much|great|surface|substantial) )?(?:force|appeal|merit|weight)\b/,
    yes: 'Its arguments have a good deal of force.',
    no: 'Its arguments forget the fog.',
  },
  {
    name: 'who takes part',
    pattern: /\bamic(?:us|i)\b|\b(?:elect|chose|declin)\w* (?:not )?to (?:participate|intervene|appear)\b/,
    yes: 'The harbor board has participated as amicus curiae.',
    no: 'The harbor board has no answer to that.',
  },
];

export const answersNothing = (shown: string) => noAnswers.some(({ pattern }) => pattern.test(shown));
