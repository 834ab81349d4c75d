/** A student's own notes that have the words she searches for. Of one student they are few: no index is kept of them. */
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { NoteHit } from '../../../shared/search.ts';
import type { App } from '../../app.ts';
import { classes, classSessions, sessionNotes } from '../../db/tables.ts';
import type { SignedIn } from '../../outside/sign-in.ts';
import { headlineOf, toSnippet } from './headline.ts';
import type { QueryKind } from './typed.ts';

const mostNotes = 10;

type NoteQuery = { kind: QueryKind; asTyped: string; beginnings: string; classId: number | undefined };

export async function findNotes(
  { searchDb }: App,
  { userId }: SignedIn,
  { kind, asTyped, beginnings, classId }: NoteQuery,
): Promise<NoteHit[]> {
  const isPlain = kind === 'word' || kind === 'words';
  const typed = sql`websearch_to_tsquery('english', ${asTyped})`;
  const query: SQL = isPlain ? sql`(${typed} || to_tsquery('english', ${beginnings}))` : typed;
  const lexemes = sql`to_tsvector('english', ${sessionNotes.text})`;
  const rows = await searchDb
    .select({
      ...{ sessionId: classSessions.id, sessionTitle: classSessions.title },
      ...{ classId: classes.id, className: classes.name },
      headline: headlineOf(sql`${sessionNotes.text}`, query),
    })
    .from(sessionNotes)
    .innerJoin(classSessions, eq(classSessions.id, sessionNotes.sessionId))
    .innerJoin(classes, eq(classes.id, classSessions.classId))
    .where(
      and(
        eq(sessionNotes.userId, userId),
        isNull(classSessions.deletedAt),
        ...(classId === undefined ? [] : [eq(classes.id, classId)]),
        sql`${lexemes} @@ ${query}`,
      ),
    )
    .orderBy(desc(sql`ts_rank(${lexemes}, ${query}, 1)`), desc(classSessions.id))
    .limit(mostNotes);
  return rows.map(({ headline, ...hit }) => ({ ...hit, snippet: toSnippet(headline) }));
}
