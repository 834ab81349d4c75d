import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from './play.ts';
import { type ProtocolName, protocols } from './protocol.ts';
import { openProvider, type Provider } from './provider.ts';

const said = JSON.stringify({ words: 'He said “no” to § 12 of the \\ “Act”\n— and ¶ 𝔸' });

const asked = {
  openai: {
    path: '/responses',
    body: { model: 'm', input: [{ role: 'user', content: 'Why?' }], stream: true },
  },
  'openai-compatible': {
    path: '/chat/completions',
    body: { model: 'm', messages: [{ role: 'user', content: 'Why?' }], stream: true },
  },
  anthropic: {
    path: '/messages',
    body: { model: 'm', messages: [{ role: 'user', content: 'Why?' }], stream: true },
  },
  google: {
    path: '/models/m:streamGenerateContent?alt=sse',
    body: { contents: [{ parts: [{ text: 'Why?' }] }] },
  },
};

let provider: Provider;
beforeAll(async () => {
  provider = await openProvider(inTurn({ does: 'answer', text: said }));
});
afterAll(() => provider.close());

function ask(protocol: ProtocolName, signal?: AbortSignal): Promise<Response> {
  const { path, body } = asked[protocol];
  return fetch(`${provider.baseUrls[protocol]}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

/** The words of an answer, wherever a protocol puts them. */
function wordsOf(events: string): string {
  return events
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)))
    .map(
      (event) =>
        event.choices?.[0]?.delta?.content ??
        event.candidates?.[0]?.content?.parts?.[0]?.text ??
        (typeof event.delta === 'string' ? event.delta : event.delta?.text) ??
        '',
    )
    .join('');
}

describe.each(protocols)('the fake provider, asked by the protocol of %s,', (protocol) => {
  it('says every character of its play, in packets that divide them', async () => {
    provider.play(inTurn({ does: 'answer', text: said }));
    const response = await ask(protocol);
    const packets: Buffer[] = [];
    for await (const packet of response.body ?? []) packets.push(Buffer.from(packet));
    expect(packets.length).toBeGreaterThan(10);
    expect(packets.some((packet) => packet.toString('utf8').includes('\uFFFD'))).toBe(true);
    expect(wordsOf(Buffer.concat(packets).toString('utf8'))).toBe(said);
    expect(provider.calls.at(-1)).toMatchObject({ protocol, model: 'm', prompt: 'Why?', isStreamed: true });
  });

  it('says when to come again', async () => {
    provider.play(inTurn({ does: 'fail', status: 429, retryAfterSeconds: 7 }));
    const response = await ask(protocol);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
    await response.body?.cancel();
  });

  it('notices a caller who leaves', async () => {
    provider.play(inTurn({ does: 'say nothing' }));
    const leaving = new AbortController();
    const left = ask(protocol, leaving.signal).catch((error: Error) => error.name);
    await expect.poll(() => provider.calls.at(-1)?.outcome).toBe('running');
    leaving.abort();
    expect(await left).toBe('AbortError');
    await expect.poll(() => provider.calls.at(-1)?.outcome).toBe('left');
  });
});

it('speaks at a fixed speed', async () => {
  provider.play(inTurn({ does: 'answer', text: said, speed: { firstTokenMs: 50, tokensPerSecond: 200 } }));
  const startedAt = performance.now();
  expect(wordsOf(await (await ask('google')).text())).toBe(said);
  const { firstTokenAt = 0 } = provider.calls.at(-1) ?? {};
  expect(firstTokenAt - startedAt).toBeGreaterThan(45);
  expect(performance.now() - firstTokenAt).toBeGreaterThan((said.length / 4 / 200) * 1000 - 20);
});
