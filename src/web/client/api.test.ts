import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint, noContent } from '../../shared/endpoint.ts';
import { call, fillPath, idempotencyKeyOf, withQuery } from './api.ts';
import type { ApiError } from './errors.ts';

const id = z.number();
const rename = endpoint({
  method: 'PUT',
  path: '/api/things/{id}',
  summary: '',
  request: z.object({ id, name: z.string() }),
  answer: z.object({ id, name: z.string() }),
});
const create = endpoint({
  method: 'POST',
  path: '/api/things',
  summary: '',
  request: z.object({ name: z.string() }),
  answer: z.object({ id }),
});
const remove = endpoint({
  method: 'DELETE',
  path: '/api/things/{id}',
  summary: '',
  request: z.object({ id, force: z.boolean().optional() }),
  answer: noContent,
  status: 204,
});

type Sent = { url: string; init: RequestInit };

function answering(...answers: (Response | Error)[]) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const answer = answers[sent.length - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return sent;
}

const keysOf = (sent: Sent[]) => sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'));

afterEach(() => vi.unstubAllGlobals());

describe('a path', () => {
  it('takes its parameters from the request and leaves the rest', () => {
    expect(fillPath('/api/classes/{id}/sessions', { id: 7, title: 'One' })).toEqual({
      path: '/api/classes/7/sessions',
      rest: { title: 'One' },
    });
  });

  it('does not let a parameter reach another path', () => {
    expect(fillPath('/api/things/{id}', { id: '../users' }).path).toBe('/api/things/..%2Fusers');
  });

  it('refuses a request that lacks a parameter', () => {
    expect(() => fillPath('/api/things/{id}', {})).toThrow('lacks id');
  });

  it('carries what is set as a query, and nothing else', () => {
    expect(withQuery('/api/x', { fileName: 'a b.pdf', categoryId: undefined, allowDuplicate: true })).toBe(
      '/api/x?fileName=a+b.pdf&allowDuplicate=true',
    );
    expect(withQuery('/api/x', {})).toBe('/api/x');
  });
});

describe('a call', () => {
  it('sends path, body and cookie, and answers what the schema names', async () => {
    const sent = answering(Response.json({ id: 3, name: 'Torts', secret: 'x' }));
    expect(await call(rename, { id: 3, name: 'Torts' })).toEqual({ id: 3, name: 'Torts' });
    expect(sent[0]?.url).toBe('/api/things/3');
    expect(sent[0]?.init).toMatchObject({
      method: 'PUT',
      body: '{"name":"Torts"}',
      credentials: 'same-origin',
    });
    expect(keysOf(sent)).toEqual([null]);
  });

  it('sends the rest of a DELETE as a query and answers nothing for 204', async () => {
    const sent = answering(new Response(null, { status: 204 }));
    expect(await call(remove, { id: 3, force: true })).toBeUndefined();
    expect(sent[0]?.url).toBe('/api/things/3?force=true');
    expect(sent[0]?.init.body).toBeNull();
  });

  it('keeps the idempotency key when the same request is sent once more', async () => {
    const sent = answering(Response.json({ id: 1 }), Response.json({ id: 1 }), Response.json({ id: 2 }));
    const request = { name: 'Torts' };
    await call(create, request);
    await call(create, request);
    await call(create, { name: 'Torts' });
    const keys = keysOf(sent);
    expect(keys[0]).toBe(idempotencyKeyOf(request));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('fails with the error of the server', async () => {
    answering(
      Response.json({ error: { code: 'already_exists', message: 'This already exists.' } }, { status: 409 }),
    );
    await expect(call(create, { name: 'Torts' })).rejects.toMatchObject({
      status: 409,
      code: 'already_exists',
      message: '409: This already exists.',
    } satisfies Partial<ApiError>);
  });

  it('says that the network failed, or that it was cancelled', async () => {
    answering(new TypeError('Failed to fetch'), new DOMException('Aborted', 'AbortError'));
    await expect(call(create, { name: 'x' })).rejects.toThrow('NetworkError: Unable to connect.');
    const signal = AbortSignal.abort();
    await expect(call(create, { name: 'x' }, { signal })).rejects.toThrow('Request was cancelled.');
  });

  it('is really cancelled where its signal says so, also on its way', async () => {
    let left: AbortSignal | null | undefined;
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      left = signal;
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const control = new AbortController();
    const calling = call(create, { name: 'x' }, { signal: control.signal });
    control.abort();
    await expect(calling).rejects.toMatchObject({ code: 'cancelled', message: 'Request was cancelled.' });
    expect(left?.aborted).toBe(true);
  });

  it('does not pass on an answer of another shape', async () => {
    answering(Response.json({ id: 'three' }));
    await expect(call(create, { name: 'x' })).rejects.toThrow('Invalid response from server');
  });
});
