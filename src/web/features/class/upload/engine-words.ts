/** Which engine will read the opinion, before anything is sent. */
import { isEmbedded, modelName } from '../../../../study/words/engines.ts';

type Engines = { standard: string; premium: string };
type Payment = { isPremium: boolean; usesTokens: boolean };

const embedded = 'the embedded engine, on this server; nothing is sent elsewhere';

/** The paid plan has its briefs from the premium engine; a token, everything. */
export function engineWords({ standard, premium }: Engines, { isPremium, usesTokens }: Payment): string {
  const ofBrief = isPremium || usesTokens ? premium : standard;
  const ofRest = usesTokens ? premium : standard;
  if (ofBrief === ofRest) {
    return isEmbedded(ofBrief) ? `Worked by ${embedded}.` : `The text is sent to ${modelName(ofBrief)}.`;
  }
  const brief = isEmbedded(ofBrief)
    ? `The brief is worked by ${embedded}.`
    : `For the brief the text is sent to ${modelName(ofBrief)}.`;
  const rest = isEmbedded(ofRest)
    ? 'Outline and questions are worked by the embedded engine, on this server.'
    : `For outline and questions it is sent to ${modelName(ofRest)}.`;
  return `${brief} ${rest}`;
}
