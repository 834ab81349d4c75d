/** Who runs the product of the browser tests: the first administrator by configuration. */
export const administratorEmail = 'chief@example.org';

/** Where its students are told to write. */
export const supportEmail = 'help@example.org';
