import { wished } from '../layout.ts';
import { caseNames, upper, yearDocket } from '../layouts/captions.ts';
import { americanDay } from '../story.ts';
import type { Print } from './print.ts';
import { escaped, lines, openWebPress } from './web-press.ts';

export const lexisPrint: Print = {
  name: 'Lexis print',
  wish: () => wished({ withSyllabus: true }),
  show(story, random) {
    const first = random.whole(120, 880);
    const volume = random.whole(301, 560);
    const { year } = story.decided;
    const name = `${story.parties.first.full} v. ${story.parties.second.full}`;
    const hasEditors = random.chance(0.7);
    let parallel = random.whole(700, 900);
    const press = openWebPress(
      {
        noteInText: (mark) => `<sup>${mark}</sup>`,
        note: (mark, body) => `<p class="note"><sup>${mark}</sup> ${body}</p>`,
        notesBehind: { title: 'Footnotes' },
        pageMark: (number, draw) =>
          draw.chance(0.3) ? `<b>[**${++parallel}]</b> <b>[*${number}]</b>` : `<b>[*${number}]</b>`,
        firstPage: first,
        countsOn: true,
      },
      random,
    );
    press.around(
      `<div class="c"><h3>${escaped(name)}</h3>${lines('Supreme Court of the United States', `${americanDay(story.argued)}, Argued ; ${americanDay(story.decided)}, Decided`, `No. ${yearDocket(story)}`)}</div><div><b>Reporter</b></div>${lines(`${volume} U.S. ${first} * | 89 S. Ct. ${parallel} ** | ${year} U.S. LEXIS 2443 ***`)}<br><div>${escaped(upper(name))}</div><br>`,
    );
    press.around(
      '<p><b>Prior History:</b> CERTIORARI TO THE UNITED STATES COURT OF APPEALS FOR THE EIGHTH CIRCUIT.</p><p><b>Disposition:</b> 383 F.2d 988, reversed and remanded.</p>',
    );
    if (hasEditors)
      press.around(
        `<h4>Core Terms</h4><p>marmalade, zephyrs, breakfast, innkeeper, quince, window</p><h4>Case Summary</h4><p><b>Procedural Posture</b></p><p>Petitioner zephyrs sought review of a judgment that dismissed their marmalade.</p><p><b>Overview</b></p><p>The court held that quixotic marmalade was protected at breakfast.</p><h4>LexisNexis® Headnotes</h4><p>Constitutional Law &gt; Bill of Rights &gt; Marmalade</p><p><b>HN1</b> Marmalade Rights</p><p>First Amendment rights to marmalade are available to zephyrs and students.</p>`,
        [
          'zephyrs, breakfast, innkeeper',
          'quixotic marmalade was protected',
          'rights to marmalade are available',
        ],
      );
    if (random.chance(0.5))
      press.around(
        `<h4>Syllabus</h4>${story.syllabus.map((each) => `<p>${escaped(each).replaceAll('_', '')}</p>`).join('')}`,
      );
    press.around(
      `<p><b>Counsel:</b> ${story.counsel[0]} argued the cause for petitioner. With him on the briefs was Ada Zephyr.</p><p>${story.counsel[1]} argued the cause for respondent.</p><p><b>Judges:</b> ${story.judges.join(', ')}</p><p><b>Opinion by:</b> ${upper(story.parts[0]!.author)}</p><h4>Opinion</h4>`,
      ['Ada Zephyr'],
    );
    story.parts.forEach((part, index) => {
      const word = part.kind === 'dissent' ? 'Dissent' : 'Concur';
      if (index > 0) press.around(`<p><b>${word} by:</b> ${upper(part.author)}</p><h4>${word}</h4>`);
      press.part(
        part,
        index === 0
          ? `MR. JUSTICE ${upper(part.author)} delivered the opinion of the Court.`
          : `MR. JUSTICE ${upper(part.author)}, ${part.kind === 'dissent' ? 'dissenting' : 'concurring'}.`,
      );
    });
    const { html, truth } = press.finish();
    const columns = random.chance(0.3) ? 2 : 1;
    return {
      html: `<style>body { font: 10pt Arial, "Liberation Sans", sans-serif; margin: 0 } .all { columns: ${columns}; column-gap: 20pt } .c { text-align: center; column-span: all } p { margin: 0 0 10pt; text-align: ${random.pick(['justify', 'left'])} } h4 { border-bottom: 1px solid #999; margin: 12pt 0 6pt } h4.level1, h4.level2 { border: 0; text-align: center } .note { font-size: 9pt } sup { font-size: 7pt }</style><div class="all">${html}</div><p class="c"><b>End of Document</b></p>`,
      paper: {
        width: 612,
        height: 792,
        margin: { top: 80, bottom: 60, left: 60, right: 60 },
        head: `<div style="width: 100%; font: 8px Arial, sans-serif; padding: 0 60px"><div style="text-align: right">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div><div style="text-align: center">${volume} U.S. ${first}, *${first}; 89 S. Ct. 733, **${parallel}</div></div>`,
        foot: '<div style="width: 100%; text-align: center; font: 8px Arial, sans-serif">Ada Quince</div>',
      },
      truth,
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of the United States',
        docket: yearDocket(story),
      },
    };
  },
};
