/**
 * What a brief is made of: one row a section, in the order in which it is read. Schemas, edits, reports, search, sheets,
 * the screen, the clipboard and the form of a model's answer follow these rows.
 */

/** Of several statements: how a model is asked for them. */
type Wire =
  /** A list of statements, or of points with statements below them. */
  | 'list'
  | 'points'
  /** One statement for each name; `mayLack` where the text may not tell. One written again goes under `again`. */
  | { names: readonly string[]; mayLack: boolean; again: string };

type Row = { key: string; title: string } & (
  | { holds: 'statement' | 'opinions' | 'terms' | 'lines' }
  | {
      holds: 'statements';
      /** Begins one of the letters by which a FIRAC brief is read. */
      isFirac: boolean;
      /** Where nothing was found, its heading stands all the same and says so. */
      isShownEmpty: boolean;
      wire: Wire;
      /** What the ids of its statements begin with. */
      ids: string;
    }
);

const firac = { holds: 'statements', isFirac: true, isShownEmpty: true } as const;

export const briefShape = [
  // In one line, to be read out in class.
  { key: 'holding', title: 'Holding', holds: 'statement' },
  {
    key: 'posture',
    title: 'Procedural posture',
    holds: 'statements',
    isFirac: false,
    isShownEmpty: true,
    wire: { names: ['court', 'relief', 'review', 'below'], mayLack: true, again: 'below' },
    ids: 'posture',
  },
  { key: 'facts', title: 'Facts', ...firac, wire: 'list', ids: 'facts' },
  { key: 'issue', title: 'Issue', ...firac, wire: 'list', ids: 'issue' },
  { key: 'rule', title: 'Rule', ...firac, wire: 'points', ids: 'rule' },
  { key: 'analysis', title: 'Analysis', ...firac, wire: 'points', ids: 'analysis' },
  {
    key: 'conclusion',
    title: 'Conclusion',
    ...firac,
    wire: { names: ['narrow', 'broad', 'disposition'], mayLack: false, again: 'narrow' },
    ids: 'conclusion',
  },
  { key: 'separateOpinions', title: 'Separate opinions', holds: 'opinions' },
  { key: 'keyTerms', title: 'Key terms', holds: 'terms' },
  {
    key: 'whyAssigned',
    title: 'Why it is assigned',
    holds: 'statements',
    isFirac: false,
    isShownEmpty: false,
    wire: { names: ['adds', 'limit', 'flip'], mayLack: false, again: 'adds' },
    ids: 'assigned',
  },
  { key: 'notInExcerpt', title: 'Not in this text', holds: 'lines' },
] as const satisfies readonly Row[];

export type BriefSection = (typeof briefShape)[number];

/** Of a brief from before a section was added: that section is empty. Any other content stays as it is. */
export function withEverySection(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('caption' in content)) return content;
  const missing = briefShape.filter(({ key, holds }) => holds !== 'statement' && !(key in content));
  return { ...content, ...Object.fromEntries(missing.map(({ key }) => [key, []])) };
}
/** A section that is a list of statements. */
export type StatementsSection = Extract<BriefSection, { holds: 'statements' }>;

export const statementsSections = briefShape.filter((section) => section.holds === 'statements');

export type PerSection<Forms extends Record<BriefSection['holds'], unknown>> = {
  [Section in BriefSection as Section['key']]: Forms[Section['holds']];
};

/** An object with a field for each section, by what the section holds. */
export const perSection = <Forms extends Record<BriefSection['holds'], unknown>>(forms: Forms) =>
  // Its keys and values are those of the rows.
  Object.fromEntries(briefShape.map(({ key, holds }) => [key, forms[holds]])) as PerSection<Forms>;
