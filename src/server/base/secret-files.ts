/** Secrets in files, as containers and systemd hand them over: NAME_FILE names the file that holds NAME. */
import { readFileSync } from 'node:fs';
import { secretVariables } from './variables.ts';

/** Throws a sentence where a file cannot be read, or where both ways are used at once. */
export function readSecretFiles(environment: NodeJS.ProcessEnv): Record<string, string> {
  const read: Record<string, string> = {};
  for (const name of secretVariables) {
    const path = environment[`${name}_FILE`];
    if (!path) continue;
    if (environment[name]) throw new Error(`${name} and ${name}_FILE: set one of them.`);
    try {
      // Most editors end a file with a line break, which is no part of a secret.
      read[name] = readFileSync(path, 'utf8').trim();
    } catch (cause) {
      throw new Error(`${name}_FILE: ${path} cannot be read.`, { cause });
    }
  }
  return read;
}
