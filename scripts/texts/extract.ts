// The texts of a source file: what a person may read on a screen, in a mail or on paper, with the line where it is written.
import { parseSync } from 'vite';

export type Text = { line: number; text: string };

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** What no one reads: looks, places, names of fields and of keys. */
const unread =
  /^(className|class|href|src|id|key|type|name|autoComplete|method|path|rel|target|role|variant|size|tone|side|align|form|htmlFor|data-.*|aria-(?!label$|description$|roledescription$).*)$/;
const unreadCalls =
  /^(cx|buttonClass|RegExp|import|require|test|match|replaceAll|split|join|startsWith|endsWith|querySelector|getElementById|addEventListener|removeEventListener|getItem|setItem|set|get|has|header|prepare|route|on|eq|sql|log)$/;
/** Functions whose strings are for operators, or for whoever reads the code. */
const unreadMembers = new Set(['info', 'warn', 'error', 'debug']);

export function textsOf(fileName: string, source: string): Text[] {
  const { program } = parseSync(fileName, source);
  const lineAt = lineCounter(source);
  const found: Text[] = [];
  const add = (node: Node, text: string) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim();
    if (plain !== '') found.push({ line: lineAt(node.start), text: plain });
  };
  const visit = (node: Node): void => {
    if (isUnread(node)) return;
    const words = wordsOf(node);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') visitElement(node);
    else if (words !== undefined) {
      if (isWords(words)) add(node, words);
      if (node.type === 'TemplateLiteral') for (const inside of node.expressions as Node[]) visit(inside);
    } else for (const child of childrenOf(node)) visit(child);
  };
  const visitElement = (node: Node): void => {
    if (isNode(node.openingElement)) visit(node.openingElement);
    const children = (node.children ?? []) as Node[];
    if (children.some((child) => child.type === 'JSXText' && String(child.value).trim() !== '')) {
      add(node, children.map(inline).join(''));
      // Of what stands in the line, attributes and further texts alone.
      for (const child of children) visitInside(child);
    } else for (const child of children) visit(child);
  };
  const visitInside = (node: Node): void => {
    if (node.type === 'JSXElement') {
      if (isNode(node.openingElement)) visit(node.openingElement);
      for (const child of (node.children ?? []) as Node[]) visitInside(child);
    } else if (node.type === 'JSXExpressionContainer' && wordsOf(node.expression as Node) === undefined)
      visit(node.expression as Node);
  };
  visit(program as unknown as Node);
  return found;
}

function isUnread(node: Node): boolean {
  if (/^(Import|Export(All|Named)Declaration$|TS)/.test(node.type) && !isNode(node.declaration)) {
    // Casts are no types: what is cast may be read.
    return !/^TS(As|Satisfies|NonNull)/.test(node.type);
  }
  if (node.type === 'JSXAttribute') return unread.test(nameOf(node.name as Node));
  if (node.type === 'CallExpression') {
    const callee = node.callee as Node;
    if (callee.type === 'MemberExpression') {
      const property = nameOf(callee.property as Node);
      return unreadMembers.has(property) || unreadCalls.test(property);
    }
    return unreadCalls.test(nameOf(callee));
  }
  // The key of a property is a name; its value may be read.
  return (
    node.type === 'Directive' || (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator)))
  );
}

const nameOf = (node: Node): string => String(node.name ?? node.value ?? '');

/** Of a string, or a template with dots in the place of what is filled in. */
function wordsOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('{…}');
}

function inline(node: Node): string {
  if (node.type === 'JSXText') return String(node.value).replaceAll(/\s*\n\s*/g, ' ');
  if (node.type === 'JSXExpressionContainer') return wordsOf(node.expression as Node) ?? '{…}';
  if (node.type === 'JSXElement') return ((node.children ?? []) as Node[]).map(inline).join('');
  return '';
}

const joining =
  /\b(the|a|an|of|to|is|are|and|or|your|you|in|on|for|this|it|with|no|not|by|at|from|was|as)\b/i;

/** Whether it reads like words of ours, and not like a name in the code, a style or a place. */
export function isWords(text: string): boolean {
  const plain = text.trim();
  if (
    /^(select|insert|update|delete from|create|alter|drop|case when|grouping sets|begin;|pragma) /i.test(
      plain,
    ) &&
    !/[.?!…]$/.test(plain)
  )
    return false;
  if (!/[a-z]{2}/.test(plain) || /^[\w-]+\/[\w-]|^[./#@]|^https?:|^--|^\w+\(/.test(plain)) return false;
  if (/^[A-Z][\w-]*$/.test(plain)) return /^[A-Z][a-z’'-]{2,}$/.test(plain) && !keys.has(plain);
  if (!plain.includes(' ')) return /^[a-z]+[.?!…]+$/i.test(plain);
  return /[.?!…’“”—]/.test(plain) ? !/[{};=<>]{2}/.test(plain) : joining.test(plain) || /^[A-Z{]/.test(plain);
}

const keys = new Set([
  'Enter',
  'Escape',
  'Tab',
  'Home',
  'End',
  'Control',
  'Shift',
  'Alt',
  'Meta',
  'Backspace',
  'Delete',
  'Files',
]);

function lineCounter(source: string): (offset: number) => number {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
