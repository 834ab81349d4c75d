export type Problem = {
  /** Where in the answer: "facts.0", "questions.2". */
  at: string;
  /** In words for the model, which is asked to mend it. */
  reason: string;
  /** True where material that keeps the flaw must not be shown at all. */
  isGate: boolean;
};
