/** What the lines of a course outline are called, and what is said of them. */
import type { CourseKind, CourseNode } from '../material/course.ts';
import { markWords } from './statements.ts';

/** Empty where a line says by itself what it is. */
export const courseKindNames: Record<CourseKind, string> = {
  topic: '',
  issue: 'Issue',
  rule: 'Rule',
  element: '',
  exception: 'Exception',
  open: 'Left open',
  wording: 'Also worded',
  conflict: 'Conflict',
  case: 'Case',
  cites: '',
  see: '',
  note: '',
};

type RemarkedLine = Pick<CourseNode, 'remarks' | 'isOwn' | 'generated' | 'isGone'>;

/** In a word each, what is to be known of a line before one relies on it. */
export const courseRemarks = ({ remarks, isOwn, generated, isGone }: RemarkedLine): string[] => [
  ...remarks,
  ...(isOwn || generated !== undefined ? [markWords.own.word] : []),
  ...(isGone && !isOwn ? ['no longer in your briefs'] : []),
];
