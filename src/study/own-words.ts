/** A student's own words outlive the generated ones around them: they are carried over to what is made anew. */
import type { BriefContent, Item, MaterialKind, OutlineContent, QuestionSetContent } from './material.ts';

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
      (('marks' in content && Array.isArray(content.marks) && content.marks.includes('own')) ||
        Object.values(content).some(hasOwnWords));

const sections = ['posture', 'facts', 'issue', 'rule', 'analysis', 'conclusion', 'whyAssigned'] as const;

/** The one-line holding is one line: hers takes the place of the made one. */
function keepInBrief(before: BriefContent, made: BriefContent): BriefContent {
  const kept = sections.map((name) => [name, append(made[name], before[name], name)]);
  const holding = hasOwnWords(before.holding) ? before.holding : made.holding;
  return { ...made, ...Object.fromEntries(kept), holding };
}

function keepInOutline(before: OutlineContent, made: OutlineContent): OutlineContent {
  return {
    sections: made.sections.map((section, index) => {
      const own = before.sections.find(({ title }) => title === section.title)?.items ?? [];
      return { ...section, items: append(section.items, own, `outline-${index + 1}`) };
    }),
  };
}

/** A question whose answer she wrote stays, among those of its difficulty. */
function keepInQuestions(before: QuestionSetContent, made: QuestionSetContent): QuestionSetContent {
  const asked = new Set(made.questions.map(({ question }) => question));
  const own = before.questions
    .filter(({ answer, question }) => hasOwnWords(answer) && !asked.has(question))
    .map((question) => ({ ...question, id: `kept-${question.id}` }));
  const answered = made.questions.map((question) => {
    const same = before.questions.find((known) => known.question === question.question);
    return same && hasOwnWords(same.answer) ? { ...question, answer: same.answer } : question;
  });
  const order = ['Easy', 'Medium', 'Hard'];
  const all = [...answered, ...own];
  return {
    questions: all.toSorted((a, b) => order.indexOf(a.difficulty) - order.indexOf(b.difficulty)),
  };
}

function append(made: Item[], before: Item[], place: string): Item[] {
  const own = before.flatMap(ownAmong).map((item, index) => ({ ...item, id: `own-${place}-${index + 1}` }));
  return [...made, ...own];
}

/** A statement with her words in it or below it comes whole; what was generated beside it does not. */
const ownAmong = (item: Item): Item[] =>
  item.marks.includes('own') ? [item] : (item.children ?? []).flatMap(ownAmong);
