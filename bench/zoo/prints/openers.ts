import { upper } from '../layouts/captions.ts';
import type { StoryPart } from '../story.ts';

/** "MR. JUSTICE ROWAN delivered the opinion of the Court." */
export function justiceOpener({ author, kind }: StoryPart, index: number): string {
  if (index === 0) return `MR. JUSTICE ${upper(author)} delivered the opinion of the Court.`;
  return `MR. JUSTICE ${upper(author)}, ${kind === 'dissent' ? 'dissenting' : 'concurring'}.`;
}

/** "ROWAN, Justice." */
export function judgeOpener({ author, kind }: StoryPart, index: number): string {
  if (index === 0) return `${upper(author)}, Justice.`;
  return `${upper(author)}, Justice, ${kind === 'dissent' ? 'dissenting' : 'concurring'}.`;
}
