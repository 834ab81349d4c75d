/** Study material as Markdown, for the command line and for reading outside the product. */
import type {
  BriefContent,
  Item,
  OutlineContent,
  Pinpoint,
  Question,
  QuestionSetContent,
} from './material.ts';

export type Material = { brief: BriefContent; outline: OutlineContent; questions: QuestionSetContent };

/** What is there of a case's material, one below the other. */
export function materialToMarkdown({ brief, outline, questions }: Partial<Material>): string {
  const lines = [
    ...(brief ? briefLines(brief) : []),
    ...(outline ? outlineLines(outline) : []),
    ...(questions ? questionLines(questions) : []),
  ];
  return `${lines.join('\n').trim()}\n`;
}

function briefLines(brief: BriefContent): string[] {
  return [
    ...captionLines(brief.caption),
    `**Holding:** ${statement(brief.holding)}`,
    '',
    ...section('Posture', brief.posture),
    ...section('Facts', brief.facts),
    ...section('Issue', brief.issue),
    ...section('Rule', brief.rule),
    ...section('Analysis', brief.analysis),
    ...section('Conclusion', brief.conclusion),
    ...separateLines(brief.separateOpinions),
    ...termLines(brief.keyTerms),
    ...section('Why it is assigned', brief.whyAssigned),
    ...gapLines(brief),
  ];
}

const kinds = { majority: 'Majority', plurality: 'Plurality', per_curiam: 'Per curiam' } as const;

function captionLines({ caseName, ...caption }: BriefContent['caption']): string[] {
  const where = [caption.citation, caption.court, caption.decidedOn, caption.docket]
    .filter(Boolean)
    .join(' · ');
  const by = [caption.author, caption.kind && kinds[caption.kind], caption.disposition]
    .filter(Boolean)
    .join(' · ');
  return [`# ${caseName}`, '', ...[where, by].filter(Boolean).flatMap((line) => [line, ''])];
}

function section(title: string, items: readonly Item[]): string[] {
  const lines = items.length > 0 ? items.flatMap((item) => bullets(item, 0)) : ['Not in this excerpt.'];
  return [`## ${title}`, '', ...lines, ''];
}

function bullets(item: Item, depth: number): string[] {
  const own = `${'  '.repeat(depth)}- ${statement(item)}`;
  return [own, ...(item.children ?? []).flatMap((child) => bullets(child, depth + 1))];
}

function statement({ text, pinpoints, marks, verified }: Item): string {
  const shownMarks = marks
    .filter((mark) => mark !== 'own')
    .map((mark) => ` *(${mark})*`)
    .join('');
  return `${escaped(text)}${pages(pinpoints)}${shownMarks}${verified ? '' : ' *(unverified)*'}`;
}

/** " (p. 12)", " (pp. 12, 14)", or nothing. */
function pages(pinpoints: readonly Pinpoint[]): string {
  const numbers = [...new Set(pinpoints.map(({ page }) => page))].toSorted((one, other) => one - other);
  if (numbers.length === 0) return '';
  return ` (${numbers.length === 1 ? 'p.' : 'pp.'} ${numbers.join(', ')})`;
}

/** A star page or a bracket of the opinion is text, not markup. */
function escaped(text: string): string {
  return text.replace(/[\\*_`[\]<]/g, '\\$&');
}

const separateKinds = {
  concurrence: 'concurring',
  dissent: 'dissenting',
  concurrence_in_part_and_dissent_in_part: 'concurring in part and dissenting in part',
} as const;

function separateLines(opinions: BriefContent['separateOpinions']): string[] {
  if (opinions.length === 0) return ['## Separate opinions', '', 'None in this excerpt.', ''];
  const each = opinions.flatMap(({ kind, author, summary }) => [
    `### ${author ? `${author}, ${separateKinds[kind]}` : `A judge ${separateKinds[kind]}`}`,
    '',
    ...summary.flatMap((item) => bullets(item, 0)),
    '',
  ]);
  return ['## Separate opinions', '', ...each];
}

function termLines(terms: BriefContent['keyTerms']): string[] {
  if (terms.length === 0) return [];
  const lines = terms.map(
    ({ term, meaning, pinpoints }) => `- **${escaped(term)}**: ${escaped(meaning)}${pages(pinpoints)}`,
  );
  return ['## Key terms', '', ...lines, ''];
}

function gapLines({ notInExcerpt, missingPages }: BriefContent): string[] {
  const missing =
    missingPages.length > 0 ? [`Pages that could not be read: ${missingPages.join(', ')}.`, ''] : [];
  if (notInExcerpt.length === 0) return missing;
  return ['## Not in this excerpt', '', ...notInExcerpt.map((gap) => `- ${gap}`), '', ...missing];
}

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'];

function outlineLines({ sections }: OutlineContent): string[] {
  const each = sections.flatMap(({ title, items }, index) => [
    `## ${numerals[index] ?? index + 1}. ${title}`,
    '',
    ...(items.length > 0 ? items.flatMap((item) => bullets(item, 0)) : ['Not in this excerpt.']),
    '',
  ]);
  return ['# Outline', '', ...each];
}

function questionLines({ questions }: QuestionSetContent): string[] {
  return ['# Questions', '', ...questions.flatMap((question, index) => oneQuestion(question, index + 1))];
}

function oneQuestion(
  { question, difficulty, answer, followUps, trap, reread }: Question,
  number: number,
): string[] {
  return [
    `## ${number}. ${escaped(question)}`,
    '',
    `*${difficulty}*`,
    '',
    ...answer.flatMap((item) => bullets(item, 0)),
    '',
    ...followUps.map((followUp) => `Follow-up: ${escaped(followUp)}`),
    ...(trap ? [`Trap: ${escaped(trap)}`] : []),
    ...(reread.length > 0 ? [`Reread${pages(reread)}`] : []),
    '',
  ];
}
