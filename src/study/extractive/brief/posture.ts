/** Posture as four items: court deciding, who seeks relief, what is under review, what the courts below did. */
import type { Item, Pinpoint, Role } from '../../material/schema.ts';
import { pinpointsFor } from '../../pinpoints.ts';
import { stepDraft } from '../drafts/weighed.ts';
import type { Findings } from '../findings.ts';
import type { ReadSentence } from '../reading.ts';
import { type Draft, numbered } from '../text/items.ts';

const paragraphsOfCaption = 40;

export function postureItems(findings: Findings): Item[] {
  const { posture } = findings;
  const { seeksRelief, ruling, standard, below } = posture;
  const step = (sentence: ReadSentence, role: Role): Draft => ({ ...stepDraft(sentence), role });
  const drafts: Draft[] = [];
  const court = courtDraft(findings);
  if (court) drafts.push(court);
  if (seeksRelief) drafts.push(step(seeksRelief, 'relief'));
  const review = standard && step(standard, 'standard');
  if (ruling) drafts.push({ ...step(ruling, 'ruling'), ...(review ? { children: [review] } : {}) });
  else if (review) drafts.push(review);
  const [first, ...others] = below;
  if (first) drafts.push({ ...step(first, 'below'), children: others.map(stepDraft) });
  return numbered('posture', drafts);
}

function courtDraft({ reading }: Findings): Draft | undefined {
  const { caption, paragraphs } = reading.opinion;
  if (!caption.court) return undefined;
  const words = caption.court.toLowerCase();
  let pinpoints: Pinpoint[] = [];
  for (const paragraph of paragraphs.slice(0, paragraphsOfCaption)) {
    const at = paragraph.text.toLowerCase().indexOf(words);
    if (at < 0) continue;
    pinpoints = pinpointsFor(paragraph, at, at + words.length);
    break;
  }
  const court = /^the /i.test(caption.court) ? caption.court.slice(4) : caption.court;
  return {
    role: 'court',
    text: `Decided by the ${court}.`,
    pinpoints,
    verified: true,
    marks: pinpoints.length > 0 ? [] : ['inferred'],
  };
}
