/** What of a text or a material can be found by its words. Answers to questions cannot: they stay hidden until tried. */
import { type Opinion, passagesOf } from '../../../opinion/opinion.ts';
import type {
  BriefContent,
  Item,
  MaterialKind,
  OutlineContent,
  QuestionSetContent,
} from '../../../study/material/schema.ts';

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

function entriesOfBrief(brief: BriefContent): Entry[] {
  const sections = {
    holding: [brief.holding],
    posture: brief.posture,
    facts: brief.facts,
    issue: brief.issue,
    rule: brief.rule,
    analysis: brief.analysis,
    conclusion: brief.conclusion,
    separateOpinions: brief.separateOpinions.flatMap(({ summary }) => summary),
    whyAssigned: brief.whyAssigned,
  };
  const statements = Object.entries(sections).flatMap(([place, items]) =>
    entry({ source: 'brief', place, texts: textsOf(items) }),
  );
  const terms = brief.keyTerms.map(({ term, meaning }) => `${term}: ${meaning}`);
  return [...statements, ...entry({ source: 'brief', place: 'keyTerms', texts: terms })];
}

const entriesOfOutline = ({ sections }: OutlineContent): Entry[] =>
  sections.flatMap(({ title, items }) => entry({ source: 'outline', place: title, texts: textsOf(items) }));

const entriesOfQuestions = ({ questions }: QuestionSetContent): Entry[] =>
  questions.flatMap(({ id, question, followUps }) =>
    entry({ source: 'questions', place: id, texts: [question, ...followUps] }),
  );

const textsOf = (items: Item[]): string[] =>
  items.flatMap(({ text, children = [] }) => [text, ...textsOf(children)]);

function entry({ texts, ...place }: Omit<Entry, 'text'> & { texts: string[] }): Entry[] {
  const text = texts.join(' ').slice(0, maxEntryLength).toWellFormed();
  return text.trim() === '' ? [] : [{ ...place, text }];
}
