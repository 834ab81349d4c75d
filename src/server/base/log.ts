import { pino } from 'pino';

export type Log = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/** JSON lines on standard output. Values under names that carry secrets are blanked wherever they stand. */
export function openLog(): Log {
  const secretNames = ['password', 'token', 'secret', 'cookie', 'authorization'];
  return pino({
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '…' },
  });
}

export const silentLog: Log = { info() {}, warn() {}, error() {} };
