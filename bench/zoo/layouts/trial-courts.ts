/** District courts, on pleading paper and otherwise, and agencies. */
import { type Layout, wished } from '../layout.ts';
import { openPress, printParts } from '../press.ts';
import type { Random } from '../random.ts';
import { americanDay, type Story } from '../story.ts';
import { countsSheets, styled } from '../style.ts';
import { fillerFor } from '../texts/fill.ts';
import { lines, quoted, rule, words } from '../typst.ts';
import { atTrial, caseNames, partyLines, sidedCaption, title, upper } from './captions.ts';

function civilNumber({ docket }: { docket: { year: number; number: number } }, judge: string): string {
  return `2:${String(docket.year).slice(-2)}-cv-0${docket.number}-${judge.slice(0, 3).toUpperCase()}`;
}

const pleadingPaper: Layout = {
  name: 'district court, pleading paper',
  wish: () => wished({ forum: 'trial', withSeparate: false }),
  print(story) {
    const number = civilNumber(story, story.judges[0]!);
    const style = styled({
      page: { width: 612, height: 792, top: 72, bottom: 60, left: 108, right: 42 },
      font: 'Tinos',
      size: 12,
      pitch: 24,
      gap: 0,
      indent: 36,
      heading: { align: 'center', look: 'bold', isEnumerated: true },
      quote: { inset: 40, size: 12, pitch: 24 },
      note: { size: 10, mark: 'raised', isRuled: true },
      background: `{ for row in range(28) { place(top + left, dx: 74pt, dy: 72pt + row * 24pt, box(width: 18pt)[#set align(right); #(row + 1)]) }; place(top + left, dx: 98pt, line(angle: 90deg, length: 100%, stroke: 0.5pt)); place(top + left, dx: 101pt, line(angle: 90deg, length: 100%, stroke: 0.5pt)); place(top + left, dx: 576pt, line(angle: 90deg, length: 100%, stroke: 0.5pt)) }`,
      foot: '[#align(center)[#label]]',
    });
    const press = openPress(style);
    press.front('#v(72pt)\n');
    press.front(lines('center', ['UNITED STATES DISTRICT COURT', 'EASTERN DISTRICT OF CALIFORNIA']));
    press.front(
      sidedCaption(
        partyLines(story.parties, atTrial),
        ['', `No. ${number}`, '', '', 'ORDER ON MOTION', '(Doc. No. 41)'],
        'rule',
      ),
    );
    printParts(press, story, () => ({}));
    press.aside(
      lines('left', [
        'IT IS SO ORDERED.',
        `Dated: ${americanDay(story.decided)}`,
        `${story.judges[0]!}`,
        'UNITED STATES DISTRICT JUDGE',
      ]),
      [
        `IT IS SO ORDERED. Dated: ${americanDay(story.decided)} ${story.judges[0]!} UNITED STATES DISTRICT JUDGE`,
      ],
    );
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States District Court for the Eastern District of California',
        docket: number,
      },
    };
  },
};

