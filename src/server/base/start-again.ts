/** After an error that nobody caught, the process restarts itself if `npm start` began it. */
import { spawn } from 'node:child_process';

/** Given by `npm start`; without it, whoever started the process sees it fail. */
const flag = '--start-again';
/** Followed by how many lives ended soon after they began. */
const shortLives = '--short-lives=';

const shortLifeMs = 60_000;
/** What ends each life at once would go on for ever. */
const mostShortLives = 5;

export function startAgainOrEnd(): void {
  const words = process.argv.slice(1);
  const given = words.find((word) => word.startsWith(shortLives));
  const before = Number(given?.slice(shortLives.length) ?? 0);
  const short = process.uptime() * 1000 < shortLifeMs ? before + 1 : 0;
  if (!words.includes(flag) || short >= mostShortLives) process.exit(1);
  const others = words.filter((word) => word !== given);
  const again = [...process.execArgv, ...others, `${shortLives}${short}`];
  // The same process, so that a supervisor never sees it end.
  if (process.execve && process.platform !== 'win32')
    process.execve(process.execPath, [process.execPath, ...again]);
  const next = spawn(process.execPath, again, { stdio: 'inherit' });
  next.on('exit', (code) => process.exit(code ?? 1));
}
