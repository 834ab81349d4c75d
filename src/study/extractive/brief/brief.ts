/** The brief, laid out from what was found. */
import type { BriefContent, Tier } from '../../material/schema.ts';
import { dispositionDraft } from '../drafts/disposition.ts';
import { issueDrafts } from '../drafts/issue.ts';
import { ruleDrafts } from '../drafts/rule.ts';
import type { Findings } from '../findings.ts';
import { draftOf, numbered, pinpointsOf } from '../text/items.ts';
import { analysisItems } from './analysis.ts';
import { captionOf } from './caption.ts';
import { gapsIn } from './gaps.ts';
import { holdingLine } from './holding-line.ts';
import { postureItems } from './posture.ts';
import { whyAssigned } from './why-assigned.ts';

const unsureParts = ['holding', 'issue', 'rule'] as const;

function candidatesIn({ unsure }: Findings): NonNullable<BriefContent['candidates']> {
  return unsureParts.flatMap((part) => {
    const drafts = (unsure[part] ?? []).map((sentence) => draftOf(sentence));
    return drafts.length > 0 ? [{ part, items: numbered(`candidate-${part}`, drafts) }] : [];
  });
}

export function briefFrom(findings: Findings, tier: Tier = 'standard'): BriefContent {
  const { reading, facts, conclusion, terms, separate } = findings;
  return {
    caption: captionOf(reading.opinion),
    holding: holdingLine(findings),
    posture: postureItems(findings),
    facts: numbered(
      'facts',
      facts.map((sentence) => draftOf(sentence)),
    ),
    issue: numbered('issue', issueDrafts(findings)),
    rule: numbered('rule', ruleDrafts(findings)),
    analysis: analysisItems(findings),
    conclusion: numbered('conclusion', [
      ...conclusion.map((sentence) => draftOf(sentence)),
      ...[dispositionDraft(findings)].filter((draft) => draft !== undefined),
    ]),
    separateOpinions: separate.map(({ kind, author, summary }, index) => ({
      kind,
      ...(author ? { author } : {}),
      summary: numbered(
        `separate-${index + 1}`,
        summary.map((sentence) => draftOf(sentence)),
      ),
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
