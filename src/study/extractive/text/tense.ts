/** Says how things stand or should stand, not what happened. */
import { phrase } from '../../language/grammar.ts';
export const tellsPresent =
  /\b(?:is|are|does|do|has|have|may|must|shall|can|cannot|will|would|could|should|might)\b/;
export const tellsPast = phrase`
  was|were|had|did|went|came|took|made|gave|told|saw|found|brought|sought|sold|bought|paid|left|ran|shot|struck|fell
  |began|became|wrote|sent|said|knew|met|kept|lost|led|drove|threw|broke|stood|drew|hit|[a-z]{3,}ed`;
