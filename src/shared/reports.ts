/** What students said is wrong, for those who run the server: the statement, what it rested on and why; not who said it. */
import { z } from 'zod';
import { pageOf, pageRequest } from './audit.ts';
import { adminEndpoint, byId, instantSchema, noContent } from './endpoint.ts';
import { reportOutcomeSchema } from './materials.ts';

export const reportSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['brief', 'outline', 'questions']),
  engine: z.string(),
  engineVersion: z.string(),
  statement: z.string(),
  quotes: z.array(z.string()),
  reason: z.string().nullable(),
  outcome: reportOutcomeSchema,
  createdAt: instantSchema,
  doneAt: instantSchema.nullable(),
});
export type Report = z.infer<typeof reportSchema>;

export const listReports = adminEndpoint({
  method: 'GET',
  path: '/api/admin/reports',
  summary: '“This is wrong” reports, newest first: open or done.',
  request: z.object({ ...pageRequest, show: z.enum(['open', 'done']).optional() }),
  answer: pageOf(reportSchema),
});

export const settleReport = adminEndpoint({
  method: 'POST',
  path: '/api/admin/reports/{id}/done',
  summary: 'Mark a report as done. Does nothing if it already is.',
  request: byId,
  answer: noContent,
  status: 204,
});
