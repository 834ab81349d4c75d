/** Study material as Markdown, for the command line and for reading outside the product. */
import { candidatesFor } from './material/choosing.ts';
import type {
  BriefContent,
  Check,
  Item,
  OutlineContent,
  Pinpoint,
  Question,
  QuestionSetContent,
} from './material/schema.ts';
import { type BriefSection, briefShape } from './material/shape.ts';
import { escaped, sourceLink } from './print/sheet-markdown.ts';
import { captionLines, partName } from './words/captions.ts';
import { nothingIn, statedHolding } from './words/choosing.ts';
import { chosenByProgram, isEmbedded } from './words/engines.ts';
import { type Gaps, gapSentences } from './words/gaps.ts';
import { outlineNumber } from './words/outline-numbers.ts';
import { type Places, sourcesOf } from './words/pages.ts';
import { sectionName } from './words/section-name.ts';
import { checkRemark, followUpName, labelled, nothing, remarksOn } from './words/statements.ts';

/** A brief may say beside its content what else is known of the case and its file. */
type KnownBrief = BriefContent & Gaps & { caseTitle?: string; engine?: string };
type Material = { brief: KnownBrief; outline: OutlineContent; questions: QuestionSetContent };

/** What is there of a case's material, one below the other, in the words of the screen. */
export function materialToMarkdown({ brief, outline, questions }: Partial<Material>, places: Places): string {
  const write = writer(places);
  const lines = [
    ...(brief ? briefLines(brief, write) : []),
    ...(outline ? outlineLines(outline, write) : []),
    ...(questions ? questionLines(questions, write) : []),
  ];
  return `${lines.join('\n').trim()}\n`;
}

type Writer = ReturnType<typeof writer>;

function writer(places: Places) {
  /** " (p. 557)", " (p. 4; p. 5)", or nothing; each a link where something leads to the passage. */
  const pages = (pinpoints: readonly Pinpoint[], statementId?: string) => {
    const names = sourcesOf(pinpoints, places, statementId).map(sourceLink);
    return names.length > 0 ? ` (${names.join('; ')})` : '';
  };
  const statement = (item: Item) => {
    const remarks = remarksOn(item).map((remark) => ` *(${remark})*`);
    return `${escaped(labelled(item))}${pages(item.pinpoints, item.id)}${remarks.join('')}`;
  };
  const bullets = (item: Item, depth = 0): string[] => [
    `${'  '.repeat(depth)}- ${statement(item)}`,
    ...(item.children ?? []).flatMap((child) => bullets(child, depth + 1)),
  ];
  const section = (title: string, items: readonly Item[], otherwise: string = nothing.forPart) => [
    `## ${title}`,
    '',
    ...(items.length > 0 ? items.flatMap((item) => bullets(item)) : [otherwise]),
    '',
  ];
  return { pages, statement, bullets, section };
}

function briefLines(brief: KnownBrief, write: Writer): string[] {
  const { caption, caseTitle, engine } = brief;
  return [
    `# ${escaped(caseTitle ?? caption.caseName)}`,
    '',
    ...captionLines(brief).flatMap((line) => [escaped(line), '']),
    ...(engine !== undefined && isEmbedded(engine) ? [chosenByProgram, ''] : []),
    ...briefShape.flatMap((section) => sectionLines(section, brief, write)),
  ];
}

function sectionLines(section: BriefSection, brief: KnownBrief, write: Writer): string[] {
  const { title } = section;
  switch (section.holds) {
    case 'statement':
      return [
        `**${title}:** ${write.statement(statedHolding(brief))}`,
        '',
        ...offered(brief, section.key, write),
        ...gapSentences(brief).flatMap((sentence) => [sentence, '']),
      ];
    case 'statements': {
      const items = brief[section.key];
      return items.length > 0 || section.isShownEmpty
        ? [
            ...write.section(title, items, nothingIn(brief, section.key)),
            ...offered(brief, section.key, write),
          ]
        : [];
    }
    case 'opinions':
      return separateLines(title, brief[section.key], write);
    case 'terms':
      return termLines(title, brief[section.key], write);
    case 'lines': {
      const lines = brief[section.key];
      return lines.length > 0 ? [`## ${title}`, '', ...lines.map((line) => `- ${escaped(line)}`), ''] : [];
    }
  }
}

/** What comes closest, where nothing is stated. */
function offered(brief: KnownBrief, part: string, { bullets }: Writer): string[] {
  const items = candidatesFor(brief, part);
  return items.length > 0 ? [...items.flatMap((item) => bullets(item)), ''] : [];
}

function separateLines(title: string, opinions: BriefContent['separateOpinions'], write: Writer): string[] {
  const each = opinions.flatMap((opinion) => [
    `### ${escaped(partName(opinion))}`,
    '',
    ...(opinion.summary.length > 0
      ? opinion.summary.flatMap((item) => write.bullets(item))
      : [nothing.ofDifference]),
    '',
  ]);
  return [`## ${title}`, '', ...(each.length > 0 ? each : [nothing.separate, ''])];
}

function termLines(title: string, terms: BriefContent['keyTerms'], { pages }: Writer): string[] {
  if (terms.length === 0) return [];
  const lines = terms.map(
    ({ term, meaning, check, pinpoints }) =>
      `- **${escaped(term)}**: ${escaped(meaning)}${remarkText(check)}${pages(pinpoints)}`,
  );
  return [`## ${title}`, '', ...lines, ''];
}

/** " *(not checked)*" where no check could decide. */
function remarkText(check: Check | undefined): string {
  const remark = checkRemark({ check });
  return remark ? ` *(${remark.word})*` : '';
}

function outlineLines({ sections }: OutlineContent, write: Writer): string[] {
  const each = sections.flatMap(({ title, items }, index) =>
    write.section(`${outlineNumber(0, index)} ${sectionName(title)}`, items, nothing.forSection),
  );
  return ['# Outline', '', ...each];
}

function questionLines({ questions }: QuestionSetContent, write: Writer): string[] {
  return [
    '# Questions',
    '',
    ...questions.flatMap((question, index) => oneQuestion(question, index + 1, write)),
  ];
}

function oneQuestion(
  { question, difficulty, answer, followUps, trap, checks, reread }: Question,
  number: number,
  { bullets, pages }: Writer,
): string[] {
  return [
    `## ${number}. ${escaped(question)}`,
    '',
    `*${difficulty}*`,
    '',
    ...answer.flatMap((item) => bullets(item)),
    '',
    ...followUps.map((followUp) => `${followUpName(1)}: ${escaped(followUp)}${remarkText(checks?.followUp)}`),
    ...(trap ? [`Trap: ${escaped(trap)}${remarkText(checks?.trap)}`] : []),
    ...(reread.length > 0 ? [`Reread${pages(reread)}`] : []),
    '',
  ];
}
