/** Applies a student's edits: her own words are marked, what she left alone keeps its proof. */
import type { BriefContent, Item, OutlineContent, Question, QuestionSetContent } from './material.ts';
import type { BriefEdits, ItemDraft, OutlineEdits, QuestionSetEdits } from './material-edits.ts';

export function editBrief(before: BriefContent, edits: BriefEdits): BriefContent {
  const { holding, separateOpinions, keyTerms, notInExcerpt, ...sections } = edits;
  const edit = openItemEditor(itemsOfBrief(before));
  const edited = Object.entries(sections).map(([part, drafts]) => [part, drafts && edit(drafts)]);
  return {
    ...before,
    ...withoutGaps(Object.fromEntries(edited)),
    ...withoutGaps({
      holding: holding && edit([holding])[0],
      separateOpinions: separateOpinions?.map((opinion) => ({ ...opinion, summary: edit(opinion.summary) })),
      keyTerms: keyTerms?.map((term) => {
        const pinpoints = before.keyTerms.find((known) => known.term === term.term)?.pinpoints ?? [];
        return { ...term, pinpoints };
      }),
      notInExcerpt,
    }),
  };
}

const itemsOfBrief = (brief: BriefContent): Item[] => [
  brief.holding,
  ...brief.posture,
  ...brief.facts,
  ...brief.issue,
  ...brief.rule,
  ...brief.analysis,
  ...brief.conclusion,
  ...brief.separateOpinions.flatMap(({ summary }) => summary),
  ...brief.whyAssigned,
];

export function editOutline(before: OutlineContent, { sections }: OutlineEdits): OutlineContent {
  const edit = openItemEditor(before.sections.flatMap(({ items }) => items));
  return {
    sections: before.sections.map((section) => {
      const changed = sections.find(({ title }) => title === section.title);
      return changed ? { ...section, items: edit(changed.items) } : section;
    }),
  };
}

/** Questions that are not in the set are left out of account: a set keeps its ladder. */
export function editQuestionSet(
  before: QuestionSetContent,
  { questions }: QuestionSetEdits,
): QuestionSetContent {
  const edit = openItemEditor(before.questions.flatMap(({ answer }) => answer));
  return {
    questions: before.questions.map((question): Question => {
      const { answer, ...changes } = questions.find(({ id }) => id === question.id) ?? {};
      return { ...question, ...withoutGaps(changes), ...(answer ? { answer: edit(answer) } : {}) };
    }),
  };
}

/** Statements are known by their ids in the whole material, so that one can be moved from section to section. */
function openItemEditor(known: Item[]): (drafts: ItemDraft[]) => Item[] {
  const byId = new Map(allOf(known).map((item) => [item.id, item]));
  let count = Math.max(0, ...[...byId.keys()].map((id) => Number(/^own-(\d+)$/.exec(id)?.[1] ?? 0)));
  const edit = ({ id, text, children }: ItemDraft): Item => {
    const before = id === undefined ? undefined : byId.get(id);
    // Once: a statement that is given twice is a copy, and needs an id of its own.
    if (id !== undefined) byId.delete(id);
    const own: Item = before
      ? { ...before, text, marks: before.marks.includes('own') ? before.marks : [...before.marks, 'own'] }
      : { id: `own-${++count}`, text, pinpoints: [], verified: true, marks: ['own'] };
    const { children: childrenBefore, ...item } = before?.text === text ? before : own;
    const kept = children === undefined ? childrenBefore : children.map(edit);
    return kept && kept.length > 0 ? { ...item, children: kept } : item;
  };
  return (drafts) => drafts.map(edit);
}

const allOf = (items: Item[]): Item[] => items.flatMap((item) => [item, ...allOf(item.children ?? [])]);

type Filled<Draft> = { [Key in keyof Draft]: Exclude<Draft[Key], undefined> };

function withoutGaps<Draft extends object>(draft: Draft): Partial<Filled<Draft>> {
  const filled = Object.entries(draft).filter(([, value]) => value !== undefined);
  // Only keys and values of the draft, less those that are undefined.
  return Object.fromEntries(filled) as Partial<Filled<Draft>>;
}
