/** An entry of the outline that a PDF brings: `page` from 1; `fromBottom` in points, where it says how high on its page it points. */
export type Bookmark = { title: string; depth: number; page: number; fromBottom?: number };
