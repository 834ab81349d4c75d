/** Reads JSON while it is written: each piece is looked at once, whatever came before. */

export type GrowingJson = {
  add(piece: string): void;
  /** All that is whole so far, strings as far as they are written; undefined where there is nothing, or no JSON. */
  read(): unknown;
};

type Awaited = 'key' | 'colon' | 'value';

export function openGrowingJson(): GrowingJson {
  let text = '';
  let at = 0;
  /** Up to here the text can be closed as it stands, by what is open now. */
  let end = 0;
  let isStringOpen = false;
  const closers: string[] = [];
  let awaited: Awaited = 'value';
  let inside: 'key' | 'string' | undefined;
  /** Characters that belong to the escape before them. */
  let escaped = 0;

  const keep = (isOpen = false) => {
    end = at + 1;
    isStringOpen = isOpen;
  };
  const takeInString = (char: string) => {
    if (escaped > 0) escaped = escaped === 1 && char === 'u' && text[at - 1] === '\\' ? 4 : escaped - 1;
    else if (char === '\\') escaped = 1;
    else if (char === '"') {
      if (inside === 'string') keep();
      awaited = inside === 'key' ? 'colon' : 'value';
      inside = undefined;
      return;
    }
    if (inside === 'string' && escaped === 0) keep(true);
  };
  const take = (char: string) => {
    if (char === '"') {
      inside = awaited === 'key' ? 'key' : 'string';
      if (inside === 'string') keep(true);
    } else if (char === '{' || char === '[') {
      closers.push(char === '{' ? '}' : ']');
      awaited = char === '{' ? 'key' : 'value';
      keep();
    } else if (char === '}' || char === ']') {
      closers.pop();
      keep();
    } else if (char === ',') {
      // A number or word before it is whole only now.
      end = at;
      isStringOpen = false;
      awaited = closers.at(-1) === '}' ? 'key' : 'value';
    } else if (char === ':') awaited = 'value';
  };

  return {
    add(piece) {
      text += piece;
      for (; at < text.length; at += 1) {
        const char = text[at] as string; // `at` lies within the text.
        if (inside) takeInString(char);
        else if (closers.length > 0 || char === '{' || char === '[') take(char);
      }
    },
    read() {
      const start = text.search(/[{[]/);
      if (start < 0) return undefined;
      try {
        return JSON.parse(text.slice(start, end) + (isStringOpen ? '"' : '') + closers.toReversed().join(''));
      } catch {
        return undefined;
      }
    },
  };
}
