/** How much each part of a brief may hold: a page and a half in all. */
export const room = {
  holding: { words: 40, atMost: 60 },
  /** Questions; more only where one sentence counts them off. */
  issue: { most: 2, atMost: 4 },
  rule: { most: 3, words: 90 },
  posture: { most: 5, words: 125 },
  facts: { most: 9, words: 155 },
  analysis: { words: 295 },
  conclusion: { most: 4, words: 140 },
} as const;
