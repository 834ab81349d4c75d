/** What JSON can say and nothing here can keep: the one check of what a request or a stranger's file brings. */

/** A material of the deepest outline has half of it; what sets it on paper gives up at a hundred. */
const mostLevels = 32;

/** The sentence on what is wrong with it; undefined where it can be stored. */
export function storageFault(value: unknown, level = 0): string | undefined {
  if (level > mostLevels) return 'The request is nested too deeply.';
  if (typeof value === 'string') {
    // PostgreSQL stores no NUL character, and no half of one.
    if (value.includes('\0')) return 'The text has a character in it that can’t be stored.';
    return value.isWellFormed() ? undefined : 'The text has half of a character in it.';
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inside] of Object.entries(value)) {
    const fault = storageFault(name, level) ?? storageFault(inside, level + 1);
    if (fault) return fault;
  }
  return undefined;
}
