/** A page of the reporter from which a text was copied, told at its beginning: "Page 578". */
const mark = /\n\s*\n[ \t]*Page (\d{1,4})\s+(?=(\S))/g;
const fewest = 3;

/** Plain text without such marks; a paragraph that runs from one page to the next is one again. */
export function withoutPageMarks(text: string): string {
  const numbers = [...text.matchAll(mark)].map(([, number]) => Number(number));
  const counted = numbers.filter((number, index) => index === 0 || number === numbers[index - 1]! + 1);
  if (counted.length < fewest || counted.length < 0.8 * numbers.length) return text;
  return text.replace(mark, (_, _number, next: string, at: number) =>
    /\p{Ll}/u.test(next) || !/[.?!:]["”’')\]]*$/.test(text.slice(Math.max(0, at - 4), at)) ? ' ' : '\n\n',
  );
}
