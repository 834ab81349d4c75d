/** Has a language model write one part again that a reader says is wrong, with the checks that it passed the first time. */
import type { Opinion } from '../../opinion/opinion.ts';
import type { ProfessorStyle } from '../material/professor-style.ts';
import { againId, isOwn, type Replacement, type Reported } from '../material/report.ts';
import type {
  BriefContent,
  Item,
  MaterialKind,
  Question,
  QuestionSetContent,
  Tier,
} from '../material/schema.ts';
import { briefShape } from '../material/shape.ts';
import { itemOf } from './assembly/item.ts';
import { forms } from './assembly/kinds.ts';
import { questionFrom } from './assembly/questions.ts';
import { mend } from './grounding/mend.ts';
import { findProblems } from './grounding/problems.ts';
import type { Model, ModelLog } from './model.ts';
import type { OpinionSources } from './sources/opinion-sources.ts';
import { isSeparate, numberOfPart } from './wire/labels.ts';
import { statementsIn } from './wire/places.ts';
import type { StatementTree, WireQuestion, Wires } from './wire/wire.ts';

export type Rewriting = {
  sources: OpinionSources;
  kind: MaterialKind;
  tier: Tier;
  style: ProfessorStyle | null;
  content: unknown;
  reported: Reported;
  /** What the reader says is wrong with it. */
  reason: string | undefined;
  model: Model;
  signal: AbortSignal;
  log?: ModelLog | undefined;
};

/** "unfounded" where the model found that the opinion does not bear it out; undefined where nothing better came. */
export async function rewritePart(rewriting: Rewriting): Promise<Replacement | 'unfounded' | undefined> {
  const { sources, kind, tier, style, reason, model, signal, log } = rewriting;
  const { reported } = rewriting;
  if (reported.what === 'section') return rewriteSection(rewriting, reported);
  const placed = place(rewriting);
  if (!placed) return undefined;
  const { wire, at } = placed;
  const complaint = reason ? `: “${reason}”` : '';
  const problem = { at, reason: `a reader says that this is wrong${complaint}`, severity: 'gate' as const };
  const task = forms[kind].task(sources.opinion, tier, style);
  const mending = { kind, wire, problems: [problem], ground: sources, task, model, signal, log };
  const mended = (await mend(mending)).wire;
  const standing = findProblems(kind, mended, sources).filter(
    (each) => each.severity !== 'doubt' && isAtOrBelow(each.at, at),
  );
  if (standing.length > 0) return undefined;
  if (reported.what === 'question') return questionAt(mended, at, reported.question, sources);
  return reported.what === 'statement' ? statementAt(mended, at, reported, sources) : undefined;
}

/** Statement by statement: each passes the checks of one. */
async function rewriteSection(
  rewriting: Rewriting,
  { section, items }: Extract<Reported, { what: 'section' }>,
): Promise<Item[] | 'unfounded' | undefined> {
  const now: Item[] = [];
  let hasChanged = false;
  for (const item of items) {
    const reported = { what: 'statement', id: item.id, section, item } as const;
    const made = isOwn(reported) ? undefined : await rewritePart({ ...rewriting, reported });
    hasChanged ||= made !== undefined;
    // What takes the place of a statement is a statement.
    if (made !== 'unfounded') now.push((made as Item | undefined) ?? item);
  }
  if (!hasChanged) return undefined;
  return now.length > 0 ? now : 'unfounded';
}

const isAtOrBelow = (at: string, place: string) => at === place || at.startsWith(`${place}.`);

