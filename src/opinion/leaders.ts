/** Six dots are no ellipsis; a rule of a few signs is a blank in a form or a page not yet known. */
const leaders = /(?:\. ?){6,}|_{8,}|-{12,}/g;
/** No sentence leaves out so much, nor leaves so long a blank. */
const longest = 40;
/** Rules stand in captions too, beside much more text. */
const leastShare = 0.1;

/** Rows of a table, whose cells dots or rules lead to or part: "Total cases . . . . . . . 10 13". */
export function hasLeaders(text: string): boolean {
  const led = text.match(leaders) ?? [];
  return (
    (led.length > 1 || (led[0]?.length ?? 0) > longest) && led.join('').length > leastShare * text.length
  );
}
