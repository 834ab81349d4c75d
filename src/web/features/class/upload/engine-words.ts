/** Which engine will read the opinion, before anything is sent. */
import { isEmbedded, modelName } from '../../../../study/words/engines.ts';

type Engines = { standard: string; premium: string };
type Payment = { isPremium: boolean; usesTokens: boolean };

/** The paid plan has its briefs from the premium engine; a token, everything. */
export function engineWords({ standard, premium }: Engines, { isPremium, usesTokens }: Payment): string {
  const ofBrief = isPremium || usesTokens ? premium : standard;
  const ofRest = usesTokens ? premium : standard;
  if (ofBrief === ofRest) {
    return isEmbedded(ofBrief)
      ? 'Analyzed on this server; nothing is sent elsewhere.'
      : `The text is sent to ${modelName(ofBrief)}.`;
  }
  const brief = isEmbedded(ofBrief)
    ? 'The brief is written on this server; nothing is sent elsewhere.'
    : `For the brief, the text is sent to ${modelName(ofBrief)}.`;
  const rest = isEmbedded(ofRest)
    ? 'The outline and questions are written on this server.'
    : `For the outline and questions, it is sent to ${modelName(ofRest)}.`;
  return `${brief} ${rest}`;
}
