/**
 * What a good model would answer on a given opinion: made by code from what the embedded engine finds in it, in the
 * form that the prompts ask for, so that every statement rests on words of the text.
 */
import type { Opinion } from '../../../src/opinion/opinion.ts';
import { composeBrief, composeOutline, composeQuestions } from '../../../src/study/extractive/engine.ts';
import { difficulties, isInvented, kindsOf } from '../../../src/study/material/questions.ts';
import {
  type Item,
  ladders,
  type MaterialKind,
  type Pinpoint,
  type Tier,
} from '../../../src/study/material/schema.ts';
import { type StatementsSection, statementsSections } from '../../../src/study/material/shape.ts';
import { readPairs } from '../../../src/study/model/fixtures/played-model.ts';
import type {
  BriefWire,
  OutlineWire,
  QuestionsWire,
  Statement,
  StatementTree,
} from '../../../src/study/model/wire/wire.ts';
import type { Call, Play, Script, Speed } from './play.ts';

export type Wires = { brief: BriefWire; outline: OutlineWire; questions: QuestionsWire };

export type AskedKind = MaterialKind | 'repair' | 'notes' | 'verdicts';

/** What a call asks for, by the form that it wants; undefined where it wants none of ours. */
export function kindAsked({ schema }: Pick<Call, 'schema'>): AskedKind | undefined {
  const fields = (schema?.properties ?? {}) as object;
  if ('verdicts' in fields) return 'verdicts';
  if ('notes' in fields) return 'notes';
  if ('statements' in fields) return 'repair';
  if ('holding' in fields) return 'brief';
  if ('illustration' in fields) return 'outline';
  if ('questions' in fields) return 'questions';
  return undefined;
}

export function goodWires(opinion: Opinion, tier: Tier): Wires {
  const brief = briefOf(opinion);
  const questions = laddered(questionsOf(opinion, tier), tier, brief);
  return { brief, outline: filled(outlineOf(opinion), brief.holding), questions };
}

/** What the embedded engine leaves empty on a short opinion a model has to fill. */
function filled(outline: OutlineWire, holding: Statement): OutlineWire {
  const orHolding = <Entry>(entries: Entry[], entry: Entry) => (entries.length > 0 ? entries : [entry]);
  const { fits, rule, illustration, application } = outline;
  const point = { ...holding, children: [] };
  return {
    ...outline,
    fits: orHolding(fits, point),
    rule: orHolding(rule, point),
    illustration: orHolding(illustration, point),
    application: { ...application, checklist: orHolding(application.checklist, holding) },
  };
}

const spareQuestions = [
  'How far does the holding reach?',
  'Which fact mattered most?',
  'What would the losing side argue?',
  'Why is the rule a good one?',
];

/** Where the embedded engine asks fewer, a model still asks as many as it was told to. */
function laddered(
  { questions }: QuestionsWire,
  tier: Tier,
  { holding, facts, rule }: BriefWire,
): QuestionsWire {
  const told = [...facts, ...rule, holding].map(({ text, support, mark }) => ({ text, support, mark }));
  const missing = difficulties.flatMap((difficulty) => {
    const asked = questions.filter((question) => question.difficulty === difficulty).length;
    const kind =
      kindsOf(difficulty)
        .filter((each) => !isInvented(each))
        .at(-1) ?? 'holding';
    return Array.from({ length: Math.max(0, ladders[tier][difficulty] - asked) }, () => ({
      difficulty,
      kind,
    }));
  });
  const spare = missing.map((one, index) => ({
    ...one,
    question: spareQuestions[index] ?? '',
    answer: told.filter((_, place) => missing.length === 1 || place % missing.length !== index),
    ...{ followUp: 'Why?', trap: '', reread: [], pairWith: null },
  }));
  return { questions: [...questions, ...spare] };
}

type Options = {
  tier?: Tier;
  speed?: Speed;
  /** May spoil an answer before it is given, or put another play in its place. */
  change?: (kind: AskedKind, wires: Wires, call: Call) => Play | undefined;
};

/** Answers every call well. */
export function goodAnswers(opinion: Opinion, { tier = 'standard', ...options }: Options = {}): Script {
  return answersWith(goodWires(opinion, tier), opinion, options);
}

/** Answers with these materials, which are good ones on this opinion. */
export function answersWith(
  made: Wires,
  opinion: Opinion,
  { speed, change }: Omit<Options, 'tier'> = {},
): Script {
  return (call) => {
    const kind = kindAsked(call);
    if (!kind) return says({ ok: true }, speed);
    const wires = structuredClone(made);
    const play = change?.(kind, wires, call);
    if (play) return play;
    if (kind === 'notes') return says(notesOn(opinion, call.prompt), speed);
    if (kind === 'verdicts') return says(borneOut(call.prompt), speed);
    if (kind === 'repair') return says({ statements: [], questions: [] }, speed);
    return says(wires[kind], speed);
  };
}

/** A second reader who finds every statement borne out. */
export const borneOut = (prompt: string) => ({
  verdicts: readPairs(prompt).map(({ number }) => `${number} bears out, court`),
});

export const says = (answer: unknown, speed?: Speed): Play => ({
  does: 'answer',
  text: JSON.stringify(answer),
  ...(speed ? { speed } : {}),
});

/** Passages after the first of a paragraph add a number to its id. */
const supportOf = ({ paragraphId, quote }: Pinpoint) => ({
  paragraph: paragraphId.replace(/\.\d+$/, ''),
  words: quote,
});

function statementOf({ text, pinpoints, marks }: Item): Statement {
  return { text, support: pinpoints.map(supportOf), mark: marks.find((each) => each !== 'likely') ?? 'none' };
}

