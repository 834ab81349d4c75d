/** What a model is given to read of one opinion: the whole text where it fits, else notes on all of it. */
import type { Opinion } from '../../../opinion/opinion.ts';
import { ownWords } from '../../../opinion/own-words.ts';
import { type Locator, openLocator } from '../grounding/locate.ts';
import { openVocabulary, type Vocabulary } from '../grounding/vocabulary.ts';
import { type Model, type ModelLog, noUsage, type Usage } from '../model.ts';
import { newFence } from '../prompts/fence.ts';
import type { Source } from '../prompts/source.ts';
import { estimateTokens } from '../tokens.ts';
import { labelledText } from './pieces.ts';
import { takeNotes } from './take-notes.ts';

/** One a run: shared by brief, outline and questions, so that a long opinion is digested once. */
export type OpinionSources = {
  opinion: Opinion;
  locator: Locator;
  vocabulary: Vocabulary;
  /** Sets the source apart in all requests of the run, so that a server that keeps what it read reads it once. */
  fence: string;
  /** The usage is what notes cost; the first to ask for them is told of it. */
  sourceFor(model: Model, roomTokens: number): Promise<{ source: Source; usage: Usage }>;
  /** What that model was given last; undefined where it has not been given anything. */
  given(model: Model): Source | undefined;
};

/** The fence is one a run, or one for all that is asked of a case: text before it is the same, and so may be kept. */
type Options = { signal: AbortSignal; log?: ModelLog | undefined; fence?: string | undefined };

export function openSources(asRead: Opinion, { signal, log, fence = newFence() }: Options): OpinionSources {
  const opinion = ownWords(asRead);
  const locator = openLocator(opinion);
  const text = labelledText(opinion);
  const whole: Source = { what: 'opinion', text, tokens: estimateTokens(text) };
  const notes = new Map<string, ReturnType<typeof takeNotes>>();
  const given = new Map<string, Source>();
  return {
    opinion,
    locator,
    vocabulary: openVocabulary(opinion),
    fence,
    given: ({ name }) => given.get(name),
    async sourceFor(model, roomTokens) {
      if (whole.tokens <= roomTokens) {
        given.set(model.name, whole);
        return { source: whole, usage: noUsage };
      }
      const key = `${model.name} ${roomTokens}`;
      const known = notes.get(key);
      if (known) return { source: (await known).source, usage: noUsage };
      const taking = takeNotes({ opinion, locator, model, roomTokens, signal, log });
      notes.set(key, taking);
      // A later attempt of the same run begins anew.
      taking.catch(() => notes.delete(key));
      return taking;
    },
  };
}
