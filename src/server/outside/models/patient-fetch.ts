/** Node's own client in the shape of `fetch`, which gives up after five minutes in which a slow machine still reads. */
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Readable } from 'node:stream';

type Sent = {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
};

/** Waits for the first byte until the signal aborts: how long that is, the caller decides. */
export function send(address: string, { method, headers, body, signal }: Sent): Promise<IncomingMessage> {
  const request = address.startsWith('https:') ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { method, headers, ...(signal ? { signal } : {}) }, resolve);
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** For the vendors' packages, which send text and read a stream. */
export const patientFetch: typeof fetch = async (input, init = {}) => {
  const address = input instanceof Request ? input.url : String(input);
  const { method = 'POST', body, signal } = init;
  const response = await send(address, {
    method,
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof body === 'string' ? body : undefined,
    signal: signal ?? undefined,
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const { statusCode = 500, statusMessage = '' } = response;
  return new Response(Readable.toWeb(response) as ReadableStream<Uint8Array>, {
    status: statusCode,
    statusText: statusMessage,
    headers,
  });
};
