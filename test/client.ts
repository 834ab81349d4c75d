/** Calls endpoints over HTTP as a browser does: with its cookies and Origin. */
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { acceptTerms } from '../src/shared/account.ts';
import * as auth from '../src/shared/auth.ts';
import { type CaseEvent, type CourtCase, caseEventSchema, getCase, uploadCase } from '../src/shared/cases.ts';
import { createClass } from '../src/shared/classes.ts';
import type { Endpoint } from '../src/shared/endpoint.ts';
import { legalVersions } from '../src/shared/legal/versions.ts';
import { createSemester } from '../src/shared/semesters.ts';
import { createClassSession } from '../src/shared/sessions.ts';
import { getSubscriptionStatus } from '../src/shared/subscription.ts';
import { takesJson } from '../src/shared/takes-json.ts';

type Answer<Body> = { status: number; body: Body; headers: Headers };
// What a failure says; every field may be looked at without a check, as tests do.
type Failure = { error: { code: string; message: string; fields?: Record<string, string> } };

// The first case of a process has all children to start: forty seconds where twelve others want two cores.
const maxWaitMs = 60_000;

export class Client {
  readonly url: string;
  cookie = '';
  email = '';
  private readonly own: Record<string, string>;

  /** `address` is where a server that trusts its proxy takes the calls to come from, `origin` what students call it. */
  constructor(url: string, { address, origin = url }: { address?: string; origin?: string } = {}) {
    this.url = url;
    this.own = { origin, ...(address === undefined ? {} : { 'x-forwarded-for': address }) };
  }

  /** Throws unless the call succeeds; the answer is parsed by the contract. */
  async call<E extends Endpoint>(
    endpoint: E,
    request: z.input<E['request']>,
  ): Promise<z.output<E['answer']>> {
    const { status, body } = await this.send(endpoint, request);
    if (status !== endpoint.status)
      throw new Error(`${endpoint.path} answered ${status} ${JSON.stringify(body)}`);
    return endpoint.answer.parse(body) as z.output<E['answer']>;
  }

  /** For calls that are to fail. */
  async fail<E extends Endpoint>(endpoint: E, request: z.input<E['request']>): Promise<Answer<Failure>> {
    const answer = await this.send(endpoint, request);
    if (answer.status < 400) throw new Error(`${endpoint.path} answered ${answer.status}`);
    return answer as Answer<Failure>;
  }

  async send(endpoint: Endpoint, request: Record<string, unknown>, headers: Record<string, string> = {}) {
    const { path, rest } = fill(endpoint.path, request);
    const inQuery = !takesJson(endpoint);
    const query = inQuery ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    const body = inQuery ? {} : { body: JSON.stringify(rest) };
    return this.raw(endpoint.method, `${path}${query}`, { headers, ...body });
  }

