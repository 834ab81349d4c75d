/** Typst source from strings: nothing in a story's words is ever markup. */

export function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Words as content; what stands between underscores in italics, ⟦3⟧ replaced by what `note` makes of "3". */
export function words(text: string, note: (mark: number) => string = () => ''): string {
  return text
    .split(/(_[^_]+_|⟦\d+⟧)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const mark = /^⟦(\d+)⟧$/.exec(piece)?.[1];
      if (mark) return note(Number(mark));
      if (/^_[^_]+_$/.test(piece)) return `#emph(${quoted(piece.slice(1, -1))})`;
      return `#${quoted(piece)};`;
    })
    .join('');
}

/** The same words without marks, as they are read. */
export function plain(text: string): string {
  return text.replace(/⟦\d+⟧/g, '').replaceAll('_', '');
}

export function marksIn(text: string): string[] {
  return [...text.matchAll(/⟦(\d+)⟧/g)].map((match) => match[1]!);
}

/** Lines one under the other, each as given; `align` as Typst names it. */
export function lines(align: 'center' | 'left' | 'right', each: string[], settings = ''): string {
  const body = each.map((line) => words(line)).join(' #linebreak() ');
  return `#block(width: 100%)[#set align(${align}); #set par(first-line-indent: 0pt, justify: false); ${settings === '' ? '' : `${settings};`} ${body}]\n`;
}

export function space(points: number): string {
  return `#v(${points}pt)\n`;
}

export function rule(width = '100%'): string {
  return `#line(length: ${width}, stroke: 0.5pt)\n`;
}
