/** An opinion that comes from elsewhere than the reader, held to what every engine and screen relies on. */
import { z } from 'zod';
import { maxPages } from './limits.ts';
import type { Opinion, PartKind } from './opinion.ts';

const count = z.number().int().min(0).max(10_000_000);
const page = z.number().int().min(1).max(maxPages);
const line = z.string().max(2_000);
const confidence = z.number().min(0).max(1);
const span = z.tuple([count, count]);

const partKinds = [
  'front',
  'syllabus',
  'majority',
  'plurality',
  'per_curiam',
  'concurrence',
  'concurrence_in_part_and_dissent_in_part',
  'dissent',
  'appendix',
  'publisher',
] as const satisfies PartKind[];

const paragraphSchema = z.object({
  id: z.string().regex(/^[a-z]\d{1,7}$/),
  text: z.string().max(200_000),
  kind: z.enum(['caption', 'heading', 'text', 'quote', 'footnote', 'note', 'table']),
  level: z.number().int().min(1).max(9).optional(),
  page,
  breaks: z.array(z.object({ page, offset: count })).max(maxPages),
  mark: z.string().max(20).optional(),
  marks: z
    .array(z.object({ offset: count, mark: z.string().max(20) }))
    .max(5_000)
    .optional(),
  italics: z.array(span).max(20_000).optional(),
  uncertain: z.array(span).max(50_000).optional(),
  stars: z
    .array(z.object({ offset: count, label: z.string().max(20), isParallel: z.literal(true).optional() }))
    .max(5_000)
    .optional(),
  publisher: line.optional(),
});

const captionSchema = z.object({
  ...{
    caseName: line.optional(),
    citation: line.optional(),
    court: line.optional(),
    docket: line.optional(),
  },
  // The year 0 is in ISO's calendar but not in PostgreSQL's.
  decidedOn: z.iso
    .date()
    .refine((day) => !day.startsWith('0000'))
    .optional(),
  author: line.optional(),
  kind: z.enum(['majority', 'plurality', 'per_curiam']).optional(),
  confidence: z.record(z.string().max(20), confidence),
});

const citationSchema = z.object({
  kind: z.enum(['full', 'short', 'id', 'supra', 'statute']),
  paragraphId: z.string().max(20),
  ...{ start: count, end: count, text: line },
  ...{ volume: line.optional(), reporter: line.optional(), page: line.optional(), pin: line.optional() },
  ...{ court: line.optional(), year: z.number().int().optional() },
  ...{ plaintiff: line.optional(), defendant: line.optional(), resolvesTo: count.optional() },
});

/** Not the order of its parts, which an engine looks at as it finds them: whether each points to what is there. */
const holdsTogether = (opinion: Opinion): boolean => {
  const { paragraphs, parts, pages, disposition, citations, pageCount, contents = [] } = opinion;
  const texts = new Map(paragraphs.map(({ id, text }) => [id, text]));
  const inside = ({ paragraphId, start, end }: { paragraphId: string; start: number; end: number }) =>
    start <= end && end <= (texts.get(paragraphId)?.length ?? -1);
  const areSpansInside = (spans: readonly (readonly number[])[], text: string) =>
    spans.every(([start = 0, end = 0]) => start <= end && end <= text.length);
  return (
    texts.size === paragraphs.length &&
    new Set(pages.map(({ number }) => number)).size === pages.length &&
    pages.length <= pageCount &&
    paragraphs.every(
      ({ text, breaks, italics = [], uncertain = [], marks = [], stars = [] }) =>
        breaks.every(
          (each, index) => each.offset <= text.length && each.offset >= (breaks[index - 1]?.offset ?? 0),
        ) &&
        areSpansInside([...italics, ...uncertain], text) &&
        [...marks, ...stars].every(({ offset }) => offset <= text.length),
    ) &&
    contents.every(({ paragraph }) => paragraph < paragraphs.length) &&
    parts.every(
      ({ firstParagraph, lastParagraph }) =>
        firstParagraph <= lastParagraph && lastParagraph < paragraphs.length,
    ) &&
    (disposition === undefined || inside(disposition)) &&
    citations.every((each) => inside(each) && (each.resolvesTo ?? 0) < citations.length)
  );
};

const shape = z.object({
  readerVersion: count,
  pageCount: page,
  missingPages: z.array(page).max(maxPages),
  leftOut: z
    .array(z.object({ after: count, labels: z.tuple([z.string().max(20), z.string().max(20)]) }))
    .max(maxPages)
    .optional(),
  pages: z
    .array(
      z.object({
        number: page,
        label: z.string().max(20).optional(),
        source: z.enum(['text', 'ocr']),
        confidence: confidence.optional(),
      }),
    )
    .max(maxPages),
  paragraphs: z.array(paragraphSchema).min(1).max(60_000),
  contents: z
    .array(z.object({ title: line, depth: count, paragraph: count }))
    .max(60_000)
    .optional(),
  chapter: line.optional(),
  parts: z
    .array(
      z.object({
        kind: z.enum(partKinds),
        author: line.optional(),
        ...{ firstPage: page, lastPage: page, firstParagraph: count, lastParagraph: count },
      }),
    )
    .max(200),
  caption: captionSchema,
  disposition: z
    .object({
      actions: z
        .array(
          z.enum([
            ...([
              'affirmed',
              'reversed',
              'vacated',
              'remanded',
              'dismissed',
              'granted',
              'allowed',
              'denied',
            ] as const),
            ...(['modified', 'set_aside', 'enforced', 'quashed', 'transferred', 'answered'] as const),
            ...(['decided_for_petitioner', 'decided_for_respondent'] as const),
            ...(['decided_under_rule_155', 'disbarred', 'disciplined'] as const),
          ]),
        )
        .max(20),
      isInPart: z.boolean(),
      summary: line,
      ...{ paragraphId: z.string().max(20), start: count, end: count },
    })
    .optional(),
  citations: z.array(citationSchema).max(20_000),
});

/** What a bound counts, by the field that has it. */
const counted: Record<string, string> = {
  paragraphs: 'paragraphs',
  text: 'letters in one paragraph',
  citations: 'citations',
  pages: 'pages',
  pageCount: 'pages',
  parts: 'parts',
};

/** Of all paragraphs together: every page as full as a page of small print can be. */
const mostLetters = maxPages * 5_000;

const over = (most: number | bigint, what: string) => ({
  passed: `more than ${most.toLocaleString('en-US')} ${what}`,
});

/** `passed` names a bound that no reading passes; an empty one is no opinion, for whatever else. */
export function readForeignOpinion(value: unknown): Opinion | { passed: string } {
  const read = shape.safeParse(value);
  if (!read.success) {
    const issue = read.error.issues.find(({ code }) => code === 'too_big');
    const what = counted[String(issue?.path.findLast((step) => typeof step === 'string'))];
    return issue?.code === 'too_big' && what ? over(issue.maximum, what) : { passed: '' };
  }
  // Absent fields are absent after JSON, never undefined.
  const opinion = read.data as Opinion;
  const letters = opinion.paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  if (letters > mostLetters) return over(mostLetters, 'letters');
  return holdsTogether(opinion) ? opinion : { passed: '' };
}
