/** The layouts that were written first and are looked at last: their figures tell how the reader does on what nobody showed it. */
import { type Layout, wished } from '../layout.ts';
import { openPress, printParts } from '../press.ts';
import { americanDay, britishDay } from '../story.ts';
import { countsSheets, styled } from '../style.ts';
import { lines, quoted, rule, space, words } from '../typst.ts';
import {
  atTrial,
  caseNames,
  centredParties,
  partyLines,
  sidedCaption,
  title,
  upper,
  yearDocket,
} from './captions.ts';

const boundVolume: Layout = {
  name: 'official reports, bound volume',
  wish: () => wished({ withSyllabus: true, withHeadings: false }),
  print(story, random) {
    const { parties, parts } = story;
    const volume = random.whole(480, 570);
    const first = random.whole(2, 900);
    const short = `${parties.first.cited} v. ${parties.second.cited}`.toUpperCase();
    const style = styled({
      page: { width: 441, height: 666, top: 84, bottom: 60, left: 66, right: 66 },
      font: 'Libertinus Serif',
      size: 10.5,
      pitch: 12.6,
      indent: 11,
      gap: 0,
      isJustified: true,
      isHyphenated: true,
      quote: { inset: 11, size: 9, pitch: 10.8 },
      note: { size: 8.5, mark: 'raised', isRuled: true },
      firstPage: first,
      head: `if sheet == 1 [#align(center)[#label #h(1fr) OCTOBER TERM, ${story.decided.year - 1} #h(1fr)] #align(center)[Syllabus]] else if calc.even(n) [#label #h(1fr) ${`#${quoted(short)}`} #h(1fr) #align(center)[Opinion of the Court]] else [Cite as: ${volume} U. S. ${first} (${story.decided.year}) #h(1fr) #label #align(center)[Opinion of the Court]]`,
    });
    const press = openPress(style);
    press.front(
      lines(
        'center',
        [`${upper(parties.first.full)} _v._ ${upper(parties.second.full)}`],
        '#set text(size: 12pt)',
      ),
    );
    press.front(
      lines(
        'center',
        ['CERTIORARI TO THE UNITED STATES COURT OF APPEALS FOR', 'THE SIXTH CIRCUIT'],
        '#set text(size: 9pt)',
      ),
    );
    press.front(
      lines(
        'center',
        [
          `No. ${yearDocket(story, '–')}. Argued ${americanDay(story.argued)}—Decided ${americanDay(story.decided)}`,
        ],
        '#set text(size: 9pt)',
      ),
    );
    press.front(
      `#block[#set text(size: 9pt); ${story.syllabus.map((each) => `#par[${words(each)}]`).join('\n')}]\n`,
    );
    press.front(
      lines(
        'left',
        [`${upper(story.judges[0])}, J., delivered the opinion of the Court.`],
        '#set text(size: 9pt)',
      ),
    );
    printParts(press, story, (part, index) => ({
      opener:
        index === 0
          ? `Justice ${part.author} delivered the opinion of the Court.`
          : `Justice ${part.author}, ${part.kind === 'dissent' ? 'dissenting' : 'concurring in the judgment'}.`,
      before: parts.length > 0 && index > 0 ? space(10) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(parties),
        court: 'Supreme Court of the United States',
        docket: yearDocket(story),
      },
    };
  },
};

const unpublished: Layout = {
  name: 'circuit, unpublished disposition',
  wish: () => wished({ isPerCuriam: true, withSeparate: false, withHeadings: false }),
  print(story) {
    const style = styled({
      pitch: 27,
      size: 13,
      font: 'New Computer Modern',
      gap: 0,
      quote: { inset: 40, size: 13, pitch: 15 },
      note: { size: 11, mark: 'raised', isRuled: true },
      foot: 'if sheet > 1 [#align(center)[#label]]',
      label: 'if sheet > 1 { str(n) } else { "" }',
    });
    const press = openPress(style);
    press.front(title('UNPUBLISHED'));
    press.front(rule());
    press.front(lines('center', ['UNITED STATES COURT OF APPEALS', 'FOR THE FOURTH CIRCUIT']));
    press.front(rule());
    press.front(lines('center', [`No. ${yearDocket(story)}`]));
    press.front(centredParties(story.parties, ['Plaintiff - Appellant', 'Defendant - Appellee']));
    press.front(rule());
    press.front(
      lines('left', [
        `Appeal from the United States District Court for the Western District of Virginia, at Roanoke. ${story.judges[3]!}, District Judge. (7:${String(story.docket.year - 1).slice(-2)}-cv-00${story.docket.number % 900}-XYZ)`,
      ]),
    );
    press.front(
      sidedCaption(
        [`Submitted: ${americanDay(story.argued)}`],
        [`Decided: ${americanDay(story.decided)}`],
        'none',
      ),
    );
    press.front(
      lines('left', [
        `Before ${upper(story.judges[0])}, ${upper(story.judges[1])}, and ${upper(story.judges[2])}, Circuit Judges.`,
      ]),
    );
    press.front(rule());
    press.front(lines('left', ['Decided by unpublished per curiam opinion.']));
    press.front(rule());
    press.front(
      lines('left', [
        `${story.counsel[0]!}, Richmond, Virginia, for Appellant. ${story.counsel[1]!}, Norfolk, Virginia, for Appellee.`,
      ]),
    );
    press.front(rule());
    press.front(lines('left', ['Unpublished opinions are not binding precedent in this circuit.']));
    press.front('#pagebreak()\n');
    printParts(press, story, () => ({ opener: 'PER CURIAM:' }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States Court of Appeals for the Fourth Circuit',
        docket: yearDocket(story),
      },
    };
  },
};

const bankruptcy: Layout = {
  name: 'bankruptcy court, memorandum',
  wish: () => wished({ forum: 'trial', withSeparate: false }),
  print(story) {
    const number = `${yearDocket(story)}-abc7`;
    const style = styled({
      pitch: 25,
      font: 'Tinos',
      gap: 0,
      heading: { align: 'center', look: 'underlined', isEnumerated: false },
      foot: '[#align(center)[\\- #label \\-]]',
      head: `if sheet > 0 [#set text(size: 9pt); #align(center)[${`#${quoted(`Case ${number}    Doc 58    Filed 05/14/${String(story.decided.year).slice(-2)}    Entered 05/14/${String(story.decided.year).slice(-2)} 10:22:41`)}`} #h(6pt) Page #sheet of 14]]`,
    });
    const press = openPress(style);
    press.front(
      `#block(width: 46%, stroke: 0.6pt, inset: 6pt)[#set text(size: 10pt); #set par(leading: 4pt, first-line-indent: 0pt); ${words('The following constitutes the ruling of the court and has the force and effect therein described.')}]\n`,
    );
    press.front(
      lines(
        'right',
        [
          `Signed ${americanDay(story.decided)}`,
          '______________________________',
          'United States Bankruptcy Judge',
        ],
        '#set text(size: 10pt)',
      ),
    );
    press.front(
      lines('center', [
        'IN THE UNITED STATES BANKRUPTCY COURT',
        'FOR THE NORTHERN DISTRICT OF TEXAS',
        'FORT WORTH DIVISION',
      ]),
    );
    press.front(
      sidedCaption(
        [
          'IN RE:',
          '',
          `${story.counsel[2]!.toUpperCase()},`,
          '',
          '        Debtor.',
          '____________________',
          ...partyLines(story.parties, atTrial),
        ],
        [
          '',
          `CASE NO. ${number}`,
          '',
          'CHAPTER 7',
          '',
          '',
          `ADVERSARY NO. ${String(story.docket.year).slice(-2)}-0${story.docket.number}`,
        ],
        '§',
      ),
    );
    press.front(title('MEMORANDUM OPINION'));
    printParts(press, story, () => ({}));
    press.aside(lines('center', ['### END OF MEMORANDUM OPINION ###']), [
      '### END OF MEMORANDUM OPINION ###',
    ]);
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States Bankruptcy Court for the Northern District of Texas',
        docket: number,
        isUnsigned: true,
      },
    };
  },
};

