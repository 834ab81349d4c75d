import type { BriefContent, OutlineContent, QuestionSetContent } from '../../../study/material/schema.ts';
import type { materials } from '../../db/tables.ts';

/** What was made and is not stored yet. */
export type MaterialDraft = Pick<
  typeof materials.$inferInsert,
  | 'kind'
  | 'tier'
  | 'engine'
  | 'engineVersion'
  | 'content'
  | 'itemCount'
  | 'inputTokens'
  | 'outputTokens'
  | 'costCents'
  | 'durationMs'
>;

export type WrittenSoFar = BriefContent | OutlineContent | QuestionSetContent;
