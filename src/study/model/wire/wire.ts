/**
 * What a model is asked to write: simpler than the material it becomes. Nothing is optional and nothing is bounded,
 * because not every provider can hold a model to more; what these shapes leave open is checked afterwards.
 */
import { z } from 'zod';
import { difficultySchema, questionKindSchema } from '../../material/schema.ts';
import { type BriefSection, briefShape, type StatementsSection } from '../../material/shape.ts';

const support = z.object({ paragraph: z.string(), words: z.string() });
/** The words a statement rests on, and the paragraph where they stand. */
export type Support = z.infer<typeof support>;

const mark = z.enum(['none', 'inferred', 'dicta', 'own']);

/** The text comes first, so that it can be shown while its support is still being written. */
const shape = { text: z.string(), support: z.array(support), mark };

export const statementSchema = z.object(shape);
export type Statement = z.infer<typeof statementSchema>;
const pointSchema = z.object({ ...shape, children: z.array(statementSchema) });
export type Point = z.infer<typeof pointSchema>;
const branch = z.object({ ...shape, children: z.array(pointSchema) });

/** A statement with whatever stands below it. */
export type StatementTree = Statement & { children?: StatementTree[] | undefined };

const forms = {
  statement: statementSchema,
  opinions: z.array(z.object({ part: z.string(), summary: z.array(statementSchema) })),
  terms: z.array(z.object({ term: z.string(), ...shape })),
  lines: z.array(z.string()),
};
const lists = { list: z.array(statementSchema), points: z.array(pointSchema) };

type ObjectForm<Name extends string, Schema extends z.ZodType> = z.ZodObject<Record<Name, Schema>>;
type StatementsForm<Wire> = Wire extends { names: readonly (infer Name extends string)[]; mayLack: true }
  ? ObjectForm<Name, z.ZodNullable<typeof statementSchema>>
  : Wire extends { names: readonly (infer Name extends string)[] }
    ? ObjectForm<Name, typeof statementSchema>
    : Wire extends keyof typeof lists
      ? (typeof lists)[Wire]
      : never;
type FormOf<Section extends BriefSection> = Section extends StatementsSection
  ? StatementsForm<Section['wire']>
  : Section extends { holds: infer Holds extends keyof typeof forms }
    ? (typeof forms)[Holds]
    : never;

function statementsForm({ wire }: StatementsSection): z.ZodType {
  if (typeof wire === 'string') return lists[wire];
  const statement = wire.mayLack ? statementSchema.nullable() : statementSchema;
  return z.object(Object.fromEntries(wire.names.map((name) => [name, statement])));
}

export const briefWireSchema = z.object(
  Object.fromEntries(
    briefShape.map((section) => [
      section.key,
      section.holds === 'statements' ? statementsForm(section) : forms[section.holds],
    ]),
  ) as { [Section in BriefSection as Section['key']]: FormOf<Section> }, // The rows, as the types read them too.
);
export type BriefWire = z.infer<typeof briefWireSchema>;

export const outlineWireSchema = z.object({
  fits: z.array(pointSchema),
  rule: z.array(branch),
  exceptions: z.array(pointSchema),
  illustration: z.array(branch),
  policy: z.array(pointSchema),
  application: z.object({
    checklist: z.array(statementSchema),
    triggers: z.array(statementSchema),
    hypotheticals: z.array(pointSchema),
  }),
});
export type OutlineWire = z.infer<typeof outlineWireSchema>;

export const wireQuestionSchema = z.object({
  question: z.string(),
  difficulty: difficultySchema,
  kind: questionKindSchema,
  answer: z.array(statementSchema),
  followUp: z.string(),
  trap: z.string(),
  reread: z.array(support),
  /** Number, from 1, of the question of which this one is the counterpart. */
  pairWith: z.number().nullable(),
});
export type WireQuestion = z.infer<typeof wireQuestionSchema>;

export const questionsWireSchema = z.object({ questions: z.array(wireQuestionSchema) });
export type QuestionsWire = z.infer<typeof questionsWireSchema>;

export type Wires = { brief: BriefWire; outline: OutlineWire; questions: QuestionsWire };
