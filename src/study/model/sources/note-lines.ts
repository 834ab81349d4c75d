import { leadPart, type Opinion } from '../../../opinion/opinion.ts';
import type { Locator } from '../grounding/locate.ts';
import type { Notes } from '../prompts/notes.ts';
import { numberOfPart } from '../wire/labels.ts';

/** Notes whose words stand in the text, one a line; what two overlapping pieces both noted is said once, the lead opinion first. */
export function linesOfNotes(
  notes: Notes,
  opinion: Opinion,
  locator: Locator,
): { lines: string[]; dropped: number } {
  const lines = new Set<string>();
  const ofLead = new Set<string>();
  const lead = leadPart(opinion);
  let dropped = 0;
  for (const { kind, text, support } of notes) {
    const located = support.flatMap((each) => locator.locate(each) ?? []);
    if (located.length === 0) {
      dropped += 1;
      continue;
    }
    const part = opinion.parts[located[0]?.part ?? -1];
    const where = part
      ? `part ${numberOfPart(opinion.parts.indexOf(part))}, ${part.kind.replaceAll('_', ' ')}`
      : 'no part';
    const words = located.map(
      ({ paragraph, pinpoints }) => `[${paragraph.id}] "${pinpoints.map(({ quote }) => quote).join(' ')}"`,
    );
    const line = `(${where}; ${kind}) ${text.replace(/\s+/g, ' ')} ${words.join(' ')}`;
    (part && part === lead ? ofLead : lines).add(line);
  }
  return { lines: [...ofLead, ...lines], dropped };
}
