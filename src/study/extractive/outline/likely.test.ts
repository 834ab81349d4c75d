import { expect, test } from 'vitest';
import type { UnsurePart } from '../../material/schema.ts';
import { briefFrom } from '../brief/brief.ts';
import { analyse, type Findings } from '../findings.ts';
import { harborOpinion } from '../fixtures/harbor-opinion.ts';
import { mediumQuestions } from '../questions/medium.ts';
import { outlineFrom } from './outline.ts';

const sure = analyse(harborOpinion());
const section = (findings: Findings, at: number) => outlineFrom(findings).sections[at]?.items ?? [];
const answer = (findings: Findings, kind: UnsurePart) =>
  mediumQuestions(findings)
    .find((each) => each.kind === kind)
    ?.answer.slice(0, 1) ?? [];

/** Where each part is told first. */
const told: Record<UnsurePart, (findings: Findings) => { marks: readonly string[] }[]> = {
  rule: (findings) => [
    ...briefFrom(findings).rule,
    ...section(findings, 1).slice(0, findings.rules.length),
    ...answer(findings, 'rule'),
  ],
  issue: (findings) => [
    ...briefFrom(findings).issue,
    ...(section(findings, 0)[0]?.children?.slice(0, findings.issues.length) ?? []),
    ...answer(findings, 'issue'),
  ],
  holding: (findings) => [
    briefFrom(findings).holding,
    ...(section(findings, 3)[0]?.children?.slice(0, 1) ?? []),
    ...answer(findings, 'holding'),
  ],
};

test.each(['rule', 'issue', 'holding'] as const)(
  'a less than sure %s is marked wherever it is told',
  (part) => {
    const marksOf = (likely: ReadonlySet<UnsurePart>) =>
      told[part]({ ...sure, likely }).map(({ marks }) => marks);
    const unmarked = marksOf(new Set());
    expect(unmarked.length).toBeGreaterThan(2);
    expect(unmarked.flat()).toEqual([]);
    expect(marksOf(new Set([part]))).toEqual(unmarked.map(() => ['likely']));
  },
);
