/** The three materials: what is asked for each, and what it becomes. */
import type { z } from 'zod';
import type { Opinion } from '../../../opinion/opinion.ts';
import type { ProfessorStyle } from '../../material/professor-style.ts';
import {
  type BriefContent,
  briefContentSchema,
  type MaterialKind,
  type OutlineContent,
  outlineContentSchema,
  type QuestionSetContent,
  questionSetContentSchema,
  type Tier,
} from '../../material/schema.ts';
import { aboutOpinion } from '../prompts/about.ts';
import { briefTask } from '../prompts/brief.ts';
import { outlineTask } from '../prompts/outline.ts';
import { questionsTask } from '../prompts/questions.ts';
import { briefWireSchema, outlineWireSchema, questionsWireSchema, type Wires } from '../wire/wire.ts';
import { briefFrom } from './brief.ts';
import type { Grounding } from './item.ts';
import { outlineFrom } from './outline.ts';
import { questionsFrom } from './questions.ts';

export type Contents = { brief: BriefContent; outline: OutlineContent; questions: QuestionSetContent };

type Form<Kind extends MaterialKind> = {
  wire: z.ZodType<Wires[Kind]>;
  content: z.ZodType<Contents[Kind]>;
  task(opinion: Opinion, tier: Tier, style?: ProfessorStyle | null): string;
  /** Room for the answer, with reasoning where a model counts it in. */
  answerTokens(tier: Tier): number;
  build(wire: Wires[Kind], opinion: Opinion, grounding: Grounding): Contents[Kind];
  count(content: Contents[Kind]): number;
};

export const forms: { [Kind in MaterialKind]: Form<Kind> } = {
  brief: {
    wire: briefWireSchema,
    content: briefContentSchema,
    task: (opinion) => briefTask(aboutOpinion(opinion)),
    answerTokens: () => 12_000,
    build: briefFrom,
    count: () => 1,
  },
  outline: {
    wire: outlineWireSchema,
    content: outlineContentSchema,
    task: (opinion) => outlineTask(aboutOpinion(opinion)),
    answerTokens: () => 12_000,
    build: (wire, _, grounding) => outlineFrom(wire, grounding),
    count: ({ sections }) => sections.length,
  },
  questions: {
    wire: questionsWireSchema,
    content: questionSetContentSchema,
    task: (_, tier, style) => questionsTask(tier, style),
    answerTokens: (tier) => (tier === 'premium' ? 16_000 : 10_000),
    build: (wire, _, grounding) => questionsFrom(wire, grounding),
    count: ({ questions }) => questions.length,
  },
};
