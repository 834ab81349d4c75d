/** Which questions a professor of each style asks first. */
import type { ProfessorStyle, Question } from '../../material/schema.ts';
import type { Candidate } from './candidate.ts';

const preferredKinds: Record<ProfessorStyle, readonly Question['kind'][]> = {
  facts: ['issue', 'story'],
  policy: ['policy', 'rejected_argument', 'separate_opinion', 'reasoning'],
  hypotheticals: ['hypothetical', 'limit', 'holding'],
};

/** The Easy ones, by which a call begins, are about the facts whatever follows. */
export function isPreferred({ kind, suits, difficulty }: Candidate, style: ProfessorStyle): boolean {
  if (difficulty === 'Easy') return false;
  return suits ? suits === style : preferredKinds[style].includes(kind);
}
