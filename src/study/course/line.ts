import type { CourseKind, CourseNode } from '../material/course.ts';
import type { CourseStatement } from './course-case.ts';
import { fingerprint } from './fingerprint.ts';

export const idOf = (kind: string, caseId: number, key: string) => `${kind}-${caseId}-${fingerprint(key)}`;

export const line = (
  id: string,
  kind: CourseKind,
  text: string,
  from?: Partial<CourseStatement>,
): CourseNode => ({
  ...{ id, kind, text, children: [] },
  rests: from?.rests ?? [],
  remarks: from?.remarks ?? [],
});
