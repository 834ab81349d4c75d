/** One short question to a server that may not be there, or be something else altogether. */
import type { z } from 'zod';
import { readJson } from '../../base/model-config.ts';

const patienceMs = 2_000;
const mostBytes = 2_000_000;

type Question = { path: string; body?: object; signal: AbortSignal };

/** Undefined where nothing answers, or not in this form. Follows nobody elsewhere. */
export async function askFor<T extends z.ZodType>(
  server: string,
  form: T,
  { path, body, signal }: Question,
): Promise<z.infer<T> | undefined> {
  try {
    const response = await fetch(`${server}${path}`, {
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      ...(body
        ? {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : {}),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return undefined;
    }
    return form.safeParse(readJson(await textOf(response))).data;
  } catch {
    return undefined;
  }
}

/** Whatever listens there may go on talking. */
async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > mostBytes) throw new Error('A server says more than any list of models is long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
