/** What a student does, with the time it takes: over HTTP, as a browser would. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runToEnd, type Server } from '../scripts/server-process.ts';
import { root } from '../src/server/base/root.ts';
import { type CaseEvent, getCase, getCaseText } from '../src/shared/cases.ts';
import { getBrief } from '../src/shared/materials.ts';
import { Client, type EventStream } from '../test/client.ts';

export type Student = { client: Client; sessionId: number; events: EventStream };

/** Milliseconds from the first byte sent. */
export type Times = {
  /** 202: the file is stored and its analysis ordered. */
  accepted: number;
  /** The text is stored and the PDF deleted. */
  text: number;
  /** The brief's content was answered. */
  brief: number;
  /** Brief, outline and questions are stored. */
  ready: number;
};

/** How many pages had to be recognised from their pictures, which takes seconds a page. */
export type Analysis = Times & { recognised: number };

const nextEventWithinMs = 120_000;

/** Signed up and verified through the outbox, with analyses granted by the operator's command. */
export async function enrolStudent(server: Server): Promise<Student> {
  const client = new Client(server.url);
  const email = 'student@example.org';
  const password = 'correct horse battery';
  await client.register({ email, password, firstName: 'Ada', lastName: 'Student' });
  await client.verify(email);
  await client.login(email, password);
  await client.acceptTerms();
  const command = [process.execPath, join(root, 'src/cli.ts'), 'grant', email];
  await runToEnd([...command, '--analyses', '100', '--reason', 'bench'], { DATA_DIR: server.dataDir });
  const { classId, sessionId } = await client.makeSession();
  return { client, sessionId, events: await client.openEvents(`/api/classes/${classId}/events`) };
}

/** One analysis at a time: whatever the class's event stream says is about it. Throws where it fails. */
export async function analyze(student: Student, path: string): Promise<Analysis> {
  const bytes = await readFile(path);
  const startedAt = performance.now();
  const since = () => performance.now() - startedAt;
  const sent = upload(student, bytes);
  const accepted = sent.then(since);
  const [text, brief, ready] = await followAnalysis(student, since);
  const id = await sent;
  const { pdfDeletedAt } = await student.client.call(getCase, { id });
  if (pdfDeletedAt === null) throw new Error('The PDF was not deleted');
  const { pages } = await student.client.call(getCaseText, { id });
  const recognised = pages.filter((page) => page.source === 'ocr').length;
  return { accepted: await accepted, text, brief, ready, recognised };
}

async function followAnalysis({ client, events }: Student, since: () => number) {
  let text = Number.NaN;
  let brief = Number.NaN;
  for (;;) {
    const event = await nextEvent(events);
    if (event.type === 'progress' && event.progress?.step === 'brief' && Number.isNaN(text)) text = since();
    if (event.type === 'material' && event.kind === 'brief') {
      const { body } = await client.raw('GET', getBrief.path.replace('{id}', String(event.id)));
      brief = since();
      getBrief.answer.parse(body);
    }
    if (event.type === 'done') return [text, brief, since()] as const;
  }
}

/** Resolves once the file is analysed or, a book of several cases, asks which of them is meant. */
export async function read(student: Student, path: string): Promise<void> {
  await upload(student, await readFile(path));
  for (let type = ''; type !== 'done' && type !== 'question'; ) type = (await nextEvent(student.events)).type;
}

/** All at once; resolves when every analysis is done. */
export async function analyzeTogether(student: Student, files: Uint8Array[]): Promise<void> {
  await Promise.all(files.map((bytes) => upload(student, bytes)));
  for (let open = files.length; open > 0; ) if ((await nextEvent(student.events)).type === 'done') open -= 1;
}

async function upload({ client, sessionId }: Student, bytes: Uint8Array): Promise<number> {
  const { status, body } = await client.upload(sessionId, bytes, { allowDuplicate: true });
  if (status !== 202) throw new Error(`The upload was answered ${status} ${JSON.stringify(body)}`);
  return body.id;
}

async function nextEvent(events: EventStream): Promise<CaseEvent> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<'overdue'>((resolve) => {
    timer = setTimeout(() => resolve('overdue'), nextEventWithinMs);
  });
  try {
    for (;;) {
      const event = await Promise.race([events.readBlock(), overdue]);
      if (event === 'end' || event === 'overdue') throw new Error('The event stream ended too early');
      if (event?.type === 'failed') throw new Error(`The analysis failed: ${event.failure.message}`);
      if (event) return event;
    }
  } finally {
    clearTimeout(timer);
  }
}
