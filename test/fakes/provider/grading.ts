/** What a grader answers, made from the request: points it finds in the answer by their words, as the test says. */
import type { Call, Play } from './play.ts';

type Verdict = { verdict: 'covered' | 'missed' | 'wrong'; words: string };

/** The points of a grading request, and the student's answer, as they stand between the fence marks. */
export function gradingAsked({ prompt }: Pick<Call, 'prompt'>): { points: string[]; answer: string } {
  const answer = /<answer fence="\w+">\n([\s\S]*?)\n<\/answer /.exec(prompt)?.[1] ?? '';
  const points = [...prompt.matchAll(/^\{"number":\d+,"point":.*\}$/gm)].map(
    ([line]) => (JSON.parse(line) as { point: string }).point,
  );
  return { points, answer };
}

export const isGrading = ({ schema }: Pick<Call, 'schema'>): boolean =>
  'followUp' in ((schema?.properties ?? {}) as object);

/** Whether a call asks for an answer from the text. */
export const isAnswering = ({ schema }: Pick<Call, 'schema'>): boolean =>
  'isInText' in ((schema?.properties ?? {}) as object);

export function grades(
  call: Call,
  verdictOn: (point: string, index: number, answer: string) => Verdict,
  followUp = 'What would change if nobody had known of it?',
): Play {
  const { points, answer } = gradingAsked(call);
  const graded = points.map((point, index) => ({ number: index + 1, ...verdictOn(point, index, answer) }));
  return { does: 'answer', text: JSON.stringify({ points: graded, followUp }) };
}
