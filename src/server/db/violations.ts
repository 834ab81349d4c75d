const foreignKeyViolation = '23503';

/** True when a write failed because a row that it refers to was deleted a moment before. */
export function isForeignKeyViolation(error: Error): boolean {
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && cause.code === foreignKeyViolation;
}
