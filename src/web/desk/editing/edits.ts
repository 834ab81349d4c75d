/** What differs between the material that the server has and the one on the screen, as the call that saves it takes it. */
import type { Brief, Outline, QuestionSet } from '../../../shared/materials.ts';
import type { BriefEdits, ItemDraft, OutlineEdits, QuestionSetEdits } from '../../../study/material/edits.ts';
import type { Item } from '../../../study/material/schema.ts';
import { type BriefSection, briefShape } from '../../../study/material/shape.ts';
import type { Material } from './content.ts';

const draftOf = ({ id, text, children }: Item): ItemDraft => ({
  id,
  text,
  ...(children ? { children: children.map(draftOf) } : {}),
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Undefined where nothing differs. */
export function editsBetween(before: Material, after: Material): object | undefined {
  const edits = editsOf(before, after);
  return edits && Object.keys(edits).length > 0 ? edits : undefined;
}

function editsOf(
  before: Material,
  after: Material,
): BriefEdits | OutlineEdits | QuestionSetEdits | undefined {
  if ('sections' in before && 'sections' in after) return outlineEdits(before, after);
  if ('questions' in before && 'questions' in after) return questionEdits(before, after);
  return 'holding' in before && 'holding' in after ? briefEdits(before, after) : undefined;
}

function briefEdits(before: Brief, after: Brief): BriefEdits {
  const changed = briefShape.filter(({ key }) => !isSame(before[key], after[key]));
  return Object.fromEntries(changed.map((section) => [section.key, editsOfSection(section, after)]));
}

function editsOfSection(section: BriefSection, after: Brief): BriefEdits[BriefSection['key']] {
  switch (section.holds) {
    case 'statement':
      return draftOf(after[section.key]);
    case 'statements':
      return after[section.key].map(draftOf);
    case 'opinions':
      return after[section.key].map((opinion) => ({ ...opinion, summary: opinion.summary.map(draftOf) }));
    case 'terms':
      return after[section.key].map(({ term, meaning }) => ({ term, meaning }));
    case 'lines':
      return after[section.key];
  }
}

function outlineEdits(before: Outline, after: Outline): OutlineEdits | undefined {
  const changed = after.sections.filter((section, index) => !isSame(section, before.sections[index]));
  if (changed.length === 0) return undefined;
  return { sections: changed.map(({ title, items }) => ({ title, items: items.map(draftOf) })) };
}

function questionEdits(before: QuestionSet, after: QuestionSet): QuestionSetEdits | undefined {
  const changed = after.questions.filter((question, index) => !isSame(question, before.questions[index]));
  if (changed.length === 0) return undefined;
  return {
    questions: changed.map(({ id, question, answer, followUps, trap }) => ({
      id,
      question,
      answer: answer.map(draftOf),
      followUps,
      ...(trap === undefined ? {} : { trap }),
    })),
  };
}
