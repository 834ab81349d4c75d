/** Where lines of a caption were joined into one paragraph, the number of the court below follows the court's own. */
const below = /(?=\bAppeal from\b|\bState File\b|\((?:[A-Z][\w.]+ ){1,4}County\b|\bSuper\. Ct\.)/;

/** "VALE v. ORR 12 Mer. 401; 3 Mer. App. 77 Supreme Court of the United States": a publisher's line of name, citations and court. */
const publishers =
  /^(?<name>.{3,240}?\sv\. .{2,160}?) (?<citations>\d{1,4} [A-Z][\w. ]{0,24}?\d{1,5}(?:; [^;]{4,60}?\d)+) (?<court>(?:[A-Z][a-z]+ ){0,3}(?:Court|Board|Tribunal)\b.*)$/;
/** What such a line may go on with: the words that open the opinion, and its own. */
const opening =
  /^(?<court>.*?)\s(?<opener>(?:(?:Mr|MR|Mrs|MRS)\. )?(?:(?:Chief|CHIEF) )?(?:Justice|JUSTICE) \S+ (?:delivered|announced)\b[^.]*\.|(?:PER CURIAM|Per Curiam)\.?)(?<rest>\s.*)?$/;

export function captionLinesIn(paragraph: string): string[] {
  const line = publishers.exec(paragraph)?.groups;
  if (!line) return paragraph.split(below).map((each) => each.trim());
  const opened = opening.exec(line.court!)?.groups;
  return opened ? [line.name!, opened.court!, opened.opener!] : [line.name!, line.court!];
}

/** The words that open the opinion, where they stand in the publisher's line, and whether its own follow there. */
export function openingInLine(paragraph: string): { opener: string; goesOn: boolean } | undefined {
  const line = publishers.exec(paragraph)?.groups;
  const opened = line && opening.exec(line.court!)?.groups;
  return opened ? { opener: opened.opener!, goesOn: opened.rest !== undefined } : undefined;
}

/** The citations of a publisher's line, the official reporter's first; the court's own line has the year beside it. */
export function publishersCitations(paragraph: string): string[] {
  const found = publishers.exec(paragraph)?.groups?.citations?.split('; ') ?? [];
  return found.toSorted((one, other) => Number(official.test(other)) - Number(official.test(one)));
}

const official = /^\d+ U\. ?S\. \d/;
