// The marks that recall another citation: "Id.", "Ibid.", "supra"; and the bare section sign.

export type Mark = { form: 'id' | 'supra' | 'section'; start: number; end: number };

const id = /(?<![^\s("“‘[—–])(?:[Ii]d\.|[Ii]bid\.),?(?=[\s);,\]”’"]|$)/g;
const supra = /(?<![\w-])[Ss]upra(?![\w-])/g;
const section = /§{1,2} ?(?:\d[\w.:–-]*\w|\d)?(?:\([0-9a-zA-Z]{1,4}\))*/g;

function collect(text: string, pattern: RegExp, form: Mark['form']): Mark[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    form,
    start: index,
    end: index + found.trimEnd().length,
  }));
}

export function findMarks(text: string): Mark[] {
  return [...collect(text, id, 'id'), ...collect(text, supra, 'supra'), ...collect(text, section, 'section')];
}
