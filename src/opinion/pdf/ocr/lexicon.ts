/** English words: the list that the recognition model brings, read from its file without the library. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { modelPath } from './model.ts';

export type Lexicon = { has(word: string): boolean };

/** Places of the parts in the model's table of contents. */
const parts = { words: 19, letters: 21 };
/** A graph of words: an edge holds a letter, three flags and where it leads; the last edge of a node is marked. */
const magic = 42;
const flagBits = 3;
const flags = { last: 1n, wordEnd: 4n };

/** About 60 ms, for files whose text is in doubt. */
export async function loadLexicon(): Promise<Lexicon> {
  const model = await promisify(gunzip)(await readFile(modelPath()));
  return graphOf(part(model, parts.words), lettersOf(part(model, parts.letters)));
}

function part(model: Buffer, index: number): Buffer {
  const count = model.readInt32LE(0);
  const offset = (at: number) => Number(model.readBigInt64LE(4 + 8 * at));
  const start = offset(index);
  if (index >= count || start < 0) throw new Error('The recognition model holds no list of words.');
  const ends = Array.from({ length: count }, (_, at) => offset(at)).filter((each) => each > start);
  return model.subarray(start, Math.min(model.length, ...ends));
}

function lettersOf(table: Buffer): Map<string, bigint> {
  const rows = table.toString('utf8').split('\n').slice(1);
  return new Map(rows.map((row, index) => [row.slice(0, row.indexOf(' ')), BigInt(index)]));
}

function graphOf(graph: Buffer, letters: Map<string, bigint>): Lexicon {
  if (graph.readInt16LE(0) !== magic) throw new Error('The list of words has an unknown form.');
  const letterBits = BigInt(Math.ceil(Math.log2(graph.readInt32LE(2) + 1)));
  const edgeCount = graph.readInt32LE(6);
  const letterMask = (1n << letterBits) - 1n;
  const edge = (index: number) => graph.readBigUInt64LE(10 + 8 * index);

  function step(node: number, letter: bigint): bigint | undefined {
    for (let index = node; index < edgeCount; index++) {
      const each = edge(index);
      if ((each & letterMask) === letter) return each;
      if ((each >> letterBits) & flags.last) return undefined;
    }
    return undefined;
  }

  return {
    has(word) {
      let node = 0;
      let found: bigint | undefined;
      for (const character of word) {
        const letter = letters.get(character);
        if (letter === undefined || (found !== undefined && node === 0)) return false;
        found = step(node, letter);
        if (found === undefined) return false;
        node = Number(found >> (letterBits + BigInt(flagBits)));
      }
      return found !== undefined && ((found >> letterBits) & flags.wordEnd) !== 0n;
    },
  };
}
