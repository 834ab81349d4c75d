/** The words of a material by their places: read, changed, and as the edits that the server takes. */
import type { Brief, Outline, QuestionSet } from '../../../shared/materials.ts';
import {
  type ItemDraft,
  ownItem,
  rewordedGaps,
  rewordedItem,
  rewordedQuestion,
  rewordedTerm,
} from '../../../study/material/edits.ts';
import type { Item, Question } from '../../../study/material/schema.ts';
import { statementsSections } from '../../../study/material/shape.ts';
import { atStart, type Change } from './changes.ts';

export type Material = Brief | Outline | QuestionSet;

/** Statements are known by their ids; what else holds words has a name of its own. */
export const placeNames = {
  term: (term: string) => `term ${term}`,
  gap: (index: number) => `gap ${index}`,
  question: (id: string) => `question ${id}`,
  trap: (id: string) => `trap ${id}`,
  followUp: (id: string, index: number) => `follow-up ${id} ${index}`,
};

export const listNames = {
  section: (index: number) => `sections.${index}`,
  separate: (index: number) => `separateOpinions.${index}`,
  answer: (questionId: string) => `answer ${questionId}`,
  below: (itemId: string) => `below ${itemId}`,
  gaps: 'gaps',
};

/** Told from the server's ids, which count. */
export const newId = (): string =>
  `own-${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

type OnList = (items: Item[], list: string) => Item[];

/** Every list of statements, and each below a statement, goes through `onList`. */
function mapLists<M extends Material>(material: M, onList: OnList): M {
  const walk = (items: Item[], list: string): Item[] =>
    onList(items, list).map((item) => {
      const { children = [], ...rest } = item;
      const below = walk(children, listNames.below(item.id));
      if (children.length === below.length && below.every((child, index) => child === children[index]))
        return item;
      return below.length > 0 ? { ...rest, children: below } : rest;
    });
  return { ...material, ...listsOf(material, walk) };
}

function listsOf(material: Material, walk: OnList): Partial<Brief> | Partial<Outline> | Partial<QuestionSet> {
  if ('sections' in material) {
    return {
      sections: material.sections.map((section, index) => ({
        ...section,
        items: walk(section.items, listNames.section(index)),
      })),
    };
  }
  if ('questions' in material) {
    return {
      questions: material.questions.map((question) => ({
        ...question,
        answer: walk(question.answer, listNames.answer(question.id)),
      })),
    };
  }
  return {
    holding: walk([material.holding], 'holding')[0] ?? material.holding,
    ...Object.fromEntries(statementsSections.map(({ key }) => [key, walk(material[key], key)])),
    separateOpinions: material.separateOpinions.map((opinion, index) => ({
      ...opinion,
      summary: walk(opinion.summary, listNames.separate(index)),
    })),
  };
}

function itemsOf(material: Material): Item[] {
  const found: Item[] = [];
  mapLists(material, (items) => {
    found.push(...items);
    return items;
  });
  return found;
}

/** The words at a place; undefined where there is no such place. */
export function wordsAt(material: Material, at: string): string | undefined {
  if ('notInExcerpt' in material) {
    const term = material.keyTerms.find((each) => placeNames.term(each.term) === at);
    const gap = material.notInExcerpt.find((_, index) => placeNames.gap(index) === at);
    if (term ?? gap) return term?.meaning ?? gap;
  }
  if ('questions' in material) {
    for (const { id, question, trap, followUps } of material.questions) {
      if (at === placeNames.question(id)) return question;
      if (at === placeNames.trap(id)) return trap;
      const followUp = followUps.find((_, index) => at === placeNames.followUp(id, index));
      if (followUp !== undefined) return followUp;
    }
  }
  return itemsOf(material).find(({ id }) => id === at)?.text;
}

export function hasList(material: Material, list: string): boolean {
  if (list === listNames.gaps) return 'notInExcerpt' in material;
  let isThere = false;
  mapLists(material, (items, name) => {
    isThere ||= name === list;
    return items;
  });
  return isThere;
}

/** The material as it reads with these changes, whose places are those of the material as it is given. */
export function withChanges<M extends Material>(material: M, changes: readonly Change[]): M {
  const listed = changes.reduce((before, change) => withChangedList(before, change), material);
  if ('notInExcerpt' in listed) return { ...listed, ...briefWords(listed, changes) };
  if (!('questions' in listed)) return listed;
  return { ...listed, questions: listed.questions.map((question) => withWords(question, changes)) };
}

function withChangedList<M extends Material>(material: M, change: Change): M {
  if (change.type === 'add') {
    const { list, after, draft } = change;
    if (wordsAt(material, draft.id) !== undefined) return material;
    const added = itemFrom(draft);
    return mapLists(material, (items, name) => {
      if (name !== list) return items;
      const before = items.findIndex(({ id }) => id === after);
      const at = after === atStart ? 0 : before < 0 ? items.length : before + 1;
      return items.toSpliced(at, 0, added);
    });
  }
  const { at } = change;
  if (change.type === 'remove') return mapLists(material, (items) => items.filter(({ id }) => id !== at));
  return mapLists(material, (items) =>
    items.map((item) => (item.id === at ? rewordedItem(item, change.text) : item)),
  );
}

const itemFrom = ({ id = '', text, children }: ItemDraft): Item => ({
  ...ownItem(id, text),
  ...(children ? { children: children.map(itemFrom) } : {}),
});

const writtenAt = (changes: readonly Change[], at: string): string | undefined =>
  changes.flatMap((each) => (each.type === 'write' && each.at === at ? [each.text] : []))[0];

const isRemoved = (changes: readonly Change[], at: string) =>
  changes.some((each) => each.type === 'remove' && each.at === at);

function briefWords(brief: Brief, changes: readonly Change[]) {
  const terms = brief.keyTerms
    .filter(({ term }) => !isRemoved(changes, placeNames.term(term)))
    .map((term) => {
      const meaning = writtenAt(changes, placeNames.term(term.term));
      return meaning === undefined || meaning === term.meaning ? term : rewordedTerm(term, meaning);
    });
  const gaps = brief.notInExcerpt
    .map((gap, index) => ({
      gap: writtenAt(changes, placeNames.gap(index)) ?? gap,
      at: placeNames.gap(index),
    }))
    .filter(({ at }) => !isRemoved(changes, at))
    .map(({ gap }) => gap);
  const added = changes.flatMap((each) =>
    each.type === 'add' && each.list === listNames.gaps ? [each.draft.text] : [],
  );
  return { keyTerms: terms, ...rewordedGaps(brief, [...gaps, ...added]) };
}

function withWords(question: Question, changes: readonly Change[]): Question {
  const { id, followUps } = question;
  const asked = writtenAt(changes, placeNames.question(id));
  const trap = writtenAt(changes, placeNames.trap(id));
  const next = followUps.map((_, index) => writtenAt(changes, placeNames.followUp(id, index)));
  if ([asked, trap, ...next].every((words) => words === undefined)) return question;
  return rewordedQuestion(question, {
    question: asked,
    trap,
    followUps: followUps.map((words, index) => next[index] ?? words),
  });
}
