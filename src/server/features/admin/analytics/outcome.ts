import { sql } from 'drizzle-orm';
import type { Outcome } from '../../../../shared/analytics.ts';
import { cases } from '../../../db/tables.ts';

/** How an analysis ended; one that waits for an answer runs still. */
export const outcomeOf = sql<Outcome>`case when ${cases.status} in ('ready', 'failed', 'cancelled') then ${cases.status} else 'running' end`;
