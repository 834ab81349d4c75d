/** State courts, most of them with numbered paragraphs, each in its own manner. */
import { type Layout, wished } from '../layout.ts';
import { openPress, printParts } from '../press.ts';
import { americanDay, type Story } from '../story.ts';
import { type Style, styled } from '../style.ts';
import { lines, quoted, rule, space } from '../typst.ts';
import { caseNames, centredParties, sidedCaption, title, upper } from './captions.ts';

const shortOpener = (part: Story['parts'][number], index: number) =>
  index === 0
    ? `${upper(part.author)}, J.`
    : `${upper(part.author)}, J., ${part.kind === 'dissent' ? 'dissenting' : 'concurring'}.`;

const marginNumbers: Layout = {
  name: 'state, ¶12 run in',
  wish: () => wished({}),
  print(story) {
    const style = styled({
      font: 'Tinos',
      size: 12,
      pitch: 24,
      gap: 0,
      indent: 36,
      numbered: { print: (number) => `¶${number}`, place: 'run in' },
      heading: { align: 'center', look: 'capitals', isEnumerated: true },
      quote: { inset: 60, size: 12, pitch: 14 },
      note: { size: 12, mark: 'raised', isRuled: true },
      head: `if sheet > 1 [#h(1fr) No. ${story.docket.year}AP${story.docket.number}]`,
      foot: 'if sheet > 1 [#align(center)[#label]]',
      label: 'if sheet > 1 { str(n) } else { "" }',
    });
    const press = openPress(style);
    press.front(lines('right', [`${story.decided.year} WI ${story.docket.number % 120}`]));
    press.front(lines('center', ['SUPREME COURT OF WISCONSIN'], '#set text(size: 18pt)'));
    press.front(
      sidedCaption(
        ['CASE NO.:', 'COMPLETE TITLE:'],
        [
          `${story.docket.year}AP${story.docket.number}`,
          `${story.parties.first.full}, Plaintiff-Appellant, v. ${story.parties.second.full}, Defendant-Respondent.`,
        ],
        'none',
        0.3,
      ),
    );
    press.front(sidedCaption(['OPINION FILED:'], [americanDay(story.decided)], 'none', 0.3));
    press.front(lines('left', ['NOTICE: This opinion is subject to further editing and modification.']));
    press.front('#pagebreak()\n');
    printParts(press, story, (part, index) => ({
      opener: `${shortOpener(part, index)}`,
      isRunIn: true,
      before: index > 0 ? space(20) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of Wisconsin',
        docket: `${story.docket.year}AP${story.docket.number}`,
      },
    };
  },
};

const bracedNumbers: Layout = {
  name: 'state, {¶ 12} set in',
  wish: () => wished({}),
  print(story) {
    const style = styled({
      font: 'New Computer Modern',
      size: 12,
      pitch: 22,
      gap: 4,
      indent: 0,
      isJustified: true,
      numbered: { print: (number) => `{¶ ${number}}`, place: 'run in' },
      heading: { align: 'center', look: 'bold', isEnumerated: false },
      quote: { inset: 48, size: 12, pitch: 14 },
      note: { size: 10, mark: 'raised', isRuled: true },
      head: 'if sheet > 1 [#align(center)[January Term]]',
      foot: '[#align(center)[#label]]',
    });
    const press = openPress(style);
    press.front(
      lines('center', [
        `[Cite as _${story.parties.first.cited} v. ${story.parties.second.cited}_, ${story.decided.year}-Ohio-${story.docket.number}.]`,
      ]),
    );
    press.front(lines('center', ['THE SUPREME COURT OF OHIO'], '#set text(size: 15pt)'));
    press.front(
      lines('center', [
        `${upper(story.parties.first.full)}, APPELLANT, _v._ ${upper(story.parties.second.full)}, APPELLEE.`,
      ]),
    );
    press.front(
      lines('center', [
        `(No. ${story.docket.year}-${story.docket.number}—Submitted ${americanDay(story.argued)}—Decided ${americanDay(story.decided)}.)`,
      ]),
    );
    press.front(lines('center', ['APPEAL from the Court of Appeals for Franklin County.']));
    press.front(rule());
    printParts(press, story, (part, index) => ({
      opener: shortOpener(part, index),
      before: index > 0 ? space(20) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of Ohio',
        docket: `${story.docket.year}-${story.docket.number}`,
      },
    };
  },
};

const hangingNumbers: Layout = {
  name: 'state, ¶ 12 in the margin',
  wish: () => wished({}),
  print(story) {
    const style = styled({
      page: { width: 612, height: 792, top: 72, bottom: 72, left: 112, right: 72 },
      font: 'Libertinus Serif',
      size: 12,
      pitch: 18,
      gap: 8,
      indent: 0,
      isJustified: true,
      numbered: { print: (number) => `¶ ${number}`, place: 'outdented' },
      heading: { align: 'center', look: 'bold', isEnumerated: true },
      quote: { inset: 36, size: 11, pitch: 13 },
      note: { size: 10, mark: 'raised', isRuled: true },
      foot: 'if sheet > 1 [#align(center)[#label]]',
      label: 'if sheet > 1 { str(n) } else { "" }',
    });
    const press = openPress(style);
    press.front(
      lines('center', [
        `${story.decided.year} UT ${story.docket.number % 90}`,
        '',
        'IN THE',
        'SUPREME COURT OF THE STATE OF UTAH',
      ]),
    );
    press.front(centredParties(story.parties, ['Appellant', 'Appellee']));
    press.front(
      lines('center', [
        `No. ${story.docket.year}0${story.docket.number}`,
        `Heard ${americanDay(story.argued)}`,
        `Filed ${americanDay(story.decided)}`,
      ]),
    );
    press.front(
      lines('center', ['On Direct Appeal', 'Third District, Salt Lake', `The Honorable ${story.judges[4]!}`]),
    );
    press.front(
      lines('left', [
        `Attorneys: ${story.counsel[0]!}, Salt Lake City, for appellant`,
        `${story.counsel[1]!}, Provo, for appellee`,
      ]),
    );
    printParts(press, story, (part, index) => ({
      opener:
        index === 0
          ? `JUSTICE ${upper(part.author)}, opinion of the Court:`
          : `JUSTICE ${upper(part.author)}, ${part.kind === 'dissent' ? 'dissenting' : 'concurring'}:`,
      before: index > 0 ? space(20) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of Utah',
        docket: `${story.docket.year}0${story.docket.number}`,
      },
    };
  },
};

const numbersAndStops: Layout = {
  name: 'state, "12." set in',
  wish: () => wished({}),
  print(story) {
    const style: Style = styled({
      font: 'Tinos',
      size: 13,
      pitch: 20,
      gap: 6,
      indent: 36,
      numbered: { print: (number) => `${number}.`, place: 'run in' },
      heading: { align: 'left', look: 'bold', isEnumerated: false },
      note: { size: 11, mark: 'level', isRuled: true },
      foot: '[#align(center)[#label]]',
    });
    const press = openPress(style);
    press.front(
      lines('center', [
        `IN THE SUPREME COURT OF MISSISSIPPI`,
        `NO. ${story.docket.year}-CA-0${story.docket.number}-SCT`,
      ]),
    );
    press.front(
      sidedCaption(
        [`${upper(story.parties.first.full)}`, '', 'v.', '', `${upper(story.parties.second.full)}`],
        [],
        'none',
        0.6,
      ),
    );
    press.front(
      sidedCaption(
        [
          'DATE OF JUDGMENT:',
          'TRIAL JUDGE:',
          'COURT FROM WHICH APPEALED:',
          'NATURE OF THE CASE:',
          'DISPOSITION:',
        ],
        [
          `${story.argued.month}/${story.argued.day}/${story.argued.year}`,
          `HON. ${upper(story.judges[4])}`,
          'HINDS COUNTY CIRCUIT COURT',
          'CIVIL - OTHER',
          `${americanDay(story.decided)}`,
        ],
        'none',
        0.5,
      ),
    );
    press.front(lines('left', ['EN BANC.']));
    printParts(press, story, (part, index) => ({
      opener:
        index === 0
          ? `${upper(part.author)}, JUSTICE, FOR THE COURT:`
          : `${upper(part.author)}, JUSTICE, ${part.kind === 'dissent' ? 'DISSENTING' : 'CONCURRING'}:`,
      before: index > 0 ? space(16) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of Mississippi',
        docket: `${story.docket.year}-CA-0${story.docket.number}-SCT`,
      },
    };
  },
};

const californian: Layout = {
  name: 'state appeals, box caption',
  wish: () => wished({}),
  print(story) {
    const docket = `B3${String(story.docket.number).padStart(5, '0')}`;
    const style = styled({
      font: 'Source Serif 4',
      size: 12.5,
      pitch: 19,
      gap: 0,
      indent: 36,
      heading: { align: 'center', look: 'bold', isEnumerated: false },
      note: { size: 11, mark: 'raised', isRuled: true },
      foot: 'if sheet > 1 [#align(center)[#label]]',
      label: 'if sheet > 1 { str(n) } else { "" }',
    });
    const press = openPress(style);
    press.front(
      lines('left', [
        `Filed ${story.decided.month}/${story.decided.day}/${String(story.decided.year).slice(-2)}`,
      ]),
    );
    press.front(title('CERTIFIED FOR PUBLICATION'));
    press.front(
      lines('center', [
        'IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA',
        'SECOND APPELLATE DISTRICT',
        'DIVISION FOUR',
      ]),
    );
    press.front(
      sidedCaption(
        [
          `${upper(story.parties.first.full)},`,
          '',
          '    Plaintiff and Appellant,',
          '',
          '    v.',
          '',
          `${upper(story.parties.second.full)},`,
          '',
          '    Defendant and Respondent.',
        ],
        ['', docket, '', '(Los Angeles County', `Super. Ct. No. BC6${story.docket.number})`],
        'rule',
      ),
    );
    press.front(
      `#par[${`#${quoted(`APPEAL from a judgment of the Superior Court of Los Angeles County, ${story.judges[4]!}, Judge.`)}`}]\n`,
    );
    press.front(
      `#par[${`#${quoted(`${story.counsel[0]!} for Plaintiff and Appellant.`)}`}]\n#par[${`#${quoted(`${story.counsel[1]!} for Defendant and Respondent.`)}`}]\n`,
    );
    press.front('#align(center)[\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_]\n');
    const signed = (name: string | undefined, other: string[]) => [
      `${upper(name)}, J.`,
      'We concur:',
      ...other.map((each) => `${upper(each)}, J.`),
    ];
    story.parts.slice(0, 1).forEach((part) => {
      press.part(part);
    });
    const own = signed(story.judges[0], [story.judges[3]!, story.judges[4]!]);
    press.aside(lines('right', own), [own.join(' ')]);
    for (const part of story.parts.slice(1)) {
      press.part(part, {
        opener: `${upper(part.author)}, J., ${part.kind === 'dissent' ? 'Dissenting' : 'Concurring'}.`,
      });
      press.aside(lines('right', [`${upper(part.author)}, J.`]), [`${upper(part.author)}, J.`]);
    }
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'California Court of Appeal, Second Appellate District, Division Four',
        docket,
      },
    };
  },
};

const reportsSmall: Layout = {
  name: 'state reports, heads by side of the page',
  wish: () => wished({}),
  print(story, random) {
    const short = `${story.parties.first.cited} v. ${story.parties.second.cited}`;
    const first = random.whole(100, 700);
    const style = styled({
      page: { width: 432, height: 648, top: 76, bottom: 60, left: 66, right: 66 },
      font: 'New Computer Modern',
      size: 10,
      pitch: 12.2,
      gap: 0,
      indent: 14,
      isJustified: true,
      isHyphenated: true,
      heading: { align: 'center', look: 'italic', isEnumerated: true },
      quote: { inset: 14, size: 9, pitch: 10.8 },
      note: { size: 8.5, mark: 'raised', isRuled: true },
      firstPage: first,
      head: `if calc.even(n) [#label #h(1fr) ${`#${quoted(`${americanDay(story.decided).split(' ')[0]!}, ${story.decided.year}`)}`} #h(1fr) 3${first % 90} Conn. ${first}] else [3${first % 90} Conn. ${first} #h(1fr) ${`#${quoted(short)}`} #h(1fr) #label]`,
    });
    const press = openPress(style);
    press.front(
      lines('center', [`${upper(story.parties.first.full)} _v._`, `${upper(story.parties.second.full)}`]),
    );
    press.front(lines('center', [`(SC ${story.docket.number + 10000})`]));
    press.front(lines('center', [`${story.judges.join(', ')}, Js.`]));
    press.front(
      lines('center', [
        `Argued ${americanDay(story.argued)}—officially released ${americanDay(story.decided)}`,
      ]),
    );
    press.front(
      lines('left', [
        `_${story.counsel[0]!}_, for the appellant (plaintiff).`,
        `_${story.counsel[1]!}_, for the appellee (defendant).`,
      ]),
    );
    press.front(lines('center', ['Opinion']));
    printParts(press, story, (part, index) => ({
      opener: shortOpener(part, index),
      isRunIn: true,
      before: index > 0 ? space(10) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of Connecticut',
        docket: `SC ${story.docket.number + 10000}`,
      },
    };
  },
};

export const states: Layout[] = [
  marginNumbers,
  bracedNumbers,
  hangingNumbers,
  numbersAndStops,
  californian,
  reportsSmall,
];
