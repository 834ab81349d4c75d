/** The brief, laid out from what was found. */
import type { BriefContent, Tier } from '../../material/schema.ts';
import { dispositionDraft } from '../drafts/disposition.ts';
import { issueDrafts } from '../drafts/issue.ts';
import { ruleDrafts } from '../drafts/rule.ts';
import { factDraft, reasonDraft } from '../drafts/weighed.ts';
import type { Findings } from '../findings.ts';
import { draftsOf, exchangeDrafts, inOrder, numbered, pinpointsOf } from '../text/items.ts';

import { captionOf } from './caption.ts';
import { gapsIn } from './gaps.ts';
import { holdingLine } from './holding-line.ts';
import { postureItems } from './posture.ts';
import { whyAssigned } from './why-assigned.ts';

const unsureParts = ['holding', 'issue', 'rule'] as const;

function candidatesIn({ unsure }: Findings): NonNullable<BriefContent['candidates']> {
  return unsureParts.flatMap((part) => {
    const drafts = draftsOf(unsure[part] ?? []);
    return drafts.length > 0 ? [{ part, items: numbered(`candidate-${part}`, drafts) }] : [];
  });
}

export function briefFrom(findings: Findings, tier: Tier = 'standard'): BriefContent {
  const { reading, facts, conclusion, terms, separate } = findings;
  const { exchanges, reasons, precedents, policy, dicta } = findings.reasoning;
  return {
    caption: captionOf(reading.opinion),
    holding: holdingLine(findings),
    posture: postureItems(findings),
    facts: numbered('facts', facts.map(factDraft)),
    issue: numbered('issue', issueDrafts(findings)),
    rule: numbered('rule', ruleDrafts(findings)),
    analysis: numbered('analysis', [
      ...exchangeDrafts(exchanges),
      ...inOrder([...reasons, ...precedents, ...policy]).map(reasonDraft),
      ...draftsOf(dicta, ['dicta']),
    ]),
    conclusion: numbered('conclusion', [
      ...draftsOf(conclusion),
      ...[dispositionDraft(findings)].filter((draft) => draft !== undefined),
    ]),
    separateOpinions: separate.map(({ kind, author, summary }, index) => ({
      kind,
      ...(author ? { author } : {}),
      summary: numbered(`separate-${index + 1}`, draftsOf(summary)),
    })),
    keyTerms: terms.map(({ term, meaning, sentence }) => ({
      term,
      meaning,
      pinpoints: pinpointsOf(sentence),
    })),
    whyAssigned: whyAssigned(findings),
    candidates: candidatesIn(findings),
    notInExcerpt: gapsIn(findings, tier),
    missingPages: reading.opinion.missingPages,
  };
}
