/** Sheets as Word files: real styles, headings and contents, each pinpoint a footnote that leads to its passage. */
import {
  AlignmentType,
  convertInchesToTwip,
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  HeadingLevel,
  type IParagraphStyleOptions,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TableOfContents,
  TextRun,
} from 'docx';
import type { Source } from '../words/pages.ts';
import type { Imprint } from './pdf.ts';
import type { Note, Sheet, SheetPart, Statement } from './sheet.ts';

const accent = '7A1F2B';
const faint = '6B625A';
/** Word and LibreOffice have it, or set something close in its place. */
const font = 'Georgia';
/** Below as many headings a table of contents only takes room. */
const fewestForContents = 4;
/** Points of deeper levels stand where the deepest does. */
const deepest = 5;
const indentInches = 0.25;

/**
 * Links, and no page numbers: only Word knows them, and it would ask on opening whether it may fill them in. Working
 * them out here takes ten times as long as the rest.
 */
const contentsOptions = {
  hyperlink: true,
  headingStyleRange: '1-2',
  pageNumbersEntryLevelsRange: '1-2',
  beginDirty: false,
  tabLeader: 'none',
} as const;

type Style = IParagraphStyleOptions;
const inches = convertInchesToTwip;

const marginOf = (width: number) => ({
  top: inches(width),
  bottom: inches(width),
  left: inches(width),
  right: inches(width),
});
/** Half-points, and twentieths of a point below a paragraph. What must fit on few pages is set small, without quotes. */
const roomy = { size: 22, after: 100, line: 276, margin: marginOf(1) };
const compact = { size: 18, after: 30, line: 240, margin: marginOf(0.8) };

const paragraphStyles: Style[] = [
  {
    id: 'Kind',
    name: 'Material Kind',
    basedOn: 'Normal',
    next: 'Title',
    run: { size: 18, bold: true, color: accent, allCaps: true, characterSpacing: 20 },
  },
  { id: 'Reference', name: 'Case Reference', basedOn: 'Normal', run: { size: 19, color: faint } },
  {
    id: 'Lead',
    name: 'Lead Statement',
    basedOn: 'Normal',
    run: { size: 24, italics: true },
    paragraph: { spacing: { before: 200, after: 200 } },
  },
  {
    id: 'Gap',
    name: 'Notice',
    basedOn: 'Normal',
    run: { size: 19 },
    paragraph: { indent: { left: inches(0.1) }, border: { left: { style: 'single', size: 12, space: 6 } } },
  },
  {
    id: 'Difficulty',
    name: 'Difficulty',
    basedOn: 'Normal',
    next: 'Heading1',
    run: { size: 16, bold: true, color: faint, allCaps: true },
    paragraph: { keepNext: true, spacing: { before: 280, after: 0 } },
  },
  {
    id: 'TOC2',
    name: 'toc 2',
    basedOn: 'TOC1',
    paragraph: { indent: { left: inches(2 * indentInches) } },
  },
  {
    id: 'TOC1',
    name: 'toc 1',
    basedOn: 'Normal',
    run: { size: 19 },
    paragraph: { spacing: { after: 20, line: 240 }, indent: { left: inches(indentInches) } },
  },
  { id: 'Aside', name: 'Note', basedOn: 'Normal', paragraph: { indent: { left: inches(indentInches) } } },
  ...Array.from({ length: deepest }, (_, depth): Style => {
    const left = inches(indentInches * (depth + 1));
    return {
      id: `Statement${depth + 1}`,
      name: `Statement ${depth + 1}`,
      basedOn: 'Normal',
      paragraph: { indent: { left, hanging: inches(indentInches) } },
    };
  }),
];

