const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "3", "3 and 7", "3, 7, and 9" */
export const listed = (names: readonly string[]): string => conjunction.format(names);
