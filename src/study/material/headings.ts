/** Lines of ours that say nothing of a case: what only heads the lines below it, and what stands where nothing was found. */

const outlineHeadings = [
  'The question.',
  'What the case adds.',
  'Sources of law the court works from.',
  'Terms to know.',
  'Precedents the court follows.',
  'Precedents the court distinguishes.',
  'Precedents the court builds on.',
  'Standard of review.',
  'Further rules that the court states.',
  'What the court leaves open.',
  'Further exceptions and limits.',
  'Because:',
  'Policy.',
  'Argument and answer.',
  'Checklist.',
  'Exam triggers.',
  'Hypotheticals.',
] as const;

const manners = ['concurring', 'dissenting', 'concurring in part and dissenting in part'] as const;

/** Of a line in an outline below which others stand; the last form names a judge: "Reyes, dissenting." */
export type OutlineHeading = (typeof outlineHeadings)[number] | `${string}, ${(typeof manners)[number]}.`;

/** Where no separate opinion names its judge. */
export const unnamedJudge = 'A judge';

/** `judges` are those whose separate opinions are in the text. */
export const isOutlineHeading = (text: string, judges: readonly string[]): boolean =>
  outlineHeadings.some((heading) => heading === text) ||
  [unnamedJudge, ...judges].some((judge) => manners.some((manner) => text === `${judge}, ${manner}.`));

export const noHolding = {
  unsure: 'We’re not sure which sentence states the holding.',
  notFound: 'We didn’t find a holding.',
  none: 'The excerpt states no holding.',
} as const;

export const isNoHolding = (text: string): boolean => Object.values(noHolding).some((each) => each === text);
