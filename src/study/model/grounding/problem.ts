export type Severity =
  /** Material that keeps it must not be shown at all. */
  | 'gate'
  /** It is sent back once; what keeps it is shown as not verified. */
  | 'flaw'
  /** No check can decide: it is not sent back by itself, and shown as not checked. */
  | 'doubt';

export type Problem = {
  /** Where in the answer: "facts.0", "questions.2", "questions.2.trap". */
  at: string;
  /** In words for the model, which is asked to mend it. */
  reason: string;
  severity: Severity;
  /** A doubt that a second reader may lift: words alone do not show it, as with a far paraphrase. */
  isSlight?: boolean | undefined;
};
