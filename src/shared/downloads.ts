/** The files that a student can take her material away in. */
import { z } from 'zod';
import { type AnswerType, byId, endpoint, flagSchema } from './endpoint.ts';

type Format = {
  name: string;
  type: AnswerType;
  extension: string;
  /** Offered before one asks for more formats. */
  isUsual: boolean;
};

export const fileFormats = {
  pdf: { name: 'PDF', type: 'application/pdf', extension: 'pdf', isUsual: true },
  docx: {
    name: 'Word',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    isUsual: true,
  },
  md: { name: 'Markdown', type: 'text/markdown; charset=utf-8', extension: 'md', isUsual: false },
  csv: { name: 'Spreadsheet (CSV)', type: 'text/csv; charset=utf-8', extension: 'csv', isUsual: false },
  apkg: { name: 'Anki deck', type: 'application/octet-stream', extension: 'apkg', isUsual: true },
  txt: { name: 'Anki, as text', type: 'text/plain; charset=utf-8', extension: 'txt', isUsual: false },
  hotseat: { name: 'Class file for a friend', type: 'application/zip', extension: 'hotseat', isUsual: true },
} as const satisfies Record<string, Format>;

export type FileFormat = keyof typeof fileFormats;

/** A brief or an outline is no deck of questions. */
export const documentFormats = ['pdf', 'docx', 'md', 'csv'] as const;
export type DocumentFormat = (typeof documentFormats)[number];
export const questionFormats = [...documentFormats, 'apkg', 'txt'] as const;
/** In which her own words alone are free. */
export const ownWordsFormats = ['md', 'csv'] as const;

/** With `own` the student's words alone: free in Markdown and CSV, and in no other format. */
const requestOf = <Formats extends readonly [FileFormat, ...FileFormat[]]>(formats: Formats) =>
  byId.extend({ format: z.enum(formats).default('pdf' as never), own: flagSchema.optional() });

const typesOf = (formats: readonly FileFormat[]) => formats.map((format) => fileFormats[format].type);

const download = <Formats extends readonly [FileFormat, ...FileFormat[]]>(
  path: `/api/${string}`,
  what: string,
  formats: Formats,
) =>
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

/** A whole class also as the file that another student can bring in. */
export const classFormats = [...questionFormats, 'hotseat'] as const;
export type ClassFormat = (typeof classFormats)[number];

const aZip = 'a zip that is streamed as it is written, or one Anki deck';
const collectionTypes = ['application/zip', ...typesOf(['apkg', 'txt'])] as const;

export const downloadClass = endpoint({
  method: 'GET',
  path: '/api/classes/{id}/download',
  summary: `All study material of a class, on the paid plan: ${aZip}. \`hotseat\` is the file another student can import.`,
  request: byId.extend({ format: z.enum(classFormats).default('pdf') }),
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
