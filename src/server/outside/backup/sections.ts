/** Reads a backup's stream by its parts: a line, or the rows of a table. */

export type Sections = {
  /** The next line, parsed; undefined at the end. */
  line(): Promise<unknown>;
  /** The rows up to their end, as COPY takes them. */
  rows(): AsyncGenerator<Buffer>;
};

const newline = '\n'.charCodeAt(0);
const endWithinRows = Buffer.from('\n\\.\n');

export function readSections(source: AsyncIterable<Buffer>): Sections {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { done, value } = await pieces.next();
    if (done) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  }

  function take(length: number): Buffer {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  }

  async function line(): Promise<unknown> {
    let end = rest.indexOf(newline);
    while (end === -1 && (await more())) end = rest.indexOf(newline);
    return end === -1 ? undefined : JSON.parse(take(end + 1).toString('utf8'));
  }

  async function* rows(): AsyncGenerator<Buffer> {
    // An empty table has its end where its first row would be.
    rest = Buffer.concat([Buffer.from('\n'), rest]);
    let isFirst = true;
    const withoutFirst = (piece: Buffer) => {
      const cut = isFirst ? piece.subarray(1) : piece;
      isFirst = false;
      return cut;
    };
    for (;;) {
      const end = rest.indexOf(endWithinRows);
      if (end !== -1) {
        yield withoutFirst(take(end + 1));
        take(endWithinRows.length - 1);
        return;
      }
      const sure = rest.length - endWithinRows.length;
      if (sure > 0) yield withoutFirst(take(sure));
      if (!(await more())) throw new Error('The rows of a table have no end');
    }
  }

  return { line, rows };
}
