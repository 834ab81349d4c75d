/** Applies a student's edits: her own words are marked, what she left alone keeps its proof. */
import type {
  BriefContent,
  Item,
  KeyTerm,
  OutlineContent,
  Question,
  QuestionSetContent,
} from './material.ts';
import type {
  BriefEdits,
  ItemDraft,
  OutlineEdits,
  QuestionEdits,
  QuestionSetEdits,
} from './material-edits.ts';

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
    ...(notInExcerpt ? editGaps(before, notInExcerpt) : {}),
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

function editTerm(known: readonly KeyTerm[], { term, meaning }: { term: string; meaning: string }): KeyTerm {
  const before = known.find((each) => each.term === term);
  if (!before) return { term, meaning, pinpoints: [], isOwn: true };
  if (before.isOwn) return { ...before, meaning };
  const { generated = before.meaning, ...rest } = before;
  return { ...rest, meaning, ...(meaning === generated ? {} : { generated }) };
}

function editGaps({ generatedGaps, notInExcerpt: before }: BriefContent, notInExcerpt: string[]) {
  const generated = generatedGaps ?? before;
  const isAsMade = isSame(generated, notInExcerpt);
  return { notInExcerpt, generatedGaps: isAsMade ? undefined : generated };
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

const itemsOfOutline = ({ sections }: OutlineContent): Item[] => sections.flatMap(({ items }) => items);

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
      return { ...editQuestion(question, changes), ...(answer ? { answer: edit(answer) } : {}) };
    }),
  };
}

const itemsOfQuestions = ({ questions }: QuestionSetContent): Item[] =>
  questions.flatMap(({ answer }) => answer);

/** Her words beside the answer, with the engine's kept where they differ. */
function editQuestion(
  { generated: made = {}, ...before }: Question,
  changes: Omit<QuestionEdits, 'id' | 'answer'>,
): Question {
  const after: Question = { ...before, ...withoutGaps(changes) };
  const generated = withoutGaps({
    question: otherThan(after.question, made.question ?? before.question),
    trap: otherThan(after.trap ?? '', made.trap ?? before.trap ?? ''),
    followUps: otherThan(after.followUps, made.followUps ?? before.followUps),
  });
  return Object.keys(generated).length > 0 ? { ...after, generated } : after;
}

/** Of plain words or lists of them. */
const isSame = (one: string | string[], other: string | string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

const otherThan = <Value extends string | string[]>(present: Value, made: Value): Value | undefined =>
  isSame(present, made) ? undefined : made;

/** A window may name what it adds, so that it knows it again in the answer. */
const ownId = /^own-[0-9a-f]{12}$/;

/** Statements are known by their ids in the whole material, so that one can be moved from section to section. */
function openItemEditor(known: Item[], earlier: Item[]): (drafts: ItemDraft[]) => Item[] {
  // What stands now wins over what once had the same id.
  const byId = new Map(allOf([...known, ...earlier].toReversed()).map((item) => [item.id, item]));
  const taken = new Set(byId.keys());
  let count = Math.max(0, ...[...taken].map((id) => Number(/^own-(\d+)$/.exec(id)?.[1] ?? 0)));
  const added = (text: string, wanted: string | undefined): Item => {
    const isFree = wanted !== undefined && ownId.test(wanted) && !taken.has(wanted);
    const id = isFree ? wanted : `own-${++count}`;
    taken.add(id);
    return { id, text, pinpoints: [], verified: true, marks: ['own'] };
  };
  const edit = ({ id, text, children }: ItemDraft): Item => {
    const before = id === undefined ? undefined : byId.get(id);
    // Once: a statement that is given twice is a copy, and needs an id of its own.
    if (id !== undefined) byId.delete(id);
    const { children: childrenBefore, ...item } = before ? reworded(before, text) : added(text, id);
    const kept = children === undefined ? childrenBefore : children.map(edit);
    return kept && kept.length > 0 ? { ...item, children: kept } : item;
  };
  return (drafts) => drafts.map(edit);
}

/** Back at the engine's words it is as if she had never touched it. */
function reworded(before: Item, text: string): Item {
  if (text === before.text) return before;
  const { generated, ...rest } = before;
  const marks = before.marks.filter((mark) => mark !== 'own');
  if (text === generated) return { ...rest, text, marks };
  const isAdded = marks.length < before.marks.length && generated === undefined;
  return {
    ...rest,
    text,
    marks: [...marks, 'own'],
    ...(isAdded ? {} : { generated: generated ?? before.text }),
  };
}

const allOf = (items: Item[]): Item[] => items.flatMap((item) => [item, ...allOf(item.children ?? [])]);

type Filled<Draft> = { [Key in keyof Draft]: Exclude<Draft[Key], undefined> };

function withoutGaps<Draft extends object>(draft: Draft): Partial<Filled<Draft>> {
  const filled = Object.entries(draft).filter(([, value]) => value !== undefined);
  // Only keys and values of the draft, less those that are undefined.
  return Object.fromEntries(filled) as Partial<Filled<Draft>>;
}
