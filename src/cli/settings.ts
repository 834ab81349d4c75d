/** Where a command takes its settings from: the file it is given, or that of the installation it stands in. */
import { readFileSync, realpathSync } from 'node:fs';
import { takeSettings } from '../server/base/config.ts';
import { root } from '../server/base/root.ts';
import { UsageError } from './usage-error.ts';

type Settings = { values: Record<string, string>; file: string };

/** The unit that migrates is the only one that has a single instance. */
const unitPath = '/etc/systemd/system/hotseat-migrate.service';

/** Takes `--settings FILE` out of the words and applies it, or what the unit of this folder's installation names. */
export function applySettings(words: string[], { unit = unitPath, folder = root } = {}): string[] {
  const at = words.findIndex((word) => /^--settings(?:=|$)/.test(word));
  if (at < 0) {
    const found = settingsOfUnit(unit, folder);
    if (found) takeSettings({ ...found, wins: false });
    return words;
  }
  const isJoined = words[at]?.includes('=');
  const file = isJoined ? words[at]?.slice('--settings='.length) : words[at + 1];
  if (!file) throw new UsageError('Give the file of settings: --settings FILE.');
  const { values } = settingsOfUnit(unit, folder, file) ?? { values: readSettings(file) };
  takeSettings({ values, file, wins: true });
  return words.toSpliced(at, isJoined ? 1 : 2);
}

/** What systemd would hand to the service: its own `Environment`, then the file over it. */
function settingsOfUnit(unit: string, folder: string, wanted?: string): Settings | undefined {
  let text: string;
  try {
    text = readFileSync(unit, 'utf8');
  } catch {
    return undefined;
  }
  const [file] = directives(text, 'EnvironmentFile');
  const [served = ''] = directives(text, 'WorkingDirectory');
  if (file === undefined) return undefined;
  // The next release is not yet what the unit serves: it names the file.
  if (wanted === undefined ? real(served) !== real(folder) : wanted !== file) return undefined;
  const own = directives(text, 'Environment').join(' ').split(/\s+/).join('\n');
  return { values: { ...parseSettings(own), ...readSettings(file) }, file };
}

/** Past the link that names the release which runs. */
function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

const directives = (unit: string, name: string): string[] =>
  [...unit.matchAll(/^(\w+)=(.*)$/gm)]
    .filter(([, key]) => key === name)
    .map(([, , value = '']) => value.trim());

function readSettings(file: string): Record<string, string> {
  try {
    return parseSettings(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES')
      throw new UsageError(`You may not read ${file}: run this as root, or as the user of the service.`);
    throw new UsageError(`${file} can’t be read: ${code === 'ENOENT' ? 'there is no such file' : code}.`);
  }
}

/**
 * As systemd reads an EnvironmentFile: comments on lines of their own, a pair of quotes around a value taken off. Node's own
 * `parseEnv` ends a value at any "#", of which passwords may have one.
 */
export function parseSettings(text: string): Record<string, string> {
  const lines = text.replaceAll('\\\n', '').split('\n');
  const pairs = lines.map((line) => /^\s*([A-Za-z_]\w*)=(.*)$/.exec(line)).filter((pair) => pair !== null);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, unquoted(value.trim())]));
}

const unquoted = (value: string): string => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
