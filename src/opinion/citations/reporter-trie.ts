// Finds the reporters' names that begin at a place in a text, whatever their spacing.
import type { ReporterName } from './tables.ts';

export type NameMatch = { end: number; name: ReporterName };

type Growing = { children: Map<number, Growing>; mayGap: boolean; name?: ReporterName };

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

function grow(root: Growing, text: string, name: ReporterName): number {
  let node = root;
  let added = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = folded(text.charCodeAt(at));
    if (code === space) {
      node.mayGap = true;
      continue;
    }
    let child = node.children.get(code);
    if (!child) {
      child = { children: new Map(), mayGap: code === period };
      node.children.set(code, child);
      added += 1;
    }
    node = child;
  }
  node.name = node.name
    ? { exact: [...node.name.exact, ...name.exact], variation: [...node.name.variation, ...name.variation] }
    : name;
  return added;
}

export function buildTrie(names: Map<string, ReporterName>): ReporterTrie {
  const top: Growing = { children: new Map(), mayGap: false };
  let count = 1;
  for (const [text, name] of names) count += grow(top, text, name);
  const trie: ReporterTrie = {
    root: new Int32Array(128),
    code: new Uint16Array(count),
    firstChild: new Int32Array(count),
    nextSibling: new Int32Array(count),
    mayGap: new Uint8Array(count),
    names: new Array<ReporterName | undefined>(count),
  };
  let next = 1;
  const place = (node: Growing, index: number): void => {
    for (const [code, child] of node.children) {
      const at = next;
      next += 1;
      trie.code[at] = code;
      trie.mayGap[at] = child.mayGap ? 1 : 0;
      trie.names[at] = child.name;
      trie.nextSibling[at] = trie.firstChild[index] ?? 0;
      trie.firstChild[index] = at;
      if (index === 0 && code < 128) trie.root[code] = at;
      place(child, at);
    }
  };
  place(top, 0);
  return trie;
}

function childOf(trie: ReporterTrie, node: number, code: number): number {
  let child = trie.firstChild[node] ?? 0;
  while (child && trie.code[child] !== code) child = trie.nextSibling[child] ?? 0;
  return child;
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
