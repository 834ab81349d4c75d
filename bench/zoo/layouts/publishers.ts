/** What publishers make of opinions, and papers of other kinds. */
import { type Layout, wished } from '../layout.ts';
import { openPress, printParts } from '../press.ts';
import { americanDay, britishDay, type StoryPart } from '../story.ts';
import { countsSheets, styled } from '../style.ts';
import { lines, quoted, rule, space, words } from '../typst.ts';
import { caseNames, centredParties, title, upper, yearDocket } from './captions.ts';

const circuitOpener = (part: StoryPart, index: number) =>
  index === 0
    ? `${upper(part.author)}, Circuit Judge.`
    : `${upper(part.author)}, Circuit Judge, ${part.kind === 'dissent' ? 'dissenting' : 'concurring'}.`;

const twoColumns: Layout = {
  name: 'regional reporter, two columns',
  wish: () => wished({ withSyllabus: true }),
  print(story, random) {
    const first = random.whole(100, 1200);
    const short = `${story.parties.first.cited} v. ${story.parties.second.cited}`.toUpperCase();
    const style = styled({
      page: { width: 500, height: 720, top: 66, bottom: 50, left: 44, right: 44 },
      font: 'Libertinus Serif',
      size: 9.2,
      pitch: 10.8,
      gap: 0,
      indent: 9,
      isJustified: true,
      isHyphenated: true,
      columns: 2,
      heading: { align: 'center', look: 'bold', isEnumerated: true },
      quote: { inset: 9, size: 8.4, pitch: 9.8 },
      note: { size: 7.6, mark: 'raised', isRuled: true },
      firstPage: first,
      head: `if calc.even(n) [#strong(label) #h(1fr) #strong("${random.whole(100, 980)} FEDERAL REPORTER, 3d SERIES")] else [#align(center)[#strong(${quoted(short)}) #h(1fr) #strong(label)] #align(center)[#text(size: 8pt)[Cite as 412 F.3d ${first} (8th Cir. ${story.decided.year})]]]`,
    });
    const press = openPress(style);
    press.front(centredParties(story.parties, ['Appellant', 'Appellee'], false));
    press.front(lines('center', [`No. ${yearDocket(story)}.`]));
    press.front(lines('center', ['United States Court of Appeals,', 'Eighth Circuit.']));
    press.front(
      lines('center', [`Submitted: ${americanDay(story.argued)}.`, `Filed: ${americanDay(story.decided)}.`]),
    );
    press.front(`#par[${words(`Background: ${story.syllabus[0]!}`)}]\n`);
    press.front(`#par[${words('So ordered.')}]\n`);
    press.front(
      `#par[${words(`${story.counsel[0]!}, St. Paul, MN, for appellant.`)}]\n#par[${words(`${story.counsel[1]!}, Omaha, NE, for appellee.`)}]\n`,
    );
    press.front(
      `#par[${words(`Before ${story.judges.slice(0, 3).map(upper).join(', ')}, Circuit Judges.`)}]\n`,
    );
    printParts(press, story, (part, index) => ({
      opener: circuitOpener(part, index),
      before: index > 0 ? space(8) : '',
    }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States Court of Appeals for the Eighth Circuit',
        docket: yearDocket(story),
      },
    };
  },
};

