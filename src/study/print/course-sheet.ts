/** A class's course outline as every file shows it. */
import type { CourseKind } from '../material/course.ts';
import { courseKindNames, courseRemarks } from '../words/course.ts';
import { outlineNumber } from '../words/outline-numbers.ts';
import type { Source } from '../words/pages.ts';
import type { Heading, Sheet, Statement } from './sheet.ts';

export type CourseLine = {
  kind: CourseKind;
  text: string;
  sources: Source[];
  remarks: string[];
  /** The titles of the cases it rests on. */
  cases: readonly string[];
  children: CourseLine[];
  generated?: string | undefined;
  isOwn?: boolean | undefined;
  isGone?: boolean | undefined;
};

type Lines = { topics: readonly CourseLine[]; leftOutRules: number };

/** Set small where it is taken to the exam. */
export function courseSheet(
  heading: Heading,
  { topics, leftOutRules }: Lines,
  { isAttack }: { isAttack: boolean },
): Sheet {
  return {
    kind: isAttack ? 'Attack Outline' : 'Course Outline',
    titled: 'Class',
    ...heading,
    lead: null,
    gaps: [
      ...(topics.length === 0 ? ['Nothing has been compiled yet.'] : []),
      ...(leftOutRules > 0
        ? [`The long outline has ${leftOutRules === 1 ? 'one more rule' : `${leftOutRules} more rules`}.`]
        : []),
    ],
    ...(isAttack ? { isCompact: true } : {}),
    parts: topics.map((topic, index) => ({
      heading: `${outlineNumber(0, index)} ${topic.text}`,
      label: null,
      statements: statementsOf(topic.children),
      notes: [],
    })),
  };
}

/** Elements are numbered among themselves; the other lines say what they are. */
function statementsOf(lines: readonly CourseLine[]): Statement[] {
  const elements = lines.filter(({ kind }) => kind === 'element');
  return lines.map((line) => ({
    number: line.kind === 'element' ? `(${elements.indexOf(line) + 1})` : '',
    ...(courseKindNames[line.kind] ? { name: courseKindNames[line.kind] } : {}),
    text: line.text,
    sources: line.sources,
    cases: line.cases,
    remarks: courseRemarks(line),
    children: statementsOf(line.children),
  }));
}
