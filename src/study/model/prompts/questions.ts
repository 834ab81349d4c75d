import { ladders, type ProfessorStyle, type Tier } from '../../material/schema.ts';

const pairs: Record<Tier, string> = {
  standard: '"pairWith" is null for all.',
  premium:
    'Among the Hard ones is a pair of hypotheticals that change the same deciding fact in opposite ways: the second has in "pairWith" the number of the first, counted from 1. "pairWith" is null for all others.',
};

const styles: Record<ProfessorStyle, string> = {
  facts:
    'This professor asks for the facts: who did what to whom, which facts decided, what the courts below did. Wherever the difficulty leaves you the choice, prefer "story", "parties", "posture", "issue", and hypotheticals that change one fact.',
  policy:
    'This professor asks for policy: why the rule is as it is, whom it burdens, what speaks against it. Wherever the difficulty leaves you the choice, prefer "reasoning", "rejected_argument", "separate_opinion" and "policy".',
  hypotheticals:
    'This professor asks hypotheticals: changed facts, and where the rule stops. Wherever the difficulty leaves you the choice, prefer "holding", "rule", "hypothetical" and "limit".',
};

export const questionsTask = (tier: Tier, style: ProfessorStyle | null = null): string => {
  const { Easy, Medium, Hard } = ladders[tier];
  return `Write ${Easy + Medium + Hard} cold-call questions on this opinion, in this order: exactly ${Easy} Easy, then ${Medium} Medium, then ${Hard} Hard. What a question asks a student to do makes its difficulty:

- Easy: find it on a page. Kinds: "parties", "story", "posture", "outcome".
- Medium: combine passages or restate. Kinds: "issue", "holding", "rule", "reasoning", "rejected_argument", "precedent", "definition", "separate_opinion".
- Hard: go beyond the text. Kinds: "hypothetical" (flips one deciding fact), "limit" (where the rule stops), "policy".
${style ? `\n${styles[style]} The counts stay as they are.\n` : ''}
Fields of each question:
- "question": as a professor would ask it aloud, one or two sentences. It cannot be answered with yes or no, and the text holds its answer. No two questions have the same answer or ask for the same thing.
- "answer": the professor's answer as statements that read as one text. First the direct answer, then the authority, then the reason, then the limit or the other side. A Hard answer gives the best argument for each side and says where that leaves the opinion. Easy 40 to 80 words in all, Medium 80 to 130, Hard 120 to 200. In answers to Hard questions the application to changed facts may be marked "own"; everything said about the opinion is supported.
- "followUp": the question that a professor would ask next.
- "trap": the tempting wrong answer, and why it is wrong.
- "reread": one to three entries { "paragraph", "words" } that show where to look, copied like support.
- ${pairs[tier]}`;
};
