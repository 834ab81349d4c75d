import { type DestinationStream, pino } from 'pino';
import { version } from './root.ts';
import { currentTrace } from './trace.ts';

export type Log = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

const secretNames = [
  'password',
  'token',
  'secret',
  'cookie',
  'set-cookie',
  'authorization',
  'apiKey',
  'x-api-key',
  'x-goog-api-key',
];

/** To write every line by itself takes a twentieth of the server's time. What is left is written when the process ends. */
const together = { sync: false, minLength: 4096, periodicFlush: 250 };

/** JSON lines, on standard output unless told otherwise. Values under names that carry secrets are blanked, three levels deep. */
export function openLog(
  destination: DestinationStream & { flushSync?: () => void } = pino.destination(together),
  { level = 'info', process }: { level?: 'info' | 'warn' | 'error'; process?: string } = {},
): Log & { /** Writes what is left: a process that becomes another ends without a word. */ flush(): void } {
  const deep = pino(
    {
      base: { ...(process ? { process } : {}), release: version },
      level,
      mixin: () => currentTrace(),
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: redactionUnder(['', '*', '*.*']),
    },
    destination,
  );
  // To look below the names of a line where nothing lies takes a tenth of a short call: each call writes such a line.
  const flat = deep.child({}, { redact: redactionUnder(['']) });
  const logFor = (details: object) => (Object.values(details).some(isObject) ? deep : flat);
  return {
    info: (details, message) => logFor(details).info(details, message),
    warn: (details, message) => logFor(details).warn(details, message),
    error: (details, message) => logFor(details).error(details, message),
    flush: () => destination.flushSync?.(),
  };
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const redactionUnder = (above: string[]) => ({
  paths: above.flatMap((path) => secretNames.map((name) => `${path}["${name}"]`)),
  censor: '…',
});

export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** What may be logged or kept of an error: never a query's parameters, which are the students' own words and secrets. */
export function describeError(error: unknown): { message: string; stack: string; cause: string } {
  if (!(error instanceof Error)) return { message: String(error), stack: '', cause: '' };
  const message = 'params' in error && 'query' in error ? `Failed query: ${error.query}` : error.message;
  // The stack begins with the message as it was.
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return { message, stack: frames.join('\n'), cause };
}
