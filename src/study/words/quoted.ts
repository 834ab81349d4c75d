/**
 * Words in quotation marks, with the marks inside them as American English nests them: single within double, double within
 * single. Where the text opens a mark that it never closes, its own marks stay as they are.
 */
export function quoted(text: string): string {
  return `“${nested(text) ?? text}”`;
}

const inDepth = [
  ['‘', '’'],
  ['“', '”'],
] as const;

function nested(text: string): string | undefined {
  const open: string[] = [];
  let out = '';
  const signs = [...text];
  for (const [index, sign] of signs.entries()) {
    const mark = markAt(sign, signs[index + 1], open.at(-1));
    if (mark === 'opening') {
      open.push(sign);
      out += inDepth[(open.length - 1) % 2]?.[0];
    } else if (mark === 'closing') {
      out += inDepth[(open.length - 1) % 2]?.[1];
      open.pop();
    } else out += sign;
  }
  return open.length === 0 ? out : undefined;
}

/** A straight mark closes what a straight mark has opened; ’ is an apostrophe unless ‘ is open and no letter follows. */
function markAt(
  sign: string,
  next: string | undefined,
  innermost: string | undefined,
): 'opening' | 'closing' | undefined {
  if (sign === '“' || sign === '‘') return 'opening';
  if (sign === '”') return innermost === '“' ? 'closing' : undefined;
  if (sign === '’') return innermost === '‘' && !/\p{L}/u.test(next ?? '') ? 'closing' : undefined;
  if (sign === '"') return innermost === '"' ? 'closing' : 'opening';
  return undefined;
}
