import { wished } from '../layout.ts';
import { caseNames, upper, yearDocket } from '../layouts/captions.ts';
import { americanDay } from '../story.ts';
import { judgeOpener } from './openers.ts';
import { browserEdges, type Print, paperOf } from './print.ts';
import { escaped, lines, openWebPress } from './web-press.ts';

export const scholarPage: Print = {
  name: 'Google Scholar page',
  wish: () => wished({}),
  show(story, random) {
    const first = random.whole(120, 880);
    const second = random.whole(1200, 1300);
    const { year } = story.decided;
    const short = `${story.parties.first.cited} v. ${story.parties.second.cited}`;
    const press = openWebPress(
      {
        noteInText: (mark) => `<sup><a href="#">[${mark}]</a></sup>`,
        note: (mark, body) => `<p class="note"><a href="#">[${mark}]</a> ${body}</p>`,
        notesBehind: 'each',
        pageMark: (number) => `<a class="page">${number}</a>*${number}`,
        firstPage: first,
      },
      random,
    );
    if (random.chance(0.6))
      press.around(
        `<h3 class="top">${escaped(short)}, 602 A. 2d ${second} - Pa: Supreme Court ${year}</h3><div>Read this case</div><div>How cited</div><div>Search</div>`,
        ['How cited'],
      );
    press.around(
      `<div class="c">${lines(`529 Pa. ${first} (${year})`, `602 A.2d ${second}`)}<h3>${escaped(upper(story.parties.first.full))}, Appellant,<br>v.<br>${escaped(upper(story.parties.second.full))}, Appellee.</h3>${lines(`No. ${yearDocket(story)}.`)}<p>Supreme Court of Pennsylvania.</p><p>Argued ${americanDay(story.argued)}.</p><p>Decided ${americanDay(story.decided)}.</p></div><p>${story.counsel[0]}, Philadelphia, for appellant.</p><p>${story.counsel[1]}, Pittsburgh, for appellee.</p><p>Before ${upper(story.judges[3])}, C.J., and ${story.judges.slice(0, 3).map(upper).join(', ')}, JJ.</p><h3 class="c">OPINION OF THE COURT</h3>`,
    );
    story.parts.forEach((part, index) => {
      press.part(part, judgeOpener(part, index));
    });
    press.around(
      '<hr><div class="c">Save trees - read court opinions online on Google Scholar.</div><div class="c">About Google Scholar &nbsp; Privacy &nbsp; Terms</div>',
      ['Save trees'],
    );
    const { html, truth } = press.finish();
    return {
      html: `<style>body { font: ${random.pick([11, 12, 13])}pt "Times New Roman", "Liberation Serif", serif; margin: 0 0 0 34pt; position: relative } .c { text-align: center } a.page { position: absolute; left: -34pt; font-size: 7.5pt; color: #777; width: 28pt; text-align: right } p { margin: 0 0 11pt; ${random.chance(0.5) ? 'text-align: justify' : ''} } .note { font-size: 0.9em } h4 { text-align: center } sup { font-size: 0.7em }</style>${html}`,
      paper: {
        ...paperOf(random),
        margin: { top: 46, bottom: 46, left: 40, right: 50 },
        ...browserEdges(
          `${escaped(short)}, 602 A. 2d ${second} - Pa: Supreme Court ${year} - Google Scholar`,
          'https://scholar.google.com/scholar_case?case=1232&amp;hl=en',
        ),
      },
      truth,
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of Pennsylvania',
        docket: yearDocket(story),
      },
    };
  },
};
