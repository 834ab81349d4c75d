import { and, eq } from 'drizzle-orm';
import { briefContentSchema, type UnsurePart, unsurePartSchema } from '../../../study/material/schema.ts';
import type { Database } from '../../db/db.ts';
import { cases, materials, users } from '../../db/tables.ts';

/** A sentence of an opinion that a student chose: by its words, and by what the opinion is known by. */
type SharedChoice = {
  part: UnsurePart;
  quote: string;
  page: number;
  engine: string;
  citation: string | null;
  court: string | null;
  docket: string | null;
};

/** Of the students who share them. The words are the opinion's alone: nothing that a student wrote is among them. */
export async function sharedChoices({ db }: Pick<Database, 'db'>): Promise<SharedChoice[]> {
  const rows = await db
    .select({
      content: materials.content,
      engine: materials.engineVersion,
      citation: cases.citation,
      court: cases.court,
      docket: cases.docket,
    })
    .from(materials)
    .innerJoin(users, eq(users.id, materials.userId))
    .innerJoin(cases, eq(cases.id, materials.caseId))
    .where(and(users.sharesChoices, eq(materials.kind, 'brief'), materials.edited))
    .orderBy(materials.id);
  return rows.flatMap(({ content, ...of }) => {
    const brief = briefContentSchema.parse(content);
    return unsurePartSchema.options.flatMap((part) =>
      [brief[part]]
        .flat()
        .filter(({ marks }) => marks.includes('own'))
        .flatMap(({ pinpoints }) => pinpoints)
        .map(({ quote, page }) => ({ part, quote, page, ...of })),
    );
  });
}