const databaseColumns: Layout = {
  name: 'database print, headnotes, two columns',
  wish: () => wished({ withSyllabus: true }),
  print(story) {
    const short = `${story.parties.first.full} v. ${story.parties.second.full}`;
    const style = styled({
      page: { width: 612, height: 792, top: 84, bottom: 70, left: 58, right: 58 },
      font: 'Tinos',
      size: 10,
      pitch: 12,
      gap: 7,
      indent: 0,
      columns: 2,
      heading: { align: 'left', look: 'bold', isEnumerated: true },
      quote: { inset: 16, size: 10, pitch: 12 },
      note: { size: 9, mark: 'level', isRuled: false },
      head: `[#strong(${quoted(short)}) #linebreak() #text(size: 9pt)[${(story.docket.number % 900) + 50} F.Supp.3d 1181 (${story.decided.year})] #v(2pt) #line(length: 100%, stroke: 0.4pt)]`,
      foot: `[#set text(size: 8pt); © ${story.decided.year + 2} Lawbase. No claim to original U.S. Government Works. #h(1fr) #n]`,
      label: countsSheets,
    });
    const press = openPress(style);
    press.front(
      lines(
        'center',
        [`${(story.docket.number % 900) + 50} F.Supp.3d 1181`, 'United States District Court, D. Colorado.'],
        '#set text(weight: "bold")',
      ),
    );
    press.front(
      lines('center', [
        `${story.parties.first.full}, Plaintiff,`,
        'v.',
        `${story.parties.second.full}, Defendant.`,
      ]),
    );
    press.front(
      lines('center', [
        `Civil Action No. ${String(story.docket.year).slice(-2)}-cv-0${story.docket.number}`,
        `Signed ${americanDay(story.decided)}`,
      ]),
    );
    press.front(title('Synopsis'));
    press.front(story.syllabus.map((each) => `#par[${words(each)}]`).join('\n'));
    press.front(title('Headnotes (2)'));
    press.front(
      `#par[${words('[1] Negligence Notice; warning. A possessor of land owes an invitee reasonable care.')}]\n#par[${words('[2] Federal Civil Procedure Summary judgment. The movant bears the burden.')}]\n`,
    );
    press.front(title('Attorneys and Law Firms'));
    press.front(`#par[${words(`${story.counsel[0]!}, Denver, CO, for Plaintiff.`)}]\n`);
    press.front(title('OPINION AND ORDER'));
    printParts(press, story, (part, index) => ({
      opener: index === 0 ? `${part.author}, United States District Judge` : circuitOpener(part, index),
      countsOn: true,
    }));
    press.aside(lines('left', ['All Citations'], '#set text(weight: "bold")'), ['All Citations']);
    press.aside(lines('left', [`${(story.docket.number % 900) + 50} F.Supp.3d 1181`]), [
      `${(story.docket.number % 900) + 50} F.Supp.3d 1181`,
    ]);
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'United States District Court for the District of Colorado',
        docket: `${String(story.docket.year).slice(-2)}-cv-0${story.docket.number}`,
      },
    };
  },
};

const casebook: Layout = {
  name: 'casebook excerpt, notes behind',
  wish: () => wished({ withSeparate: false, withHeadings: false }),
  print(story, random) {
    const first = random.whole(40, 800);
    const style = styled({
      page: { width: 504, height: 720, top: 78, bottom: 60, left: 72, right: 72 },
      font: 'Source Serif 4',
      size: 10.5,
      pitch: 13,
      gap: 0,
      indent: 16,
      isJustified: true,
      isHyphenated: true,
      quote: { inset: 18, size: 9.5, pitch: 11.6 },
      note: { size: 8.5, mark: 'raised', isRuled: true },
      firstPage: first,
      head: `if calc.even(n) [#label #h(1fr) #smallcaps[Chapter 4. Duty and Breach]] else [#smallcaps[B. Owners and Occupiers] #h(1fr) #label]`,
    });
    const press = openPress(style);
    press.front(
      lines(
        'center',
        [`${story.parties.first.cited} v. ${story.parties.second.cited}`],
        '#set text(weight: "bold", size: 13pt)',
      ),
    );
    press.front(
      lines('center', [
        'Supreme Court of Iowa',
        `${(story.docket.number % 900) + 20} N.W.2d ${(story.docket.number % 700) + 3} (${story.decided.year})`,
      ]),
    );
    printParts(press, story, (part) => ({ opener: `${upper(part.author)}, J.`, isRunIn: true }));
    press.aside(
      `${title('NOTES AND QUESTIONS')}${[1, 2].map((number) => `#par[${words(`${number}. Would the result be the same if the notice had been read aloud?`)}]`).join('\n')}\n`,
      [
        'NOTES AND QUESTIONS',
        ...[1, 2].map(
          (number) => `${number}. Would the result be the same if the notice had been read aloud?`,
        ),
      ],
    );
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of Iowa',
        docket: '',
        isUndated: true,
      },
    };
  },
};

