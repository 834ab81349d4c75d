/** The numbers of an outline's levels: I, A, 1, a, (1), (a). */

const romanDigits = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function roman(count: number): string {
  let rest = count;
  let text = '';
  for (const [value, digits] of romanDigits) {
    while (rest >= value) {
      text += digits;
      rest -= value;
    }
  }
  return text;
}

/** 1 to A, 26 to Z, 27 to AA. */
function letters(count: number): string {
  const before = Math.floor((count - 1) / 26);
  return (before > 0 ? letters(before) : '') + String.fromCharCode(65 + ((count - 1) % 26));
}

const levels: ((count: number) => string)[] = [
  (count) => `${roman(count)}.`,
  (count) => `${letters(count)}.`,
  (count) => `${count}.`,
  (count) => `${letters(count).toLowerCase()}.`,
  (count) => `(${count})`,
  (count) => `(${letters(count).toLowerCase()})`,
];

/** `depth` and `index` count from 0; what lies deeper than the last level keeps that level's form. */
export function outlineNumber(depth: number, index: number): string {
  const write = levels[Math.min(depth, levels.length - 1)];
  return write ? write(index + 1) : '';
}