const leafOf = (item: Item) => ({ ...statementOf(item), children: [] as Statement[] });
const pointOf = (item: Item) => ({ ...statementOf(item), children: (item.children ?? []).map(statementOf) });
const branchOf = (item: Item) => ({ ...statementOf(item), children: (item.children ?? []).map(leafOf) });

/** Words that only lead on to the next statement rest on none. */
function saidFreely(item: Item): Statement {
  return item.text.endsWith(':') && item.marks.includes('inferred') ? own(item.text) : statementOf(item);
}

const own = (text: string): Statement => ({ text, support: [], mark: 'own' });

/** A section is filled with what the embedded engine has there, name by name where it is asked for by names. */
function briefOf(opinion: Opinion): BriefWire {
  const brief = composeBrief(opinion);
  const plain = statementsSections.map(({ key, wire }) => {
    if (wire === 'points') return [key, brief[key].map(pointOf)];
    const statements = brief[key].map(statementOf);
    if (wire === 'list') return [key, statements];
    const named = wire.names.map((name, index) => [
      name,
      statements[index] ?? (wire.mayLack ? null : own(`Nothing more of its ${name}.`)),
    ]);
    return [key, Object.fromEntries(named)];
  });
  const [narrow = own('None.'), ...rest] = brief.conclusion.map(statementOf);
  const [adds, limit, flip] = brief.whyAssigned.map(statementOf);
  const separate = opinion.parts.flatMap((part, index) =>
    /concurrence|dissent/.test(part.kind) ? [{ author: part.author, number: String(index + 1) }] : [],
  );
  return {
    holding: statementOf(brief.holding),
    // One for each row that holds statements.
    ...(Object.fromEntries(plain) as Pick<BriefWire, StatementsSection['key']>),
    conclusion: { narrow, broad: narrow, disposition: rest.at(-1) ?? narrow },
    separateOpinions: brief.separateOpinions.map(({ author, summary }, index) => ({
      part: separate.find((part) => part.author === author)?.number ?? String(index + 1),
      summary: summary.map(statementOf),
    })),
    keyTerms: brief.keyTerms.map(({ term, meaning, pinpoints }) => ({
      term,
      text: meaning,
      support: pinpoints.map(supportOf),
      mark: 'none',
    })),
    whyAssigned: {
      adds: adds ?? own('It shows how far the rule goes.'),
      limit: limit ?? own('It shows where the rule stops.'),
      flip: flip ?? own('Without the deciding fact it would come out the other way.'),
    },
    notInExcerpt: brief.notInExcerpt,
  };
}

function outlineOf(opinion: Opinion): OutlineWire {
  const [fits, rule, exceptions, illustration, policy, application] = composeOutline(opinion).sections.map(
    ({ items }) => items,
  );
  const under = (heading: RegExp) =>
    application?.find(({ text }) => heading.test(text))?.children?.map(branchOf) ?? [];
  return {
    fits: (fits ?? []).map(pointOf),
    rule: (rule ?? []).map(branchOf),
    exceptions: (exceptions ?? []).map(pointOf),
    illustration: (illustration ?? []).map(illustrationOf),
    policy: (policy ?? []).map(pointOf),
    application: {
      checklist: under(/checklist/i),
      triggers: under(/trigger/i),
      hypotheticals: [...under(/hypothetical/i).map(flattened), ...spare].slice(0, 2),
    },
  };
}

/** The reasons stand below the outcome itself. */
function illustrationOf(item: Item) {
  const children = (item.children ?? []).flatMap((child) =>
    child.text.endsWith(':') ? (child.children ?? []) : [child],
  );
  return branchOf({ ...item, children });
}

const spare = ['one', 'another'].map((which) => ({
  ...own(`Change ${which} deciding fact of the case and ask again.`),
  children: [],
}));

const flattened = ({ children = [], ...rest }: StatementTree) => ({
  ...rest,
  children: children.map(({ text, support, mark }) => ({ text, support, mark })),
});

function questionsOf(opinion: Opinion, tier: Tier): QuestionsWire {
  const { questions } = composeQuestions(opinion, tier);
  return {
    questions: questions.map(({ question, answer, difficulty, kind, followUps, trap, reread, ...one }) => ({
      question,
      difficulty,
      // Quoting, the embedded engine asks some kinds at difficulties at which a model may not.
      kind: kindsOf(difficulty).includes(kind) ? kind : (kindsOf(difficulty).at(-1) ?? kind),
      answer: answer.map(saidFreely),
      followUp: followUps[0] ?? '',
      trap: trap ?? '',
      reread: reread.map(supportOf),
      pairWith: numberOf(questions, one.hypotheticalPairOf),
    })),
  };
}

function numberOf(questions: { id: string }[], id: string | undefined): number | null {
  return id === undefined ? null : questions.findIndex((one) => one.id === id) + 1;
}

const label = /\[(p\d+) · [^\]]*\](?: \(continued\))? (.+)/g;

/** A note on every few paragraphs of the piece that a long opinion was cut into, in words of its own. */
function notesOn({ paragraphs }: Opinion, prompt: string) {
  const known = new Set(paragraphs.map(({ id }) => id));
  const read = [...prompt.matchAll(label)].filter(
    ([, id = '', text = '']) => known.has(id) && text.length > 80,
  );
  const every = Math.max(1, Math.ceil(read.length / 12));
  return {
    notes: read
      .filter((_, index) => index % every === 0)
      .map(([, paragraph = '', text = '']) => {
        const words = text.split(' ').slice(0, 16).join(' ');
        return { kind: 'reason', text: words, support: [{ paragraph, words }] };
      }),
  };
}
