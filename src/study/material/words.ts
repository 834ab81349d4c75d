import { itemsBelow, listsOfBrief, listsOfOutline, type PlacedList } from './lists.ts';
import type { BriefContent, MaterialKind, OutlineContent, QuestionSetContent } from './schema.ts';

/** What a material says, statement by statement in reading order. */
export function wordsOfMaterial(kind: MaterialKind, content: unknown): string[] {
  // It fitted the schema of its kind when it was stored.
  if (kind === 'outline') return textsIn(listsOfOutline(content as OutlineContent));
  if (kind === 'questions')
    return (content as QuestionSetContent).questions.flatMap(({ question, answer, followUps, trap }) => [
      question,
      ...itemsBelow(answer).map(({ text }) => text),
      ...followUps,
      ...(trap ? [trap] : []),
    ]);
  const brief = content as BriefContent;
  return [
    ...textsIn(listsOfBrief(brief)),
    ...brief.keyTerms.map(({ meaning }) => meaning),
    ...brief.notInExcerpt,
  ];
}

const textsIn = (lists: readonly PlacedList[]): string[] =>
  lists.flatMap(([, items]) => itemsBelow(items).map(({ text }) => text));
