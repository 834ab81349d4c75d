import { wished } from '../layout.ts';
import { caseNames, upper, yearDocket } from '../layouts/captions.ts';
import { americanDay } from '../story.ts';
import { judgeOpener } from './openers.ts';
import { browserEdges, type Print, paperOf } from './print.ts';
import { escaped, lines, openWebPress } from './web-press.ts';

export const casetextPage: Print = {
  name: 'Casetext page',
  wish: () => wished({}),
  show(story, random) {
    const first = random.whole(120, 880);
    const { year } = story.decided;
    const name = `${story.parties.first.full} v. ${story.parties.second.full}`;
    const begins = random.pick([
      (mark: string) => `<sup>${mark}</sup>`,
      (mark: string) => `${mark}`,
      (mark: string) => `${mark}.`,
    ]);
    const press = openWebPress(
      {
        noteInText: (mark) => `<a href="#"><sup>${mark}</sup></a>`,
        note: (mark, body) => `<p>${begins(mark)} ${body}</p>`,
        notesBehind: 'each',
        pageMark: (number) => `<span class="page">*${number}</span>`,
        firstPage: first,
      },
      random,
    );
    press.around(`${lines('Sign In', 'Get a Demo', 'Free Trial')}<h1>${escaped(name)}</h1>`, ['Get a Demo']);
    press.around(
      lines(
        'Supreme Court of Pennsylvania',
        americanDay(story.decided),
        `529 Pa. ${first} (Pa. ${year})`,
        'Copy Citation',
        'Download PDF',
        'Check Treatment',
      ),
    );
    if (random.chance(0.6))
      press.around(
        '<h3>Summary</h3><p>holding that marmalade left by an open window is at the risk of zephyrs</p><p>Summary of this case from Quince v. Breakfast</p><p>See 3 Summaries</p>',
        ['at the risk of zephyrs'],
      );
    press.around(
      `<h3>Opinion</h3>${lines(`No. ${yearDocket(story)}.`)}<p>${escaped(upper(story.parties.first.full))}, Appellant, v. ${escaped(upper(story.parties.second.full))}, Appellee.</p><p>${story.counsel[0]}, Philadelphia, for appellant.</p>`,
    );
    story.parts.forEach((part, index) => {
      press.part(part, judgeOpener(part, index));
    });
    press.around(
      `${lines('About us', 'Jobs', 'News', '© 2024 Casetext Inc.')}<p>Casetext, Inc. and Casetext are not a law firm and do not provide legal advice.</p>`,
      ['do not provide legal advice'],
    );
    const { html, truth } = press.finish();
    return {
      html: `<style>body { font: ${random.pick([11, 12])}pt Arial, "Liberation Sans", sans-serif; margin: 0 } p { margin: 0 0 ${random.pick([11, 14])}pt } h1 { font-size: 19pt } .page { font-size: 0.8em } sup { font-size: 0.7em } .level1, .level2 { text-align: center }</style>${html}`,
      paper: {
        ...paperOf(random),
        margin: { top: 46, bottom: 46, left: 50, right: 50 },
        ...browserEdges(
          `${escaped(name)}, 529 Pa. ${first} | Casetext Search + Citator`,
          'https://casetext.com/case/vale-v-orr',
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
