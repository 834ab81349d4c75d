/**
 * A server on the loopback that speaks the protocols of OpenAI, of servers compatible with it, of Anthropic and of
 * Google, and plays a script: what a language model would answer, and every way in which it may fail to.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { say, sendAwkwardly } from './delivery.ts';
import { type Call, countTokens, type Play, type Script } from './play.ts';
import type { Ending, Protocol, ProtocolName, Stream, Usage } from './protocol.ts';
import { anthropic } from './protocols/anthropic.ts';
import { google } from './protocols/google.ts';
import { openai } from './protocols/openai.ts';
import { openaiCompatible } from './protocols/openai-compatible.ts';

const byName: Record<ProtocolName, Protocol> = {
  openai,
  'openai-compatible': openaiCompatible,
  anthropic,
  google,
};

export type Provider = {
  /** Where each protocol is spoken, as an SDK wants to be told. */
  baseUrls: Record<ProtocolName, string>;
  /** All that came so far, the oldest first. */
  calls: Call[];
  /** From now on plays this. */
  play(script: Script): void;
  close(): Promise<void>;
};

export async function openProvider(script: Script): Promise<Provider> {
  const calls: Call[] = [];
  let playing = script;
  const server = createServer((request, response) => {
    void answer(request, response, calls, (call) => playing(call)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    baseUrls: {
      openai: `${url}/openai/v1`,
      'openai-compatible': `${url}/openai-compatible/v1`,
      anthropic: `${url}/anthropic/v1`,
      google: `${url}/google/v1beta`,
    },
    calls,
    play: (next) => {
      playing = next;
    },
    close: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  calls: Call[],
  script: Script,
): Promise<void> {
  const call = await takeCall(request, calls);
  if (!call) {
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"error":{"message":"no such path"}}');
    return;
  }
  response.socket?.setNoDelay();
  response.once('close', () => {
    call.endedAt = performance.now();
    call.outcome = response.writableFinished ? 'ended' : 'left';
  });
  await perform(response, call, await script(call));
}

async function takeCall(request: IncomingMessage, calls: Call[]): Promise<Call | undefined> {
  const startedAt = performance.now();
  const { pathname } = new URL(request.url ?? '/', 'http://provider');
  const name = pathname.split('/')[1] as ProtocolName;
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces).toString('utf8');
  const protocol = Object.hasOwn(byName, name) ? byName[name] : undefined;
  const asked = request.method === 'POST' ? protocol?.read(pathname, JSON.parse(body)) : undefined;
  if (!protocol || !asked) return undefined;
  const call: Call = {
    ...asked,
    protocol: name,
    index: calls.length,
    key: protocol.keyOf(request.headers),
    headers: request.headers,
    body,
    startedAt,
    outcome: 'running',
    cachedTokens: 0,
  };
  call.cachedTokens = keptOf(call, calls);
  calls.push(call);
  return call;
}

/** Shorter beginnings no vendor keeps. */
const leastKept = 1_024;

const readBy = ({ model, readsFirst = '', system, prompt }: Call) =>
  [model, readsFirst, system, prompt].join('\n');

/** Of what it reads, the tokens that an earlier call began with as well. */
function keptOf(call: Call, before: readonly Call[]): number {
  if (call.isKept === false) return 0;
  const own = readBy(call);
  const common = before.map((each) => {
    const other = each.protocol === call.protocol && each.isKept !== false ? readBy(each) : '';
    let length = 0;
    while (length < other.length && other[length] === own[length]) length += 1;
    return length;
  });
  const tokens = countTokens(own.slice(0, Math.max(0, ...common)));
  return tokens < leastKept ? 0 : Math.min(tokens, countTokens(call.system + call.prompt));
}

async function perform(response: ServerResponse, call: Call, play: Play): Promise<void> {
  const protocol = byName[call.protocol];
  if (play.does === 'say nothing') return;
  if (play.does === 'hang up') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (play.does === 'fail') {
    const headers =
      play.retryAfterSeconds === undefined ? {} : { 'retry-after': String(play.retryAfterSeconds) };
    response.writeHead(play.status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(protocol.failure(play.status, play.message ?? 'The provider says no.')));
    return;
  }
  const text = play.does === 'refuse' ? '' : play.text;
  const usage: Usage = {
    inputTokens: countTokens(call.system + call.prompt),
    outputTokens: countTokens(text),
    cachedTokens: call.cachedTokens,
  };
  const ending: Ending = play.does === 'refuse' ? 'refusal' : play.does === 'cut off' ? 'length' : 'stop';
  if (!call.isStreamed) {
    if (play.does === 'break off') response.socket?.resetAndDestroy();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(protocol.whole(call, text, ending, usage)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const stream = protocol.stream(call, usage);
  const speed = 'speed' in play ? play.speed : undefined;
  const isHeard = await say(response, stream, text, speed, () => {
    call.firstTokenAt = performance.now();
  });
  if (!isHeard) return;
  if (play.does === 'break off') await breakOff(response, stream, play.by);
  else {
    await sendAwkwardly(response, stream.end(ending).join(''));
    response.end();
  }
}

async function breakOff(
  response: ServerResponse,
  stream: Stream,
  by: (Play & { does: 'break off' })['by'],
): Promise<void> {
  // What was said is to be heard first.
  await new Promise((resolve) => setTimeout(resolve, 20));
  if (by === 'reset') response.socket?.resetAndDestroy();
  else if (by === 'failure') response.end(stream.breakDown('The model is overloaded.'));
  else if (by === 'end') response.end();
}
