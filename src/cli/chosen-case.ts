import type { Opinion } from '../opinion/opinion.ts';
import { type CaseFound, surveyOpinion, takeCases } from '../opinion/survey.ts';
import { UsageError } from './usage-error.ts';

/** `number` counts the cases of a file that holds several, from 1; `anyway` takes a file for an opinion that does not look like one. */
export type Choice = { anyway: boolean; number: string | undefined };

/** The case that is analyzed; throws UsageError, in a sentence, for what the product would ask about first. */
export function chosenCase(opinion: Opinion, { anyway, number }: Choice): Opinion {
  const { verdict, documentKind, found } = surveyOpinion(opinion);
  if (number !== undefined) return caseNumbered(opinion, found, number);
  if (anyway || verdict === 'opinion') return opinion;
  if (verdict === 'several_cases')
    throw new UsageError(
      `This file has ${found.length} cases. Pick one with --case N, or analyze the whole file with --anyway:\n${listOf(found)}`,
    );
  const likeness = documentKind === undefined ? '' : `; it looks like ${withArticle(documentKind)}`;
  throw new UsageError(
    `This doesn’t look like a court opinion${likeness}. Use --anyway to analyze it anyway.`,
  );
}

function caseNumbered(opinion: Opinion, found: CaseFound[], number: string): Opinion {
  if (found.length === 0) throw new UsageError('This file doesn’t have several cases: leave out --case.');
  const wanted = /^\d+$/.test(number) ? found[Number(number) - 1] : undefined;
  if (!wanted)
    throw new UsageError(
      `--case is a number from 1 to ${found.length}; “${number}” is not:\n${listOf(found)}`,
    );
  return takeCases(opinion, [wanted])[0] ?? opinion;
}

function listOf(found: CaseFound[]): string {
  return found
    .map(({ title, firstPage, lastPage }, index) => `${index + 1}  ${title} (pages ${firstPage}–${lastPage})`)
    .join('\n');
}

function withArticle(kind: string): string {
  return /^[aeiou]/i.test(kind) ? `an ${kind}` : kind === 'contents' ? 'a table of contents' : `a ${kind}`;
}
