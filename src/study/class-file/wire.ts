/** A material of the file as a language model would have answered it, so that it passes the same rules. */
import type { Opinion } from '../../opinion/opinion.ts';
import type { BriefContent, Item, OutlineContent, Pinpoint, QuestionSetContent } from '../material/schema.ts';
import { type BriefSection, briefShape } from '../material/shape.ts';
import { numberOfPart } from '../model/wire/labels.ts';
import type { StatementTree } from '../model/wire/wire.ts';

/** By what it was made from: an item, or a key term. */
export type MadeFrom = Map<unknown, object>;

type Making = {
  opinion: Opinion;
  madeFrom: MadeFrom;
  /** Only heads what stands below it. */
  isHeading: (item: Item) => boolean;
};

export function briefWire(brief: BriefContent, making: Making): object {
  const { opinion, madeFrom } = making;
  const wireOf = (section: BriefSection): unknown => {
    switch (section.holds) {
      case 'statement':
        return treeOf(brief[section.key], making);
      case 'statements':
        return listOf(brief[section.key], making);
      case 'opinions':
        return brief[section.key].map(({ kind, author, summary }) => {
          const part = opinion.parts.findIndex((each) => each.kind === kind && each.author === author);
          return {
            part: part < 0 ? '' : numberOfPart(part),
            summary: summary.map((item) => treeOf(item, making)),
          };
        });
      case 'terms':
        return brief[section.key].map((term) => {
          const support = supportOf(term.pinpoints);
          const tree = { term: term.term, text: term.meaning, support, mark: 'none' };
          madeFrom.set(tree, term);
          return tree;
        });
      case 'lines':
        return brief[section.key];
    }
  };
  return Object.fromEntries(briefShape.map((section) => [section.key, wireOf(section)]));
}

const outlineKeys = ['fits', 'rule', 'exceptions', 'illustration', 'policy', 'application'] as const;

export const outlineWire = ({ sections }: OutlineContent, making: Making): object =>
  Object.fromEntries(
    outlineKeys.map((key, index) => [
      key,
      (sections[index]?.items ?? []).map((item) => treeOf(item, making)),
    ]),
  );

export const questionsWire = ({ questions }: QuestionSetContent, making: Making): object => ({
  questions: questions.map((question) => ({
    ...{ question: question.question, difficulty: question.difficulty, kind: question.kind, pairWith: null },
    answer: question.answer.map((item) => treeOf(item, making)),
    followUp: '',
    trap: question.trap ?? '',
    reread: supportOf(question.reread),
  })),
});

/** Which court decides stands in the caption, and is named by its role. */
const listOf = (items: readonly Item[], making: Making) =>
  Object.fromEntries(
    items.map((item, index) => [item.role === 'court' ? 'court' : String(index), treeOf(item, making)]),
  );

function treeOf(item: Item, making: Making): StatementTree {
  const { text, pinpoints, marks, children = [] } = item;
  const below = children.map((child) => treeOf(child, making));
  const tree: StatementTree & { below?: StatementTree[] } = {
    ...{ text, support: supportOf(pinpoints) },
    mark: pinpoints.length === 0 && marks.includes('inferred') ? 'own' : (marks.find(isOfModel) ?? 'none'),
    // What rests on nothing heads only where it is known to: a true quote below it proves nothing of it.
    ...(pinpoints.length > 0 || making.isHeading(item) ? { children: below } : { below }),
  };
  making.madeFrom.set(tree, item);
  return tree;
}

const isOfModel = (mark: Item['marks'][number]) => mark === 'inferred' || mark === 'dicta';

const supportOf = (pinpoints: readonly Pinpoint[]) =>
  pinpoints.map(({ paragraphId, quote }) => ({ paragraph: paragraphId, words: quote }));
