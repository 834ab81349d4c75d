/** Where a clause may be cut, and where it may not. */
import { oneOf, pattern } from '../../language/grammar.ts';

/** What is cut off is then only an aside, and the verb stands behind it: "a law which …, even though …, inflicts …". */
const verb = oneOf`
  is|are|was|were|does|do|did|has|have|had|must|may|cannot|can|could|should|would|will|shall|[a-z]{2,}(?:[^s']s|ed)`;
export const verbFollows = pattern`, ${verb} (?!by\b)`;

const openEnd = oneOf`
  and|or|the|an?|of|to|by|in|for|with|that|which|as|because|if|when|whether|from|on|at|is|are|was|were|be|its|his|her|their
  |solely|only|merely|simply|not`;
export const opensMore = pattern`\((?:a|1|i)\) |\b${openEnd}$`;
