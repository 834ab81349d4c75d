// What is cited without the help of a reporter's table: "Id.", "supra", constitutions, rules of procedure, bare sections.

export type CitationMark = {
  form: 'id' | 'supra' | 'section' | 'law';
  start: number;
  end: number;
  groups: Record<string, string>;
};

const id = /(?<![^\s("“‘[—–])(?:[Ii]d\.|[Ii]bid\.),?(?=[\s);,\]”’"]|$)/g;
const supra = /(?<![\w-])[Ss]upra(?![\w-])/g;
const section = /§{1,2} ?(?:\d[\w.:–-]*\w|\d)?(?:\([0-9a-zA-Z]{1,4}\))*/g;
const constitution =
  /(?<![\w.])(?<reporter>(?:U\. ?S\.|[A-Z][a-z]{1,5}\.?(?: [A-Z][a-z]{1,4}\.)?) Const\.),? (?<section>(?:Arts?|arts?|Amdts?|[Aa]mends?)\. (?:[IVX]+|\d+)(?:, (?:§{1,2} ?|cl\. |sec\. )[\d–-]+)*)/g;
const rule =
  /(?<![\w.])(?<reporter>Fed\. ?(?:R\. ?|Rules? )(?:Civ|Crim|App|Evid|Bankr)(?:\.|\b)(?: ?P(?:roc)?\.)?) (?<section>\d+(?:\.\d+)?(?:\([0-9a-zA-Z]{1,4}\))*)/g;
/** The name of a code before a section: "Code Civ. Proc., § 904.1". */
const codeName =
  /(?<![\w.])((?:[A-Z][\w’'.]*\.? (?:& |and )?){0,5}(?:Code|Law|Stat\.|Proc\.|Const\.|Act|Ann\.)(?: Civ\. Proc\.| Ann\.)?),? $/;

function collect(text: string, pattern: RegExp, form: CitationMark['form']): CitationMark[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index, groups }) => ({
    form,
    start: index,
    end: index + found.trimEnd().length,
    groups: { ...groups },
  }));
}

function readSection(text: string, { start, end }: CitationMark): CitationMark {
  const number = text.slice(start, end).replace(/^§+ ?/, '');
  const reporter = codeName.exec(text.slice(Math.max(0, start - 60), start))?.[1];
  const groups = { ...(number ? { section: number } : {}), ...(reporter ? { reporter } : {}) };
  return { form: 'section', start, end, groups };
}

export function findMarks(text: string): CitationMark[] {
  return [
    ...collect(text, id, 'id'),
    ...collect(text, supra, 'supra'),
    ...collect(text, constitution, 'law'),
    ...collect(text, rule, 'law'),
    ...collect(text, section, 'section').map((mark) => readSection(text, mark)),
  ];
}
