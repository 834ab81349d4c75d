/** What is measured of a sentence's place in the story: whom it brings in, what its paragraph tells, what comes next. */
import { type Judged, namesOf, type Reading } from '../read/reading.ts';
import { once } from '../text/once.ts';
import { has, withinTwo } from '../text/scale.ts';

const takesUp = /\bwe (?:granted|noted|allowed)\b|certiorari/i;
const person = /\b[A-Z][a-z]+ (?:[A-Z]\. )?[A-Z][a-z]+\b/;
const place =
  /\b(?:in|at|near|of) (?:[A-Z][a-z]+ )?[A-Z][a-z]+, [A-Z][a-z]+|\b(?:County|City|Street|Avenue|Road|Highway)\b/;
/** "Lund, a shipwright," or "Lund, who built boats,". */
const introduces = /, (?:an?|the) [^,]{4,60},|, who\b/;
/** Just before a court says that it takes a case up, it tells how the case came up. */
const closeBefore = 3;
const before = 8;

type Told = Record<'narrative' | 'salience' | 'opening', number>;

export const measuringStory = once((reading: Reading) => {
  const { sentences, boundary } = reading;
  const paragraphs = means(sentences);
  const firsts = firstMentions(reading);
  const takenUp = sentences.findIndex(({ text }) => takesUp.test(text));
  return (sentence: Judged) => {
    const { text, index, paragraphIndex, isFirstInParagraph } = sentence;
    const told = paragraphs.get(paragraphIndex);
    const ahead = takenUp - index;
    return {
      firstMention: firsts.has(index) ? 1 : 0,
      introduces: has(introduces, text),
      person: has(person, text),
      placeName: has(place, text),
      isFirstInParagraph: isFirstInParagraph ? 1 : 0,
      paragraphNarrative: withinTwo(told?.narrative ?? 0),
      paragraphSalience: told?.salience ?? 0,
      paragraphOpening: told?.opening ?? 0,
      storyPlace: Math.min(1, index / Math.max(1, boundary)),
      isEarlyStory: index < boundary / 4 ? 1 : 0,
      beforeTakenUp: ahead > 0 && ahead <= before ? 1 : 0,
      closeBeforeTakenUp: ahead > 0 && ahead <= closeBefore ? 1 : 0,
    };
  };
});

/** Index of each sentence that names a party for the first time. */
function firstMentions(reading: Reading): Set<number> {
  const names = namesOf(reading);
  return new Set(names.map((name) => reading.sentences.findIndex(({ text }) => text.includes(name))));
}

function means(sentences: readonly Judged[]): Map<number, Told> {
  const grouped = Map.groupBy(sentences, ({ paragraphIndex }) => paragraphIndex);
  return new Map(
    [...grouped].map(([paragraph, its]) => [
      paragraph,
      {
        narrative: mean(its.map(({ narrative }) => narrative)),
        salience: mean(its.map(({ salience }) => salience)),
        opening: mean(its.map(({ opening }) => opening)),
      },
    ]),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