export async function sheetToDocx(given: Sheet, imprint: Imprint): Promise<Buffer> {
  const sheet = plainly(given);
  const footnotes = openFootnotes({ hasQuotes: !sheet.isCompact });
  const set = sheet.isCompact ? compact : roomy;
  const hasChapters = sheet.parts.some(({ chapter }) => chapter !== undefined);
  const level = hasChapters ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_1;
  const contents =
    sheet.parts.length < fewestForContents ? [] : [new TableOfContents('Contents', contentsOptions)];
  const children = [
    new Paragraph({ style: 'Kind', text: sheet.kind }),
    new Paragraph({ heading: HeadingLevel.TITLE, text: sheet.title }),
    ...sheet.lines.map((text) => new Paragraph({ style: 'Reference', text })),
    ...(sheet.lead ? [paragraphOf(sheet.lead, 'Lead', footnotes)] : []),
    ...sheet.gaps.map((text) => new Paragraph({ style: 'Gap', text })),
    ...contents,
    ...sheet.parts.flatMap((part, index) => [
      ...chapterParagraphs(part, index > 0 || !sheet.isCompact),
      ...partParagraphs(part, level, footnotes),
    ]),
  ];
  const document = new Document({
    title: sheet.title,
    subject: sheet.kind,
    creator: imprint.maker,
    lastModifiedBy: imprint.maker,
    description: imprint.trust,
    styles: {
      default: {
        document: {
          run: { font, size: set.size, language: { value: 'en-US' } },
          paragraph: { spacing: { after: set.after, line: set.line } },
        },
        title: { run: { font, size: 38, bold: true }, paragraph: { spacing: { after: 80 } } },
        heading1: {
          run: { font, size: 25, bold: true },
          paragraph: { keepNext: true, spacing: { before: 300, after: 100 } },
        },
        heading2: {
          run: { font, size: 24, bold: true },
          paragraph: { keepNext: true, spacing: { before: 260, after: 100 } },
        },
        footnoteText: { run: { font, size: 17 } },
        hyperlink: { run: { color: accent, underline: {} } },
      },
      paragraphStyles,
    },
    footnotes: footnotes.written,
    sections: [
      {
        properties: {
          page: {
            size: { width: inches(8.5), height: inches(11) },
            margin: set.margin,
          },
        },
        footers: { default: footerOf(withoutControls(imprint.trust)) },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}

type Footnotes = {
  written: Record<string, { children: Paragraph[] }>;
  /** The mark of a footnote that names the places; empty where there is none. */
  refer(sources: readonly Source[]): FootnoteReferenceRun[];
};

function openFootnotes({ hasQuotes }: { hasQuotes: boolean }): Footnotes {
  const written: Footnotes['written'] = {};
  let count = 0;
  return {
    written,
    refer(sources) {
      if (sources.length === 0) return [];
      count += 1;
      const children = sources.flatMap((source, index) =>
        placeRuns(hasQuotes ? source : { ...source, quotes: [] }, index === 0),
      );
      written[count] = { children: [new Paragraph({ style: 'FootnoteText', children })] };
      return [new FootnoteReferenceRun(count)];
    },
  };
}

/** "p. 4: “…” “…”", the name a link. */
function placeRuns({ name, href, quotes }: Source, isFirst: boolean) {
  const words = [...new Set(quotes)].map((quote) => `“${quote}”`).join(' … ');
  return [
    new TextRun(isFirst ? ' ' : '; '),
    href === null
      ? new TextRun(name)
      : new ExternalHyperlink({ link: href, children: [new TextRun({ text: name, style: 'Hyperlink' })] }),
    ...(words === '' ? [] : [new TextRun(`: ${words}`)]),
  ];
}

type Level = (typeof HeadingLevel)['HEADING_1' | 'HEADING_2'];

const chapterParagraphs = ({ chapter }: SheetPart, pageBreakBefore: boolean) =>
  chapter === undefined
    ? []
    : [new Paragraph({ heading: HeadingLevel.HEADING_1, text: chapter, pageBreakBefore })];

function partParagraphs(part: SheetPart, level: Level, footnotes: Footnotes): Paragraph[] {
  const { heading, label, statements, notes } = part;
  return [
    ...(label === null ? [] : [new Paragraph({ style: 'Difficulty', text: label })]),
    new Paragraph({
      heading: level,
      text: heading,
      // The label above has the room already.
      ...(label === null ? {} : { spacing: { before: 0 } }),
    }),
    ...statements.flatMap((statement) => statementParagraphs(statement, 1, footnotes)),
    ...notes.map((note) => noteParagraph(note, footnotes)),
  ];
}

function statementParagraphs(statement: Statement, depth: number, footnotes: Footnotes): Paragraph[] {
  return [
    paragraphOf(statement, `Statement${Math.min(depth, deepest)}`, footnotes, [
      new TextRun({ children: [statement.number || (depth === 1 ? '•' : '–'), new Tab()] }),
    ]),
    ...statement.children.flatMap((child) => statementParagraphs(child, depth + 1, footnotes)),
  ];
}

const paragraphOf = (statement: Statement, style: string, footnotes: Footnotes, before: TextRun[] = []) =>
  new Paragraph({
    style,
    children: [
      ...before,
      ...(statement.name ? [new TextRun({ text: `${statement.name}  `, bold: true })] : []),
      new TextRun(statement.text),
      ...footnotes.refer(statement.sources),
      ...remarkRuns(statement.remarks),
    ],
  });

const noteParagraph = ({ name, text, sources, remarks }: Note, footnotes: Footnotes) =>
  new Paragraph({
    style: 'Aside',
    children: [
      new TextRun({ text: name, bold: true }),
      ...(text === '' ? [] : [new TextRun(`  ${text}`)]),
      ...footnotes.refer(sources),
      ...remarkRuns(remarks),
    ],
  });

const remarkRuns = (remarks: readonly string[]) =>
  remarks.length === 0
    ? []
    : [new TextRun({ text: ` (${remarks.join(' · ')})`, italics: true, color: faint })];

const footerOf = (trust: string) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: 'right', position: inches(6.5) }],
        children: [
          new TextRun({ text: trust, size: 16, color: faint }),
          new TextRun({
            children: [new Tab(), PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
            size: 16,
            color: faint,
          }),
        ],
      }),
    ],
  });

/** XML has no place for most control characters, nor for half of a pair: Word refuses the whole file. */
function withoutControls(text: string): string {
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ' ');
}

function plainly<Value>(value: Value): Value {
  if (typeof value === 'string') return withoutControls(value) as Value;
  if (Array.isArray(value)) return value.map(plainly) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plainly(each)])) as Value;
}
