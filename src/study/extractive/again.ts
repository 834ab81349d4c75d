/** The next best of what the opinion says, for a part that a reader says is wrong: composed from the text without the words it rested on. */
import type { Opinion, Paragraph } from '../../opinion/opinion.ts';
import { passagesOf } from '../../opinion/opinion.ts';
import { itemsBelow } from '../material/lists.ts';
import { ownAmong } from '../material/own-words.ts';
import type { ProfessorStyle } from '../material/professor-style.ts';
import { againId, type Replacement, type Reported, sectionsOf } from '../material/report.ts';
import type {
  BriefContent,
  Item,
  MaterialKind,
  OutlineContent,
  Pinpoint,
  Question,
  QuestionSetContent,
  Tier,
} from '../material/schema.ts';
import { quoteStandsIn } from '../pinpoints.ts';
import { composeBrief, composeOutline, composeQuestions } from './engine.ts';

export type Blamed = {
  kind: MaterialKind;
  tier: Tier;
  style: ProfessorStyle | null;
  content: unknown;
  reported: Reported;
};

/** Undefined where the text holds nothing else for its place. */
export function composeAgain({
  opinion,
  kind,
  tier,
  style,
  content,
  reported,
}: Blamed & { opinion: Opinion }): Replacement | undefined {
  const blamed = pinpointsIn(reported);
  if (blamed.length === 0) return undefined;
  const rest = without(opinion, blamed);
  const isSound = (pinpoints: readonly Pinpoint[]) =>
    pinpoints.length > 0 && pinpoints.every((each) => quoteStandsIn(opinion, each));
  if (reported.what === 'question') {
    // What the style prefers may be asked already: then any other of the same difficulty.
    const sets = [...new Set([style, null])].map((each) => composeQuestions(rest, tier, each));
    const made = sets.flatMap(({ questions }) => questions);
    // Stored as the schema of question sets has it.
    return nextQuestion(made, content as QuestionSetContent, reported.question, isSound);
  }
  if (kind === 'questions' || (reported.what !== 'section' && reported.what !== 'statement'))
    return undefined;
  const made = kind === 'brief' ? composeBrief(rest, tier) : composeOutline(rest, tier);
  return reported.what === 'section'
    ? nextSection(made, { kind, content, reported }, isSound)
    : nextStatement(made, { kind, content, reported }, isSound);
}

function pinpointsIn(reported: Reported): Pinpoint[] {
  if (reported.what === 'term') return reported.term.pinpoints;
  if (reported.what === 'caption' || reported.what === 'gap') return [];
  if (reported.what === 'statement') return reported.item.pinpoints;
  if (reported.what === 'section') return itemsBelow(reported.items).flatMap(({ pinpoints }) => pinpoints);
  const answer = itemsBelow(reported.question.answer).flatMap(({ pinpoints }) => pinpoints);
  return answer.length > 0 ? answer : reported.question.reread;
}

/** Blanks keep every offset where it was. */
function without(opinion: Opinion, blamed: readonly Pinpoint[]): Opinion {
  return { ...opinion, paragraphs: opinion.paragraphs.map((paragraph) => blank(paragraph, blamed)) };
}

function blank(paragraph: Paragraph, blamed: readonly Pinpoint[]): Paragraph {
  let { text } = paragraph;
  for (const { id, start, end } of passagesOf(paragraph)) {
    for (const { quote } of blamed.filter(({ paragraphId }) => paragraphId === id)) {
      const at = paragraph.text.indexOf(quote, start);
      if (at < 0 || at >= end) continue;
      text = text.slice(0, at) + ' '.repeat(quote.length) + text.slice(at + quote.length);
    }
  }
  return text === paragraph.text ? paragraph : { ...paragraph, text };
}

type IsSound = (pinpoints: readonly Pinpoint[]) => boolean;
type Place<What extends Reported['what']> = {
  kind: 'brief' | 'outline';
  content: unknown;
  reported: Extract<Reported, { what: What }>;
};

/** Each place here holds one thing alone, such as the disposition: the next best sentence is no such thing. */
const singular = new Set(['posture', 'conclusion', 'sections.3']);

function nextStatement(
  made: BriefContent | OutlineContent,
  { kind, content, reported }: Place<'statement'>,
  isSound: IsSound,
): Item | undefined {
  if (singular.has(reported.section)) return undefined;
  const present = sectionsOf(kind, content as BriefContent | OutlineContent); // Stored as the schema of its kind has it.
  const list = new Map(present).get(reported.section) ?? [];
  const parent = itemsBelow(list).find(({ children = [] }) => children.includes(reported.item));
  // Below a statement stands what answers it: another's answer does not.
  if (parent && parent.pinpoints.length > 0) return undefined;
  const section = new Map(sectionsOf(kind, made)).get(reported.section) ?? [];
  const candidates = parent ? (section.find(({ text }) => text === parent.text)?.children ?? []) : section;
  const known = new Set(present.flatMap(([, items]) => itemsBelow(items)).map(({ text }) => text));
  const next = candidates.find(
    (each) => !known.has(each.text) && itemsBelow([each]).every(({ pinpoints }) => isSound(pinpoints)),
  );
  return next && withOwnBelow(next, reported.item);
}

function nextSection(
  made: BriefContent | OutlineContent,
  { kind, content, reported: { section, items } }: Place<'section'>,
  isSound: IsSound,
): Item[] | undefined {
  if (singular.has(section)) return undefined;
  const present = sectionsOf(kind, content as BriefContent | OutlineContent); // Stored as the schema of its kind has it.
  const known = new Set(present.flatMap(([, its]) => itemsBelow(its)).map(({ text }) => text));
  const next = (new Map(sectionsOf(kind, made)).get(section) ?? []).filter((each) =>
    itemsBelow([each]).every(({ text, pinpoints }) => !known.has(text) && isSound(pinpoints)),
  );
  if (next.length === 0) return undefined;
  return [...renumbered(next, againId(section.replace('.', '-'))), ...items.flatMap(ownAmong)];
}

/** What stood below it goes with it, but for the reader's own words. */
function withOwnBelow({ children = [], ...next }: Item, { id, children: before = [] }: Item): Item {
  const own = before.filter(({ marks }) => marks.includes('own'));
  const below = [...renumbered(children, againId(id), '.'), ...own];
  return { ...next, id: againId(id), ...(below.length > 0 ? { children: below } : {}) };
}

function nextQuestion(
  made: readonly Question[],
  { questions: present }: QuestionSetContent,
  reported: Question,
  isSound: IsSound,
): Question | undefined {
  const asked = new Set(present.map(({ question }) => question));
  const answered = new Set(present.map(answerOf));
  const next = made.find(
    (each) =>
      each.difficulty === reported.difficulty &&
      !asked.has(each.question) &&
      !answered.has(answerOf(each)) &&
      isSound(itemsBelow(each.answer).flatMap(({ pinpoints }) => pinpoints)),
  );
  if (!next) return undefined;
  const { hypotheticalPairOf: _, ...question } = next;
  const id = againId(reported.id);
  return { ...question, id, answer: renumbered(question.answer, `${id}-a`) };
}

const answerOf = ({ answer }: Question) => answer.map(({ text }) => text).join(' ');

function renumbered(items: readonly Item[], prefix: string, separator = '-'): Item[] {
  return items.map(({ children, ...item }, index) => {
    const id = `${prefix}${separator}${index + 1}`;
    return { ...item, id, ...(children ? { children: renumbered(children, id, '.') } : {}) };
  });
}
