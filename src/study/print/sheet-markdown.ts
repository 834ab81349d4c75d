/** A sheet as Markdown; what looks like markup in it is text. */
import type { Source } from '../words/pages.ts';
import type { Note, Sheet, Statement } from './sheet.ts';

export function sheetToMarkdown({ kind, title, lines, lead, gaps, parts }: Sheet): string {
  const all = [
    `# ${escaped(title)}`,
    [kind, ...lines].map(escaped).join(' · '),
    ...(lead ? [`**${escaped(lead.text)}**${behind(lead)}`] : []),
    ...gaps.map((gap) => `> ${escaped(gap)}`),
    ...parts.flatMap(({ heading, label, statements, notes }) => [
      `## ${escaped(heading)}`,
      ...(label === null ? [] : [`*${label}*`]),
      ...(statements.length > 0 ? [statements.flatMap((statement) => bullets(statement, 0)).join('\n')] : []),
      ...notes.map(noteLine),
    ]),
  ];
  return `${all.join('\n\n')}\n`;
}

const bullets = (statement: Statement, depth: number): string[] => [
  `${'  '.repeat(depth)}- ${escaped([statement.name, statement.text].filter(Boolean).join(': '))}${behind(statement)}`,
  ...statement.children.flatMap((child) => bullets(child, depth + 1)),
];

const noteLine = (note: Note): string =>
  [note.name === '' ? '' : `**${escaped(note.name)}:**`, escaped(note.text), behind(note).trim()]
    .filter(Boolean)
    .join(' ');

/** " (p. 4; p. 5) *(inferred)*" */
function behind({ sources, remarks }: Pick<Note, 'sources' | 'remarks'>): string {
  const places = sources.length > 0 ? ` (${sources.map(sourceLink).join('; ')})` : '';
  return `${places}${remarks.map((remark) => ` *(${remark})*`).join('')}`;
}

export const sourceLink = ({ name, href }: Source): string => (href === null ? name : `[${name}](<${href}>)`);

/** A star page or a bracket of the opinion is text, not markup. */
export const escaped = (text: string): string =>
  text.replace(/[\\*_`[\]<]/g, '\\$&').replaceAll(/\s*\n\s*/g, ' ');
