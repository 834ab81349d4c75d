/** What is drilled: the address says it. */
import { useSearch } from 'wouter';
import { idOf } from '../../paths.ts';
import type { DrillChoice } from './queries.ts';

const scopes = { class: 'classId', session: 'sessionId', set: 'questionSetId' } as const;

const aheadParameter = 'ahead';
const beforeParameter = 'before';

export function readChoice(search: string): DrillChoice {
  const query = new URLSearchParams(search);
  const ahead = query.has(aheadParameter) ? { ahead: true } : {};
  for (const [name, scope] of Object.entries(scopes)) {
    const id = idOf(query.get(name) ?? undefined);
    if (id !== undefined) return { [scope]: id, ...ahead };
  }
  return ahead;
}

/** The question set of a case that she is about to read, where the address asks for that. */
export const readBefore = (search: string) =>
  idOf(new URLSearchParams(search).get(beforeParameter) ?? undefined);

export const useChoice = () => readChoice(useSearch());
