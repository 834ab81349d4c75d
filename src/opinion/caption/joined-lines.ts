/** Where lines of a caption were joined into one paragraph, the number of the court below follows the court's own. */
const below = /(?=\bAppeal from\b|\bState File\b|\((?:[A-Z][\w.]+ ){1,4}County\b|\bSuper\. Ct\.)/;

export function captionLinesIn(paragraph: string): string[] {
  return paragraph.split(below).map((line) => line.trim());
}
