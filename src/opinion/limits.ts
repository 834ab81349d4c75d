/** The largest file that is read. */
export const maxFileBytes = 50 * 1024 * 1024;
export const maxPages = 1500;
