/** Which questions a professor of each style asks first. */

import type { ProfessorStyle } from '../../material/professor-style.ts';
import { styleKinds } from '../../material/questions.ts';
import type { Question } from '../../material/schema.ts';
import type { Candidate } from './candidate.ts';

/** A rule that is quoted as it stands changes no facts; a model words such a question so that it does. */
const isQuotedFor = (kind: Question['kind'], style: ProfessorStyle) =>
  styleKinds[style].includes(kind) && !(style === 'hypotheticals' && kind === 'rule');

/** The Easy ones, by which a call begins, are about the facts whatever follows. */
export const isPreferred = (
  { kind, suits, difficulty }: Candidate & Pick<Question, 'difficulty'>,
  style: ProfessorStyle,
) => difficulty !== 'Easy' && (suits ? suits === style : isQuotedFor(kind, style));
