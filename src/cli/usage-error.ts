/** The words of a call are off; its message is for the person who typed them. Exit code 2. */
export class UsageError extends Error {}
