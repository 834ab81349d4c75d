// What stands between a case name and its citation: years, docket numbers, places kept open.

export const skips: RegExp[] = [
  /[ ,]+$/,
  // A place kept open for a page or volume: "___ U. S. ___".
  /[_—–-]+ (?:[A-Z][\w.]*)(?: ?[\w.]+){0,3} ?[_—–-]+$/,
  // A docket number, a Louisiana docket with its parenthesis, a star page.
  /,? ?\(?Nos?\. [A-Z\d][\w.:–-]*(?: [A-Z][a-z]{1,4}\.? [\w-]+)?(?: \([A-Z]{2,4}\))?$/,
  /,? \d[\w-]*(?:, pp?\. \d+)? \([^()]{0,40}\d{2,4}\)$/,
  / \*\d{1,5}$/,
  / \((?:In re|In the Matter of|Matter of) [^()]{1,70}\)$/,
  /[[(]$/,
];
const skipsAndSupra = [...skips, /,? supra$/];
const yearBefore = / ?\((\d{4})\)$/;
const courtBefore = / \([A-Z][^()]{0,40} \d{4}\)$/;

/** Leaves out what stands between a case name and its citation. */
export function endOfName(
  text: string,
  floor: number,
  end: number,
  passes: RegExp[] = skipsAndSupra,
): { end: number; year?: string } {
  let year: string | undefined;
  for (let count = 0; count < 12; count += 1) {
    const tail = text.slice(Math.max(floor, end - 80), end);
    const dated = yearBefore.exec(tail) ?? courtBefore.exec(tail);
    if (dated) {
      year ??= dated[1];
      end -= dated[0].length;
      continue;
    }
    const skipped = passes.map((skip) => skip.exec(tail)?.[0].length ?? 0).find((length) => length > 0);
    if (!skipped) break;
    end -= skipped;
  }
  return year === undefined ? { end } : { end, year };
}