const bracketedParagraphs: Layout = {
  name: 'state, [¶12] outdented',
  wish: () => wished({ withHeadings: true }),
  print(story) {
    const style = styled({
      font: 'Source Serif 4',
      size: 11.5,
      pitch: 15.5,
      gap: 9,
      indent: 0,
      numbered: { print: (number) => `[¶${number}]`, place: 'run in' },
      heading: { align: 'center', look: 'bold', isEnumerated: true },
      foot: '[#align(center)[#label]]',
    });
    const press = openPress(style);
    press.front(lines('center', ['IN THE SUPREME COURT', 'STATE OF NORTH DAKOTA']));
    press.front(lines('center', [`${story.decided.year} ND ${story.docket.number % 300}`]));
    press.front(
      sidedCaption(
        [`${story.parties.first.full},`, '        v.', `${story.parties.second.full},`],
        ['Plaintiff and Appellant', '', 'Defendant and Appellee'],
        'none',
      ),
    );
    press.front(lines('center', [`No. ${story.docket.year}0${story.docket.number % 400}`]));
    press.front(
      lines('left', [
        'Appeal from the District Court of Cass County, East Central Judicial District, the Honorable ' +
          story.judges[4]! +
          ', Judge.',
      ]),
    );
    press.front(lines('left', [`Opinion of the Court by ${story.judges[0]!}, Justice.`]));
    press.front(lines('left', [`Filed ${americanDay(story.decided)}`]));
    press.front(title(`${story.parties.first.cited} v. ${story.parties.second.cited}`));
    press.front(lines('center', [`No. ${story.docket.year}0${story.docket.number % 400}`]));
    printParts(press, story, (part, index) => ({
      opener:
        index === 0
          ? `${part.author}, Justice.`
          : `${part.author}, Justice, ${part.kind === 'dissent' ? 'dissenting' : 'concurring specially'}.`,
      before: index > 0 ? space(12) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of North Dakota',
        docket: `${story.docket.year}0${story.docket.number % 400}`,
      },
    };
  },
};

const starPages: Layout = {
  name: 'database print, copyright lines',
  wish: () => wished({ withSyllabus: true }),
  print(story, random) {
    const volume = random.whole(300, 990);
    const short = `${story.parties.first.cited} v. ${story.parties.second.cited}`;
    const style = styled({
      page: { width: 612, height: 792, top: 80, bottom: 80, left: 60, right: 60 },
      font: 'Source Serif 4',
      size: 10,
      pitch: 13.5,
      gap: 8,
      indent: 0,
      heading: { align: 'left', look: 'bold', isEnumerated: true },
      note: { size: 9, mark: 'level', isRuled: true },
      quote: { inset: 24, size: 10, pitch: 13 },
      head: `[#set text(size: 8pt, font: "Source Serif 4"); ${`#${quoted(`${short}, ${volume} F.3d 411 (${story.decided.year})`)}`} #linebreak() #emph("${story.decided.year} U.S. App. LEXIS 10${story.docket.number}")]`,
      foot: `[#set text(size: 8pt); © ${story.decided.year + 1} Casebase Research. All rights reserved. #h(1fr) Page #n of 30]`,
      label: countsSheets,
    });
    const press = openPress(style);
    press.front(
      lines(
        'center',
        [
          `${story.parties.first.full.toUpperCase()}, Plaintiff-Appellant, v. ${story.parties.second.full.toUpperCase()}, Defendant-Appellee.`,
        ],
        '#set text(weight: "bold")',
      ),
    );
    press.front(lines('center', ['United States Court of Appeals for the Sixth Circuit']));
    press.front(
      lines('center', [
        `${americanDay(story.argued)}, Argued; ${americanDay(story.decided)}, Decided; ${americanDay(story.decided)}, Filed`,
      ]),
    );
    press.front(lines('center', [`No. ${yearDocket(story)}`]));
    press.front(
      lines('left', [
        'Prior History:  Appeal from the United States District Court for the Eastern District of Kentucky at London.',
      ]),
    );
    press.front(lines('left', ['Core Terms'], '#set text(weight: "bold")'));
    press.front(
      lines('left', [
        'summary judgment, notice, burden, record, district court, affidavit, finding, statute',
      ]),
    );
    press.front(lines('left', ['Case Summary'], '#set text(weight: "bold")'));
    press.front(story.syllabus.map((each) => `#par[${words(each)}]`).join('\n'));
    press.front(lines('left', [`Counsel: ${story.counsel.join(', ')}.`]));
    press.front(
      lines('left', [`Judges: Before: ${story.judges.slice(0, 3).map(upper).join(', ')}, Circuit Judges.`]),
    );
    printParts(press, story, (part, index) => ({
      opener:
        index === 0
          ? `${upper(part.author)}, Circuit Judge.`
          : `${upper(part.author)}, Circuit Judge, ${part.kind === 'dissent' ? 'dissenting' : 'concurring'}.`,
      isRunIn: index > 0,
      countsOn: true,
    }));
    press.aside(lines('center', ['End of Document']), ['End of Document']);
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States Court of Appeals for the Sixth Circuit',
        docket: yearDocket(story),
      },
    };
  },
};

