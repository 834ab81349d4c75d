/** The Supreme Court and the courts of appeals. */
import { type Layout, wished } from '../layout.ts';
import { openPress, printParts } from '../press.ts';
import { americanDay, type Story } from '../story.ts';
import { styled } from '../style.ts';
import { lines, quoted, rule, space, words } from '../typst.ts';
import { caseNames, centredParties, onAppeal, sidedCaption, title, upper, yearDocket } from './captions.ts';

const small = '#set text(size: 9pt)';

function caseLine({ parties }: Story): string {
  return `${parties.first.full.toUpperCase()} _v._ ${parties.second.full.toUpperCase()}`;
}

const justiceOpener = (
  part: Story['parts'][number],
  index: number,
  justice = `JUSTICE ${upper(part.author)}`,
) =>
  index === 0
    ? `${justice} delivered the opinion of the Court.`
    : `${justice}, ${part.kind === 'dissent' ? 'dissenting' : 'concurring in the judgment'}.`;

const slip: Layout = {
  name: 'Supreme Court, slip opinion',
  wish: () => wished({ withHeadings: false }),
  print(story) {
    const style = styled({
      page: { width: 612, height: 792, top: 126, bottom: 130, left: 152, right: 152 },
      font: 'New Computer Modern',
      size: 11,
      pitch: 12.8,
      indent: 10,
      gap: 0,
      isJustified: true,
      isHyphenated: true,
      quote: { inset: 12, size: 9.5, pitch: 11.2 },
      note: { size: 9, mark: 'raised', isRuled: true },
      head: `if sheet == 1 [Cite as: 5${story.docket.number % 90} U. S. \\_\\_\\_\\_ (${story.decided.year}) #h(1fr) #label #align(center)[Opinion of the Court]] else if calc.even(n) [#label #h(1fr) ${`#${quoted(`${story.parties.first.cited} v. ${story.parties.second.cited}`.toUpperCase())}`} #h(1fr) #align(center)[Opinion of the Court]] else [Cite as: 5${story.docket.number % 90} U. S. \\_\\_\\_\\_ (${story.decided.year}) #h(1fr) #label #align(center)[Opinion of the Court]]`,
    });
    const press = openPress(style);
    press.front(
      lines(
        'left',
        [
          'NOTICE: This opinion is subject to formal revision before publication in the preliminary print of the United States Reports. Readers are requested to notify the Reporter of Decisions, Supreme Court of the United States, Washington, D. C. 20543, of any typographical or other formal errors, in order that corrections may be made before the preliminary print goes to press.',
        ],
        '#set text(size: 7pt); #set par(leading: 3pt)',
      ),
    );
    press.front(
      lines('center', ['SUPREME COURT OF THE UNITED STATES'], '#set text(size: 13pt, weight: "bold")'),
    );
    press.front(`#align(center)[#line(length: 20%, stroke: 0.5pt)]\n`);
    press.front(lines('center', [`No. ${yearDocket(story, '–')}`]));
    press.front(`#align(center)[#line(length: 20%, stroke: 0.5pt)]\n`);
    press.front(
      lines('center', [
        `${story.parties.first.full.toUpperCase()}, PETITIONER _v._`,
        story.parties.second.full.toUpperCase(),
      ]),
    );
    press.front(
      lines(
        'center',
        ['ON WRIT OF CERTIORARI TO THE UNITED STATES COURT OF', 'APPEALS FOR THE EIGHTH CIRCUIT'],
        small,
      ),
    );
    press.front(lines('center', [`[${americanDay(story.decided)}]`]));
    printParts(press, story, (part, index) => ({
      opener: justiceOpener(part, index),
      before: index > 0 ? space(14) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of the United States',
        docket: yearDocket(story),
      },
    };
  },
};

const preliminaryPrint: Layout = {
  name: 'Supreme Court, preliminary print',
  wish: () => wished({ withHeadings: false, withSyllabus: true }),
  print(story, random) {
    const first = random.whole(2, 800);
    const volume = 590 + (first % 9);
    const style = styled({
      page: { width: 430, height: 650, top: 80, bottom: 56, left: 62, right: 62 },
      font: 'Source Serif 4',
      weight: 600,
      size: 10,
      pitch: 12,
      indent: 10,
      gap: 0,
      isJustified: true,
      isHyphenated: true,
      quote: { inset: 10, size: 8.8, pitch: 10.4 },
      note: { size: 8, mark: 'raised', isRuled: true },
      firstPage: first,
      head: `if sheet == 1 [#align(center)[OCTOBER TERM, ${story.decided.year - 1} #h(1fr) #label] #align(center)[Syllabus]] else if calc.even(n) [#label #h(1fr) ${`#${quoted(`${story.parties.first.cited} v. ${story.parties.second.cited}`.toUpperCase())}`} #h(1fr) #align(center)[Opinion of the Court]] else [Cite as: ${volume} U. S. ${first} (${story.decided.year}) #h(1fr) #label #align(center)[Opinion of the Court]]`,
      background:
        'align(center + horizon, rotate(-52deg, text(size: 34pt, fill: luma(205), weight: 400)[Page Proof Pending Publication]))',
    });
    const press = openPress(style);
    press.front(lines('center', [caseLine(story)], '#set text(size: 11pt)'));
    press.front(
      lines(
        'center',
        ['CERTIORARI TO THE UNITED STATES COURT OF APPEALS FOR', 'THE NINTH CIRCUIT'],
        '#set text(size: 8.5pt)',
      ),
    );
    press.front(
      lines(
        'center',
        [
          `No. ${yearDocket(story, '–')}. Argued ${americanDay(story.argued)}—Decided ${americanDay(story.decided)}`,
        ],
        '#set text(size: 8.5pt)',
      ),
    );
    press.front(
      `#block[#set text(size: 8.5pt); ${story.syllabus.map((each) => `#par[${words(each)}]`).join('\n')}]\n`,
    );
    printParts(press, story, (part, index) => ({
      opener: justiceOpener(part, index, `Justice ${part.author}`),
      before: index > 0 ? space(12) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of the United States',
        docket: yearDocket(story),
      },
    };
  },
};

const withSummary: Layout = {
  name: 'circuit, for publication, summary',
  wish: () => wished({ withSyllabus: true }),
  print(story) {
    const short = `${story.parties.first.cited} v. ${story.parties.second.cited}`.toUpperCase();
    const style = styled({
      page: { width: 612, height: 792, top: 110, bottom: 110, left: 140, right: 140 },
      font: 'Tinos',
      size: 13,
      pitch: 15,
      indent: 18,
      gap: 7,
      isJustified: true,
      heading: { align: 'center', look: 'bold', isEnumerated: true },
      quote: { inset: 24, size: 13, pitch: 14.6 },
      note: { size: 11, mark: 'raised', isRuled: true },
      head: `if sheet > 1 { if calc.even(n) [#label #h(1fr) ${`#${quoted(short)}`} #h(1fr)] else [#h(1fr) ${`#${quoted(short)}`} #h(1fr) #label] }`,
      label: 'if sheet > 1 { str(n) } else { "" }',
    });
    const press = openPress(style);
    press.front(title('FOR PUBLICATION'));
    press.front(
      lines(
        'center',
        ['UNITED STATES COURT OF APPEALS', 'FOR THE NINTH CIRCUIT'],
        '#set text(weight: "bold", size: 15pt)',
      ),
    );
    press.front(
      sidedCaption(
        [
          `${story.parties.first.full.toUpperCase()},`,
          '     Plaintiff-Appellant,',
          '',
          '          v.',
          '',
          `${story.parties.second.full.toUpperCase()},`,
          '     Defendant-Appellee.',
        ],
        [
          '',
          `No. ${yearDocket(story)}`,
          '',
          'D.C. No.',
          `2:${String(story.docket.year - 2).slice(-2)}-cv-0${story.docket.number}-JAK`,
          '',
          'OPINION',
        ],
        'rule',
      ),
    );
    press.front(
      lines('center', [
        'Appeal from the United States District Court',
        'for the Central District of California',
        `${story.judges[4]!}, District Judge, Presiding`,
      ]),
    );
    press.front(
      lines('center', [
        `Argued and Submitted ${americanDay(story.argued)}`,
        'Pasadena, California',
        '',
        `Filed ${americanDay(story.decided)}`,
      ]),
    );
    press.front(
      lines('center', [
        `Before: ${story.judges.slice(0, 3).join(', ')}, Circuit Judges.`,
        '',
        `Opinion by Judge ${story.judges[0]!}`,
      ]),
    );
    press.front('#pagebreak()\n');
    press.front(title('SUMMARY'));
    press.front(story.syllabus.map((each) => `#par[${words(each)}]`).join('\n'));
    press.front(title('COUNSEL'));
    press.front(
      `#par[${words(`${story.counsel[0]!} (argued), Los Angeles, California, for Plaintiff-Appellant.`)}]\n#par[${words(`${story.counsel[1]!} (argued), San Diego, California, for Defendant-Appellee.`)}]\n`,
    );
    press.front('#pagebreak()\n');
    press.front(title('OPINION'));
    printParts(press, story, (part, index) => ({
      opener:
        index === 0
          ? `${upper(part.author)}, Circuit Judge:`
          : `${upper(part.author)}, Circuit Judge, ${part.kind === 'dissent' ? 'dissenting' : 'concurring'}:`,
      before: index > 0 ? space(14) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States Court of Appeals for the Ninth Circuit',
        docket: yearDocket(story),
      },
    };
  },
};

const stampedPerCuriam: Layout = {
  name: 'circuit, per curiam with filing stamp',
  wish: () => wished({ isPerCuriam: true, withSeparate: false, withHeadings: true }),
  print(story) {
    const docket = yearDocket(story);
    const style = styled({
      pitch: 26,
      size: 13,
      font: 'Tinos',
      gap: 0,
      indent: 36,
      isJustified: true,
      heading: { align: 'center', look: 'plain', isEnumerated: true },
      quote: { inset: 40, size: 13, pitch: 15 },
      note: { size: 11, mark: 'raised', isRuled: true },
      head: `[#set text(size: 9pt); #align(center)[${`#${quoted(`Case: ${docket}     Document: 00516${story.docket.number}     Page: `)}`} #sheet ${`#${quoted(`     Date Filed: 0${story.decided.month % 9}/1${story.decided.day % 9}/${story.decided.year}`)}`}]]`,
      foot: '[#align(center)[#label]]',
    });
    const press = openPress(style);
    press.front(
      lines('center', ['United States Court of Appeals', 'for the Fifth Circuit'], '#set text(size: 20pt)'),
    );
    press.front(`#align(center)[#line(length: 30%)]\n`);
    press.front(
      sidedCaption(
        [`No. ${docket}`, 'Summary Calendar'],
        [
          'United States Court of Appeals',
          'Fifth Circuit',
          'FILED',
          americanDay(story.decided),
          `${story.counsel[2]!}`,
          'Clerk',
        ],
        'none',
        0.55,
      ),
    );
    press.front(
      centredParties(story.parties, ['Plaintiff—Appellant', 'Defendant—Appellee'], false, 'versus'),
    );
    press.front(rule());
    press.front(
      lines('center', [
        'Appeal from the United States District Court',
        'for the Southern District of Texas',
        `USDC No. 4:${String(story.docket.year - 1).slice(-2)}-CV-${story.docket.number}`,
      ]),
    );
    press.front(rule());
    press.front(lines('left', [`Before ${story.judges.slice(0, 3).join(', ')}, Circuit Judges.`]));
    printParts(press, story, () => ({ opener: 'PER CURIAM:*' }));
    press.aside(
      lines(
        'left',
        ['* This opinion is not designated for publication. See 5TH CIR. R. 47.5.'],
        '#set text(size: 10pt)',
      ),
      ['* This opinion is not designated for publication. See 5TH CIR. R. 47.5.'],
    );
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States Court of Appeals for the Fifth Circuit',
        docket,
      },
    };
  },
};

const initialsCircuit: Layout = {
  name: 'circuit, slip, run-in opener',
  wish: () => wished({}),
  print(story) {
    const style = styled({
      font: 'Libertinus Serif',
      size: 12.5,
      pitch: 15.4,
      page: { width: 612, height: 792, top: 100, bottom: 100, left: 120, right: 120 },
      indent: 20,
      gap: 3,
      isJustified: true,
      isHyphenated: true,
      heading: { align: 'center', look: 'plain', isEnumerated: true },
      note: { size: 10.5, mark: 'raised', isRuled: true },
      quote: { inset: 26, size: 11.4, pitch: 13.6 },
      head: `if sheet > 1 [${`#${quoted(`No. ${yearDocket(story)}`)}`} #h(1fr) #label]`,
      label: 'if sheet > 1 { str(n) } else { "" }',
    });
    const press = openPress(style);
    press.front(lines('center', ['In the'], '#set text(style: "italic")'));
    press.front(
      lines('center', ['United States Court of Appeals', 'For the Seventh Circuit'], '#set text(size: 19pt)'),
    );
    press.front(lines('left', [`No. ${yearDocket(story)}`]));
    press.front(centredParties(story.parties, onAppeal));
    press.front(rule());
    press.front(
      lines('center', [
        'Appeal from the United States District Court for the',
        'Northern District of Illinois, Eastern Division.',
        `No. ${String(story.docket.year - 1).slice(-2)} C ${story.docket.number} — _${story.judges[4]!}, Judge._`,
      ]),
    );
    press.front(rule());
    press.front(
      lines('center', [
        `ARGUED ${americanDay(story.argued).toUpperCase()} — DECIDED ${americanDay(story.decided).toUpperCase()}`,
      ]),
    );
    press.front(rule());
    press.front(
      lines('left', [`Before ${story.judges.slice(0, 3).map(upper).join(', ')}, _Circuit Judges_.`]),
    );
    printParts(press, story, (part, index) => ({
      opener:
        index === 0
          ? `${upper(part.author)}, _Circuit Judge_.`
          : `${upper(part.author)}, _Circuit Judge_, ${part.kind === 'dissent' ? 'dissenting' : 'concurring'}.`,
      isRunIn: true,
      before: index > 0 ? space(12) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States Court of Appeals for the Seventh Circuit',
        docket: yearDocket(story),
      },
    };
  },
};

const typewritten: Layout = {
  name: 'circuit, typewriter face',
  wish: () => wished({ withSeparate: true }),
  print(story) {
    const style = styled({
      font: 'Courier Prime',
      size: 12,
      pitch: 24,
      indent: 36,
      gap: 0,
      heading: { align: 'left', look: 'underlined', isEnumerated: true },
      quote: { inset: 50, size: 12, pitch: 13 },
      note: { size: 12, mark: 'raised', isRuled: true },
      foot: '[#align(center)[-#label;-]]',
    });
    const press = openPress(style);
    press.front(
      lines('center', ['United States Court of Appeals', 'For the First Circuit'], '#set text(size: 16pt)'),
    );
    press.front(rule());
    press.front(lines('left', [`No. ${yearDocket(story)}`]));
    press.front(centredParties(story.parties, ['Plaintiff, Appellant', 'Defendant, Appellee']));
    press.front(rule());
    press.front(
      lines('center', [
        'APPEAL FROM THE UNITED STATES DISTRICT COURT',
        'FOR THE DISTRICT OF MAINE',
        `[Hon. ${story.judges[4]!}, U.S. District Judge]`,
      ]),
    );
    press.front(rule());
    press.front(lines('center', ['Before', `${story.judges.slice(0, 3).join(', ')},`, 'Circuit Judges.']));
    press.front(rule());
    press.front(
      lines('left', [`     ${story.counsel[0]!} for appellant.`, `     ${story.counsel[1]!} for appellee.`]),
    );
    press.front(rule());
    press.front(lines('center', [americanDay(story.decided)]));
    press.front('#pagebreak()\n');
    printParts(press, story, (part, index) => ({
      opener:
        index === 0
          ? `${upper(part.author)}, Circuit Judge.`
          : `${upper(part.author)}, Circuit Judge, ${part.kind === 'dissent' ? 'dissenting' : 'concurring'}.`,
      isRunIn: true,
      before: index > 0 ? space(20) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States Court of Appeals for the First Circuit',
        docket: yearDocket(story),
      },
    };
  },
};

export const federal: Layout[] = [
  slip,
  preliminaryPrint,
  withSummary,
  stampedPerCuriam,
  initialsCircuit,
  typewritten,
];
