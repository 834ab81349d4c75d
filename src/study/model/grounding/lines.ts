/** Every string of a material that a student reads, as a second reader is asked about it. */
import { countWords } from '../../language/words.ts';
import type { MaterialKind } from '../../material/schema.ts';
import { statementsIn } from '../wire/places.ts';
import type { BriefWire, OutlineWire, QuestionsWire, Support, Wires } from '../wire/wire.ts';
import type { Located, Locator } from './locate.ts';

export type Line = {
  at: string;
  statement: string;
  /** Where the words stand on which it rests, or should. */
  located: Located[];
};

/** Words that only head what stands below them say nothing. */
const mostHeadingWords = 8;

export function linesOf<Kind extends MaterialKind>(
  kind: Kind,
  wire: Wires[Kind],
  { locator }: { locator: Pick<Locator, 'locate'> },
): Line[] {
  const locate = (support: readonly Support[]) => support.flatMap((each) => locator.locate(each) ?? []);
  const line = (at: string, statement: string, support: readonly Support[]): Line[] =>
    statement.trim() === ''
      ? []
      : [{ at, statement: statement.replace(/\s+/g, ' ').trim(), located: locate(support) }];
  // What rests on no words of its own is held against what decides.
  const deciding = decidingSupport(kind, wire);
  const statements = statementsIn(wire).flatMap(({ at, statement }) => {
    const { text, support, children = [] } = statement;
    const isHeading = support.length === 0 && children.length > 0 && countWords(text) <= mostHeadingWords;
    return isHeading ? [] : line(at, text, support.length > 0 ? support : deciding(at));
  });
  // The kind tells the wire.
  const loose =
    kind === 'brief'
      ? ((wire as BriefWire).notInExcerpt ?? []).flatMap((text, index) =>
          line(`notInExcerpt.${index}`, `The text does not say: ${text}`, []),
        )
      : kind === 'questions'
        ? (wire as QuestionsWire).questions.flatMap(({ question, followUp, trap, answer, reread }, index) => {
            const own = [...answer.flatMap(({ support }) => support).slice(0, 3), ...reread.slice(0, 1)];
            const at = `questions.${index}`;
            return [
              ...line(at, `A question takes for granted what it says: ${question}`, own),
              ...line(
                `${at}.followUp`,
                followUp && `A question takes for granted what it says: ${followUp}`,
                own,
              ),
              ...line(`${at}.trap`, trap && `It would be wrong to answer: ${trap}`, own),
            ];
          })
        : [];
  return [...statements, ...loose];
}

const mostDeciding = 3;

function decidingSupport<Kind extends MaterialKind>(
  kind: Kind,
  wire: Wires[Kind],
): (at: string) => readonly Support[] {
  // The kind tells the wire; a part that is written again stands in one that has nothing else.
  if (kind === 'questions') {
    const { questions } = wire as QuestionsWire;
    return (at) =>
      (questions[Number(at.split('.')[1])]?.answer ?? [])
        .flatMap(({ support }) => support)
        .slice(0, mostDeciding);
  }
  const { holding, conclusion, rule: rules } = wire as Partial<BriefWire>;
  const { illustration, rule } = wire as Partial<OutlineWire>;
  const its =
    kind === 'brief'
      ? [holding, conclusion?.narrow, ...(rules ?? [])]
      : [...(illustration ?? []), ...(rule ?? [])];
  const support = its.flatMap((each) => each?.support ?? []).slice(0, mostDeciding);
  return () => support;
}
