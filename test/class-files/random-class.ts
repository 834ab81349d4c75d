/** Random classes with whatever the product can hold: picks out of casebooks, scans, edits, names of every language. */
import type { Opinion } from '../../src/opinion/opinion.ts';
import { openReadingPool } from '../../src/opinion/pdf/pool.ts';
import { surveyOpinion, takeCases } from '../../src/opinion/survey.ts';
import { composeBrief, composeOutline, composeQuestions } from '../../src/study/extractive/engine.ts';
import { harborOpinion as makeHarborOpinion } from '../../src/study/extractive/fixtures/harbor-opinion.ts';
import { editBrief, editOutline, editQuestionSet } from '../../src/study/material/apply-edits.ts';
import { chooseCandidate } from '../../src/study/material/choosing.ts';
import type {
  BriefContent,
  OutlineContent,
  QuestionSetContent,
  Tier,
} from '../../src/study/material/schema.ts';
import {
  casebookChapterPdf,
  injectionPdf,
  motionPdf,
  secondOpinionPdf,
  teachingOpinionPdf,
} from '../fixtures/fixtures.ts';

export type MadeCase = {
  title: string;
  isExcerpt: boolean;
  session: number;
  category: number | null;
  opinion: Opinion;
  brief: BriefContent | null;
  outline: OutlineContent | null;
  questions: QuestionSetContent | null;
};
export type MadeClass = {
  name: string;
  sessions: { title: string; heldOn: string | null; categories: string[] }[];
  cases: MadeCase[];
};

const harborOpinion = makeHarborOpinion();

type Source = {
  opinion: Opinion;
  isExcerpt: boolean;
  made: Record<Tier, Pick<MadeCase, 'brief' | 'outline' | 'questions'>>;
};

const made = (opinion: Opinion, tier: Tier) => ({
  brief: composeBrief(opinion, tier),
  outline: composeOutline(opinion, tier),
  questions: composeQuestions(opinion, tier),
});

/** Texts of every sort, each with what is made of it. */
export async function readSources(): Promise<Source[]> {
  const pool = openReadingPool({ size: 1, idleMs: 1 });
  try {
    const files = [teachingOpinionPdf, secondOpinionPdf, injectionPdf, motionPdf];
    const read = [];
    for (const path of files) read.push(await pool.read(path));
    const book = await pool.read(casebookChapterPdf);
    const picks = takeCases(book, surveyOpinion(book).found);
    const scan = asScan(harborOpinion);
    return [...read, book, ...picks, inBook(picks.at(-1) ?? book, 1_200), scan, harborOpinion, thin].map(
      (opinion) => ({
        opinion,
        isExcerpt: surveyOpinion(opinion).isExcerpt,
        made: { standard: made(opinion, 'standard'), premium: made(opinion, 'premium') },
      }),
    );
  } finally {
    await pool.close();
  }
}

/** An order of a line. */
const thin: Opinion = {
  ...{ readerVersion: harborOpinion.readerVersion, pageCount: 1, missingPages: [], pages: [] },
  ...{
    paragraphs: harborOpinion.paragraphs.slice(0, 1),
    parts: [],
    caption: { confidence: {} },
    citations: [],
  },
};

/** The pages of a case in the middle of a casebook. */
const inBook = (opinion: Opinion, by: number): Opinion => ({
  ...opinion,
  pages: opinion.pages.map((page) => ({ ...page, number: page.number + by })),
  missingPages: [opinion.pages[0]?.number ?? 1].map((page) => page + by),
  paragraphs: opinion.paragraphs.map((paragraph) => ({
    ...paragraph,
    page: paragraph.page + by,
    breaks: paragraph.breaks.map((each) => ({ ...each, page: each.page + by })),
  })),
  parts: opinion.parts.map((part) => ({
    ...part,
    firstPage: part.firstPage + by,
    lastPage: part.lastPage + by,
  })),
});

const asScan = (opinion: Opinion): Opinion => ({
  ...opinion,
  pages: opinion.pages.map((page) => ({ ...page, source: 'ocr', confidence: 0.71 })),
  paragraphs: opinion.paragraphs.map((paragraph) => ({
    ...paragraph,
    ...(paragraph.text.length > 9
      ? { uncertain: [[0, 4] as [number, number]], italics: [[5, 9] as [number, number]] }
      : {}),
  })),
});

const words = [
  ...[
    'Torts',
    'Negligence',
    'Müller v. Łódź',
    'Иванов против Петрова',
    '訴訟法',
    '불법행위',
    'دعوى مدنية',
    'תביעה',
    'ที่ดิน',
    'नागरिक',
  ],
  ...[
    '“quoted”',
    'a\tb',
    '<b>&amp;</b>',
    '👩‍⚖️',
    'e\u0301',
    '﷽',
    '../..',
    'NULL',
    "Robert'); --",
    '\u202Eright to left',
    '#1 *bold* _it_',
  ],
];

