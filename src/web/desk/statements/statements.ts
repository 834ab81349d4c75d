/** What a material states, flat: so that the text can lead back from a passage to what rests on it. */
import type { Item, Pinpoint } from '../../../study/material/schema.ts';
import { byPassage } from '../../../study/words/pages.ts';

export type Statement = {
  id: string;
  /** Where it stands in the material, in a word: "Facts", "Rule". */
  place: string;
  text: string;
  pinpoints: Pinpoint[];
  /** True where it sends the reader to a passage but states nothing: the margin does not lead back to it. */
  isReference?: true;
};

/** An item and everything under it. */
export function statementsOf(items: readonly Item[], place: string): Statement[] {
  return items.flatMap(({ id, text, pinpoints, children }) => [
    { id, place, text, pinpoints },
    ...statementsOf(children ?? [], place),
  ]);
}

/** The statements that rest on each passage, in the material's order. */
export function statementsByPassage(statements: readonly Statement[]): Map<string, Statement[]> {
  const resting = new Map<string, Statement[]>();
  for (const statement of statements) {
    if (statement.isReference) continue;
    for (const passageId of byPassage(statement.pinpoints).keys()) {
      const list = resting.get(passageId);
      if (list) list.push(statement);
      else resting.set(passageId, [statement]);
    }
  }
  return resting;
}
