/** Where lines of a caption were joined into one paragraph, the number of the court below follows the court's own. */
const below = /(?=\bAppeal from\b|\bState File\b|\((?:[A-Z][\w.]+ ){1,4}County\b|\bSuper\. Ct\.)/;

/** "VALE v. ORR 12 Mer. 401; 3 Mer. App. 77 Supreme Court of the United States": a publisher's line of name, citations and court. */
const publishers =
  /^(?<name>.{3,240}?\sv\. .{2,160}?) (?<citations>\d{1,4} [A-Z][\w. ]{0,24}?\d{1,5}(?:; [^;]{4,60}?\d)+) (?<court>(?:[A-Z][a-z]+ ){0,3}(?:Court|Board|Tribunal)\b.*)$/;
/** What such a line may go on with: the words that open the opinion. */
const opening = /\s(?=(?:(?:Mr|Mrs)\. )?(?:Chief )?(?:Justice|JUSTICE) \S+ (?:delivered|announced)\b)/;

export function captionLinesIn(paragraph: string): string[] {
  const line = publishers.exec(paragraph)?.groups;
  if (line) return [line.name!, ...line.court!.split(opening)];
  return paragraph.split(below).map((each) => each.trim());
}

/** The citations of a publisher's line, the official reporter's first; the court's own line has the year beside it. */
export function publishersCitations(paragraph: string): string[] {
  const found = publishers.exec(paragraph)?.groups?.citations?.split('; ') ?? [];
  return found.toSorted((one, other) => Number(official.test(other)) - Number(official.test(one)));
}

const official = /^\d+ U\. ?S\. \d/;
