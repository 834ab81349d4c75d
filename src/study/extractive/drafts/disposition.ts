import { pinpointsFor } from '../../pinpoints.ts';
import type { Findings } from '../findings.ts';
import type { Draft } from '../text/items.ts';

/** The outcome where no sentence of the opinion itself decrees it: a line of its front or its end does. */
export function dispositionDraft({ holdings, reading }: Findings): Draft | undefined {
  const { disposition, paragraphs } = reading.opinion;
  const paragraph = paragraphs.find(({ id }) => id === disposition?.paragraphId);
  if (!reading.lead || holdings.decree || !disposition || !paragraph) return undefined;
  const pinpoints = pinpointsFor(paragraph, disposition.start, disposition.end);
  return { text: `${disposition.summary}.`, pinpoints, verified: true, marks: [] };
}
