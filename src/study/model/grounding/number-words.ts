/** Numbers that a text writes in words, as digits: "ninety percent" lets a statement say 90. */

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
};

function numberIn(word: string): number | undefined {
  const unit = units.indexOf(word);
  if (unit >= 0) return unit;
  const ten = tens.indexOf(word);
  return ten >= 0 ? 20 + 10 * ten : undefined;
}

/** Every number that a run of number words or a digit with a scale ("$3 million") spells, and its parts. */
export function numberWords(text: string): string[] {
  const found = new Set<string>();
  let sum = 0;
  let whole = 0;
  let isOpen = false;
  const close = () => {
    if (isOpen) found.add(String(whole + sum));
    sum = whole = 0;
    isOpen = false;
  };
  // Anything but a space or hyphen between two words ends a number.
  for (const [word] of text.toLowerCase().matchAll(/\d[\d,]*(?:\.\d+)?|\p{L}+|[^\s\p{L}\p{N}‐-]+/gu)) {
    const scale = scales[word];
    const value = /^\d/.test(word) ? Number(word.replace(/,/g, '')) : numberIn(word);
    if (scale !== undefined && isOpen) {
      if (scale === 100) sum *= scale;
      else {
        whole += sum * scale;
        sum = 0;
      }
    } else if (value !== undefined) {
      if (isOpen && /^\d/.test(word)) close();
      found.add(String(value));
      sum += value;
      isOpen = true;
    } else if (word !== 'and') close();
  }
  close();
  return [...found];
}
