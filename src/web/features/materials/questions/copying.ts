/** A question set, or one of its questions, for the clipboard: what is hidden stays hidden. */
import type { QuestionSet } from '../../../../shared/materials.ts';
import type { Question } from '../../../../study/material/schema.ts';
import { type Block, blocksOf, type Numbering, type PagesOf } from '../../../desk/copying/blocks.ts';

const numbering: Numbering = ['1', 'a', 'i'];

const text = (words: string): Block => ({ kind: 'text', text: words });

export function oneQuestionBlocks(
  { question, difficulty, answer, followUps, trap, reread }: Question,
  number: number,
  { isOpen, pagesOf }: { isOpen: boolean; pagesOf: PagesOf },
): Block[] {
  const heading: Block = { kind: 'heading', level: 2, text: `${number}. ${question} (${difficulty})` };
  if (!isOpen) return [heading];
  return [
    heading,
    // The numbers of its statements are none of the set's.
    { kind: 'heading', level: 3, text: 'The professor’s answer' },
    ...blocksOf(answer, pagesOf, numbering),
    ...followUps.map((followUp) => text(`Likely follow-up: ${followUp}`)),
    ...(trap ? [text(`Trap: ${trap}`)] : []),
    ...(reread.length > 0 ? [text(`Reread: ${pagesOf(reread).join('; ')}`)] : []),
  ];
}

export const questionBlocks = (
  { caseTitle, questions }: QuestionSet,
  revealed: ReadonlySet<string>,
  pagesOf: PagesOf,
): Block[] => [
  { kind: 'heading', level: 1, text: caseTitle },
  ...questions.flatMap((question, index) =>
    oneQuestionBlocks(question, index + 1, { isOpen: revealed.has(question.id), pagesOf }),
  ),
];
