/** From a request to an endpoint's parsed input, and from a service's answer to a response. */
import { promisify } from 'node:util';
import { constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { z } from 'zod';
import { type Endpoint, pathParameters } from '../../shared/endpoint.ts';
import { plainSentence } from '../../shared/plain-sentences.ts';
import { takesJson } from '../../shared/takes-json.ts';
import { storageFault } from '../../study/material/storable.ts';
import { AppError, notFound } from '../base/errors.ts';
import { drain } from './drain.ts';

export type HttpEnv = { Variables: { requestId: string; userId?: number } };
export type HttpContext = Context<HttpEnv>;

const maxBodyBytes = 1024 * 1024;

/**
 * Path parameters win over the rest. What is sent as JSON is read from there alone: a query string is logged on the way.
 * Throws `invalid_request` with a sentence a field.
 */
export async function readRequest<Request extends z.ZodObject>(
  endpoint: Pick<Endpoint<Request>, 'path' | 'body' | 'hasSecrets' | 'method' | 'request'>,
  c: HttpContext,
): Promise<z.infer<Request>> {
  const query = c.req.query();
  // The name of an uploaded file is cleaned where it is kept.
  const isStored = endpoint.body === undefined;
  if (isStored && Object.values(query).some((value) => value.includes('\0')))
    throw new AppError('invalid_request');
  const given = { ...(takesJson(endpoint) ? await readJson(c) : query), ...c.req.param() };
  const parsed = endpoint.request.safeParse(given, { error: plainSentence });
  if (parsed.success) return parsed.data as z.infer<Request>;
  const inPath = pathParameters(endpoint.path);
  if (parsed.error.issues.some(({ path: [name] }) => inPath.includes(String(name)))) throw notFound();
  throw new AppError('invalid_request', describe(parsed.error));
}

function describe(error: z.ZodError) {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
  const message = error.issues[0]?.message;
  return message === undefined ? { fields } : { fields, message };
}

async function readJson(c: HttpContext): Promise<Record<string, unknown>> {
  const text = await readText(c);
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    const message = storageFault(value);
    if (message) throw new AppError('invalid_request', { message });
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid_request', { message: 'The request is not valid JSON.', cause });
  }
  throw new AppError('invalid_request', { message: 'The request must be a JSON object.' });
}

export async function readText({ req }: HttpContext): Promise<string> {
  return drain(req.raw, async (bytes) => {
    if (Number(req.header('content-length') ?? 0) > maxBodyBytes) throw new AppError('request_too_large');
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of bytes) {
      size += piece.byteLength;
      if (size > maxBodyBytes) throw new AppError('request_too_large');
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
  });
}

/** What is shorter gains nothing on the way: it fills a few packets. */
const longText = 8 * 1024;
/** What is shorter is compressed sooner, half a millisecond at most, than another thread takes it up and gives it back. */
const longWork = 256 * 1024;

const compressAside = promisify<string | Uint8Array, { level: number }, Buffer>(gzip);
const speed = { level: constants.Z_BEST_SPEED };

/** Sends what the endpoint's schema names of the answer; everything else is dropped. */
export async function sendAnswer(
  { answer, status }: Pick<Endpoint, 'answer' | 'status'>,
  c: HttpContext,
  value: unknown,
): Promise<Response> {
  if (status === 204) return c.body(null, 204);
  return sendJson(c, status, JSON.stringify(answer.parse(value)));
}

/** What was made JSON already, perhaps elsewhere. */
export async function sendJson(
  c: HttpContext,
  status: 200 | 201 | 202 | 302,
  text: string | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  c.header('Content-Type', 'application/json');
  if (text.length < longText) return c.body(text, status);
  c.header('Vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(text, status);
  c.header('Content-Encoding', 'gzip');
  const compressed = text.length < longWork ? gzipSync(text, speed) : await compressAside(text, speed);
  return c.body(new Uint8Array(compressed), status);
}

export function setCookies(c: HttpContext, cookies: string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
}

export function redirect(c: HttpContext, to: { location: string; setCookies: string[] }): Response {
  setCookies(c, to.setCookies);
  return c.redirect(to.location, 302);
}

/** Under which the browser saves what is sent; the plain name is for those who do not read the other. */
export function nameFile(c: HttpContext, fileName: string): void {
  const plain = fileName.replaceAll(/[^\w .,()-]/g, '_');
  const name = encodeURIComponent(fileName.toWellFormed());
  c.header('Content-Disposition', `attachment; filename="${plain}"; filename*=UTF-8''${name}`);
}

export function sendFile(
  c: HttpContext,
  { type, fileName, bytes }: { type?: string; fileName?: string; bytes: Uint8Array },
): Response {
  c.header('Content-Type', type ?? 'application/octet-stream');
  nameFile(c, fileName ?? 'file');
  return c.body(new Uint8Array(bytes));
}
