/** What a stranger's material may claim here: computed anew, by the rules that a language model's answer passes. */
import type { Opinion } from '../../opinion/opinion.ts';
import { captionOf } from '../extractive/brief/caption.ts';
import { isNoHolding, isOutlineHeading } from '../material/headings.ts';
import type {
  BriefContent,
  Item,
  KeyTerm,
  MaterialKind,
  OutlineContent,
  Pinpoint,
  Question,
  QuestionSetContent,
} from '../material/schema.ts';
import type { Ground } from '../model/grounding/ground.ts';
import { openLocator } from '../model/grounding/locate.ts';
import { findProblems } from '../model/grounding/problems.ts';
import { openVocabulary } from '../model/grounding/vocabulary.ts';
import { isSeparate } from '../model/wire/labels.ts';
import { statementsIn } from '../model/wire/places.ts';
import type { Wires } from '../model/wire/wire.ts';
import { briefWire, type MadeFrom, outlineWire, questionsWire } from './wire.ts';

export const openGround = (opinion: Opinion): Ground => ({
  opinion,
  locator: openLocator(opinion),
  vocabulary: openVocabulary(opinion),
});

type Content = BriefContent | OutlineContent | QuestionSetContent;

/** Of content that fits its kind's schema and whose quotes all stand. */
export function judge(kind: MaterialKind, given: Content, ground: Ground): Content {
  const { opinion } = ground;
  const content = withoutClaims(given) as Content; // What goes is optional.
  const judges = opinion.parts.flatMap((part) => (isSeparate(part) && part.author ? [part.author] : []));
  const isHeading = (item: Item) =>
    kind === 'outline' && (item.children ?? []).length > 0 && isOutlineHeading(item.text, judges);
  const saysNothing = (item: Item) =>
    item.pinpoints.length === 0 &&
    (isHeading(item) || (kind === 'brief' && item.id === 'holding' && isNoHolding(item.text)));
  const madeFrom: MadeFrom = new Map();
  const making = { opinion, madeFrom, isHeading };
  // The kind tells the content.
  const wire =
    kind === 'brief'
      ? briefWire(content as BriefContent, making)
      : kind === 'outline'
        ? outlineWire(content as OutlineContent, making)
        : questionsWire(content as QuestionSetContent, making);
  // It has the fields of a model's answer that the rules look at.
  const problems = findProblems(kind, wire as Wires[MaterialKind], ground);
  const wanting = new Set(problems.filter(({ severity }) => severity !== 'doubt').map(({ at }) => at));
  const flawed = new Set(
    statementsIn(wire).map(({ at, statement }) => (wanting.has(at) ? madeFrom.get(statement) : undefined)),
  );
  const judged = mapped(content, (before, after) => {
    if (isItem(after))
      return judgedItem(after, { isFlawed: flawed.has(before), saysNothing: saysNothing(after) });
    return isTerm(after) ? judgedTerm(after, flawed.has(before)) : after;
  });
  if ('questions' in content) return questionsOf(judged as QuestionSetContent, wanting);
  return 'caption' in content ? briefOf(judged as BriefContent, opinion) : (judged as OutlineContent);
}

/** Caption, kinds and authors come from the reader. */
function briefOf(brief: BriefContent, opinion: Opinion): BriefContent {
  return {
    ...brief,
    caption: captionOf(opinion),
    separateOpinions: brief.separateOpinions.map(({ author, ...rest }) => ({
      ...rest,
      ...(author !== undefined && opinion.parts.some((part) => part.author === author) ? { author } : {}),
    })),
    missingPages: opinion.missingPages,
  };
}

function questionsOf({ questions }: QuestionSetContent, wanting: ReadonlySet<string>): QuestionSetContent {
  const ids = new Set(questions.map(({ id }) => id));
  return {
    questions: questions.map(({ hypotheticalPairOf, ...question }, index): Question => {
      const checks = {
        ...(wanting.has(`questions.${index}`) ? { question: 'not_checked' as const } : {}),
        ...(wanting.has(`questions.${index}.trap`) ? { trap: 'not_checked' as const } : {}),
      };
      return {
        ...question,
        ...(hypotheticalPairOf !== undefined && ids.has(hypotheticalPairOf) ? { hypotheticalPairOf } : {}),
        ...(Object.keys(checks).length > 0 ? { checks } : {}),
      };
    }),
  };
}

/** What somebody else's product and somebody else said of it is not known to be so here. */
const withoutClaims = (content: unknown): unknown =>
  mapped(
    content,
    (_, { generated: _g, generatedGaps: _l, isOwn: _o, checks: _c, check: _k, ...rest }) => rest,
  );

type Fields = Record<string, unknown>;

/** `change` is handed each object as it was, and with what is in it changed already. */
function mapped(value: unknown, change: (before: object, after: Fields) => object): unknown {
  if (Array.isArray(value)) return value.map((each) => mapped(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(
    value,
    Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mapped(field, change)])),
  );
}

const isItem = (value: object): value is Item => 'marks' in value && 'pinpoints' in value;
const isTerm = (value: object): value is KeyTerm => 'term' in value && 'meaning' in value;

const notChecked = { check: 'not_checked' } as const;

/** Her friend's own words are nobody's here; what stands word for word in its quotes needs no check. */
function judgedItem({ marks, ...item }: Item, is: { isFlawed: boolean; saysNothing: boolean }): Item {
  const isHers = marks.includes('own');
  const isQuoted = stands(item.text, item.pinpoints);
  const isBorneOut = !is.isFlawed && (!isHers || isQuoted);
  return {
    ...item,
    marks: marks.filter((mark) => mark !== 'own'),
    verified: item.verified && (is.saysNothing || isBorneOut),
    ...(is.saysNothing || (isQuoted && !is.isFlawed) ? {} : notChecked),
  };
}

/** It has no mark for what was not verified. */
const judgedTerm = (term: KeyTerm, isFlawed: boolean): KeyTerm => ({
  ...term,
  ...(!isFlawed && stands(term.meaning, term.pinpoints) ? {} : notChecked),
});

/** In the words of one quote, or of one that goes on over a page. */
function stands(text: string, pinpoints: readonly Pinpoint[]): boolean {
  const words = squeezed(text);
  const runs: string[] = [];
  let before: string | undefined;
  for (const { paragraphId, quote } of pinpoints) {
    const [paragraph, isFurther] = paragraphId.split('.');
    if (isFurther && paragraph === before) runs.push(`${runs.pop()}${squeezed(quote).slice(1)}`);
    else runs.push(squeezed(quote));
    before = paragraph;
  }
  return words.trim() !== '' && runs.some((run) => run.includes(words));
}

/** Its words alone, with a space before each and behind the last. */
const squeezed = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
