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
const conceded = /\bconced(?:es?|ed|ing)\b|^(?:While|Although|Though|Even if|Even though) /;
const byCourt = /^(?:[Tt]he|[Tt]his) (?:Court|court)\b/;

/** That somebody argues it is said in the sentence itself. */
const says = ['argues', 'claims', 'argument noun', 'it is said', 'party argues'].map(cueNamed);
