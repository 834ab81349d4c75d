/** The meaning of what the cases of a class state, asked of the encoder once, for all that is compared by it. */
import type { Embed } from '../extractive/encoder/likeness.ts';
import type { CourseCase } from './course-case.ts';

/** Half a minute of the encoder's; what goes beyond is compared by its words alone. */
const mostTexts = 1_500;

/** Cases with their vectors; as they are where the encoder cannot be run. */
export async function withMeaning(cases: readonly CourseCase[], embed: Embed): Promise<CourseCase[]> {
  const texts = [...new Set(cases.flatMap(lawOf))].slice(0, mostTexts);
  const vectors = await embed(texts);
  if (!vectors) return [...cases];
  const known = new Map(texts.map((text, at) => [text, vectors[at]]));
  return cases.map((one) => {
    const law = lawOf(one).flatMap((text) => known.get(text) ?? []);
    return {
      ...one,
      gist: { ...one.gist, vector: meanOf(law) },
      rules: one.rules.map((rule) => ({ ...rule, vector: known.get(rule.text) })),
    };
  });
}

const lawOf = ({ rules, issues, holding }: CourseCase): string[] =>
  [...rules, ...issues, ...(holding ? [holding] : [])].map(({ text }) => text);

/** Of length 1 again; undefined of none. */
function meanOf([first, ...others]: readonly Float32Array[]): Float32Array | undefined {
  if (!first) return undefined;
  const sum = Float32Array.from(first);
  for (const vector of others) for (let at = 0; at < sum.length; at += 1) sum[at]! += vector[at]!;
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}
