/** Gathers the letters of one run after another. A string that grows letter by letter is kept as a chain of all its parts. */
export type Letters = {
  add(text: string): void;
  /** Takes back the last character, where the one before the last was not taken yet. */
  drop(): void;
  /** What was gathered since it was asked last. */
  take(): string;
};

/** In UTF-16 code units, taken out together. */
const room = 512;
const lastLatin = 0xff;

export function gatherLetters(): Letters {
  const codes = new Uint16Array(room);
  const wide = Buffer.from(codes.buffer);
  const narrow = Buffer.alloc(room);
  let before = '';
  let count = 0;
  let isLatin = true;

  function taken(): string {
    const text = isLatin ? narrow.toString('latin1', 0, count) : wide.toString('utf16le', 0, 2 * count);
    count = 0;
    isLatin = true;
    return text;
  }

  return {
    add(text) {
      if (count + text.length > room) before += taken();
      for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        if (code > lastLatin) isLatin = false;
        codes[count] = code;
        narrow[count++] = code;
      }
    },
    drop() {
      if (count > 0) count--;
    },
    take() {
      const text = before === '' ? taken() : before + taken();
      before = '';
      return text;
    },
  };
}
