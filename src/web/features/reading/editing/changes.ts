/** What a student has changed and the server has not yet: how it reads, and how two changes of one place become one. */
import { z } from 'zod';
import type { ItemDraft } from '../../../../shared/materials.ts';

const draftSchema: z.ZodType<ItemDraft & { id: string }> = z.object({
  id: z.string(),
  text: z.string(),
  get children() {
    return z.array(draftSchema).optional();
  },
});

/** `before` is what the server had when she began; `list` where the words stand, should they be gone by then. */
export const changeSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('write'),
    at: z.string(),
    list: z.string(),
    before: z.string(),
    text: z.string(),
  }),
  /** Behind the statement `after`; at the end where there is none. */
  z.object({ type: z.literal('add'), list: z.string(), after: z.string().nullable(), draft: draftSchema }),
  z.object({ type: z.literal('remove'), at: z.string(), before: z.string() }),
]);
export type Change = z.infer<typeof changeSchema>;

export const placeOf = (change: Change): string => (change.type === 'add' ? change.draft.id : change.at);

/** `isSent` tells what is on its way: it cannot be taken back, only followed by its opposite. */
export function withChange(
  changes: readonly Change[],
  next: Change,
  isSent: (change: Change) => boolean,
): Change[] {
  const at = changes.findLastIndex((each) => placeOf(each) === placeOf(next));
  const known = changes[at];
  if (!known) return [...changes, next];
  const put = (...instead: Change[]) => changes.toSpliced(at, 1, ...instead);
  if (next.type === 'write') {
    if (known.type === 'add') return put({ ...known, draft: { ...known.draft, text: next.text } });
    if (known.type === 'remove') return put(known, next);
    return next.text === known.before && !isSent(known) ? put() : put({ ...known, text: next.text });
  }
  if (next.type === 'remove') {
    if (known.type === 'write') return put({ ...next, before: known.before });
    return known.type === 'add' && !isSent(known) ? put() : put(known, next);
  }
  return known.type === 'remove' && !isSent(known) ? put() : put(known, next);
}

/** What is left once `sent` is on the server: changes made since, as seen from there. */
export function changesSince(changes: readonly Change[], sent: readonly Change[]): Change[] {
  return changes
    .filter((change) => !sent.includes(change))
    .map((change): Change => {
      const earlier = sent.find((each) => placeOf(each) === placeOf(change));
      if (!earlier || earlier.type === 'remove') return change;
      const before = earlier.type === 'add' ? earlier.draft.text : earlier.text;
      if (change.type !== 'add') return { ...change, before };
      const { list, draft } = change;
      return { type: 'write', at: draft.id, list, before, text: draft.text };
    });
}
