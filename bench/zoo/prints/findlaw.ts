import { wished } from '../layout.ts';
import { caseNames, upper, yearDocket } from '../layouts/captions.ts';
import { americanDay } from '../story.ts';
import { justiceOpener } from './openers.ts';
import { browserEdges, type Print, paperOf } from './print.ts';
import { escaped, lines, menu, openWebPress } from './web-press.ts';

export const findLawPage: Print = {
  name: 'FindLaw page',
  wish: () => wished({}),
  show(story, random) {
    const first = random.whole(120, 880);
    const volume = random.whole(301, 560);
    const { year } = story.decided;
    const name = `${upper(story.parties.first.full)} v. ${upper(story.parties.second.full)}`;
    const press = openWebPress(
      {
        noteInText: (mark) => ` <a href="#">[ Footnote ${mark} ]</a>`,
        note: (mark, body) => `<p>[ Footnote ${mark} ] ${body}</p>`,
        notesBehind: 'each',
        pageMark: (number) => `[${volume} U.S. ${first}, ${number}]`,
        firstPage: first,
      },
      random,
    );
    press.around(
      `${menu('Skip to main content', 'For Legal Professionals', 'Find a Lawyer', 'Learn About the Law', 'Legal Forms & Services', 'Legal Blogs')}<p>FindLaw / Caselaw / United States / US Supreme Court / ${escaped(name)}</p><h1>${escaped(name)} (${year})</h1><div>Reset A A Font size: Print</div>`,
      ['Legal Forms & Services'],
    );
    press.around(
      `<h2 class="c">United States Supreme Court</h2><h3 class="c">${escaped(name)} (${year})</h3>${lines(`No. ${yearDocket(story)}`, `Argued: ${americanDay(story.argued)}`, `Decided: ${americanDay(story.decided)}`)}<p>${story.counsel[0]} argued the cause for petitioner.</p>`,
    );
    story.parts.forEach((part, index) => {
      press.part(part, justiceOpener(part, index));
    });
    press.around(
      `<div>Copied to clipboard</div><div>Was this helpful?</div><div>Yes No</div><h4>Welcome to FindLaw's Cases &amp; Codes</h4><p>A free source of state and federal court opinions, state laws, and the United States Code.</p>${menu('Go to Learn About the Law', 'Legal Research')}<p>Copyright © 2026, FindLaw. All rights reserved.</p>`,
      ['A free source of state and federal'],
    );
    const { html, truth } = press.finish();
    return {
      html: `<style>body { font: ${random.pick(['11pt Arial, "Liberation Sans", sans-serif', '12pt Georgia, "Liberation Serif", serif'])}; margin: 0; line-height: 1.45 } .c { text-align: center } p { margin: 0 0 12pt } h1 { font-size: 19pt } h2, h3 { font-size: 13pt } h4 { text-align: center }</style>${html}`,
      paper: {
        ...paperOf(random),
        margin: { top: 46, bottom: 46, left: 50, right: 50 },
        ...browserEdges(
          `${escaped(name)} (${year}) | FindLaw`,
          `https://caselaw.findlaw.com/us-supreme-court/${volume}/${first}.html`,
        ),
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
