/** Administrator actions: written with every act, and never changed. */
import { z } from 'zod';
import { adminEndpoint, idSchema, instantSchema } from './endpoint.ts';

export const adminActSchema = z.enum([
  'signed_in',
  'signed_out',
  'granted_analyses',
  'granted_tokens',
  'suspended',
  'resumed',
  'ended_sign_ins',
  'deleted_account',
  'retried_analyses',
  'settled_report',
  'changed_seats',
  'checked_engines',
  'looked_for_models',
  'tested_model',
  'chose_model',
  'gave_back_models',
]);
export type AdminAct = z.infer<typeof adminActSchema>;

/** A page of a list in which the newest comes first; the cursor is the id of the last row before. */
export const pageRequest = {
  cursor: idSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).optional(),
};

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.number().int().nullable() });

export const auditEntrySchema = z.object({
  id: z.number().int(),
  act: adminActSchema,
  adminId: z.number().int(),
  /** Null once that account is gone. */
  adminEmail: z.string().nullable(),
  subjectId: z.number().int().nullable(),
  subjectEmail: z.string().nullable(),
  amount: z.number().int().nullable(),
  reason: z.string().nullable(),
  createdAt: instantSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAuditEntries = adminEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Everything administrators did, newest first.',
  request: z.object(pageRequest),
  answer: pageOf(auditEntrySchema),
});
