/** What a court acts on: told by the first of these words in what stands before or behind its verb. */
import { lowerKinds } from '../court-kinds.ts';

/** A `step` is decided beside the case, and a court's calendar is no decision of it at all: neither says what became of it. */
export type ObjectKind = 'step' | 'calendar' | 'motion' | 'petition' | 'appeal' | 'ruling' | 'case';

type Row = { kind: ObjectKind; pattern: RegExp; examples: string[] };

const asking = '(?:motions?|requests?|applications?|petitions?)';
/** Up to four words between a motion and what it asks for: "the motion of the Acting Secretary for leave". */
const mover = String.raw`(?: (?:by|of|from|filed by) (?:[\p{L}\d.’'-]+ ?){1,5}?)?`;
const stepsAsked = `(?:to (?:strike|supplement|correct the record|assign|reassign|seal|unseal|expedite|consolidate|intervene|withdraw|substitute|file|exceed|recuse|disqualify|compel discovery|take judicial notice|proceed in forma pauperis|appoint|amend the caption)|for (?:an? )?(?:(?:appellate )?(?:attorney|counsel)s?[’']?s?[’']? fees|attorneys?[’']?s?[’']? fees|fees|costs|sanctions|leave|(?:an )?extension|reconsideration|rehearing|reargument|judicial notice|oral argument|appointment of counsel|damages under rule|publication|a? ?stay|a? ?continuance))`;

/** The first row that fits where a noun phrase begins is what it is about: "the motion to dismiss the appeal" is a motion. */
export const objects: Row[] = [
  {
    kind: 'calendar',
    pattern:
      /\b(?:(?:status|case management|pretrial|evidentiary|settlement) (?:hearing|conference)|(?:hearing|conference|trial|oral argument)(?: date)?(?= (?:set|scheduled|noticed|previously|now|currently|on|for) )|trial date|deadlines?|scheduling order|briefing schedule)\b/iu,
    examples: ['the hearing set for June 3, 2019', 'all deadlines'],
  },
  {
    kind: 'step',
    pattern: new RegExp(
      String.raw`\b(?:${asking}${mover} ${stepsAsked}|(?:relief[^,;]{0,40} )?cross-(?:appeals?|petitions?|motions?)|rehearing|oral argument|(?:attorney|counsel)s?[’']?s?[’']? fees|costs|sanctions|(?:temporary |administrative )?stays?(?! (?:of|pending) (?:removal|deportation|execution))|judicial notice|permission to appeal|leave to (?:appeal|proceed|file)|request for (?:fees|costs))\b`,
      'iu',
    ),
    examples: [
      'the motion of Vale to supplement the record',
      'the motion for judicial notice',
      'the petition for rehearing',
      'the stay entered on June 3',
      'the request for attorney’s fees',
      'the cross-appeal',
    ],
  },
  {
    kind: 'ruling',
    pattern: new RegExp(
      String.raw`\b(?:judgments?|decrees?|orders?|decisions?|rulings?|convictions?|sentences?|awards?|verdicts?|determinations?|findings?|adjudications?|commitment|revocation|disposition|injunctions?|(?:grant|denial|dismissal|entry|imposition|refusal|suppression|termination|modification)(?= of\b| to\b)|opinion|result|(?:${lowerKinds}) (?:court|division)(?![’'])|courts? (?:of (?:\w+ )?appeals?|below)(?![’'])|(?:board|commission|agency)(?![’']))\b`,
      'iu',
    ),
    examples: [
      'the judgment of the court',
      'the denial of the petition',
      'the order granting the motion',
      'the Court of Appeals',
    ],
  },
  {
    kind: 'petition',
    pattern:
      /\b(?:petitions?|certiorari|writs?|habeas corpus|mandamus|prohibition|applications?|original proceeding|exceptions)\b/iu,
    examples: ['the petition for review', 'certiorari', 'a writ of mandamus'],
  },
  {
    kind: 'motion',
    pattern: /\b(?:motions?|requests?|relief|demurrers?|objections?|review|bail)\b/iu,
    examples: ['the motion to dismiss the appeal', 'all relief'],
  },
  { kind: 'appeal', pattern: /\bappeals?\b/iu, examples: ['this appeal', 'the consolidated appeals'] },
  {
    kind: 'case',
    pattern:
      /\b(?:cases?|causes?|matters?|actions?|complaints?|counterclaims?|indictments?|informations?|claims?|counts?|proceedings?|suits?|bills?|questions?|issues?)\b/iu,
    examples: ['the case', 'the second count', 'this matter'],
  },
];

/** What a noun phrase is about: of the words that name an object the one that stands first; of several there, the row above. */
export function objectIn(phrase: string): ObjectKind | undefined {
  let first: { kind: ObjectKind; at: number } | undefined;
  for (const { kind, pattern } of objects) {
    const at = pattern.exec(phrase)?.index;
    if (at !== undefined && (!first || at < first.at)) first = { kind, at };
  }
  return first?.kind;
}
