import type { MaterialKind } from '../../../study/material/schema.ts';
import type { HrefOf, Places } from '../../../study/words/pages.ts';
import type { App } from '../../app.ts';

/** Links from a file back to the screen of the material, open at the passage; none once the text is deleted. */
export function passageLinks(
  { config }: Pick<App, 'config'>,
  { ordinalOf }: Places,
  kind: MaterialKind,
  id: number,
): HrefOf {
  return ({ passageId, statementId }) => {
    if (ordinalOf(passageId) === undefined) return null;
    const query = new URLSearchParams({
      at: passageId,
      ...(statementId === undefined ? {} : { from: statementId }),
      side: 'opinion',
    });
    return `${config.appUrl}/${kind}/${id}?${query}`;
  };
}
