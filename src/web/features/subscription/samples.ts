/** Samples of standard and premium material as language models write them, for the comparison: a bailee who leaves a gate open. */
import type { Tier } from '../../../study/material/schema.ts';

export type OutlineSample = { title: string; content: string };
export type TierSamples = {
  outlines: Record<Tier, OutlineSample[]>;
  questions: Record<Tier, QuestionSample[]>;
};
export type QuestionSample = { question: string; answer: string; difficulty: 'Easy' | 'Medium' | 'Hard' };

const standardOutlines: OutlineSample[] = [
  { title: 'Where this fits', content: 'Negligence: duty, and its breach by an omission.' },
  {
    title: 'Black-letter rule',
    content: 'A keeper of another’s goods for pay owes the care of a reasonable keeper.',
  },
  {
    title: 'Exceptions, defences and limits',
    content: 'No liability for a loss that care would not have prevented.',
  },
  {
    title: 'Case illustration',
    content: 'The yard’s gate stood open overnight; the boat was gone by morning.',
  },
  { title: 'Policy and competing arguments', content: 'The keeper can prevent the loss at the lower cost.' },
  { title: 'Application', content: 'Ask who had control, and what a careful keeper would have done.' },
];

const premiumOutlines: OutlineSample[] = [
  {
    title: 'Where this fits',
    content:
      'Negligence › duty › undertakings. Stands between gratuitous keepers (slight care) and insurers (none needed): the paid keeper owes ordinary care, and the burden to explain the loss lies on him.',
  },
  {
    title: 'Black-letter rule',
    content:
      '(1) A paid keeper owes the care of a reasonable keeper of such goods. (2) Proof of delivery and loss shifts the burden of explanation. (3) The explanation must show care, not only a cause.',
  },
  {
    title: 'Exceptions, defences and limits',
    content:
      'A loss that care would not have prevented; a term that is brought home to the owner before delivery; the owner’s own keeping of the key. A sign at the gate alone is no term.',
  },
  {
    title: 'Case illustration',
    content:
      'Gate open overnight, one watchman for two yards, no explanation but the open gate: judgment for the owner affirmed, since the explanation was itself the breach.',
  },
  {
    title: 'Policy and competing arguments',
    content:
      'For: cheapest avoider; the owner cannot prove what happened behind a closed gate. Against: makes every keeper an insurer of goods whose worth he cannot know. The court answers by limiting the rule to paid keeping.',
  },
  {
    title: 'Application',
    content:
      'Checklist: control? pay? delivery and loss shown? explanation of care or of a cause alone? Change one: had the owner kept the key, the burden stays on her.',
  },
];

const standardQuestions: QuestionSample[] = [
  {
    difficulty: 'Easy',
    question: 'Who left the gate open?',
    answer: 'The keeper’s watchman, when he went to the other yard.',
  },
  {
    difficulty: 'Easy',
    question: 'What did the court decide?',
    answer: 'It affirmed the judgment for the owner of the boat.',
  },
  {
    difficulty: 'Medium',
    question: 'What care did the keeper owe?',
    answer: 'That of a reasonable keeper of boats, since he was paid.',
  },
  {
    difficulty: 'Medium',
    question: 'Why did the burden shift?',
    answer: 'The owner showed that she delivered the boat and that it was not returned.',
  },
  {
    difficulty: 'Hard',
    question: 'What if the keeping had been free?',
    answer: 'A lower standard of care would have applied.',
  },
];

const premiumQuestions: QuestionSample[] = [
  {
    difficulty: 'Easy',
    question: 'Who left the gate open, and for whom was he working?',
    answer: 'The keeper’s watchman, who was watching two yards that night.',
  },
  {
    difficulty: 'Easy',
    question: 'What did the owner have to prove, and what did she not?',
    answer: 'Delivery and loss. How the boat left the yard was for the keeper to explain.',
  },
  {
    difficulty: 'Easy',
    question: 'What did the court decide, and what had the court below decided?',
    answer: 'It affirmed the judgment for the owner of the boat.',
  },
  {
    difficulty: 'Medium',
    question: 'State the issue with the facts that decide it.',
    answer: 'Whether a keeper for pay who explains a loss by his own open gate has explained it at all.',
  },
  {
    difficulty: 'Medium',
    question: 'The keeper explained: the gate was open. Why was that not enough?',
    answer: 'It names a cause, not care. An explanation that is itself the breach meets no burden.',
  },
  {
    difficulty: 'Medium',
    question: 'What did the keeper argue from the free keeper’s lower standard, and how was he answered?',
    answer: 'That no more can be asked of him. The court answers that he was paid, and pay buys care.',
  },
  {
    difficulty: 'Medium',
    question: 'Which part of what the court says about signs is holding, and which is dicta?',
    answer: 'None is holding: no sign hung at this gate. What is said of signs was not needed.',
  },
  {
    difficulty: 'Hard',
    question: 'Now the owner kept the only key to the boat’s chain. Same result?',
    answer:
      'No longer clear: control is divided, and with it the reason for the shift. Argue both: the gate was still the keeper’s, the chain hers.',
  },
  {
    difficulty: 'Hard',
    question: 'And if, with the key in her hands, she had left the chain unlocked that night?',
    answer: 'The loss may then be hers to explain. Argue whether an open gate still stands behind it.',
  },
  {
    difficulty: 'Hard',
    question: 'If a sign at the gate had said “at owner’s risk”, how far would the rule still reach?',
    answer: 'Only if it was brought home to her before delivery; the court asks for assent, not for paint.',
  },
];

export const modelSamples: TierSamples = {
  outlines: { standard: standardOutlines, premium: premiumOutlines },
  questions: { standard: standardQuestions, premium: premiumQuestions },
};
