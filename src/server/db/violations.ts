const foreignKeyViolation = '23503';

/** True when a write failed because a row that it refers to was deleted a moment before. */
export function isForeignKeyViolation(error: Error): boolean {
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && cause.code === foreignKeyViolation;
}

const deadlock = '40P01';
const mostDeadlocks = 3;

/** Of a transaction that PostgreSQL ended since it and another waited for each other nothing was done: it is done again. */
export async function againAfterDeadlock<Made>(transaction: () => Promise<Made>): Promise<Made> {
  for (let deadlocks = 0; ; deadlocks += 1)
    try {
      return await transaction();
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      const isDeadlock = cause instanceof Error && 'code' in cause && cause.code === deadlock;
      if (!isDeadlock || deadlocks === mostDeadlocks) throw error;
    }
}
