/** The files that a student can take her material away in. */
import { z } from 'zod';
import { type AnswerType, byId, endpoint, flagSchema } from './endpoint.ts';

type Format = {
  name: string;
  type: AnswerType;
  /** Offered before one asks for more formats. */
  isUsual: boolean;
  use: string;
};

/** By the ending of a file's name: of all that is read as a printed sheet. */
const sheetFormats = {
  pdf: { name: 'PDF', type: 'application/pdf', isUsual: true, use: 'To print or read.' },
  docx: {
    name: 'Word',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isUsual: true,
    use: 'To edit in Word or Google Docs.',
  },
  md: {
    name: 'Markdown',
    type: 'text/markdown; charset=utf-8',
    isUsual: false,
    use: 'For Obsidian or Notion.',
  },
  csv: {
    name: 'Spreadsheet (CSV)',
    type: 'text/csv; charset=utf-8',
    isUsual: false,
    use: 'For Excel or Google Sheets.',
  },
} as const satisfies Record<string, Format>;

/** Of the questions as cards. */
const deckFormats = {
  apkg: {
    name: 'Anki deck',
    type: 'application/octet-stream',
    isUsual: true,
    use: 'All questions as one deck. Import it again later to update the cards without duplicates.',
  },
  txt: {
    name: 'Anki, as text',
    type: 'text/plain; charset=utf-8',
    isUsual: false,
    use: 'The same questions for Anki’s text import.',
  },
} as const satisfies Record<string, Format>;

export const fileFormats = {
  ...sheetFormats,
  ...deckFormats,
  hotseat: {
    name: 'Class file for a friend',
    type: 'application/zip',
    isUsual: true,
    use: 'Opinion texts and study material, without your class notes or anything about your account. Another student can open it under Add Class.',
  },
} as const satisfies Record<string, Format>;

export type FileFormat = keyof typeof fileFormats;
export type DocumentFormat = keyof typeof sheetFormats;

export const isDeck = (format: FileFormat): format is keyof typeof deckFormats => format in deckFormats;
export const isSheet = (format: FileFormat): format is DocumentFormat => format in sheetFormats;

export const allFormats = Object.keys(fileFormats) as FileFormat[];
/** A brief or an outline is no deck of questions. */
export const documentFormats = allFormats.filter(isSheet);
export const questionFormats = allFormats.filter((format) => format !== 'hotseat');
/** In which her own words alone are free. */
export const ownWordsFormats = ['md', 'csv'] as const;
export const isFree = (format: FileFormat): format is (typeof ownWordsFormats)[number] =>
  ownWordsFormats.some((free) => free === format);

/** With `own` the student's words alone: free in Markdown and CSV, and in no other format. */
const requestOf = <Each extends FileFormat>(formats: Each[]) =>
  byId.extend({ format: z.enum(formats).default('pdf' as never), own: flagSchema.optional() });

const typesOf = (formats: readonly FileFormat[]) => formats.map((format) => fileFormats[format].type);

const download = <Each extends FileFormat>(path: `/api/${string}`, what: string, formats: Each[]) =>
  endpoint({
    method: 'GET',
    path,
    summary: `${what} as a file, on the paid plan. Just the student’s own words (\`own\`) are free as Markdown and CSV.`,
    request: requestOf(formats),
    answer: z.string(),
    answerType: typesOf(formats),
  });

export const downloadBrief = download('/api/briefs/{id}/download', 'A case brief', documentFormats);
export const downloadOutline = download('/api/outlines/{id}/download', 'An outline', documentFormats);
export const downloadQuestions = download('/api/questions/{id}/download', 'A question set', questionFormats);

const aZip = 'a zip that is streamed as it is written, or one Anki deck';
const collectionTypes = ['application/zip', ...typesOf(allFormats.filter(isDeck))] as const;

export const downloadClass = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/download',
  summary: `All study material of a class, on the paid plan: ${aZip}. \`hotseat\` is the file another student can import.`,
  request: byId.extend({ format: z.enum(allFormats).default('pdf') }),
  answer: z.string(),
  answerType: collectionTypes,
});

export const downloadClassSession = endpoint({
  method: 'GET',
  path: '/api/sessions/{id}/download',
  summary: `All study material of a class session, on the paid plan: ${aZip}.`,
  request: byId.extend({ format: z.enum(questionFormats).default('pdf') }),
  answer: z.string(),
  answerType: collectionTypes,
});
