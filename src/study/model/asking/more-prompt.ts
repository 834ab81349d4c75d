/** Asks for one more question beside those that a set has. */
import type { QuestionCriteria } from '../../asking/more.ts';
import { fenced } from '../prompts/fence.ts';
import { kindsIn } from '../prompts/questions.ts';

export function moreTask(
  { kind, difficulty }: QuestionCriteria,
  asked: readonly string[],
  fence: string,
): string {
  const sort = [
    difficulty
      ? `Its difficulty is ${difficulty}.`
      : 'Choose the difficulty that the opinion still has most to give for.',
    kind ? `Its kind is "${kind}".` : '',
  ];
  return `Write one more cold-call question on this opinion: "questions" has exactly one entry. ${sort.filter(Boolean).join(' ')}

These were asked already; yours has another answer and asks for something else:
${fenced('asked', asked.map((each) => JSON.stringify(each)).join('\n'), fence)}

Difficulties and their kinds:
- Easy: find it on a page. Kinds: ${kindsIn('Easy')}.
- Medium: combine passages or restate. Kinds: ${kindsIn('Medium')}.
- Hard: go beyond the text. Kinds: ${kindsIn('Hard')}.

Fields:
- "question": as a professor would ask it aloud, one or two sentences; it cannot be answered with yes or no, and for Easy and Medium the text holds its answer.
- "answer": the professor's answer as statements that read as one text: the direct answer first, then the authority, the reason, the limit or the other side. 40 to 200 words in all. In an answer to a Hard question the application to changed facts may be marked "own"; everything said about the opinion is supported.
- "followUp": the question that a professor would ask next.
- "trap": the tempting wrong answer, and why it is wrong.
- "reread": one to three entries { "paragraph", "words" } that show where to look, copied like support.
- "pairWith" is null.`;
}
