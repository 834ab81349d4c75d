/** A hostile student, in a process of her own: sends everything at once, and again, until her parent lets go of her. */
import { randomBytes } from 'node:crypto';
import { changePassword } from '../../src/shared/account.ts';
import { deleteCase } from '../../src/shared/cases.ts';
import { search } from '../../src/shared/search.ts';
import { Client } from '../client.ts';

export type Attack = { url: string; cookie: string; sessionId: number; words: string[] };
/** How often each status was answered, by what was asked. */
export type Answered = Record<string, Record<number, number>>;

const searches = 300;
const passwordChanges = 30;
const uploads = 14;
const uploadedBytes = 4 * 1024 * 1024;

const answered: Answered = {};

async function again(what: string, ask: () => Promise<{ status: number }>): Promise<never> {
  const counts = (answered[what] = answered[what] ?? {});
  for (;;) {
    const { status } = await ask();
    counts[status] = (counts[status] ?? 0) + 1;
  }
}

process.once('message', ({ url, cookie, sessionId, words }: Attack) => {
  const student = Object.assign(new Client(url), { cookie });
  const filler = randomBytes(uploadedBytes);
  let sent = 0;
  const wordOf = (index: number) => words[index % words.length] ?? 'court';
  const all = [
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
  // The server goes first where a test fails.
  void Promise.all(all).catch(() => process.exit(0));
  process.send?.('begun');
});
process.on('message', (message) => message === 'tell' && process.send?.(answered));
process.on('disconnect', () => process.exit(0));