/** Random things by a number that says the next. */
export function openDice(random: () => number) {
  const below = (most: number) => Math.floor(random() * most);
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from');
    return value;
  };
  const happens = (share: number) => random() < share;
  /** Of at most so many letters, and never blank. */
  const name = (most: number) => {
    let made = one(words);
    while (happens(0.6) || (happens(0.5) && made.length < most)) made += ` ${one(words)}`;
    return made.slice(0, most).toWellFormed().trim() || 'Torts';
  };
  return { below, one, happens, name };
}
type Dice = ReturnType<typeof openDice>;

export function randomClass(sources: readonly Source[], random: () => number): MadeClass {
  const dice = openDice(random);
  const { below, one, happens, name } = dice;
  const sessions = Array.from({ length: 1 + below(4) }, () => ({
    title: name(200),
    heldOn: happens(0.5) ? `20${10 + below(80)}-0${1 + below(9)}-1${below(9)}` : null,
    categories: Array.from({ length: below(3) }, () => name(200)),
  }));
  const cases = Array.from({ length: below(4) }, (): MadeCase => {
    const { opinion, isExcerpt, made } = one(sources);
    const { brief, outline, questions } = one([made.standard, made.premium]);
    const session = below(sessions.length);
    const categories = sessions[session]?.categories.length ?? 0;
    return {
      ...{
        title: happens(0.3) ? name(400) : (opinion.caption.caseName ?? name(255)),
        isExcerpt,
        opinion,
        session,
      },
      category: categories > 0 && happens(0.6) ? below(categories) : null,
      brief: happens(0.9) && brief ? editedBrief(brief, dice) : null,
      outline: happens(0.9) && outline ? editedOutline(outline, dice) : null,
      questions: happens(0.9) && questions ? editedQuestions(questions, dice) : null,
    };
  });
  return { name: name(200), sessions, cases };
}

function editedBrief(brief: BriefContent, { happens, one, name }: Dice): BriefContent {
  let edited = brief;
  const [candidates] = edited.candidates ?? [];
  if (candidates && happens(0.4))
    edited = chooseCandidate(edited, candidates.part, one(candidates.items).id) ?? edited;
  if (happens(0.3)) edited = editBrief(edited, { holding: { id: 'holding', text: name(5_000) } });
  if (happens(0.3))
    edited = editBrief(edited, {
      facts: [
        ...edited.facts.map(({ id, text }) => ({ id, text: happens(0.3) ? name(400) : text })),
        { text: name(300), children: [{ text: name(90), children: [{ text: name(50) }] }] },
      ],
      keyTerms: [...edited.keyTerms, { term: name(40), meaning: name(300) }],
      notInExcerpt: [...edited.notInExcerpt, name(100)],
    });
  return edited;
}

function editedOutline(outline: OutlineContent, { happens, one, name }: Dice): OutlineContent {
  if (happens(0.6)) return outline;
  const { title, items } = one(outline.sections);
  const kept = items.map(({ id, text }) => ({ id, text: happens(0.3) ? name(300) : text }));
  return editOutline(outline, { sections: [{ title, items: [{ text: name(300) }, ...kept] }] });
}

function editedQuestions(set: QuestionSetContent, { happens, one, name }: Dice): QuestionSetContent {
  if (happens(0.6) || set.questions.length === 0) return set;
  const { id } = one(set.questions);
  return editQuestionSet(set, {
    questions: [
      { id, question: name(300), trap: name(200), followUps: [name(100)], answer: [{ text: name(90) }] },
    ],
  });
}

/** What a download of it holds. */
export function filesOf({ name, sessions, cases }: MadeClass): Map<string, string> {
  const list = cases.map(({ title, isExcerpt, session, category }) => ({
    title,
    isExcerpt,
    session,
    category,
  }));
  return new Map([
    [
      'class.json',
      JSON.stringify({ format: 'hotseat-class', version: 1, name, sessions, cases: list, leftOut: [] }),
    ],
    ...cases.flatMap(({ opinion, brief, outline, questions }, index) =>
      Object.entries({ opinion, brief, outline, questions }).map(
        ([kind, content]) => [`cases/${index + 1}/${kind}.json`, JSON.stringify(content)] as const,
      ),
    ),
  ]);
}

const claims = new Set(['verified', 'check', 'checks', 'generated', 'generatedGaps', 'isOwn']);

/** Without what nobody believes of a file: who wrote a statement, and what it was found to be. */
export function withoutClaims(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== 'own').map(withoutClaims);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => (claims.has(key) ? [] : [[key, withoutClaims(field)]])),
  );
}
