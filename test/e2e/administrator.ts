/** Who runs the product of the browser tests: the first administrator by configuration. */
export const administratorEmail = 'chief@example.org';
