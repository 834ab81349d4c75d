/** For an opinion that is longer than the model's context: each piece becomes notes, and the material is written from them. */
import { z } from 'zod';
import { fenced } from './fence.ts';

const noteKinds = [
  'party',
  'fact',
  'procedure',
  'issue',
  'rule',
  'exception',
  'argument',
  'answer',
  'reason',
  'precedent',
  'policy',
  'dictum',
  'holding',
  'disposition',
  'definition',
  'separate',
] as const;

export const notesSchema = z.object({
  notes: z.array(
    z.object({
      kind: z.enum(noteKinds),
      text: z.string(),
      support: z.array(z.object({ paragraph: z.string(), words: z.string() })),
    }),
  ),
});
export type Notes = z.infer<typeof notesSchema>['notes'];

export function piecePrompt(
  piece: string,
  place: { number: number; count: number },
  mostNotes: number,
  fence: string,
): string {
  return `${fenced('piece', piece, fence)}

This is piece ${place.number} of ${place.count} of one opinion. Take the notes from which another reader, who does not see this piece, will write a brief, an outline and exam questions on the whole opinion. Fields of "notes", in the order of the text, at most ${mostNotes}:

- "kind": what the note is. "argument" names the party that argues; "answer" is the court's answer to it. Everything in a concurrence or dissent is "separate", and its text begins with the judge's name. "holding" and "disposition" only where this court itself decides. "dictum" where the court says it without needing it.
- "text": one sentence, whole, that can be understood without the piece: name parties and things, not "he" or "this".
- "support": one or two entries { "paragraph", "words" } as told above: words copied exactly from one paragraph.

Leave out what no one would be asked about: counsel, procedure of the appeal that decided nothing, string citations. If the piece holds nothing else, answer with an empty list.`;
}

export function condensePrompt(notes: string, mostNotes: number, fence: string): string {
  return `${fenced('notes', notes, fence)}

These are notes on a stretch of one opinion, each with its kind, its part, and the words it rests on. They are too many for what follows. Answer with the most important half, at most ${mostNotes} notes, in their order: join notes that say the same, keep every holding, disposition, issue, rule and separate opinion, keep both sides' arguments, and copy paragraph and words of each support unchanged.`;
}
