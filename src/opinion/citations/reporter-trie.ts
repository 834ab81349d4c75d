// Finds the reporters' names that begin at a place in a text, whatever their spacing.
import type { ReporterName } from './tables.ts';

type NameMatch = { end: number; name: ReporterName };

/** Children of a node are a list of siblings; the root, which has most, has a table. */
export type ReporterTrie = {
  root: Int32Array;
  code: Uint16Array;
  firstChild: Int32Array;
  nextSibling: Int32Array;
  mayGap: Uint8Array;
  names: (ReporterName | undefined)[];
};

const space = 32;
const comma = 44;
const period = 46;
const apostrophe = 39;
const curlyApostrophe = 8217;

const folded = (code: number): number => (code === curlyApostrophe ? apostrophe : code);

function emptyTrie(capacity: number): ReporterTrie {
  return {
    root: new Int32Array(128),
    code: new Uint16Array(capacity),
    firstChild: new Int32Array(capacity),
    nextSibling: new Int32Array(capacity),
    mayGap: new Uint8Array(capacity),
    names: new Array<ReporterName | undefined>(capacity),
  };
}

function childOf(trie: ReporterTrie, node: number, code: number): number {
  let child = trie.firstChild[node] ?? 0;
  while (child && trie.code[child] !== code) child = trie.nextSibling[child] ?? 0;
  return child;
}

const merged = (a: ReporterName | undefined, b: ReporterName): ReporterName =>
  a ? { exact: [...a.exact, ...b.exact], variation: [...a.variation, ...b.variation] } : b;

export function buildTrie(names: Map<string, ReporterName>): ReporterTrie {
  let capacity = 1;
  for (const text of names.keys()) capacity += text.length;
  const trie = emptyTrie(capacity);
  let next = 1;
  const addChild = (node: number, code: number): number => {
    const child = next;
    next += 1;
    trie.code[child] = code;
    trie.mayGap[child] = code === period ? 1 : 0;
    trie.nextSibling[child] = trie.firstChild[node] ?? 0;
    trie.firstChild[node] = child;
    if (node === 0 && code < 128) trie.root[code] = child;
    return child;
  };
  for (const [text, name] of names) {
    let node = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = folded(text.charCodeAt(at));
      if (code === space) trie.mayGap[node] = 1;
      else node = childOf(trie, node, code) || addChild(node, code);
    }
    trie.names[node] = merged(trie.names[node], name);
  }
  return trie;
}

const isCapitalCode = (code: number): boolean => code >= 65 && code <= 90;

/** Every name that begins at `start`, shortest first. A scan's "U,S," is read as "U.S.". */
export function namesAt(trie: ReporterTrie, text: string, start: number): NameMatch[] {
  const matches: NameMatch[] = [];
  let isMisread = false;
  let node = trie.root[text.charCodeAt(start)] ?? 0;
  for (let at = start + 1; node; ) {
    const name = trie.names[node];
    if (name) matches.push({ end: at, name });
    let code = folded(text.charCodeAt(at));
    if (code === space && trie.mayGap[node]) {
      at += 1;
      code = folded(text.charCodeAt(at));
    }
    if (code === comma && (isMisread || isCapitalCode(text.charCodeAt(at + 1)))) {
      isMisread = true;
      code = period;
    }
    node = childOf(trie, node, code);
    at += 1;
  }
  return matches;
}