const browserPrint: Layout = {
  name: 'browser print of a web page',
  wish: () => wished({ withSeparate: true, withNotes: false }),
  print(story) {
    const short = `${story.parties.first.cited} v. ${story.parties.second.cited}`;
    const style = styled({
      page: { width: 595, height: 842, top: 50, bottom: 50, left: 40, right: 40 },
      font: 'Libertinus Serif',
      size: 12,
      pitch: 18,
      gap: 12,
      indent: 0,
      heading: { align: 'left', look: 'bold', isEnumerated: false },
      head: `[#set text(size: 8pt); 3/14/24, 9:42 PM #h(1fr) ${`#${quoted(`${short} :: ${story.decided.year} :: Oregon Supreme Court Decisions`)}`} #h(1fr)]`,
      foot: '[#set text(size: 8pt); https:\\/\\/law.caselibrary.example\\/cases\\/oregon\\/supreme-court\\/s0661.html #h(1fr) #n\\/9]',
      label: countsSheets,
    });
    const press = openPress(style);
    press.front(lines('left', [`Caselibrary › Oregon › Supreme Court › ${short}`], '#set text(size: 9pt)'));
    press.front(
      lines('left', [`${short} :: ${story.decided.year}`], '#set text(size: 18pt, weight: "bold")'),
    );
    press.front(lines('left', ['A summary is not available for this decision.'], '#set text(size: 10pt)'));
    press.front(lines('center', ['IN THE SUPREME COURT OF THE', 'STATE OF OREGON']));
    press.front(centredParties(story.parties, ['Petitioner on Review', 'Respondent on Review']));
    press.front(lines('center', [`(SC S0${story.docket.number})`]));
    press.front(
      lines('left', [
        `Argued and submitted ${americanDay(story.argued)}. Decided ${americanDay(story.decided)}.`,
      ]),
    );
    printParts(press, story, (part, index) => ({
      opener:
        index === 0
          ? `${upper(part.author)}, J.`
          : `${upper(part.author)}, J., ${part.kind === 'dissent' ? 'dissenting' : 'concurring'}.`,
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of Oregon',
        docket: `S0${story.docket.number}`,
      },
    };
  },
};

const wordProcessor: Layout = {
  name: 'word processor, letter-spaced headings',
  wish: () => wished({ forum: 'trial', withSeparate: false }),
  print(story) {
    const number = `3:${String(story.docket.year).slice(-2)}-cv-0${story.docket.number}`;
    const style = styled({
      font: 'Tinos',
      size: 12,
      pitch: 24,
      gap: 0,
      isJustified: true,
      heading: { align: 'center', look: 'spaced', isEnumerated: true },
      note: { size: 12, mark: 'raised', isRuled: true },
      quote: { inset: 48, size: 12, pitch: 14 },
      foot: '[#align(center)[Page #n of 12]]',
      label: countsSheets,
    });
    const press = openPress(style);
    press.front(lines('center', ['UNITED STATES DISTRICT COURT', 'DISTRICT OF CONNECTICUT']));
    press.front(
      sidedCaption(
        partyLines(story.parties, atTrial),
        ['', `No. ${number} (VAB)`, '', americanDay(story.decided)],
        ')',
      ),
    );
    press.front(`#align(center)[#smallcaps[#text(tracking: 0.1em)[Ruling on Motion]]]\n`);
    printParts(press, story, () => ({}));
    press.aside(
      lines('left', [
        `SO ORDERED at Bridgeport, Connecticut, this ${story.decided.day}th day of ${americanDay(story.decided).split(' ')[0]!}, ${story.decided.year}.`,
        '',
        `/s/ ${story.judges[0]!}`,
        `${upper(story.judges[0])}`,
        'UNITED STATES DISTRICT JUDGE',
      ]),
      [
        `SO ORDERED at Bridgeport, Connecticut, this ${story.decided.day}th day of ${americanDay(story.decided).split(' ')[0]!}, ${story.decided.year}.`,
        `/s/ ${story.judges[0]!} ${upper(story.judges[0])} UNITED STATES DISTRICT JUDGE`,
      ],
    );
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States District Court for the District of Connecticut',
        docket: number,
      },
    };
  },
};