/** An answer in which the reported part stands at its place, as far as the checks look at what is beside it. */
function place<Kind extends MaterialKind>({
  kind,
  content,
  reported,
  sources,
}: Rewriting & { kind: Kind }): { wire: Wires[Kind]; at: string } | undefined {
  if (reported.what !== 'statement' && reported.what !== 'question') return undefined;
  if (reported.what === 'question') {
    const { questions } = content as QuestionSetContent; // The kind tells the content.
    // Behind all others: of two that ask for the same, the later is found wanting.
    const others = questions.filter(({ id }) => id !== reported.id);
    const wires = [...others, reported.question].map(questionWire);
    return { wire: { questions: wires } as Wires[Kind], at: `questions.${others.length}` };
  }
  const statement = statementWire(reported.item);
  const [section = '', index = '0'] = reported.section.split('.');
  const wire =
    kind === 'outline'
      ? outlinePlace(Number(index), statement)
      : briefPlace(section, Number(index), statement, content, sources.opinion);
  const [found] = statementsIn(wire);
  // Only what is looked at: the checks walk over the statements that are there.
  return found && { wire: wire as unknown as Wires[Kind], at: found.at };
}

const outlineFields = ['fits', 'rule', 'exceptions', 'illustration', 'policy', 'application'];

function outlinePlace(index: number, statement: StatementTree) {
  const field = outlineFields[index] ?? 'fits';
  return field === 'application' ? { application: { checklist: [statement] } } : { [field]: [statement] };
}

function briefPlace(
  section: string,
  index: number,
  statement: StatementTree,
  content: unknown,
  opinion: Opinion,
) {
  const separateOpinions: { part: string; summary: StatementTree[] }[] = [];
  if (section === 'separateOpinions') {
    return {
      separateOpinions: [{ part: partOf(content as BriefContent, index, opinion), summary: [statement] }],
    };
  }
  const row = briefShape.find(({ key }) => key === section);
  if (row?.holds === 'statement') return { [row.key]: statement, separateOpinions };
  if (row?.holds === 'statements' && typeof row.wire !== 'string')
    return { [row.key]: { [row.wire.again]: statement }, separateOpinions };
  return { [section]: [statement], separateOpinions };
}

/** The brief lists the separate opinions in the order of the text, those of which there is something to say. */
function partOf({ separateOpinions }: BriefContent, index: number, { parts }: Opinion): string {
  const wanted = separateOpinions[index];
  const at = parts.findIndex(
    (part) => isSeparate(part) && part.kind === wanted?.kind && part.author === wanted?.author,
  );
  return numberOfPart(at);
}

/** A passage's id begins with its paragraph's. */
const supportOf = (pinpoints: Item['pinpoints']) =>
  pinpoints.map(({ paragraphId, quote }) => ({ paragraph: paragraphId.replace(/\.\d+$/, ''), words: quote }));

function statementWire({ text, pinpoints, marks }: Item): StatementTree {
  const mark =
    pinpoints.length === 0
      ? 'own'
      : (marks.find((each) => each === 'inferred' || each === 'dicta') ?? 'none');
  return { text, support: supportOf(pinpoints), mark };
}

export function questionWire({
  question,
  difficulty,
  kind,
  answer,
  followUps,
  trap,
  reread,
}: Question): WireQuestion {
  return {
    question,
    difficulty,
    kind,
    answer: answer.map(statementWire),
    followUp: followUps[0] ?? '',
    trap: trap ?? '',
    reread: supportOf(reread),
    pairWith: null,
  };
}

const isSound = () => true;

function statementAt(
  wire: unknown,
  at: string,
  { id, item }: Extract<Reported, { what: 'statement' }>,
  { locator }: OpinionSources,
): Replacement | 'unfounded' | undefined {
  const statement = statementsIn(wire).find((each) => each.at === at)?.statement;
  if (!statement || statement.text.trim() === '') return 'unfounded';
  const made = itemOf(statement, againId(id), { locator, isSound });
  if (made.text === item.text) return undefined;
  return { ...made, ...(item.children ? { children: item.children } : {}) };
}

function questionAt(
  wire: unknown,
  at: string,
  reported: Question,
  { locator }: OpinionSources,
): Replacement | undefined {
  const made = (wire as { questions: WireQuestion[] }).questions[Number(at.split('.')[1])]; // `place` put them there.
  if (!made || made.difficulty !== reported.difficulty) return undefined;
  const question = questionFrom(made, againId(reported.id), { locator, isSound });
  const said = ({ answer }: Question) => answer.map(({ text }) => text).join(' ');
  const isSame = question.question === reported.question && said(question) === said(reported);
  return isSame ? undefined : question;
}
