/** What of a text or a material can be found by its words. Answers to questions cannot: they stay hidden until tried. */
import { type Opinion, passagesOf } from '../opinion/opinion.ts';
import { itemsBelow } from './material/lists.ts';
import type {
  BriefContent,
  Item,
  MaterialKind,
  OutlineContent,
  QuestionSetContent,
} from './material/schema.ts';
import { type BriefSection, briefShape } from './material/shape.ts';

export type Entry = { source: 'text' | MaterialKind; place: string; page?: number; text: string };

/** PostgreSQL refuses lexemes of more than 1 MB for one row; no honest page comes near it. */
const maxEntryLength = 100_000;

export function entriesOfText(opinion: Opinion): Entry[] {
  const passages = opinion.paragraphs.flatMap((paragraph) => passagesOf(paragraph));
  const pages = Map.groupBy(passages, ({ page }) => page);
  return [...pages].flatMap(([page, found]) =>
    entry({ source: 'text', place: '', page, texts: found.map(({ text }) => text) }),
  );
}

export function entriesOfMaterial(kind: MaterialKind, content: unknown): Entry[] {
  // The content fitted its kind's schema when it was stored.
  if (kind === 'brief') return entriesOfBrief(content as BriefContent);
  if (kind === 'outline') return entriesOfOutline(content as OutlineContent);
  return entriesOfQuestions(content as QuestionSetContent);
}

const entriesOfBrief = (brief: BriefContent): Entry[] =>
  briefShape.flatMap((section) =>
    entry({ source: 'brief', place: section.key, texts: sectionTexts(section, brief) }),
  );

function sectionTexts(section: BriefSection, brief: BriefContent): string[] {
  switch (section.holds) {
    case 'statement':
      return textsOf([brief[section.key]]);
    case 'statements':
      return textsOf(brief[section.key]);
    case 'opinions':
      return textsOf(brief[section.key].flatMap(({ summary }) => summary));
    case 'terms':
      return brief[section.key].map(({ term, meaning }) => `${term}: ${meaning}`);
    // What the opinion does not say is not found in it.
    case 'lines':
      return [];
  }
}

const entriesOfOutline = ({ sections }: OutlineContent): Entry[] =>
  sections.flatMap(({ title, items }) => entry({ source: 'outline', place: title, texts: textsOf(items) }));

const entriesOfQuestions = ({ questions }: QuestionSetContent): Entry[] =>
  questions.flatMap(({ id, question, followUps }) =>
    entry({ source: 'questions', place: id, texts: [question, ...followUps] }),
  );

const textsOf = (items: Item[]): string[] => itemsBelow(items).map(({ text }) => text);

function entry({ texts, ...place }: Omit<Entry, 'text'> & { texts: string[] }): Entry[] {
  const text = texts.join(' ').slice(0, maxEntryLength).toWellFormed();
  return text.trim() === '' ? [] : [{ ...place, text }];
}
