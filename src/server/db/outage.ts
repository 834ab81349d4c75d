/**
 * Of a server that shuts down, starts, recovers or takes no more connections, of a connection that broke, and of what the
 * server ended since it took or waited too long.
 */
const passingStates = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '55P03',
  '57014',
  '25P03',
]);
const brokenWays = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** The driver gives these no code. */
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True when a query failed because the database could not be reached: the same request may succeed in a moment. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (brokenConnection.test(error.message)) return true;
  const code = 'code' in error ? String(error.code) : '';
  // A socket file is not there while the server is not.
  const isNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return passingStates.has(code) || brokenWays.has(code) || isNoSocket || isOutage(error.cause);
}

/** Of a disk, or a student's part of one, that takes no more: the database's, and that of the temporary files. */
const fullDisk = new Set(['53100', 'ENOSPC', 'EDQUOT']);

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && fullDisk.has(String(error.code))) || isDiskFull(error.cause);
}
