/** What is found in an opinion, and what the embedded engine makes of it, by name: one table for the thread and for who asks it. */
import { type CaseFound, surveyOpinion, takeCases } from '../../opinion/survey.ts';
import { nextQuestion, type QuestionCriteria } from '../asking/more.ts';
import { findPassages, type StudentQuestion, sentenceTextsOf, textsToAsk } from '../asking/passages.ts';
import { type ShortLength, shortBrief } from '../asking/short-brief.ts';
import { type Blamed, composeAgain } from '../extractive/again.ts';
import type { Encoded } from '../extractive/encoder/readings.ts';
import { composeBrief, composeOutline, composeQuestions } from '../extractive/engine.ts';
import type { ProfessorStyle } from '../material/professor-style.ts';
import type { BriefContent, Question, Tier } from '../material/schema.ts';

export const works = {
  survey: (opinion: Encoded) => surveyOpinion(opinion),
  cases: (opinion: Encoded, wanted: readonly CaseFound[]) => takeCases(opinion, wanted),
  brief: (opinion: Encoded, { tier }: { tier: Tier }) => composeBrief(opinion, tier),
  outline: (opinion: Encoded, { tier }: { tier: Tier }) => composeOutline(opinion, tier),
  questions: (opinion: Encoded, { tier, style }: { tier: Tier; style: ProfessorStyle | null }) =>
    composeQuestions(opinion, tier, style),
  /** A part that is said to be wrong; undefined where the text holds nothing else for its place. */
  again: (opinion: Encoded, blamed: Blamed) => composeAgain({ opinion, ...blamed }),
  /** One question more; undefined where there is none. */
  question: (
    opinion: Encoded,
    { present, wanted }: { present: readonly Question[]; wanted: QuestionCriteria },
  ) => nextQuestion(opinion, present, wanted),
  short: (opinion: Encoded, { brief, length }: { brief: BriefContent; length: ShortLength }) =>
    shortBrief(brief, length, opinion),
  /** What the encoder is to liken a question to: nothing where that changes nothing; before one is asked, all. */
  texts: (opinion: Encoded, asked: StudentQuestion | undefined) =>
    asked ? textsToAsk(opinion, asked) : sentenceTextsOf(opinion),
  passages: (opinion: Encoded, asked: StudentQuestion) => findPassages(opinion, asked),
};

export type Works = typeof works;
export type Work = keyof Works;
export type WorkInput<Name extends Work> = Parameters<Works[Name]>[1];
export type WorkResult<Name extends Work> = ReturnType<Works[Name]>;

/** Without an opinion it is about the one that the thread was sent last. */
export type ComposingOrder = { work: Work; given: WorkInput<Work>; opinion?: Encoded };
export type ComposingReport = { made: WorkResult<Work> } | { fault: string; stack: string | undefined };
