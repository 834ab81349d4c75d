/** The premium brief: all of the standard one, each side's best argument with its answer, the line of precedents, and every term. */
import type { BriefContent } from '../../material/schema.ts';
import { briefFrom } from '../brief/brief.ts';
import { gapsIn } from '../brief/gaps.ts';
import { reasonDraft } from '../drafts/weighed.ts';
import type { Findings } from '../findings.ts';
import { lineOfPrecedents } from '../precedents.ts';
import { type Draft, draftsOf, exchangeDrafts, inOrder, numbered, pinpointsOf } from '../text/items.ts';
import { furtherIn } from './further.ts';
import { precedentDraft } from './outline.ts';

export function premiumBriefFrom(findings: Findings): BriefContent {
  const brief = briefFrom(findings, 'premium');
  return {
    ...brief,
    notInExcerpt: gapsIn(findings, 'premium'),
    analysis: numbered('analysis', analysisDrafts(findings)),
    keyTerms: [
      ...brief.keyTerms,
      ...furtherIn(findings).terms.map(({ term, meaning, sentence }) => ({
        term,
        meaning,
        pinpoints: pinpointsOf(sentence),
      })),
    ],
  };
}

/** The page that a standard brief must fit is not its measure: it says all that was found. */
function analysisDrafts(findings: Findings): Draft[] {
  const { reasoning } = findings;
  const { reasons, precedents, policy, dicta } = reasoning;
  const exchanges = [...reasoning.exchanges, ...furtherIn(findings).exchanges];
  const line = lineFor(findings);
  const named = new Set(line.flatMap(({ said }) => said));
  return [
    ...exchangeDrafts(exchanges),
    ...inOrder([...reasons, ...policy, ...precedents])
      .filter((each) => !named.has(each))
      .map(reasonDraft),
    ...line.map(precedentDraft),
    ...draftsOf(dicta, ['dicta']),
  ];
}

/** Whole, also where another part of the brief quotes a sentence of it; what the analysis itself says is not said twice. */
function lineFor(findings: Findings) {
  const { exchanges, policy, dicta } = findings.reasoning;
  const argued = [...exchanges, ...furtherIn(findings).exchanges];
  const quoted = new Set(
    [...argued.flatMap(({ argument, answer }) => [argument, answer]), ...policy, ...dicta].map(
      (sentence) => sentence?.index,
    ),
  );
  return lineOfPrecedents(findings).flatMap((precedent) => {
    const said = precedent.said.filter(({ index }) => !quoted.has(index));
    return said.length > 0 ? [{ ...precedent, said }] : [];
  });
}
