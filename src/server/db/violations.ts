const foreignKeyViolation = '23503';
const deadlock = '40P01';

/** What PostgreSQL calls the reason for which a query failed. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

/** True when a write failed because a row that it refers to was deleted a moment before. */
export const isForeignKeyViolation = (error: Error): boolean => codeOf(error) === foreignKeyViolation;

const mostDeadlocks = 3;

/** A transaction that PostgreSQL ended because it and another waited for each other has done nothing, and is run again. */
export async function againAfterDeadlock<Made>(transaction: () => Promise<Made>): Promise<Made> {
  for (let deadlocks = 0; ; deadlocks += 1)
    try {
      return await transaction();
    } catch (error) {
      if (codeOf(error) !== deadlock || deadlocks === mostDeadlocks) throw error;
    }
}
