/** A class as one file: texts and study material, nothing of an account. */
import { z } from 'zod';
import { classSchema } from './classes.ts';
import { endpoint, idSchema } from './endpoint.ts';

export const broughtInSchema = classSchema.extend({
  caseCount: z.number().int(),
  /** Quotes that do not stand in the text that came with them; what rested on them is marked as not verified. */
  lostQuotes: z.number().int(),
  /** Cases that could not be taken. `reason` goes on after the title: "it’s damaged". */
  leftOut: z.array(z.object({ title: z.string(), reason: z.string() })),
});
export type BroughtInClass = z.infer<typeof broughtInSchema>;

export const importClass = endpoint({
  method: 'POST',
  path: '/api/classes/import',
  summary: 'Import a class from a file that another student exported. Uses none of the allowance.',
  request: z.object({ semesterId: idSchema }),
  answer: broughtInSchema,
  status: 201,
  body: 'application/zip',
});
