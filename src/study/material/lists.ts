/** The lists of statements that a material consists of. */
import type { BriefContent, Item, OutlineContent } from './schema.ts';
import { briefShape } from './shape.ts';

/** Every list of statements by its place, in reading order: "facts", "separateOpinions.1", "sections.3". */
export type PlacedList = [place: string, items: Item[]];

export const listsOfBrief = (brief: BriefContent): PlacedList[] =>
  briefShape.flatMap((section): PlacedList[] => {
    switch (section.holds) {
      case 'statement':
        return [[section.key, [brief[section.key]]]];
      case 'statements':
        return [[section.key, brief[section.key]]];
      case 'opinions':
        return brief[section.key].map(({ summary }, index) => [`${section.key}.${index}`, summary]);
      default:
        return [];
    }
  });

export const listsOfOutline = ({ sections }: OutlineContent): PlacedList[] =>
  sections.map(({ items }, index) => [`sections.${index}`, items]);

/** A statement before those below it. */
export const itemsBelow = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...itemsBelow(item.children ?? [])]);
