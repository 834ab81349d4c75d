const first = 0x80;
const marks = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => first + at));

/** What a control character from U+0080 to U+009F was in the Windows code page it was taken from; '' where that holds none. */
export function windowsMark(code: number): string {
  const mark = marks[code - first] ?? '';
  return mark.charCodeAt(0) === code ? '' : mark;
}

/** Text that was read byte by byte has these controls where its dashes, quotation marks and ellipses stood. */
export function withWindowsMarks(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => windowsMark(control.charCodeAt(0)));
}
