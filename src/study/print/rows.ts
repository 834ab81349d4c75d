/** Materials as tables: one row a statement or a question, for a spreadsheet. */
import type { Item, Question } from '../material/schema.ts';
import { type Places, type Source, sourcesOf } from '../words/pages.ts';
import type { Note, Sheet, Statement } from './sheet.ts';

export type TableRow = Record<string, string>;

/** In the order in which it is read. A sheet on several cases names them line by line. */
export function sheetRows({ title, titled, lead, parts }: Sheet): TableRow[] {
  const row = (
    part: string,
    number: string,
    text: string,
    { sources, remarks, cases = [] }: Pick<Note, 'sources' | 'remarks' | 'cases'>,
  ) => ({
    ...(titled ? { [titled]: title, Case: cases.join('; ') } : { Case: title }),
    Part: part,
    Number: number,
    Text: text,
    ...sourceCells(sources),
    Remarks: remarks.join('; '),
  });
  const statementRows = (part: string, statement: Statement): TableRow[] => [
    row(part, statement.number, [statement.name, statement.text].filter(Boolean).join(': '), statement),
    ...statement.children.flatMap((child) => statementRows(part, child)),
  ];
  return [
    ...(lead ? [row('Holding', '', lead.text, lead)] : []),
    ...parts.flatMap(({ heading, statements, notes }) => [
      ...statements.flatMap((statement) => statementRows(heading, statement)),
      ...notes.map((note) => row(heading, '', [note.name, note.text].filter(Boolean).join(': '), note)),
    ]),
  ];
}

export function questionRows(title: string, questions: readonly Question[], places: Places): TableRow[] {
  return questions.map(({ question, answer, difficulty, kind, followUps, trap = '', reread }) => {
    const points = answer.flatMap(withChildren);
    const pinpoints = points.flatMap((point) => point.pinpoints);
    return {
      Case: title,
      Difficulty: difficulty,
      Kind: kind,
      Question: question,
      Answer: points.map(({ text }) => text).join('\n'),
      'Follow-ups': followUps.join('\n'),
      Trap: trap,
      ...sourceCells(sourcesOf(pinpoints, places, answer[0]?.id)),
      Reread: sourcesOf(reread, places, undefined)
        .map(({ name }) => name)
        .join('; '),
    };
  });
}

const withChildren = (item: Item): Item[] => [item, ...(item.children ?? []).flatMap(withChildren)];

const sourceCells = (sources: readonly Source[]) => ({
  Pages: sources.map(({ name }) => name).join('; '),
  Quotes: sources.flatMap(({ quotes }) => quotes).join('\n'),
  Links: sources.flatMap(({ href }) => href ?? []).join('\n'),
});