const electronicFiling: Layout = {
  name: 'district court, filed order',
  wish: () => wished({ forum: 'trial', withSeparate: false }),
  print(story) {
    const number = `1:${String(story.docket.year).slice(-2)}-cv-0${story.docket.number}`;
    const style = styled({
      font: 'Libertinus Serif',
      size: 12,
      pitch: 24,
      gap: 0,
      isJustified: true,
      heading: { align: 'center', look: 'capitals', isEnumerated: true },
      quote: { inset: 40, size: 12, pitch: 14 },
      note: { size: 10, mark: 'raised', isRuled: true },
      head: `[#set text(size: 8pt, font: "DejaVu Sans Mono"); ${`#${quoted(`Case: ${number} Document #: 88 Filed: ${story.decided.month}/${story.decided.day}/${String(story.decided.year).slice(-2)} Page`)}`} #sheet of 19 PageID \\#:#{sheet + 1204}]`,
      foot: 'if sheet > 1 [#align(center)[#label]]',
      label: 'if sheet > 1 { str(n) } else { "" }',
    });
    const press = openPress(style);
    press.front(
      lines(
        'center',
        ['IN THE UNITED STATES DISTRICT COURT', 'FOR THE NORTHERN DISTRICT OF ILLINOIS', 'EASTERN DIVISION'],
        '#set text(weight: "bold")',
      ),
    );
    press.front(
      sidedCaption(
        partyLines(story.parties, atTrial),
        ['', `Case No. ${number}`, '', `Judge ${story.judges[0]!}`],
        ')',
      ),
    );
    press.front(title('MEMORANDUM OPINION AND ORDER'));
    printParts(press, story, () => ({}));
    press.aside(
      sidedCaption(
        ['ENTERED:', '', `Dated: ${americanDay(story.decided)}`],
        ['________________________', `${upper(story.judges[0])}`, 'United States District Judge'],
        'none',
      ),
      [
        `ENTERED: Dated: ${americanDay(story.decided)} ________________________ ${upper(story.judges[0])} United States District Judge`,
      ],
    );
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States District Court for the Northern District of Illinois, Eastern Division',
        docket: number,
      },
    };
  },
};

const crossingNotes: Layout = {
  name: 'district court, long notes over pages',
  wish: () => wished({ forum: 'trial', withSeparate: false, withNotes: true }),
  print(written, random) {
    const story = withLongNotes(written, random);
    const number = `${String(story.docket.year).slice(-2)} Civ. ${story.docket.number}`;
    const style = styled({
      font: 'Tinos',
      size: 12,
      pitch: 24,
      gap: 0,
      isJustified: true,
      heading: { align: 'center', look: 'bold', isEnumerated: false },
      quote: { inset: 36, size: 12, pitch: 13.8 },
      note: { size: 12, mark: 'raised', isRuled: true },
      foot: '[#align(center)[#label]]',
    });
    const press = openPress(style);
    press.front(lines('left', ['UNITED STATES DISTRICT COURT', 'SOUTHERN DISTRICT OF NEW YORK']));
    press.front(
      sidedCaption(
        partyLines(story.parties, atTrial),
        ['', '', `${number} (PAE)`, '', 'OPINION & ORDER'],
        'rule',
      ),
    );
    press.front(lines('left', [`${upper(story.judges[0])}, District Judge:`]));
    printParts(press, story, () => ({}));
    press.aside(
      lines('left', [
        `Dated: ${americanDay(story.decided)}`,
        '        New York, New York',
        '',
        `${upper(story.judges[0])}`,
        'United States District Judge',
      ]),
      [
        `Dated: ${americanDay(story.decided)} New York, New York ${upper(story.judges[0])} United States District Judge`,
      ],
    );
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States District Court for the Southern District of New York',
        docket: number,
      },
    };
  },
};

const spunOut = [
  'The point was argued at some length in the supplemental briefs, which the court invited after the hearing and which it has considered.',
  'Neither brief cites a case in which such a notice was held to be sufficient on facts like these, and the court has found none.',
  '{First}’s expert assumed that the notice of {day} had been read; {second}’s expert assumed that it had not; and each drew from that assumption the conclusion that one would expect.',
  'In the end the difference between them is one of law and not of fact.',
  'The exhibit was received without objection, though counsel for {second} later called it incomplete.',
  'Mr. {witness} put the cost at {sum}, and Ms. {witness} at {sum}.',
  'The figure of {sum} in the complaint appears to be a slip, for the schedule attached to it gives {sum}.',
  'It was in {month} {year} that the parties first wrote to each other about the lease, and their letters are civil.',
  'A similar practice in {town} was described by the witness {witness}, whose testimony the court credits.',
];

/** Each note several sentences longer: most run over the end of their page. */
function withLongNotes(story: Story, random: Random): Story {
  const fill = fillerFor(random, story.parties);
  const longer = (note: string[]) => [
    ...note,
    ...random.shuffled(spunOut).slice(0, random.whole(3, 7)).map(fill),
  ];
  return { ...story, parts: story.parts.map((part) => ({ ...part, notes: part.notes.map(longer) })) };
}