const canadian: Layout = {
  name: 'Canadian judgment',
  wish: () => wished({ forum: 'commonwealth', withNotes: false }),
  print(story) {
    const style = styled({
      font: 'Tinos',
      size: 12,
      pitch: 16,
      gap: 10,
      indent: 0,
      numbered: { print: (number) => `[${number}]`, place: 'tabbed' },
      heading: { align: 'left', look: 'bold', isEnumerated: true },
      quote: { inset: 50, size: 11, pitch: 13.5 },
      head: `if sheet > 1 [#align(right)[Page: #label]]`,
      label: 'if sheet > 1 { str(n) } else { "" }',
    });
    const press = openPress(style);
    press.front(lines('center', ['COURT OF APPEAL FOR ONTARIO'], '#set text(weight: "bold")'));
    press.front(
      lines('left', [
        `CITATION: ${story.parties.first.cited} v. ${story.parties.second.cited}, ${story.decided.year} ONCA ${story.docket.number % 900}`,
        `DATE: ${story.decided.year}${String(story.decided.month).padStart(2, '0')}${String(story.decided.day).padStart(2, '0')}`,
        `DOCKET: C6${story.docket.number}`,
      ]),
    );
    press.front(lines('center', [`${story.judges[0]!}, ${story.judges[1]!} and ${story.judges[2]!} JJ.A.`]));
    press.front(lines('left', ['BETWEEN']));
    press.front(
      lines('center', [
        story.parties.first.full,
        'Plaintiff (Appellant)',
        'and',
        story.parties.second.full,
        'Defendant (Respondent)',
      ]),
    );
    press.front(
      lines('left', [
        `${story.counsel[0]!}, for the appellant`,
        `${story.counsel[1]!}, for the respondent`,
        `Heard: ${americanDay(story.argued)}`,
      ]),
    );
    press.front(
      lines('left', [
        'On appeal from the judgment of the Superior Court of Justice, dated ' +
          britishDay(story.argued) +
          '.',
      ]),
    );
    printParts(press, story, (part, index) => ({
      opener:
        index === 0
          ? `${part.author} J.A.:`
          : `${part.author} J.A. (${part.kind === 'dissent' ? 'Dissenting' : 'Concurring'}):`,
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Court of Appeal for Ontario',
        docket: `C6${story.docket.number}`,
      },
    };
  },
};

/** Never opened while the reader is being mended. */
export const keptApart: Layout[] = [
  boundVolume,
  unpublished,
  bankruptcy,
  bracketedParagraphs,
  starPages,
  browserPrint,
  wordProcessor,
  canadian,
];
