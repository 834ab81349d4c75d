/** Applies a student's edits: her own words are marked, what she left alone keeps its proof. */

import {
  type BriefEdits,
  type ItemDraft,
  type OutlineEdits,
  ownItem,
  type QuestionSetEdits,
  rewordedGaps,
  rewordedItem,
  rewordedQuestion,
  rewordedTerm,
  withoutGaps,
} from './edits.ts';
import { itemsBelow, listsOfBrief, listsOfOutline } from './lists.ts';
import type { BriefContent, Item, KeyTerm, OutlineContent, Question, QuestionSetContent } from './schema.ts';

/** `earlier` holds what the material was before, newest first: what she took out comes back from there with its proof. */
export function editBrief(
  before: BriefContent,
  edits: BriefEdits,
  earlier: readonly BriefContent[] = [],
): BriefContent {
  const { holding, separateOpinions, keyTerms, notInExcerpt, ...sections } = edits;
  const edit = openItemEditor(itemsOfBrief(before), earlier.flatMap(itemsOfBrief));
  const edited = Object.entries(sections).map(([part, drafts]) => [part, drafts && edit(drafts)]);
  const terms = [before, ...earlier].flatMap((brief) => brief.keyTerms);
  return {
    ...before,
    ...withoutGaps(Object.fromEntries(edited)),
    ...withoutGaps({
      holding: holding && edit([holding])[0],
      separateOpinions: separateOpinions?.map((opinion) => ({ ...opinion, summary: edit(opinion.summary) })),
      keyTerms: keyTerms?.map((term) => editTerm(terms, term)),
    }),
    ...(notInExcerpt ? rewordedGaps(before, notInExcerpt) : {}),
  };
}

const itemsOfBrief = (brief: BriefContent): Item[] => listsOfBrief(brief).flatMap(([, items]) => items);

function editTerm(known: readonly KeyTerm[], { term, meaning }: { term: string; meaning: string }): KeyTerm {
  const before = known.find((each) => each.term === term);
  return before ? rewordedTerm(before, meaning) : { term, meaning, pinpoints: [], isOwn: true };
}

export function editOutline(
  before: OutlineContent,
  { sections }: OutlineEdits,
  earlier: readonly OutlineContent[] = [],
): OutlineContent {
  const edit = openItemEditor(itemsOfOutline(before), earlier.flatMap(itemsOfOutline));
  return {
    sections: before.sections.map((section) => {
      const changed = sections.find(({ title }) => title === section.title);
      return changed ? { ...section, items: edit(changed.items) } : section;
    }),
  };
}

const itemsOfOutline = (outline: OutlineContent): Item[] =>
  listsOfOutline(outline).flatMap(([, items]) => items);

/** Questions that are not in the set are left out of account: a set keeps its ladder. */
export function editQuestionSet(
  before: QuestionSetContent,
  { questions }: QuestionSetEdits,
  earlier: readonly QuestionSetContent[] = [],
): QuestionSetContent {
  const edit = openItemEditor(itemsOfQuestions(before), earlier.flatMap(itemsOfQuestions));
  return {
    questions: before.questions.map((question): Question => {
      const { answer, ...changes } = questions.find(({ id }) => id === question.id) ?? {};
      return { ...rewordedQuestion(question, changes), ...(answer ? { answer: edit(answer) } : {}) };
    }),
  };
}

const itemsOfQuestions = ({ questions }: QuestionSetContent): Item[] =>
  questions.flatMap(({ answer }) => answer);

/** A window may name what it adds, so that it knows it again in the answer. */
const ownId = /^own-[0-9a-f]{12}$/;

/** Statements are known by their ids in the whole material, so that one can be moved from section to section. */
function openItemEditor(known: Item[], earlier: Item[]): (drafts: ItemDraft[]) => Item[] {
  // What stands now wins over what once had the same id.
  const byId = new Map(itemsBelow([...known, ...earlier].toReversed()).map((item) => [item.id, item]));
  const taken = new Set(byId.keys());
  let count = Math.max(0, ...[...taken].map((id) => Number(/^own-(\d+)$/.exec(id)?.[1] ?? 0)));
  const added = (text: string, wanted: string | undefined): Item => {
    const isFree = wanted !== undefined && ownId.test(wanted) && !taken.has(wanted);
    const id = isFree ? wanted : `own-${++count}`;
    taken.add(id);
    return ownItem(id, text);
  };
  const edit = ({ id, text, children }: ItemDraft): Item => {
    const before = id === undefined ? undefined : byId.get(id);
    // Once: a statement that is given twice is a copy, and needs an id of its own.
    if (id !== undefined) byId.delete(id);
    const { children: childrenBefore, ...item } = before ? rewordedItem(before, text) : added(text, id);
    const kept = children === undefined ? childrenBefore : children.map(edit);
    return kept && kept.length > 0 ? { ...item, children: kept } : item;
  };
  return (drafts) => drafts.map(edit);
}
