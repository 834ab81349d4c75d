import { judgeName, surnameOf } from '../judge-names.ts';
import type { PartKind } from '../opinion.ts';
import { separateKind } from './kind.ts';

/** Whose opinion a page belongs to, by its running head. */
export type PageHead = { kind: PartKind | 'opinion_of'; author?: string };

const ofJustice = new RegExp(
  String.raw`^(?<what>Opinion|Statement) of (?:the )?(?:Justice |Chief Justice )?(?<name>${judgeName}), (?:C\. )?JJ?\.`,
  'iu',
);
const ofTheCourtBy = new RegExp(
  String.raw`^Opinion of the Court(?: by (?:Justice )?(?<name>${judgeName}),? ?(?:C\. )?J?\.?)?$`,
  'iu',
);
const separateBy = new RegExp(
  String.raw`^(?:(?:Justice )?(?<name>${judgeName})(?:, (?:C\. )?JJ?\.| and ${judgeName}, JJ\.|(?:, ${judgeName})+,? and ${judgeName}, JJ\.)|(?:Chief )?Justice (?<justice>${judgeName})),? (?<words>(?:concurring|dissenting)\b.*)$`,
  'iu',
);
const separateOpinionBy = new RegExp(
  `^(?<words>(?:concurring|dissenting|concurring and dissenting)) (?:opinion|statement) (?:by|of) (?:Justice )?(?<name>${judgeName})`,
  'iu',
);

/** The first line of a running head that names a part; undefined when none does. */
export function headOf(lines: string[]): PageHead | undefined {
  for (const line of lines) {
    const head = readHead(line.trim()) ?? readHead(line.slice(Math.max(0, line.indexOf('Opinion of '))));
    if (head) return head;
  }
  return undefined;
}

function readHead(line: string): PageHead | undefined {
  if (/^syllabus$/i.test(line)) return { kind: 'syllabus' };
  if (/^counsel$/i.test(line)) return { kind: 'front' };
  if (/^per curiam$/i.test(line)) return { kind: 'per_curiam' };
  if (/^append(?:ix|ices)\b/i.test(line)) return { kind: 'appendix' };
  const court = ofTheCourtBy.exec(line)?.groups;
  if (court || /^opinion of the court/i.test(line)) return withAuthor('majority', court?.name);
  const separate = separateBy.exec(line)?.groups ?? separateOpinionBy.exec(line)?.groups;
  const kind = separate && separateKind(separate.words ?? '');
  if (separate && kind) return withAuthor(kind, separate.name ?? separate.justice);
  const own = ofJustice.exec(line)?.groups;
  if (own) return withAuthor(/^s/i.test(own.what ?? '') ? 'concurrence' : 'opinion_of', own.name);
  return undefined;
}

function withAuthor(kind: PageHead['kind'], name: string | undefined): PageHead {
  return name ? { kind, author: surnameOf(name) } : { kind };
}
