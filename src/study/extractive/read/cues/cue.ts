/** A name, a pattern, a sentence that has it and one that has not. */
export type Cue = { name: string; pattern: RegExp; yes: string; no: string };
