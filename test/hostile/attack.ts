/** A hostile student, in a process of her own: sends everything at once, or has all that a large account holds made, and again, until her parent lets go of her. */
import { randomBytes } from 'node:crypto';
import { changePassword } from '../../src/shared/account.ts';
import { deleteCase, updateCase } from '../../src/shared/cases.ts';
import { importClass } from '../../src/shared/class-files.ts';
import { compileCourseOutline } from '../../src/shared/course-outlines.ts';
import { downloadClass } from '../../src/shared/downloads.ts';
import { search } from '../../src/shared/search.ts';
import { downloadSheet, getSynthesis } from '../../src/shared/sheets.ts';
import { Client } from '../client.ts';

export type Attack = { url: string; cookie: string; sessionId: number } & (
  | { words: string[] }
  | { classId: number; caseId: number; semesterId: number; classFile: string }
);
/** How often each status was answered, by what was asked. */
export type StatusCounts = Record<string, Record<number, number>>;

const searches = 300;
const passwordChanges = 30;
const uploads = 16;
const uploadedBytes = (process.env.THOROUGH ? 45 : 4) * 1024 * 1024;

const answered: StatusCounts = {};

async function again(what: string, ask: () => Promise<{ status: number }>): Promise<never> {
  const counts = (answered[what] = answered[what] ?? {});
  for (;;) {
    const { status } = await ask();
    counts[status] = (counts[status] ?? 0) + 1;
  }
}

type Words = Extract<Attack, { words: string[] }>;
type Large = Exclude<Attack, Words>;

function sendEverything(student: Client, { sessionId, words }: Words): Promise<never>[] {
  const filler = randomBytes(uploadedBytes);
  let sent = 0;
  const wordOf = (index: number) => words[index % words.length] ?? 'court';
  return [
    ...Array.from({ length: searches }, (_, index) =>
      again('search', () => student.send(search, { q: wordOf(index) })),
    ),
    ...Array.from({ length: passwordChanges }, () =>
      again('password', () =>
        student.send(changePassword, { currentPassword: 'not this one', newPassword: 'another password' }),
      ),
    ),
    ...Array.from({ length: uploads }, () =>
      again('upload', async () => {
        const bytes = Buffer.concat([Buffer.from(`%PDF-1.7\n%${(sent += 1)}\n`), filler]);
        const stored = await student.upload(sessionId, bytes);
        if (stored.status === 202) await student.send(deleteCase, { id: stored.body.id });
        return stored;
      }),
    ),
  ];
}

/** What is made of a whole class, each time anew: what was kept of it is of no use once a title changed. */
function openLargest(
  student: Client,
  { sessionId, classId, caseId, semesterId, classFile }: Large,
): Promise<never>[] {
  const file = Buffer.from(classFile, 'base64');
  let changes = 0;
  const changed = () =>
    student.send(updateCase, { id: caseId, title: `Party${(changes += 1)} v. Freight Company` });
  return [
    again('synthesis', async () => {
      await changed();
      return student.send(getSynthesis, { id: sessionId });
    }),
    again('outline', () => student.send(compileCourseOutline, { id: classId })),
    again('sheet', async () => {
      await changed();
      return student.send(downloadSheet, { id: sessionId, format: 'pdf' });
    }),
    again('class', () => student.send(downloadClass, { id: classId, format: 'docx' })),
    again('import', () =>
      student.raw('POST', `${importClass.path}?semesterId=${semesterId}`, {
        body: file,
        headers: { 'content-type': 'application/zip' },
      }),
    ),
  ];
}

process.once('message', (asked: Attack) => {
  const student = Object.assign(new Client(asked.url), { cookie: asked.cookie });
  const all = 'words' in asked ? sendEverything(student, asked) : openLargest(student, asked);
  // The server goes first where a test fails.
  void Promise.all(all).catch(() => process.exit(0));
  process.send?.('begun');
});
process.on('message', (message) => message === 'tell' && process.send?.(answered));
process.on('disconnect', () => process.exit(0));