const typewriter: Layout = {
  name: 'typewriter, double spaced',
  wish: () => wished({ withSeparate: false }),
  print(story) {
    const style = styled({
      font: 'DejaVu Sans Mono',
      size: 10,
      pitch: 22,
      gap: 0,
      indent: 48,
      heading: { align: 'center', look: 'underlined', isEnumerated: false },
      quote: { inset: 48, size: 10, pitch: 12 },
      note: { size: 10, mark: 'level', isRuled: true },
      head: 'if sheet > 1 [#align(center)[#label]]',
      label: 'if sheet > 1 { str(n) } else { "" }',
    });
    const press = openPress(style);
    press.front(lines('center', ['STATE OF MICHIGAN', 'COURT OF APPEALS']));
    press.front(rule());
    press.front(
      lines('left', [
        `${upper(story.parties.first.full)},`,
        '     Plaintiff-Appellant,',
        `v                              No. 3${story.docket.number}`,
        `${upper(story.parties.second.full)},`,
        '     Defendant-Appellee.',
      ]),
    );
    press.front(rule());
    press.front(
      lines('left', [
        americanDay(story.decided),
        `Before: ${story.judges[1]!}, P.J., and ${story.judges[0]!} and ${story.judges[2]!}, JJ.`,
      ]),
    );
    printParts(press, story, (part) => ({ opener: `${upper(part.author)}, J.` }));
    press.aside(lines('right', [`/s/ ${story.judges[0]!}`]), [`/s/ ${story.judges[0]!}`]);
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Michigan Court of Appeals',
        docket: `3${story.docket.number}`,
      },
    };
  },
};

const british: Layout = {
  name: 'United Kingdom judgment',
  wish: () => wished({ forum: 'commonwealth', withNotes: false }),
  print(story) {
    const style = styled({
      page: { width: 595, height: 842, top: 80, bottom: 72, left: 80, right: 72 },
      font: 'Tinos',
      size: 12,
      pitch: 15.5,
      gap: 10,
      indent: 0,
      isJustified: true,
      numbered: { print: (number) => `${number}.`, place: 'tabbed' },
      heading: { align: 'left', look: 'bold', isEnumerated: false },
      quote: { inset: 60, size: 12, pitch: 15 },
      head: `if sheet > 1 [#set text(size: 9pt); #underline[Approved Judgment] #h(1fr) ${`#${quoted(`${story.parties.first.cited} v ${story.parties.second.cited}`)}`}]`,
      foot: 'if sheet > 1 [#align(center)[#label]]',
      label: 'if sheet > 1 { str(n) } else { "" }',
    });
    const press = openPress(style);
    press.front(
      lines('left', [
        `Neutral Citation Number: [${story.decided.year}] EWCA Civ ${story.docket.number % 1900}`,
      ]),
    );
    press.front(lines('right', [`Case No: B2/${story.docket.year}/${story.docket.number}`]));
    press.front(
      lines(
        'left',
        [
          'IN THE COURT OF APPEAL (CIVIL DIVISION)',
          'ON APPEAL FROM THE COUNTY COURT AT LEEDS',
          `His Honour Judge ${story.judges[4]!}`,
        ],
        '#set text(weight: "bold")',
      ),
    );
    press.front(
      lines('right', [
        'Royal Courts of Justice',
        'Strand, London, WC2A 2LL',
        '',
        `Date: ${britishDay(story.decided)}`,
      ]),
    );
    press.front(
      lines('center', [
        'Before:',
        '',
        `LORD JUSTICE ${upper(story.judges[0])}`,
        `LADY JUSTICE ${upper(story.judges[1])}`,
        'and',
        `LORD JUSTICE ${upper(story.judges[2])}`,
        '- - - - - - - - - - - - -',
        'Between:',
        `${upper(story.parties.first.full)}`,
        'Appellant',
        '- and -',
        `${upper(story.parties.second.full)}`,
        'Respondent',
      ]),
    );
    press.front(
      lines('center', [
        `${story.counsel[0]!} QC (instructed by Hart & Moss LLP) for the Appellant`,
        `${story.counsel[1]!} (instructed by Legal Services) for the Respondent`,
        '',
        `Hearing date: ${britishDay(story.argued)}`,
        '',
        'Approved Judgment',
      ]),
    );
    press.front('#pagebreak()\n');
    printParts(press, story, (part) => ({ opener: `Lord Justice ${part.author}:` }));
    return {
      ...press.finish(),
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Court of Appeal of England and Wales (Civil Division)',
        docket: `B2/${story.docket.year}/${story.docket.number}`,
      },
    };
  },
};

export const publishers: Layout[] = [twoColumns, databaseColumns, casebook, typewriter, british];
