import type { ProfessorStyle } from '../../material/professor-style.ts';
import { answerWords, glossOf, kindsOf, type QuestionKind, styleKinds } from '../../material/questions.ts';
import { type Difficulty, ladders, type Tier } from '../../material/schema.ts';

const named = (kind: QuestionKind) => `"${kind}"`;
const namesOf = (kinds: readonly QuestionKind[]) => kinds.map(named).join(', ');
const withAnd = (kinds: readonly QuestionKind[]) =>
  `${namesOf(kinds.slice(0, -1))} and ${kinds.slice(-1).map(named).join('')}`;

/** Of a difficulty, each with what it asks for where its name does not say it. */
export const kindsIn = (difficulty: Difficulty) =>
  kindsOf(difficulty)
    .map((kind) => [named(kind), glossOf(kind) && `(${glossOf(kind)})`].filter(Boolean).join(' '))
    .join(', ');

const sizeOf = (difficulty: Difficulty) =>
  `${answerWords[difficulty].least} to ${answerWords[difficulty].most}`;

const pairs: Record<Tier, string> = {
  standard: '"pairWith" is null for all.',
  premium:
    'Among the Hard ones is a pair of hypotheticals that change the same deciding fact in opposite ways: the second has in "pairWith" the number of the first, counted from 1. "pairWith" is null for all others.',
};

const styles: Record<ProfessorStyle, string> = {
  facts: `This professor asks for the facts: who did what to whom, which facts decided, what the courts below did. Wherever the difficulty leaves you the choice, prefer ${namesOf(styleKinds.facts)}, and hypotheticals that change one fact.`,
  policy: `This professor asks for policy: why the rule is as it is, whom it burdens, what speaks against it. Wherever the difficulty leaves you the choice, prefer ${withAnd(styleKinds.policy)}.`,
  hypotheticals: `This professor asks hypotheticals: changed facts, and where the rule stops. Wherever the difficulty leaves you the choice, prefer ${withAnd(styleKinds.hypotheticals)}.`,
};

export const questionsTask = (tier: Tier, style: ProfessorStyle | null = null): string => {
  const { Easy, Medium, Hard } = ladders[tier];
  return `Write ${Easy + Medium + Hard} cold-call questions on this opinion, in this order: exactly ${Easy} Easy, then ${Medium} Medium, then ${Hard} Hard. What a question asks a student to do makes its difficulty:

- Easy: find it on a page. Kinds: ${kindsIn('Easy')}.
- Medium: combine passages or restate. Kinds: ${kindsIn('Medium')}.
- Hard: go beyond the text. Kinds: ${kindsIn('Hard')}.
${style ? `\n${styles[style]} The counts stay as they are.\n` : ''}
Fields of each question:
- "question": as a professor would ask it aloud, one or two sentences. It cannot be answered with yes or no; for Easy and Medium the text holds the answer. No two questions have the same answer or ask for the same thing.
- "answer": the professor's answer as statements that read as one text. First the direct answer, then the authority, then the reason, then the limit or the other side. A Hard answer gives the best argument for each side and says where that leaves the opinion. Easy ${sizeOf('Easy')} words in all, Medium ${sizeOf('Medium')}, Hard ${sizeOf('Hard')}. In answers to Hard questions the application to changed facts may be marked "own"; everything said about the opinion is supported.
- "followUp": the question that a professor would ask next.
- "trap": the tempting wrong answer, and why it is wrong.
- "reread": one to three entries { "paragraph", "words" } that show where to look, copied like support.
- ${pairs[tier]}`;
};
