import { wished } from '../layout.ts';
import { caseNames, upper, yearDocket } from '../layouts/captions.ts';
import { americanDay } from '../story.ts';
import { judgeOpener } from './openers.ts';
import { browserEdges, type Print, paperOf } from './print.ts';
import { escaped, lines, menu, openWebPress } from './web-press.ts';

export const courtListenerPage: Print = {
  name: 'CourtListener page',
  wish: () => wished({}),
  show(story, random) {
    const first = random.whole(120, 880);
    const { year } = story.decided;
    const name = `${story.parties.first.full} v. ${story.parties.second.full}`;
    const press = openWebPress(
      {
        noteInText: (mark) => `<sup><a href="#">[${mark}]</a></sup>`,
        note: (mark, body) => `<p class="note"><a href="#">[${mark}]</a> ${body}</p>`,
        notesBehind: 'each',
        pageMark: (number) => `<span class="page">*${number}</span>`,
        firstPage: first,
      },
      random,
    );
    press.around(
      `${menu('Sign in / Register', 'Case Law', 'RECAP Archive', 'Oral Arguments', 'Judges', 'Financial Disclosures', 'Donate')}<h1>${escaped(name)}, 529 Pa. ${first} (Pa. ${year})</h1>${lines('Supreme Court of Pennsylvania', `Filed: ${americanDay(story.decided)}`, 'Precedential Status: Precedential', `Citations: 529 Pa. ${first}, 602 A.2d 1277`, `Docket Number: ${yearDocket(story)}`)}`,
      ['Financial Disclosures'],
    );
    if (random.chance(0.6))
      press.around(
        `<div>Cited By (214)</div>${menu('Zephyr v. Marmalade, 71 Cal. App. 5th 1', 'Quince Co. v. Breakfast, 12 P.3d 4')}<div>View Citing Opinions</div>`,
        ['Zephyr v. Marmalade'],
      );
    press.around(
      `<h3>Combined Opinion</h3><div class="c">${lines(`529 Pa. ${first} (${year})`)}<h3>${escaped(upper(story.parties.first.full))}, Appellant,<br>v.<br>${escaped(upper(story.parties.second.full))}, Appellee.</h3>${lines(`No. ${yearDocket(story)}.`, 'Supreme Court of Pennsylvania.', `Argued ${americanDay(story.argued)}.`, `Decided ${americanDay(story.decided)}.`)}</div><p>${story.counsel[0]}, Philadelphia, for appellant.</p>`,
    );
    story.parts.forEach((part, index) => {
      press.part(part, judgeOpener(part, index));
    });
    press.around(
      `<p>CourtListener is sponsored by the non-profit Free Law Project.</p>${menu('About', 'FAQ', 'Tag Folders', 'Newsletter', 'Bulk Legal Data')}`,
      ['Bulk Legal Data'],
    );
    const { html, truth } = press.finish();
    return {
      html: `<style>body { font: ${random.pick([11, 12])}pt "Times New Roman", "Liberation Serif", serif; margin: 0 } .c { text-align: center } p { margin: 0 0 11pt } h1 { font-size: 19pt } h4 { text-align: center } .page { font-size: 0.8em; color: #666 } sup { font-size: 0.7em } .note { font-size: 0.9em }</style>${html}`,
      paper: {
        ...paperOf(random),
        margin: { top: 46, bottom: 46, left: 50, right: 50 },
        ...browserEdges(
          `${escaped(name)}, 529 Pa. ${first} – CourtListener.com`,
          'https://www.courtlistener.com/opinion/1232/vale-v-orr/',
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
