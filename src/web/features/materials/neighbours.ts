/** The cases before and after this one in its class session, in the order of the class screen. */
import type { CourtCase } from '../../../shared/cases.ts';
import type { ClassSessionWithCases } from '../../../shared/sessions.ts';
import type { MaterialKind } from '../../../study/material/schema.ts';
import { pathTo } from '../../paths.ts';
import { materialIdIn } from './growing-parts.ts';

export type Neighbour = { title: string; path: string };
export type Neighbours = { previous: Neighbour | undefined; next: Neighbour | undefined };

const kinds = ['brief', 'outline', 'questions'] as const;

/** Leads to the same material where the case has it, else to the first it has; undefined where it has none. */
function wayTo(one: CourtCase, wanted: MaterialKind): Neighbour | undefined {
  const kind = [wanted, ...kinds].find((each) => materialIdIn[each](one) !== null);
  const id = kind && materialIdIn[kind](one);
  return kind && id ? { title: one.title, path: pathTo[kind](id) } : undefined;
}

export function neighboursOf(
  sessions: readonly ClassSessionWithCases[],
  caseId: number,
  wanted: MaterialKind,
): Neighbours {
  const session = sessions.find(({ cases }) => cases.some(({ id }) => id === caseId));
  const groups = [null, ...(session?.categories ?? []).map(({ id }) => id)];
  const cases = groups.flatMap((group) => session?.cases.filter((one) => one.categoryId === group) ?? []);
  const at = cases.findIndex(({ id }) => id === caseId);
  const first = (those: CourtCase[]) => those.flatMap((one) => wayTo(one, wanted) ?? [])[0];
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: first(cases.slice(0, at).toReversed()), next: first(cases.slice(at + 1)) };
}
