/** What a student has changed and the server may not have yet: how two changes of one place become one, and what is left once an answer is here. */
import { z } from 'zod';
import type { ItemDraft } from '../../../study/material/edits.ts';

const draftSchema: z.ZodType<ItemDraft & { id: string }> = z.object({
  id: z.string(),
  text: z.string(),
  get children() {
    return z.array(draftSchema).optional();
  },
});

const writeSchema = z.object({
  type: z.literal('write'),
  at: z.string(),
  /** Of the words, should they be gone by the time these are saved. */
  list: z.string(),
  text: z.string(),
});
/** In place of the statement that one stands behind, where it is the first. */
export const atStart = '';

/** Behind the statement `after`; at the end where there is none. */
const addSchema = z.object({
  type: z.literal('add'),
  list: z.string(),
  after: z.string().nullable(),
  draft: draftSchema,
});
const removeSchema = z.object({ type: z.literal('remove'), at: z.string() });

/** As a screen asks for it. What it begins from is the desk's to know: the screen would go on naming words long since saved. */
export type Change = z.infer<typeof writeSchema> | z.infer<typeof addSchema> | z.infer<typeof removeSchema>;

const pending = {
  /** The server's words that she saw when she began: where others are there now, somebody else wrote them. */
  before: z.string().default(''),
  /** Words of hers that were sent and may be there, although no answer has said so. */
  sent: z.array(z.string()).default([]),
};

/** A change on the desk, as it is kept on the device too. */
export const pendingSchema = z.discriminatedUnion('type', [
  writeSchema.extend(pending),
  addSchema.extend(pending),
  removeSchema.extend(pending),
]);
export type Pending = z.infer<typeof pendingSchema>;

export const placeOf = (change: Change): string => (change.type === 'add' ? change.draft.id : change.at);

/** The words that it leaves in its place: none where it takes them out. */
export function textOf(change: Change): string {
  if (change.type === 'remove') return '';
  return change.type === 'add' ? change.draft.text : change.text;
}

/** `before` is what it begins from where nothing of that place waits yet. What may be on the server is not forgotten, only followed by its opposite. */
export function withChange(changes: readonly Pending[], next: Change, before: string): Pending[] {
  const at = changes.findLastIndex((each) => placeOf(each) === placeOf(next));
  const known = changes[at];
  const fresh: Pending = { ...next, before, sent: [] };
  if (!known) return [...changes, fresh];
  const put = (...instead: Pending[]) => changes.toSpliced(at, 1, ...instead);
  const { sent } = known;
  const isUnsent = sent.length === 0;
  if (next.type === 'write') {
    if (known.type === 'add') return put({ ...known, draft: { ...known.draft, text: next.text } });
    if (known.type === 'remove') return put(known, fresh);
    return next.text === known.before && isUnsent ? put() : put({ ...known, text: next.text });
  }
  if (next.type === 'remove') {
    if (known.type === 'write') return put({ ...next, before: known.before, sent });
    return known.type === 'add' && isUnsent ? put() : put(known, fresh);
  }
  return known.type === 'remove' && isUnsent ? put() : put(known, fresh);
}

/** Offline each try may send other words; one that landed is among the last. */
const sentKept = 20;

export const asSent = (change: Pending): Pending => ({
  ...change,
  sent: [...change.sent.filter((text) => text !== textOf(change)), textOf(change)].slice(-sentKept),
});

/** What is left once `sent` is on the server: changes made since, as seen from the words that the answer has of a place. */
export function changesSince(
  changes: readonly Pending[],
  sent: readonly Pending[],
  answered: (at: string) => string | undefined,
): Pending[] {
  return changes.flatMap((change): Pending[] => {
    const at = placeOf(change);
    const inPlace = sent.filter((each) => placeOf(each) === at);
    if (inPlace.some((each) => each.type === change.type && textOf(each) === textOf(change))) return [];
    const last = inPlace.at(-1);
    if (!last || last.type === 'remove') return [change];
    const since = { before: answered(at) ?? textOf(last), sent: [] };
    if (change.type !== 'add') return [{ ...change, ...since }];
    return [{ type: 'write', at, list: change.list, text: textOf(change), ...since }];
  });
}
