/** What those who start the product as a process of its own share. */
import type { ChildProcess } from 'node:child_process';

/** Everything that the process says on standard output and error. */
export function hear({ stdout, stderr }: ChildProcess): () => string {
  let said = '';
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  return () => said;
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health/ready`).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

type Wait = { said: () => string; withinMs: number; pollMs: number };

/** Throws with the last of what it said where the process ends before it serves, or takes too long. */
export async function waitUntilServing(
  child: ChildProcess,
  isServing: () => boolean | Promise<boolean>,
  { said, withinMs, pollMs }: Wait,
): Promise<void> {
  const endAt = performance.now() + withinMs;
  while (!(await isServing())) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() > endAt)
      throw new Error(`The server did not start.\n${said().slice(-4000)}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
