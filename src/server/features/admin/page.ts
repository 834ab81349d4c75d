/** Lists of the administrators' area: newest first, a page at a time, by id. */
export type PageRequest = { cursor?: number | undefined; limit?: number | undefined };

const defaultLimit = 50;

/** `read` answers rows below the cursor in falling order of their ids. One more than asked tells whether there are more. */
export async function pageOf<Row>(
  { cursor, limit = defaultLimit }: PageRequest,
  read: (cursor: number | undefined, limit: number) => Promise<Row[]>,
  idOf: (row: Row) => number = (row) => (row as { id: number }).id,
): Promise<{ items: Row[]; nextCursor: number | null }> {
  const rows = await read(cursor, limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? idOf(last) : null };
}
