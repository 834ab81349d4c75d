import { expect, it } from 'vitest';
import type { Outline } from '../../../../shared/materials.ts';
import { type Item, outlineTitles } from '../../../../study/material/schema.ts';
import { allBranches, branchesAbove, statementsOfOutline } from './statements.ts';

const item = (id: string, children: Item[] = []): Item => ({
  id,
  text: id,
  pinpoints: [],
  verified: true,
  marks: [],
  children,
});

const outline: Outline = {
  id: 1,
  caseId: 1,
  classId: 1,
  caseTitle: 'Alder v. Birch',
  tier: 'standard',
  engine: 'extractive',
  createdAt: '2026-11-12T12:00:00Z',
  version: 1,
  edited: false,
  remake: null,
  remakeFailure: null,
  freeRemakesLeft: 3,
  isSameAgain: false,
  durationMs: null,
  pageLabels: null,
  reports: [],
  sections: outlineTitles.map((title, index) => ({
    title,
    items: index === 1 ? [item('rule', [item('element', [item('detail')]), item('burden')])] : [],
  })),
};

it('every statement of an outline knows its section', () => {
  expect(statementsOfOutline(outline).map(({ id, place }) => `${place}: ${id}`)).toEqual([
    'Black-letter rule: rule',
    'Black-letter rule: element',
    'Black-letter rule: detail',
    'Black-letter rule: burden',
  ]);
});

it('a folded statement is reached by unfolding what lies above it', () => {
  expect(branchesAbove(outline, 'detail')).toEqual(['section-2', 'rule', 'element']);
  expect(branchesAbove(outline, 'rule')).toEqual(['section-2']);
  expect(branchesAbove(outline, 'gone')).toEqual([]);
});

it('sections and items with something under them fold, nothing else', () => {
  expect(allBranches(outline)).toEqual([
    'section-1',
    'section-2',
    'rule',
    'element',
    'section-3',
    'section-4',
    'section-5',
    'section-6',
  ]);
});
