/** The picture on the button of the university's sign-in. */
import { readFileSync } from 'node:fs';

/** Of the file; it is told with the configuration, of which every first page waits. */
const mostBytes = 20_000;

/** As a data address; throws a sentence where the file cannot be shown as a picture. */
export function readLogo(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw new Error(`OIDC_LOGO: ${path} cannot be read.`, { cause });
  }
  if (bytes.length > mostBytes) throw new Error(`OIDC_LOGO: ${path} is larger than ${mostBytes / 1000} kB.`);
  const type = typeOf(bytes);
  if (!type) throw new Error(`OIDC_LOGO: ${path} is neither a PNG nor an SVG file.`);
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function typeOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  return /^\s*(?:<\?xml[^>]*>|<!--.*?-->|\s)*<svg[\s>]/s.test(bytes.toString('utf8'))
    ? 'image/svg+xml'
    : undefined;
}
