/** A student's own words outlive the generated ones around them: they are carried over to what is made anew. */
import type {
  BriefContent,
  Item,
  KeyTerm,
  MaterialKind,
  OutlineContent,
  Question,
  QuestionSetContent,
} from './schema.ts';
import { statementsSections } from './shape.ts';

type Content = BriefContent | OutlineContent | QuestionSetContent;

export function keepOwnWords(kind: MaterialKind, before: unknown, made: unknown): Content {
  // Both fitted the schema of their kind when they were stored or made.
  if (kind === 'brief') return keepInBrief(before as BriefContent, made as BriefContent);
  if (kind === 'outline') return keepInOutline(before as OutlineContent, made as OutlineContent);
  return keepInQuestions(before as QuestionSetContent, made as QuestionSetContent);
}

export const hasOwnWords = (content: unknown): boolean =>
  Array.isArray(content)
    ? content.some(hasOwnWords)
    : typeof content === 'object' &&
      content !== null &&
      (holdsOwnWords(content) || Object.values(content).some(hasOwnWords));

const holdsOwnWords = (part: object) =>
  ('marks' in part && Array.isArray(part.marks) && part.marks.includes('own')) ||
  ('isOwn' in part && part.isOwn === true) ||
  ('generated' in part && part.generated !== undefined) ||
  ('generatedGaps' in part && part.generatedGaps !== undefined);

function keepInBrief(before: BriefContent, made: BriefContent): BriefContent {
  const kept = statementsSections.map(({ key }) => [key, withOwn(made[key], before[key], key)]);
  return {
    ...made,
    ...Object.fromEntries(kept),
    holding: keepHolding(before.holding, made.holding),
    separateOpinions: made.separateOpinions.map((opinion, index) => {
      const known = before.separateOpinions.find(
        ({ kind, author }) => kind === opinion.kind && author === opinion.author,
      );
      return { ...opinion, summary: withOwn(opinion.summary, known?.summary ?? [], `separate-${index + 1}`) };
    }),
    keyTerms: keepTerms(before.keyTerms, made.keyTerms),
    ...keepGaps(before, made),
  };
}

/**
 * The one-line holding is one line: hers takes the place of the made one, which she can go back to. A sentence that she
 * chose keeps the passage that it rests on.
 */
function keepHolding(before: Item, made: Item): Item {
  if (!hasOwnWords(before)) return made;
  if (before.generated === undefined && before.pinpoints.length > 0) return before;
  return { ...made, text: before.text, marks: [...made.marks, 'own'], generated: made.text };
}

function keepTerms(before: KeyTerm[], made: KeyTerm[]): KeyTerm[] {
  const own = before.filter(hasOwnWords);
  const answered = made.map((term) => {
    const mine = own.find((each) => each.term === term.term);
    return mine ? { ...term, meaning: mine.meaning, generated: term.meaning } : term;
  });
  const added = own.filter(({ term }) => !made.some((each) => each.term === term));
  return [...answered, ...added.map(({ generated: _, ...term }) => ({ ...term, isOwn: true }))];
}

function keepGaps({ generatedGaps, notInExcerpt }: BriefContent, made: BriefContent) {
  const own = generatedGaps ? notInExcerpt.filter((gap) => !generatedGaps.includes(gap)) : [];
  const added = own.filter((gap) => !made.notInExcerpt.includes(gap));
  if (added.length === 0) return {};
  return { notInExcerpt: [...made.notInExcerpt, ...added], generatedGaps: made.notInExcerpt };
}

function keepInOutline(before: OutlineContent, made: OutlineContent): OutlineContent {
  return {
    sections: made.sections.map((section, index) => {
      const own = before.sections.find(({ title }) => title === section.title)?.items ?? [];
      return { ...section, items: withOwn(section.items, own, `outline-${index + 1}`) };
    }),
  };
}

/** A question with her words in it or in its answer stays, among those of its difficulty. */
function keepInQuestions(before: QuestionSetContent, made: QuestionSetContent): QuestionSetContent {
  const askedBy = ({ question, generated }: Question) => generated?.question ?? question;
  const asked = new Set(made.questions.map(({ question }) => question));
  const own = before.questions
    .filter((question) => hasOwnWords(question) && !asked.has(askedBy(question)))
    .map(({ hypotheticalPairOf: _, ...question }) => ({ ...question, id: `kept-${question.id}` }));
  const answered = made.questions.map((question) => {
    const same = before.questions.find((known) => askedBy(known) === question.question);
    return same && hasOwnWords(same) ? { ...question, ...wordsOf(same) } : question;
  });
  const order = ['Easy', 'Medium', 'Hard'];
  const all = [...answered, ...own];
  return {
    questions: all.toSorted((a, b) => order.indexOf(a.difficulty) - order.indexOf(b.difficulty)),
  };
}

const wordsOf = ({ question, answer, followUps, trap, generated }: Question) => ({
  question,
  answer,
  followUps,
  ...(trap === undefined ? {} : { trap }),
  ...(generated ? { generated } : {}),
});

/** Where the same sentence was made again her words stand in its place, else behind what was made. */
function withOwn(made: readonly Item[], before: readonly Item[], place: string): Item[] {
  const left = new Set(before.flatMap(ownAmong));
  const inPlace = (items: readonly Item[]): Item[] =>
    items.map((item) => {
      const mine = [...left].find(({ generated }) => generated === item.text);
      if (!mine) return item.children ? { ...item, children: inPlace(item.children) } : item;
      left.delete(mine);
      const children = withOwn(item.children ?? [], mine.children ?? [], `${place}-${item.id}`);
      return {
        ...item,
        ...{ text: mine.text, marks: [...item.marks, 'own'], generated: item.text },
        ...(children.length > 0 ? { children } : {}),
      };
    });
  const answered = inPlace(made);
  return [...answered, ...[...left].map((item, index) => ({ ...item, id: `own-${place}-${index + 1}` }))];
}

/** A statement with her words in it or below it comes whole; what was generated beside it does not. */
export const ownAmong = (item: Item): Item[] =>
  item.marks.includes('own') ? [item] : (item.children ?? []).flatMap(ownAmong);
