import { likelyMark } from '../choose/decided.ts';
import type { Findings } from '../findings.ts';
import { type Draft, draftOf } from '../text/items.ts';

/** The questions as brief, outline and cold calls tell them, each with its doubts. */
export const issueDrafts = (findings: Findings): Draft[] =>
  findings.issues.map(({ sentence, text, isInferred }) =>
    draftOf(sentence, text, [...(isInferred ? ['inferred' as const] : []), ...likelyMark(findings, 'issue')]),
  );
