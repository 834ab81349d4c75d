import type { MaterialKind } from '../../../study/material/schema.ts';
import type { HrefOf, Places } from '../../../study/words/pages.ts';

/** Links back to the screen of the material, open at the passage; none once the text is deleted. `origin` is empty inside the app. */
export function passageLinks(origin: string, { ordinalOf }: Places, kind: MaterialKind, id: number): HrefOf {
  return ({ passageId, statementId }) => {
    if (ordinalOf(passageId) === undefined) return null;
    const query = new URLSearchParams({
      at: passageId,
      ...(statementId === undefined ? {} : { from: statementId }),
      side: 'opinion',
    });
    return `${origin}/${kind}/${id}?${query}`;
  };
}
