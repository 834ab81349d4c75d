import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const fields = ['citation', 'court', 'docket', 'author'] as const;

type Columns = Record<(typeof fields)[number] | 'title' | 'ownCaption', SQLWrapper>;

/**
 * A case's name and caption in a row. What the student wrote stands in the place of what was read, also where she says
 * that there is none. An index is made of it: everything in it must be immutable.
 */
export function captionText(columns: Columns): SQL {
  const { title, ownCaption } = columns;
  const parts = fields.map((field) => {
    const key = sql.raw(`'${field}'`);
    const own = sql`case when jsonb_exists(${ownCaption}, ${key}) then ${ownCaption} ->> ${key} else ${columns[field]} end`;
    return sql` || coalesce(', ' || ${own}, '')`;
  });
  return sql`(${title}${sql.join(parts)})`;
}