  async raw(method: string, path: string, init: RequestInit = {}): Promise<Answer<unknown>> {
    const headers = new Headers({
      cookie: this.cookie,
      ...this.own,
      ...(init.headers as Record<string, string>),
    });
    const answer = await fetch(`${this.url}${path}`, { ...init, method, headers });
    for (const cookie of answer.headers.getSetCookie()) this.takeCookie(cookie);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: answer.status,
      body: isJson && text !== '' ? JSON.parse(text) : text || undefined,
      headers: answer.headers,
    };
  }

  private takeCookie(line: string): void {
    const [pair = ''] = line.split(';');
    const [name] = pair.split('=');
    const others = this.cookie.split('; ').filter((other) => other !== '' && !other.startsWith(`${name}=`));
    this.cookie = (/max-age=0/i.test(line) ? others : [...others, pair]).join('; ');
  }

  async register(request: z.input<typeof auth.register.request>): Promise<void> {
    await this.call(auth.register, request);
  }

  /** The newest mail to an address, once its job has run. */
  async mailTo(email: string, subject: RegExp): Promise<auth.Mail> {
    return waitFor(async () => {
      const { mails } = await this.call(auth.listOutbox, {});
      return mails.find((mail) => mail.to === email && subject.test(mail.subject) && mail.sentAt !== null);
    });
  }

  async verify(email: string): Promise<void> {
    const { text } = await this.mailTo(email, /verify/i);
    const token = /verify-email\?token=(\S+)/.exec(text)?.[1] ?? '';
    await this.call(auth.verifyEmail, { token });
  }

  async login(email: string, password: string): Promise<void> {
    await this.call(auth.login, { email, password });
    this.email = email;
  }

  /** Those in force. */
  async acceptTerms(): Promise<void> {
    const { terms, privacy } = legalVersions;
    await this.call(acceptTerms, { termsVersion: terms, privacyVersion: privacy });
  }

  /** A semester, a class and a class session to put cases in. */
  async makeSession(): Promise<{ classId: number; sessionId: number }> {
    const semester = await this.call(createSemester, { name: 'Fall 2026' });
    const { id: classId } = await this.call(createClass, { name: 'Torts', semesterId: semester.id });
    const { id: sessionId } = await this.call(createClassSession, { id: classId, title: 'Negligence' });
    return { classId, sessionId };
  }

  /** Of her allowance. */
  async analysesUsed(): Promise<number> {
    return (await this.call(getSubscriptionStatus, {})).analysesUsed;
  }

  async upload(
    sessionId: number,
    bytes: Uint8Array | string,
    options: {
      fileName?: string;
      headers?: Record<string, string>;
      categoryId?: number;
      allowDuplicate?: boolean;
      usePremiumToken?: boolean;
    } = {},
  ): Promise<Answer<CourtCase & Failure>> {
    const { fileName = 'case.pdf', headers, ...rest } = options;
    const body = typeof bytes === 'string' ? await readFile(bytes) : bytes;
    const { path, rest: query } = fill(uploadCase.path, { id: sessionId, fileName, ...rest });
    const answer = await this.raw('POST', `${path}?${new URLSearchParams(query as Record<string, string>)}`, {
      body: body as Uint8Array<ArrayBuffer>,
      headers: { 'content-type': 'application/pdf', ...headers },
    });
    return answer as Answer<CourtCase & Failure>;
  }

  async waitForCase(
    id: number,
    until: (found: CourtCase) => boolean = isOver,
    withinMs = maxWaitMs,
  ): Promise<CourtCase> {
    return waitFor(async () => {
      const found = await this.call(getCase, { id });
      return until(found) ? found : undefined;
    }, withinMs);
  }

  /** Opens an event stream; resolves once the server has begun it, so that nothing after is missed. */
  async openEvents(path: string, lastEventId?: string): Promise<EventStream> {
    const headers = { cookie: this.cookie, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) };
    const answer = await fetch(`${this.url}${path}`, { headers });
    if (!answer.body) throw new Error(`${path} answered ${answer.status} without a body`);
    const stream = new EventStream(answer.body.getReader());
    await stream.readBlock();
    return stream;
  }
}

/** What a browser's EventSource would dispatch. */
export class EventStream {
  readonly events: CaseEvent[] = [];
  lastId = '';
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private buffer = '';

  constructor(reader: ReadableStreamDefaultReader<Uint8Array>) {
    this.reader = reader;
  }

  /** Answers the event of the next block, undefined where it carries none, and 'end' when the server ended the stream. */
  async readBlock(): Promise<CaseEvent | undefined | 'end'> {
    while (!this.buffer.includes('\n\n')) {
      const { done, value } = await this.reader.read();
      if (done) return 'end';
      this.buffer += Buffer.from(value).toString('utf8');
    }
    const end = this.buffer.indexOf('\n\n');
    const block = this.buffer.slice(0, end);
    this.buffer = this.buffer.slice(end + 2);
    this.lastId = /^id: (.*)$/m.exec(block)?.[1] ?? this.lastId;
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined) return undefined;
    const event = caseEventSchema.parse(JSON.parse(data));
    this.events.push(event);
    return event;
  }

  /** Reads until `until` is true of an event or the server ends the stream, and closes it. */
  async readUntil(until: (event: CaseEvent) => boolean): Promise<EventStream> {
    for (;;) {
      const event = await this.readBlock();
      if (event === 'end' || (event && until(event))) break;
    }
    await this.close();
    return this;
  }

  async close(): Promise<void> {
    await this.reader.cancel();
  }
}

const isOver = ({ status }: CourtCase) => ['ready', 'failed', 'cancelled'].includes(status);

function fill(path: string, request: Record<string, unknown>) {
  const rest = { ...request };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}

/** Asks again until there is an answer; throws after `withinMs`. */
export async function waitFor<Found>(
  find: () => Promise<Found | undefined | false>,
  withinMs = maxWaitMs,
): Promise<Found> {
  const endAt = performance.now() + withinMs;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (performance.now() > endAt) throw new Error('Waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
