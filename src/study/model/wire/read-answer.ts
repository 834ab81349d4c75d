/** Finds a model's answer in what it wrote around it, and fills what small models leave out. */

/** The outermost JSON object behind thoughts, code fences or prose; undefined where there is none. */
export function readAnswer(text: string): unknown {
  const said = withoutThoughts(text);
  return filled(parsed(said) ?? parsed(outermost(said) ?? ''));
}

/** A thought that was never closed may hold the answer. */
function withoutThoughts(text: string): string {
  const end = text.lastIndexOf('</think>');
  return (end < 0 ? text : text.slice(end + '</think>'.length)).trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The longest stretch that begins with a brace and ends with the brace that closes it. */
function outermost(text: string): string | undefined {
  let longest: string | undefined;
  for (let start = text.indexOf('{'); start >= 0; ) {
    const end = closingOf(text, start);
    const found = end === undefined ? undefined : text.slice(start, end + 1);
    const isJson = found !== undefined && parsed(found) !== undefined;
    if (isJson && found.length > (longest?.length ?? 0)) longest = found;
    start = text.indexOf('{', isJson && end !== undefined ? end + 1 : start + 1);
    // Prose full of braces is no answer.
    if (start > text.length / 2 && longest) break;
  }
  return longest;
}

function closingOf(text: string, start: number): number | undefined {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (isInString) {
      if (char === '\\') at += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return undefined;
}

/** A statement without a mark is the court's, and one without children has none. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, filled(field)]));
  const isStatement = typeof fields.text === 'string' && Array.isArray(fields.support);
  return isStatement ? { ...fields, mark: fields.mark ?? 'none', children: fields.children ?? [] } : fields;
}