const agency: Layout = {
  name: 'agency decision, numbered findings',
  wish: () => wished({ forum: 'trial', withSeparate: false, withNotes: false }),
  print(story) {
    const style = styled({
      font: 'Source Serif 4',
      size: 11,
      pitch: 15,
      gap: 8,
      indent: 0,
      numbered: { print: (number) => `${number}.`, place: 'tabbed' },
      heading: { align: 'center', look: 'capitals', isEnumerated: false },
      foot: `[#line(length: 100%, stroke: 0.4pt) #set text(size: 9pt); ${`#${quoted(`Decision and Order, Docket No. ${story.docket.year}-ALJ-${story.docket.number}`)}`} #h(1fr) Page #n of 14]`,
      label: countsSheets,
    });
    const press = openPress(style);
    press.front(
      lines(
        'center',
        ['UNITED STATES DEPARTMENT OF LABOR', 'OFFICE OF ADMINISTRATIVE LAW JUDGES'],
        '#set text(weight: "bold")',
      ),
    );
    press.front(rule());
    press.front(
      lines('left', [
        `Issue Date: ${americanDay(story.decided)}`,
        `Case No.: ${story.docket.year}-ALJ-${story.docket.number}`,
      ]),
    );
    press.front(
      lines('left', [
        'In the Matter of:',
        `${story.parties.first.full.toUpperCase()},`,
        '        Complainant,',
        'v.',
        `${story.parties.second.full.toUpperCase()},`,
        '        Respondent.',
      ]),
    );
    press.front(title('DECISION AND ORDER'));
    printParts(press, story, () => ({}));
    press.aside(lines('right', [`${upper(story.judges[0])}`, 'Administrative Law Judge']), [
      `${upper(story.judges[0])} Administrative Law Judge`,
    ]);
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States Department of Labor, Office of Administrative Law Judges',
        docket: `${story.docket.year}-ALJ-${story.docket.number}`,
      },
    };
  },
};

const taxCourt: Layout = {
  name: 'tax court, memorandum',
  wish: () => wished({ forum: 'trial', withSeparate: false }),
  print(story) {
    const number = `${story.docket.number}-${String(story.docket.year).slice(-2)}`;
    const style = styled({
      font: 'Libertinus Serif',
      size: 12,
      pitch: 20,
      gap: 4,
      indent: 30,
      isJustified: true,
      heading: { align: 'center', look: 'small capitals', isEnumerated: false },
      quote: { inset: 40, size: 12, pitch: 14 },
      note: { size: 11, mark: 'raised', isRuled: true },
      head: 'if sheet > 1 [#align(center)[\\- #label \\-]]',
      label: 'if sheet > 1 { str(n) } else { "" }',
    });
    const press = openPress(style);
    press.front(lines('center', [`T.C. Memo. ${story.decided.year}-${story.docket.number % 300}`]));
    press.front(rule());
    press.front(lines('center', ['UNITED STATES TAX COURT']));
    press.front(rule());
    press.front(
      lines('center', [
        `${story.parties.first.full.toUpperCase()}, Petitioner _v._`,
        `${story.parties.second.full.toUpperCase()}, Respondent`,
      ]),
    );
    press.front(rule());
    press.front(sidedCaption([`Docket No. ${number}.`], [`Filed ${americanDay(story.decided)}.`], 'none'));
    press.front(
      `#par[${words(`${story.counsel[0]!}, for petitioner.`)}]\n#par[${words(`${story.counsel[1]!}, for respondent.`)}]\n`,
    );
    press.front(title('MEMORANDUM FINDINGS OF FACT AND OPINION'));
    printParts(press, story, (part) => ({ opener: `${upper(part.author)}, Judge:`, isRunIn: true }));
    return {
      ...press.finish(),
      caption: { caseNames: caseNames(story.parties), court: 'United States Tax Court', docket: number },
    };
  },
};

export const trialCourts: Layout[] = [pleadingPaper, electronicFiling, crossingNotes, agency, taxCourt];
