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
    content: 'A paid bailee owes the care of a reasonable bailee.',
  },
  {
    title: 'Exceptions, defenses, and limits',
    content: 'No liability for a loss that reasonable care wouldn’t have prevented.',
  },
  {
    title: 'Case illustration',
    content: 'The yard’s gate stood open overnight; the boat was gone by morning.',
  },
  { title: 'Policy and competing arguments', content: 'The bailee can prevent the loss at lower cost.' },
  { title: 'Application', content: 'Ask who had control, and what a careful bailee would have done.' },
];

const premiumOutlines: OutlineSample[] = [
  {
    title: 'Where this fits',
    content:
      'Negligence › duty › undertakings. Sits between gratuitous bailees (slight care) and insurers (strict liability): a paid bailee owes ordinary care and has the burden of explaining the loss.',
  },
  {
    title: 'Black-letter rule',
    content:
      '(1) A paid bailee owes the care of a reasonable bailee of such goods. (2) Proof of delivery and loss shifts the burden of explanation. (3) The explanation must show care, not just a cause.',
  },
  {
    title: 'Exceptions, defenses, and limits',
    content:
      'A loss that care wouldn’t have prevented; a term made clear to the owner before delivery; the owner keeping the key herself. A sign at the gate isn’t enough to be a term.',
  },
  {
    title: 'Case illustration',
    content:
      'Gate left open overnight, one watchman for two yards, no explanation except the open gate: judgment for the owner affirmed, because the explanation was itself the breach.',
  },
  {
    title: 'Policy and competing arguments',
    content:
      'For: cheapest cost avoider; the owner can’t prove what happened behind a closed gate. Against: makes every bailee an insurer of goods whose value he can’t know. The court responds by limiting the rule to paid bailments.',
  },
  {
    title: 'Application',
    content:
      'Checklist: control? payment? delivery and loss proved? does the explanation show care, or only a cause? Change one: if the owner kept the key, the burden stays on her.',
  },
];

const standardQuestions: QuestionSample[] = [
  {
    difficulty: 'Easy',
    question: 'Who left the gate open?',
    answer: 'The bailee’s watchman, when he went to the other yard.',
  },
  {
    difficulty: 'Easy',
    question: 'What did the court decide?',
    answer: 'It affirmed the judgment for the boat’s owner.',
  },
  {
    difficulty: 'Medium',
    question: 'What standard of care did the bailee owe?',
    answer: 'That of a reasonable bailee of boats, because he was paid.',
  },
  {
    difficulty: 'Medium',
    question: 'Why did the burden shift?',
    answer: 'The owner proved that she delivered the boat and didn’t get it back.',
  },
  {
    difficulty: 'Hard',
    question: 'What if the bailee hadn’t been paid?',
    answer: 'A lower standard of care would have applied.',
  },
];

const premiumQuestions: QuestionSample[] = [
  {
    difficulty: 'Easy',
    question: 'Who left the gate open, and for whom was he working?',
    answer: 'The bailee’s watchman, who was covering two yards that night.',
  },
  {
    difficulty: 'Easy',
    question: 'What did the owner have to prove, and what didn’t she?',
    answer: 'Delivery and loss. It was up to the bailee to explain how the boat left the yard.',
  },
  {
    difficulty: 'Easy',
    question: 'What did the court decide, and what did the court below decide?',
    answer: 'It affirmed the judgment for the boat’s owner.',
  },
  {
    difficulty: 'Medium',
    question: 'State the issue with the facts that decide it.',
    answer: 'Whether a paid bailee who blames the loss on his own open gate has explained it at all.',
  },
  {
    difficulty: 'Medium',
    question: 'The bailee explained that the gate was open. Why wasn’t that enough?',
    answer: 'It names a cause, not care. An explanation that is itself the breach doesn’t meet the burden.',
  },
  {
    difficulty: 'Medium',
    question:
      'What did the bailee argue from the lower standard for unpaid bailees, and how did the court respond?',
    answer: 'That he owed no more than they do. The court responds that he was paid, and payment buys care.',
  },
  {
    difficulty: 'Medium',
    question: 'How much of what the court says about signs is holding, and how much is dicta?',
    answer:
      'None of it is holding. There was no sign at this gate, so the court didn’t need to say anything about signs.',
  },
  {
    difficulty: 'Hard',
    question: 'Suppose the owner kept the only key to the boat’s chain. Same result?',
    answer:
      'It’s no longer clear. Control is divided, and so is the reason to shift the burden. Argue both sides: the gate was still his, but the chain was hers.',
  },
  {
    difficulty: 'Hard',
    question: 'What if she had the key and left the chain unlocked that night?',
    answer:
      'Then she may have to explain the loss herself. Argue whether the open gate is still a cause of it.',
  },
  {
    difficulty: 'Hard',
    question: 'If a sign at the gate had said “at owner’s risk,” how far would the rule still reach?',
    answer:
      'It would still apply unless the sign was made clear to her before delivery. The court looks for assent, not for paint.',
  },
];

export const modelSamples: TierSamples = {
  outlines: { standard: standardOutlines, premium: premiumOutlines },
  questions: { standard: standardQuestions, premium: premiumQuestions },
};
