import type { NoteHit, SearchHit } from '../../../shared/search.ts';
import type { App } from '../../app.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { ownedClass } from '../classes/service.ts';
import { toSnippet } from './headline.ts';
import { hitsOf } from './hits.ts';
import { findNotes } from './notes.ts';
import { readTyped } from './typed.ts';

export { forgetText, indexMaterial, indexText, indexTextEntries } from './index-entries.ts';

type Request = {
  q: string;
  classId?: number | undefined;
  cursor?: number | undefined;
  limit?: number | undefined;
};

const defaultLimit = 20;

/** Best hit first; the cursor counts the hits answered before. */
export async function search(
  app: App,
  user: SignedIn,
  { q, classId, cursor = 0, limit = defaultLimit }: Request,
): Promise<{ items: SearchHit[]; notes: NoteHit[]; nextCursor: number | null }> {
  if (classId !== undefined) await ownedClass(app, user, classId);
  const { kind, ...typed } = readTyped(q);
  const wanted = { userId: user.userId, classId: classId ?? null, limit: limit + 1, offset: cursor };
  const rows = await hitsOf[kind](app.searchDb).execute({ ...wanted, ...typed });
  const items = rows
    .slice(0, limit)
    .map(({ headline, ...hit }) => ({ ...hit, snippet: toSnippet(headline) }));
  const notes = cursor === 0 ? await findNotes(app, user, { ...typed, kind, classId }) : [];
  return { items, notes, nextCursor: rows.length > limit ? cursor + limit : null };
}
