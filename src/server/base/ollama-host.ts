/** OLLAMA_HOST as Ollama's own programs read it: a host, a host and port, or an address. */
import { z } from 'zod';

export const ollamaPort = 11_434;
const schemePorts: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** The address to ask at, without a path's end. Undefined where it is none. */
export function readOllamaHost(given: string): string | undefined {
  const text = given.trim().replace(/^["']|["']$/g, '');
  const withScheme = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(withScheme)) return undefined;
  const url = new URL(withScheme);
  const schemePort = schemePorts[url.protocol];
  if (schemePort === undefined || url.username || url.password) return undefined;
  const port = url.port || (withScheme === text ? schemePort : ollamaPort);
  // What a server listens on is no place to call: 0.0.0.0 and :: are every address of this machine.
  const host = ['0.0.0.0', '[::]', ''].includes(url.hostname) ? '127.0.0.1' : url.hostname;
  return `${url.protocol}//${host}:${port}${url.pathname.replace(/\/+$/, '')}`;
}

export const defaultOllamaUrl = `http://127.0.0.1:${ollamaPort}`;

export const ollamaHostSchema = z.string().transform((given, context): string => {
  const url = readOllamaHost(given.startsWith(':') ? `127.0.0.1${given}` : given);
  if (url) return url;
  context.addIssue({
    code: 'custom',
    message: 'is not the address of a server: write host:port or http://host:port.',
  });
  return z.NEVER;
});
