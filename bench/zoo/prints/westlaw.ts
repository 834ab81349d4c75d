import { wished } from '../layout.ts';
import { caseNames, upper } from '../layouts/captions.ts';
import { americanDay, type StoryPart } from '../story.ts';
import type { Print } from './print.ts';
import { escaped, lines, openWebPress } from './web-press.ts';

const figures = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`;

const headnotes = (topic: string, text: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<table class="headnote"><tr><td><b>[${index + 1}]</b></td><td><b>${topic}</b> &#9906; ${['Weight and sufficiency', 'Presumptions and burden of proof', 'Nature of summary judgment'][index % 3]}<br>${escaped(text)}</td></tr></table>`,
  ).join('');

export const westlawPrint: Print = {
  name: 'Westlaw print',
  wish: (random) => wished({ withSyllabus: true, forum: random.chance(0.5) ? 'trial' : 'appeal' }),
  show(story, random) {
    const isTrial = story.forum === 'trial';
    const hasHeadnotes = random.chance(0.5);
    const columns = random.chance(0.75) ? 2 : 1;
    const { year } = story.decided;
    const wl = `${year} WL ${story.docket.number}${random.whole(100, 999)}`;
    const volume = random.whole(301, 420);
    const first = isTrial ? 0 : random.whole(12, 900);
    const name = `${story.parties.first.full} v. ${story.parties.second.full}`;
    const status = isTrial
      ? random.pick(['Slip Copy', 'Not Reported in Fed. Supp.'])
      : `${volume} Mont. ${first}`;
    const docket = isTrial
      ? random.pick([
          `CV ${String(story.docket.year).slice(-2)}-${story.docket.number % 900}-BLG-SPW`,
          `Case No. ${String(story.docket.year).slice(-2)}-cv-0${story.docket.number}`,
        ])
      : `DA ${String(story.docket.year).slice(-2)}-0${(story.docket.number % 900) + 100}`;
    const [one, other] = isTrial
      ? ['Plaintiff', 'Defendant']
      : ['Plaintiff and Appellant', 'Defendant and Appellee'];
    const press = openWebPress(
      {
        noteInText: (mark) => `<sup>${mark}</sup>`,
        note: (mark, body) => `<table class="note"><tr><td>${mark}</td><td>${body}</td></tr></table>`,
        notesBehind: { title: 'Footnotes' },
        pageMark: (number) => `<b>&nbsp;*${number}&nbsp;</b>`,
        firstPage: first,
        countsOn: true,
      },
      random,
    );
    press.around(`<div class="front">${lines(isTrial ? wl : `${volume} Mont. ${first}`)}`);
    if (isTrial) press.around(lines('Only the Westlaw citation is currently available.'));
    else if (random.chance(0.4))
      press.around(
        lines(
          'Unpublished Disposition',
          '(This decision without published opinion is referenced in the Pacific Reporter. See Mont. Sup. Ct. Internal Operating Rules s 1 and Order of the Montana Supreme Court on Opinion Forms and Citation Standards.)',
        ),
      );
    press.around(
      `${lines(isTrial ? 'United States District Court, D. Montana, Billings Division.' : 'Supreme Court of Montana.')}<br>${lines(
        `${upper(story.parties.first.full)}, ${one},`,
        'v.',
        `${upper(story.parties.second.full)}, ${other}.`,
      )}<br>${lines(docket, '|', ...(isTrial ? [`Signed ${figures(story.decided)}`] : [`Submitted on Briefs: ${americanDay(story.argued)}`, '|', `Decided: ${americanDay(story.decided)}`]))}</div>`,
    );
    if (hasHeadnotes) {
      const synopsis = `Background: Traveler brought action against innkeeper, alleging that quixotic zephyrs had spoiled the marmalade. The trial court dismissed the action.`;
      press.around(
        `<h4>Synopsis</h4><p><b>Background:</b> ${synopsis.slice(12)}</p><p><b>Holdings:</b> The Supreme Court, ${story.judges[0]}, C.J., held that:</p><p>[1] zephyrs were not foreseeable, and</p><p>[2] marmalade was not warranted.</p><p>Affirmed.</p><p>West Headnotes (6)</p>${headnotes('Innkeepers', 'An innkeeper who shelves marmalade beside an open window owes his guests a warning of zephyrs.', 6)}`,
        [synopsis.slice(12, 70), 'marmalade was not warranted', 'shelves marmalade beside an open window'],
      );
    }
    if (!isTrial)
      press.around(
        `<p>APPEAL FROM: District Court of the Tenth Judicial District, In and For the County of Fergus, Cause No. DV-14-2017-115, Honorable ${story.judges[3]}, Presiding Judge</p>`,
      );
    press.around(
      `<h4>Attorneys and Law Firms</h4><p>${story.counsel[0]}, Zephyr Law Office, Billings, MT, for ${one}.</p><p>${story.counsel[1]}, Marmalade &amp; Quince, Billings, MT, for ${other}.</p>`,
      ['Zephyr Law Office', 'Marmalade & Quince'],
    );
    press.around(
      isTrial
        ? `<h4 class="title">${random.pick(['ORDER', 'OPINION AND ORDER', 'MEMORANDUM AND ORDER'])}</h4>`
        : '<h4>Opinion</h4>',
    );
    story.parts.forEach((part, index) => {
      press.part(part, openerOf(part, index, isTrial));
    });
    press.around(
      `<h4>All Citations</h4><p>${isTrial ? `${status}, ${wl}` : `${volume} Mont. ${first}, 460 P.3d 419, ${year} MT 65`}</p>`,
      ['All Citations'],
    );
    const { html, truth } = press.finish();
    const student =
      '<div style="text-align: center"><b>Quince, Ada 1/18/2021<br>For Educational Use Only</b></div>';
    return {
      html: `<style>body { font: 10.5pt "Tinos", "Liberation Serif", serif; text-align: ${random.pick(['justify', 'left'])}; margin: 0 } .columns { columns: ${columns}; column-gap: 18pt; column-fill: ${random.pick(['auto', 'balance'])}; ${columns === 2 ? 'height: auto' : ''} } .front { text-align: center; margin-bottom: 10pt } p { margin: 0 0 11pt } h4 { font-size: 10.5pt; margin: 10pt 0 6pt } h4.title { text-align: center } blockquote { margin: 0 16pt 11pt } h3.notes { column-span: all; text-align: center; font: bold 11pt Arial, sans-serif; margin: 22pt 0 14pt } .note td { vertical-align: top; font: 9pt Arial, sans-serif } .note td:first-child { width: 30pt } .headnote td { vertical-align: top; padding: 0 6pt 16pt } sup { font-size: 7.5pt }</style>
<div class="columns">${html}</div><div style="border-top: 1px solid #999; font: 7pt Arial, sans-serif; display: flex; justify-content: space-between"><b>End of Document</b><span>© 2021 Thomson Reuters. No claim to original U.S. Government Works.</span></div>`,
      paper: {
        width: 612,
        height: 792,
        margin: { top: 92, bottom: 62, left: 54, right: 54 },
        head: `<div style="width: 100%; font: 8px Arial, sans-serif; padding: 0 54px">${student}<div style="margin-top: 14px; border-bottom: 1px solid #999"><b>${escaped(name)}, ${status} (${year})</b></div>${isTrial ? '' : `<div>460 P.3d 419, ${year} MT 65</div>`}</div>`,
        foot: '<div style="width: 100%; font: 8px Arial, sans-serif; padding: 0 54px; display: flex; justify-content: space-between; color: #888"><span>WESTLAW © 2021 Thomson Reuters. No claim to original U.S. Government Works.</span><span class="pageNumber"></span></div>',
      },
      truth,
      caption: {
        caseNames: caseNames(story.parties),
        court: isTrial
          ? 'United States District Court for the District of Montana'
          : 'Supreme Court of Montana',
        docket: docket.replace('Case No. ', ''),
      },
    };
  },
};

function openerOf({ author, kind }: StoryPart, index: number, isTrial: boolean): string {
  if (index > 0) return `Justice ${author}, ${kind === 'dissent' ? 'dissenting' : 'concurring'}.`;
  return isTrial
    ? `${author}, United States District Judge`
    : `Justice Adela ${author} delivered the Opinion of the Court.`;
}
