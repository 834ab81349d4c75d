/** What a section of an outline is called. Its stored title is a key that earlier releases read as well. */
import type { OutlineContent } from '../material/schema.ts';

type OutlineTitle = OutlineContent['sections'][number]['title'];

const renamed: Partial<Record<string, string>> = {
  'Exceptions, defences and limits': 'Exceptions, defenses, and limits',
} satisfies Partial<Record<OutlineTitle, string>>;

export const sectionName = (title: string): string => renamed[title] ?? title;
