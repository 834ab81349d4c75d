/** Reads from what a client of PostgreSQL sends which statements it has worked. */

const headBytes = 5;

/** What of a statement tells it from others; values are not in it. */
export const nameOf = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('"', '').trim().slice(0, 120);

/** Answers, for the bytes as they come, the statements that are executed with them. One for each connection. */
export function readStatements(): (bytes: Buffer) => string[] {
  const prepared = new Map<string, string>();
  let rest = Buffer.alloc(0);
  let hasStarted = false;

  /** A string that ends with a zero, and where what follows begins. */
  const textAt = (bytes: Buffer, at: number): [string, number] => {
    const end = bytes.indexOf(0, at);
    return [bytes.toString('utf8', at, end), end + 1];
  };

  /** By the protocol's letters: Parse, Bind, Query. */
  function read(letter: string, body: Buffer): string | undefined {
    if (letter === 'Q') return nameOf(textAt(body, 0)[0]);
    if (letter === 'P') {
      const [name, next] = textAt(body, 0);
      prepared.set(name, nameOf(textAt(body, next)[0]));
    }
    if (letter === 'B') return prepared.get(textAt(body, textAt(body, 0)[1])[0]);
    return undefined;
  }

  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const found: string[] = [];
    for (;;) {
      // The first message has no letter.
      const letters = hasStarted ? 1 : 0;
      if (rest.length < headBytes) return found;
      const length = rest.readInt32BE(letters) + letters;
      if (rest.length < length) return found;
      if (hasStarted) {
        const statement = read(String.fromCharCode(rest[0] ?? 0), rest.subarray(headBytes, length));
        if (statement) found.push(statement);
      }
      hasStarted = true;
      rest = rest.subarray(length);
    }
  };
}
