// Finds the browser of the browser tests, and installs Debian's package where there is none.
import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `CHROMIUM` names another than the installed one, so that the tests can be run in an older or a newer browser. */
const named = process.env.CHROMIUM;
const places = named ? [named] : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Flags for a machine that may have no graphics, no sandbox for root and no way to the internet:
 * without them the browser calls home at every start, and its refused calls slow it down.
 */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Answers the path of the program; throws a sentence where it is missing and cannot be installed. */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  process.stderr.write('Installing Chromium for the browser tests …\n');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...words: string[]) => {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...words];
    return run(program, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  try {
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', 'chromium');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Chromium is missing and could not be installed; install the package chromium by hand.\n${why}`,
    );
  }
  const installed = await findChromium();
  if (!installed) throw new Error('Chromium was installed, but is not where it was expected.');
  return installed;
}

async function findChromium(): Promise<string | undefined> {
  for (const place of places) {
    const isThere = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return place;
  }
  return undefined;
}
